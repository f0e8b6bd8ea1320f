//! The path of a value in a document.

use crate::value::{decimal, shown};

/// A path in a document, `parcelas[2].valor`: a list of steps, which becomes a string only when an issue is written.
#[derive(Debug, Clone, Default)]
pub(crate) struct Path {
    steps: Vec<Step>,
    /// The number of steps to the record whose issues are collected separately: their paths begin there.
    pub(crate) apart: usize,
}

/// A step from a value to one of its parts.
#[derive(Debug, Clone)]
enum Step {
    /// To a member whose name comes from a table or this program.
    Known(&'static str),
    /// To a member whose name comes from the document, cut to [`MAX_SHOWN`](crate::value::MAX_SHOWN) characters.
    Given(String),
    /// To an element of a list.
    Index(usize),
}

impl Path {
    /// Makes the paths of issues begin here. Returns the number of steps after which they began before.
    pub(crate) const fn begin(&mut self) -> usize {
        core::mem::replace(&mut self.apart, self.steps.len())
    }

    /// One step down to a member whose name comes from this program.
    #[inline]
    pub(crate) fn enter(&mut self, name: &'static str) {
        self.steps.push(Step::Known(name));
    }

    /// One step down to a member whose name comes from the document.
    pub(crate) fn enter_given(&mut self, name: &str) {
        self.steps.push(Step::Given(shown(name).to_owned()));
    }

    /// One step down to an element of a list.
    pub(crate) fn enter_index(&mut self, index: usize) {
        self.steps.push(Step::Index(index));
    }

    /// One step up.
    #[inline]
    pub(crate) fn leave(&mut self) {
        self.steps.pop();
    }

    /// The path of a member as a string; an empty name means the current path.
    pub(crate) fn below(&self, name: &str) -> String {
        let mut text = self.text();
        push(&mut text, shown(name));
        text
    }

    /// The path as a string.
    pub(crate) fn text(&self) -> String {
        self.text_from(self.apart)
    }

    /// The path after the first steps as a string; from 0, the path in the whole document. Without the standard library's
    /// formatting, which is slow: every issue has a path.
    pub(crate) fn text_from(&self, first: usize) -> String {
        let steps = self.steps.get(first..).unwrap_or_default();
        // room for most paths, so that the string seldom grows
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

/// Adds the path of a part to that of the whole: `a` and `b.c` are `a.b.c`; `a` and `[2]` are `a[2]`.
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
    fn steps_become_text() {
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
