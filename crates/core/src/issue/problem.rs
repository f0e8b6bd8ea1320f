//! An issue: one problem, with its path, its code, and the parameters of its message.

use lastro_macros::model;

use super::IssueCode;
use crate::value::choices;

choices! {
    /// Whether an issue stops a request.
    pub enum Severity {
        /// The problem must be corrected before the request can be sent.
        Error = "error",
        /// The problem should be reviewed, but the request may be sent.
        Warning = "warning",
    }
}

/// The parameters of an issue's message, such as limits and allowed values, as ordered pairs of name and value.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Params(Vec<(String, String)>);

impl Params {
    /// The parameters as pairs of name and value, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }

    /// Appends several parameters.
    pub fn extend(&mut self, more: impl IntoIterator<Item = (&'static str, String)>) {
        self.0.extend(more.into_iter().map(|(name, text)| (name.to_owned(), text)));
    }

    /// Appends a parameter.
    #[inline(never)]
    pub fn push(&mut self, name: &str, text: &str) {
        self.0.push((name.to_owned(), text.to_owned()));
    }

    /// The value of the parameter `name`; `None` if there is none.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find_map(|(n, text)| (n == name).then_some(text))
    }
}

/// One problem, with its path.
#[model(answer)]
pub struct Issue {
    /// Path of the value, such as `parcelas[2].valor`; empty if the issue is about the whole document or argument.
    pub path: String,
    /// The kind of problem.
    pub code: IssueCode,
    /// Whether the issue stops the request.
    pub severity: Severity,
    /// Parameters of the message, such as limits and allowed values.
    pub params: Params,
}

impl Issue {
    /// An issue that stops the request.
    #[must_use]
    #[inline(never)]
    pub fn error(path: &str, code: IssueCode) -> Self {
        Self { path: path.to_owned(), code, severity: Severity::Error, params: Params::default() }
    }

    /// An issue that does not stop the request.
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

    /// Whether the issue stops the request.
    #[must_use]
    pub fn stops(&self) -> bool {
        self.severity == Severity::Error
    }

    /// The same issue with one more parameter.
    #[must_use]
    #[inline(never)]
    pub fn with(mut self, name: &str, text: &str) -> Self {
        self.params.push(name, text);
        self
    }
}
