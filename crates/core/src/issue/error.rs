//! The error type of this crate.

use super::{Issue, IssueCode, nearest, path};
use crate::value::shown;

/// What kind of error a [`LastroError`] is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LastroErrorKind {
    /// The input is not a readable JSON document. There is one issue, with the cause and the position.
    Malformed,
    /// One or more arguments are invalid. There is one issue per problem. In an operation of `lastro-facade`, the issue's path
    /// begins with the argument's name.
    Invalid,
    /// The body of a successful response does not have the structure that the operation returns, for example because it is an
    /// HTML page of a proxy. The paths of the issues begin with `body`.
    UnexpectedResponse,
    /// There is no operation with the given name. There is one issue; its path is that name, cut to 64 characters.
    UnknownOperation,
    /// A bug in this library, not a problem of the arguments. Nothing was computed. There is one issue; its path names the part
    /// of the library that found the bug.
    Internal,
}

/// Why an operation returned no value: what kind of error it is, and an [`Issue`] for each problem.
///
/// No secret can leak through the error: an issue states the path of an invalid value, and as parameters only types, limits,
/// names, codes, amounts and dates. The message has one line per issue.
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
    /// An error of a given kind. `issues` must contain at least one issue.
    #[must_use]
    pub const fn new(kind: LastroErrorKind, issues: Vec<Issue>) -> Self {
        Self { kind, issues }
    }

    /// An error of kind [`Invalid`](LastroErrorKind::Invalid) with one issue.
    #[must_use]
    #[inline(never)]
    pub fn invalid(issue: Issue) -> Self {
        Self::invalid_all(vec![issue])
    }

    /// An error of kind [`Invalid`](LastroErrorKind::Invalid) with an issue for each problem.
    #[must_use]
    pub const fn invalid_all(issues: Vec<Issue>) -> Self {
        Self::new(LastroErrorKind::Invalid, issues)
    }

    /// An error of kind [`Invalid`](LastroErrorKind::Invalid) with one issue, which has no parameters.
    #[must_use]
    #[inline(never)]
    pub fn at(path: &str, code: IssueCode) -> Self {
        Self::invalid(Issue::error(path, code))
    }

    /// An error of kind [`Internal`](LastroErrorKind::Internal). `part`: name of the part of the library that found the bug.
    #[must_use]
    #[cold]
    #[inline(never)]
    pub fn internal(part: &str) -> Self {
        Self::new(LastroErrorKind::Internal, vec![Issue::error(part, IssueCode::Internal)])
    }

    /// The error for an unknown operation name. Its issue suggests the most similar name in `known`.
    #[doc(hidden)]
    #[must_use]
    pub fn unknown_operation<'k>(name: &str, known: impl Iterator<Item = &'k str>) -> Self {
        let shown = shown(name);
        let near = nearest(shown, known).map(str::to_owned);
        let mut issue = Issue::error(shown, IssueCode::UnknownOperation);
        issue.params.extend(near.map(|near| ("nearest", near)));
        Self::new(LastroErrorKind::UnknownOperation, vec![issue])
    }

    /// Returns `Ok` if there are no issues.
    ///
    /// # Errors
    /// [`Invalid`](LastroErrorKind::Invalid) with all issues.
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

    /// The same error, with `parent` added in front of every path. An internal error keeps its path.
    #[must_use]
    pub fn under(self, parent: &str) -> Self {
        self.with_paths(&|path| {
            let mut whole = parent.to_owned();
            path::push(&mut whole, path);
            whole
        })
    }

    /// Converts the error of an argument to the error of the call: adds `name`, the argument's name, in front of every path.
    /// The kind [`Malformed`](LastroErrorKind::Malformed) becomes [`Invalid`](LastroErrorKind::Invalid), because only this
    /// argument is not JSON; the call itself is well-formed.
    #[doc(hidden)]
    #[must_use]
    pub fn of_argument(self, name: &str) -> Self {
        let error = self.under(name);
        if error.kind == LastroErrorKind::Malformed { Self::invalid_all(error.issues) } else { error }
    }

    /// The same error, with every path replaced by the result of `path`. An operation uses this method if the calculation that
    /// it calls has other argument names than the operation. An internal error keeps its path, which names no argument.
    #[must_use]
    pub(crate) fn with_paths(mut self, path: &dyn Fn(&str) -> String) -> Self {
        if self.kind != LastroErrorKind::Internal {
            self.issues.iter_mut().for_each(|issue| issue.path = path(&issue.path));
        }
        self
    }
}

impl core::error::Error for LastroError {}
