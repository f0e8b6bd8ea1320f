//! The one error type.

use super::{Issue, IssueCode, nearest, path};
use crate::value::shown;

/// What kind of error a [`LastroError`] is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LastroErrorKind {
    /// The input is not a readable JSON document. One issue says where and why.
    Malformed,
    /// One or more arguments are invalid. There is one issue per problem; its path begins with the argument.
    Invalid,
    /// A successful response of the service that does not fit the operation: an HTML page of a proxy, a record of another
    /// shape. The paths of the issues begin with `body`.
    UnexpectedResponse,
    /// No operation has the name that was called. The path of the one issue is that name, cut to 64 characters.
    UnknownOperation,
    /// A fault of this library, not of the arguments: two parts of it contradict each other. Nothing was computed. The path of
    /// the one issue names the part.
    Internal,
}

/// Why an operation returned no value: what kind of error it is, and an [`Issue`] for each problem.
///
/// It never holds the values that were passed in, so no secret can leak through it. Its message has one line per issue.
///
/// ```
/// use lastro::{IssueCode, LastroError, LastroErrorKind, Money};
///
/// fn total(prices: &[&str]) -> Result<Option<Money>, LastroError> {
///     let amounts: Vec<Money> = prices.iter().map(|price| price.parse()).collect::<Result<_, _>>()?;
///     Ok(Money::checked_sum(amounts))
/// }
///
/// let error = total(&["129.90", "1,50"]).unwrap_err();
/// assert_eq!(error.kind(), LastroErrorKind::Invalid);
/// assert_eq!(error.issues()[0].code, IssueCode::InvalidMoney);
/// assert_eq!(error.under("valor").to_string(), "valor: is not a valid amount; use a decimal point (129.90)");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastroError {
    kind: LastroErrorKind,
    issues: Vec<Issue>,
}

impl LastroError {
    /// An error of a kind, with its issues: at least one.
    #[must_use]
    pub const fn new(kind: LastroErrorKind, issues: Vec<Issue>) -> Self {
        Self { kind, issues }
    }

    /// [`Invalid`](LastroErrorKind::Invalid), with one issue.
    #[must_use]
    #[inline(never)]
    pub fn invalid(issue: Issue) -> Self {
        Self::invalid_all(vec![issue])
    }

    /// [`Invalid`](LastroErrorKind::Invalid), with an issue for each problem.
    #[must_use]
    pub const fn invalid_all(issues: Vec<Issue>) -> Self {
        Self::new(LastroErrorKind::Invalid, issues)
    }

    /// [`Invalid`](LastroErrorKind::Invalid), with one issue that has no parameters.
    #[must_use]
    #[inline(never)]
    pub fn at(path: &str, code: IssueCode) -> Self {
        Self::invalid(Issue::error(path, code))
    }

    /// [`Internal`](LastroErrorKind::Internal): `part` names the part of the library.
    #[must_use]
    #[cold]
    #[inline(never)]
    pub fn internal(part: &str) -> Self {
        Self::new(LastroErrorKind::Internal, vec![Issue::error(part, IssueCode::Internal)])
    }

    /// The error for a name that no operation has, with the most similar name of `known`.
    #[doc(hidden)]
    #[must_use]
    pub fn unknown_operation<'k>(name: &str, known: impl Iterator<Item = &'k str>) -> Self {
        let shown = shown(name);
        let near = nearest(shown, known).map(str::to_owned);
        let mut issue = Issue::error(shown, IssueCode::UnknownOperation);
        issue.params.extend(near.map(|near| ("nearest", near)));
        Self::new(LastroErrorKind::UnknownOperation, vec![issue])
    }

    /// Succeeds if there are no issues.
    ///
    /// # Errors
    /// [`Invalid`](LastroErrorKind::Invalid), with all of them.
    pub fn if_any(issues: Vec<Issue>) -> Result<(), Self> {
        if issues.is_empty() { Ok(()) } else { Err(Self::invalid_all(issues)) }
    }

    /// What kind of error it is.
    #[must_use]
    pub const fn kind(&self) -> LastroErrorKind {
        self.kind
    }

    /// The stable code of the kind: `malformed`, `invalid`, `unexpected_response`, `unknown_operation`, `internal`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self.kind {
            LastroErrorKind::Malformed => "malformed",
            LastroErrorKind::Invalid => "invalid",
            LastroErrorKind::UnexpectedResponse => "unexpected_response",
            LastroErrorKind::UnknownOperation => "unknown_operation",
            LastroErrorKind::Internal => "internal",
        }
    }

    /// Every problem, in the order found.
    #[must_use]
    pub fn issues(&self) -> &[Issue] {
        &self.issues
    }

    /// Every problem, in the order found.
    #[must_use]
    pub fn into_issues(self) -> Vec<Issue> {
        self.issues
    }

    /// The same error with every path below `parent`.
    #[must_use]
    pub fn under(self, parent: &str) -> Self {
        self.with_paths(&|path| {
            let mut whole = parent.to_owned();
            path::push(&mut whole, path);
            whole
        })
    }

    /// The same problems as problems of an argument: an argument that is not JSON makes the call
    /// [`Invalid`](LastroErrorKind::Invalid), not [`Malformed`](LastroErrorKind::Malformed).
    #[doc(hidden)]
    #[must_use]
    pub fn of_argument(self, name: &str) -> Self {
        let error = self.under(name);
        if error.kind == LastroErrorKind::Malformed { Self::invalid_all(error.issues) } else { error }
    }

    /// The same error with other paths, for an operation whose arguments differ from those of the calculation that it
    /// calls. An internal error keeps its path, which is not that of an argument.
    #[must_use]
    pub(crate) fn with_paths(mut self, path: &dyn Fn(&str) -> String) -> Self {
        if self.kind != LastroErrorKind::Internal {
            self.issues.iter_mut().for_each(|issue| issue.path = path(&issue.path));
        }
        self
    }
}

impl core::error::Error for LastroError {}
