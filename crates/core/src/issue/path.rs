//! The path of a value in a document.

use crate::value::{decimal, shown};

/// A path in a document, such as `parcelas[2].valor`, as a list of steps. It is converted to a string only if there is an
/// issue, because reading a document changes the path at every value.
#[derive(Debug, Clone, Default)]
pub(crate) struct Path {
    steps: Vec<Step>,
    /// How many leading steps are left out of the paths of issues. While a record's issues are collected separately, this is
    /// the number of steps to the record, so that the paths of its issues begin at the record.
    pub(crate) apart: usize,
}

/// A step from a value to one of its parts.
#[derive(Debug, Clone)]
enum Step {
    /// The step to a member whose name is a constant of this program.
    Known(&'static str),
    /// The step to a member whose name comes from the document, cut to [`MAX_SHOWN`](crate::value::MAX_SHOWN) characters.
    Given(String),
    /// The step to an element of a list, by its index.
    Index(usize),
}

impl Path {
    /// Makes the paths of issues begin at the current value. Returns the previous number of left-out steps (`apart`), which the
    /// caller restores later.
    pub(crate) const fn begin(&mut self) -> usize {
        core::mem::replace(&mut self.apart, self.steps.len())
    }

    /// Adds a step to a member whose name is a constant of this program.
    #[inline]
    pub(crate) fn enter(&mut self, name: &'static str) {
        self.steps.push(Step::Known(name));
    }

    /// Adds a step to a member whose name comes from the document.
    pub(crate) fn enter_given(&mut self, name: &str) {
        self.steps.push(Step::Given(shown(name).to_owned()));
    }

    /// Adds a step to an element of a list.
    pub(crate) fn enter_index(&mut self, index: usize) {
        self.steps.push(Step::Index(index));
    }

    /// Removes the last step.
    #[inline]
    pub(crate) fn leave(&mut self) {
        self.steps.pop();
    }

    /// The path of the member `name` of the current value, as a string. If `name` is empty, the path of the current value.
    pub(crate) fn below(&self, name: &str) -> String {
        let mut text = self.text();
        push(&mut text, shown(name));
        text
    }

    /// The path of the current value, as a string.
    pub(crate) fn text(&self) -> String {
        self.text_from(self.apart)
    }

    /// The path without its first `first` steps, as a string; with 0, the path in the whole document. Every issue needs a path,
    /// so the string is built without the standard library's formatting, which is slow.
    pub(crate) fn text_from(&self, first: usize) -> String {
        let steps = self.steps.get(first..).unwrap_or_default();
        // most paths fit into 48 bytes, so the string rarely has to grow
        let mut text = String::with_capacity(if steps.is_empty() { 0 } else { 48 });
        for (place, step) in steps.iter().enumerate() {
            let dot = if place == 0 { "" } else { "." };
            match step {
                Step::Known(name) => text.extend([dot, name]),
                Step::Given(name) => text.extend([dot, name]),
                Step::Index(index) => text.extend(["[", &decimal::text(false, *index as u64, 0, 0), "]"]),
            }
        }
        text
    }
}

/// Appends a relative path: `a` and `b.c` become `a.b.c`; `a` and `[2]` become `a[2]`.
pub(crate) fn push(path: &mut String, part: &str) {
    if !path.is_empty() && !part.is_empty() && !part.starts_with('[') {
        path.push('.');
    }
    path.push_str(part);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_written_with_dots_and_brackets() {
        let mut path = Path::default();
        assert_eq!((path.text().as_str(), path.below("a").as_str()), ("", "a"));
        path.enter("itens");
        path.enter_index(2);
        path.enter_given("custom");
        assert_eq!(path.text(), "itens[2].custom");
        assert_eq!(path.below("x"), "itens[2].custom.x");
        assert_eq!(path.below("[1]"), "itens[2].custom[1]");
        path.leave();
        assert_eq!(path.below(""), "itens[2]");
    }
}
