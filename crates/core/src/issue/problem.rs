//! One problem: its path, its code, and the figures and names in its message.

use lastro_macros::model;

use super::IssueCode;
use crate::value::choices;

choices! {
    /// Whether an issue stops a request.
    pub enum Severity {
        /// It must be corrected first.
        Error = "error",
        /// It should be reviewed, but the request may be sent.
        Warning = "warning",
    }
}

/// The figures and names in an issue's message, in order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Params(Vec<(String, String)>);

impl Params {
    /// The names and values, in order.
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

    /// The value of one parameter.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find_map(|(n, text)| (n == name).then_some(text))
    }
}

/// One problem, with its path.
#[model(answer)]
pub struct Issue {
    /// Path of the value: `parcelas[2].valor`; empty for the whole value.
    pub path: String,
    /// The kind of problem, by a stable name.
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

    /// The issue for an amount below zero.
    #[must_use]
    pub fn negative(path: &str) -> Self {
        Self::error(path, IssueCode::OutOfRange).with("min", "0.00")
    }

    /// The issue for a percentage outside 0 to 100.
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
