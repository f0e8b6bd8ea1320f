//! Problems as values: `{path, code, severity, params}`, and the one error type.

mod codes;
mod collected;
mod error;
mod nearest;
pub(crate) mod path;
mod text;
#[cfg(feature = "describe")]
mod words;

pub use codes::{IssueCode, Language};
pub use collected::{Issues, MAX_ISSUES};
pub use error::{LastroError, LastroErrorKind};
use lastro_macros::model;
pub(crate) use nearest::nearest;
pub(crate) use path::Path;

use crate::value::{ChoiceTable, Code, CodeTable, choices};

choices! {
    /// Whether an issue stops a request.
    pub enum Severity {
        /// It must be corrected first.
        Error = "error",
        /// It should be looked at, but the request may be sent.
        Warning = "warning",
    }
}

/// The figures and names in an issue's message, in order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Params(Vec<(String, String)>);

impl Params {
    /// The names and texts, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }

    /// Adds more at the end.
    pub fn extend(&mut self, more: impl IntoIterator<Item = (&'static str, String)>) {
        self.0.extend(more.into_iter().map(|(name, text)| (name.to_owned(), text)));
    }

    /// Adds one at the end.
    #[inline(never)]
    pub fn push(&mut self, name: &str, text: &str) {
        self.0.push((name.to_owned(), text.to_owned()));
    }

    /// The text of one parameter.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find_map(|(n, text)| (n == name).then_some(text))
    }
}

/// One problem, with its place.
#[model(answer)]
pub struct Issue {
    /// Where: `parcelas[2].valor`; empty for the whole value.
    pub path: String,
    /// What, by a stable name.
    pub code: IssueCode,
    /// Whether it stops the request.
    pub severity: Severity,
    /// The figures and names in the message.
    pub params: Params,
}

impl Issue {
    /// A problem that stops the request.
    #[must_use]
    #[inline(never)]
    pub fn error(path: &str, code: IssueCode) -> Self {
        Self { path: path.to_owned(), code, severity: Severity::Error, params: Params::default() }
    }

    /// A problem that does not stop the request.
    #[must_use]
    pub fn warning(path: &str, code: IssueCode) -> Self {
        Self { severity: Severity::Warning, ..Self::error(path, code) }
    }

    /// The problem of an amount below zero.
    #[must_use]
    pub fn negative(path: &str) -> Self {
        Self::error(path, IssueCode::OutOfRange).with("min", "0.00")
    }

    /// The problem of a percentage outside 0 to 100.
    #[must_use]
    pub fn no_rate(path: &str) -> Self {
        Self::error(path, IssueCode::OutOfRange).with("min", "0").with("max", "100")
    }

    /// Whether it stops the request.
    #[must_use]
    pub fn stops(&self) -> bool {
        self.severity == Severity::Error
    }

    /// The same with one more parameter.
    #[must_use]
    #[inline(never)]
    pub fn with(mut self, name: &str, text: &str) -> Self {
        self.params.push(name, text);
        self
    }
}

/// The texts of every value of a choice, for an issue's `allowed`.
#[doc(hidden)]
#[must_use]
pub fn allowed(texts: impl Iterator<Item = String>) -> String {
    texts.collect::<Vec<_>>().join(", ")
}

/// The error of a text that is not one of a closed set.
#[cold]
pub(crate) fn unknown_choice(table: &ChoiceTable) -> LastroError {
    let texts = allowed(table.choices.iter().map(|choice| choice.text.to_owned()));
    LastroError::invalid(Issue::error("", IssueCode::InvalidChoice).with("allowed", &texts))
}

/// A code that the service does not document.
pub(crate) fn unknown_code(path: &str, table: &CodeTable) -> Issue {
    Issue::error(path, IssueCode::InvalidCode).with("allowed", &codes_of(table))
}

/// The problem of a code in an argument, if the service does not document it: operations never guess its meaning.
/// Programs can also build `Unknown` from a documented number; the rules would not recognize that, so it is a problem
/// too.
pub(crate) fn of_code<C: Code + PartialEq>(path: &str, code: Option<C>) -> Option<Issue> {
    let named = |code: C| C::from_code(code.code()) == code && C::TABLE.codes.iter().any(|c| c.code == code.code());
    code.is_some_and(|code| !named(code)).then(|| unknown_code(path, C::TABLE))
}

/// The numbers of a code, for an issue's `allowed`.
pub(crate) fn codes_of(table: &CodeTable) -> String {
    allowed(table.codes.iter().map(|c| c.code.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::Choice as _;

    #[test]
    fn every_code_has_both_texts_and_a_doc() {
        for code in IssueCode::ALL {
            for language in Language::ALL {
                assert!(code.template(*language).len() > 5, "{code:?} {language:?}");
            }
            let braces = |l| code.template(l).matches('{').count();
            assert_eq!(braces(Language::En), braces(Language::PtBr), "{code:?}");
        }
        assert!(IssueCode::TABLE.choices.iter().all(|c| !c.doc.trim().is_empty()));
        let issue = Issue::error("a", IssueCode::OutOfRange).with("min", "1");
        assert_eq!(issue.text(Language::En), "a: is outside the allowed range, minimum 1");
        assert_eq!(issue.with("max", "2").text(Language::PtBr), "a: está fora da faixa permitida, mínimo 1, máximo 2");
        let mut texts: Vec<_> = IssueCode::ALL.iter().map(|c| c.as_str()).collect();
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), IssueCode::ALL.len());
    }
}
