//! Collects the issues of one result: the first 1,000 in the order found, and the number of further issues.
//!
//! Hostile input can cause any number of issues. All code whose number of issues depends on the input uses [`Issues`], which
//! enforces the limit.

use core::ops::Range;

use super::path::Path;
use super::{Issue, IssueCode, LastroError, Params, Severity};
use crate::json::MAX_LISTED;
use crate::value::sort_indices;

/// Maximum number of issues listed in one result. If there are more, an additional issue [`IssueCode::MoreIssues`] states how
/// many are not listed.
pub const MAX_ISSUES: usize = MAX_LISTED;

/// Issues in the order they were found. Issues beyond [`MAX_ISSUES`] are only counted.
#[derive(Debug, Clone, Default)]
pub struct Issues {
    listed: Vec<Issue>,
    more: usize,
    // whether one of the issues that are only counted is an error
    more_stop: bool,
}

impl Issues {
    /// An empty list.
    #[must_use]
    pub const fn new() -> Self {
        Self { listed: Vec::new(), more: 0, more_stop: false }
    }

    /// Whether the list is full, so that further issues are only counted.
    #[must_use]
    pub(crate) const fn is_full(&self) -> bool {
        self.listed.len() >= MAX_ISSUES
    }

    /// Adds an issue. If the issue is the `more_issues` of another list, its count is added to this list's count.
    pub fn push(&mut self, issue: Issue) {
        if issue.code == IssueCode::MoreIssues {
            let more = issue.params.get("count").and_then(|count| count.parse().ok()).unwrap_or(1);
            self.count(more, issue.severity);
        } else if self.is_full() {
            self.count(1, issue.severity);
        } else {
            self.listed.push(issue);
        }
    }

    /// Adds an issue for the member `name` of the value at `at`, or for that value itself if `name` is empty. If the list is
    /// full, the issue is only counted, and its strings are not built.
    pub(crate) fn add(&mut self, at: &Path, name: &str, code: IssueCode, severity: Severity, params: &[(&str, &str)]) {
        if self.is_full() {
            return self.count(1, severity);
        }
        let mut issue = Issue { path: at.below(name), code, severity, params: Params::default() };
        for (name, text) in params {
            issue.params.push(name, text);
        }
        self.listed.push(issue);
    }

    /// The number of listed issues.
    pub(crate) const fn listed(&self) -> usize {
        self.listed.len()
    }

    /// Sorts the issues at the end of the list by rank, for example by the index of their field in the record's table. `parts`:
    /// the rank of each range of these issues; each range begins where the previous one ends. Issues of equal rank keep their
    /// order.
    pub(crate) fn rank(&mut self, parts: &[(usize, Range<usize>)]) {
        if parts.is_sorted_by_key(|(rank, _)| *rank) {
            return;
        }
        let start = parts.iter().map(|(_, part)| part.start).min().unwrap_or(self.listed.len());
        let mut unranked: Vec<Option<Issue>> = self.listed.drain(start.min(self.listed.len())..).map(Some).collect();
        let mut order: Vec<usize> = (0..parts.len()).collect();
        let rank_of = |place: usize| parts.get(place).map_or(0, |(rank, _)| *rank);
        sort_indices(&mut order, &|a, b| rank_of(a).cmp(&rank_of(b)));
        for (_, part) in order.into_iter().filter_map(|place| parts.get(place)) {
            let part = part.start.saturating_sub(start)..part.end.saturating_sub(start);
            self.listed.extend(unranked.get_mut(part).into_iter().flatten().filter_map(Option::take));
        }
        // append the issues that no range covers, so that none is lost
        self.listed.extend(unranked.into_iter().flatten());
    }

    /// Adds all issues of an error.
    pub(crate) fn adopt(&mut self, error: &LastroError) {
        error.issues().iter().for_each(|issue| self.push(issue.clone()));
    }

    /// Counts issues without listing them.
    pub(crate) fn count(&mut self, more: usize, severity: Severity) {
        if more > 0 {
            self.more = self.more.saturating_add(more);
            self.more_stop |= severity == Severity::Error;
        }
    }

    /// The listed issues.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Issue> {
        self.listed.iter()
    }

    /// Whether an issue, listed or only counted, is an error and therefore stops the request.
    #[must_use]
    pub fn stop(&self) -> bool {
        self.more_stop || self.listed.iter().any(Issue::stops)
    }

    /// The list for a result. If some issues were only counted, the last element is the issue [`IssueCode::MoreIssues`] with
    /// their number. This issue is an error if one of the counted issues is an error, otherwise a warning.
    #[must_use]
    pub fn into_list(self) -> Vec<Issue> {
        let mut listed = self.listed;
        if self.more > 0 {
            let severity = if self.more_stop { Severity::Error } else { Severity::Warning };
            let closing = Issue::error("", IssueCode::MoreIssues).with("count", &self.more.to_string());
            listed.push(Issue { severity, ..closing });
        }
        listed
    }

    /// Returns the value if there is one and no issue is an error. Otherwise returns all issues as an error.
    ///
    /// # Errors
    /// [`Invalid`](crate::LastroErrorKind::Invalid) with the issues; [`Internal`](crate::LastroErrorKind::Internal) if there is
    /// neither a value nor an issue.
    pub fn finish<T>(self, value: Option<T>) -> Result<T, LastroError> {
        match value {
            Some(value) if !self.stop() => Ok(value),
            None if self.listed.is_empty() => Err(LastroError::internal("issue.collected")),
            _ => Err(LastroError::invalid_all(self.into_list())),
        }
    }
}

impl Extend<Issue> for Issues {
    fn extend<I: IntoIterator<Item = Issue>>(&mut self, issues: I) {
        issues.into_iter().for_each(|issue| self.push(issue));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(errors: usize, warnings: usize) -> Issues {
        let mut issues = Issues::default();
        for _ in 0..warnings {
            issues.add(&Path::default(), "a", IssueCode::Ignored, Severity::Warning, &[]);
        }
        for _ in 0..errors {
            issues.push(Issue::error("b", IssueCode::Required));
        }
        issues
    }

    #[test]
    fn rank_sorts_the_parts_of_a_list() {
        let mut issues = Issues::default();
        for name in ["0", "c", "b1", "b2", "a", "z"] {
            issues.push(Issue::error(name, IssueCode::Required));
        }
        issues.rank(&[(2, 1..2), (1, 2..4), (0, 4..5)]);
        let paths: Vec<String> = issues.into_list().into_iter().map(|issue| issue.path).collect();
        assert_eq!(paths, ["0", "a", "b1", "b2", "c", "z"]);
    }

    fn closing(issues: Issues) -> Option<(Option<String>, bool)> {
        let list = issues.into_list();
        let last = list.last().filter(|issue| issue.code == IssueCode::MoreIssues)?;
        Some((last.params.get("count").map(str::to_owned), last.stops()))
    }

    #[test]
    fn issues_beyond_the_limit_are_counted_but_not_listed() {
        assert_eq!(closing(filled(MAX_ISSUES, 0)), None);
        assert_eq!(filled(MAX_ISSUES, 0).into_list().len(), MAX_ISSUES);
        assert_eq!(filled(MAX_ISSUES + 7, 0).into_list().len(), MAX_ISSUES + 1);
        assert_eq!(closing(filled(MAX_ISSUES + 7, 0)), Some((Some("7".to_owned()), true)));
        assert_eq!(closing(filled(0, MAX_ISSUES + 1)), Some((Some("1".to_owned()), false)));
    }

    #[test]
    fn an_error_beyond_the_limit_is_still_an_error() {
        assert!(!filled(0, MAX_ISSUES + 1).stop());
        assert!(filled(0, MAX_ISSUES + 1).finish(Some(())).is_ok());
        let late = filled(1, MAX_ISSUES);
        assert!(late.stop());
        assert!(late.clone().finish(Some(())).is_err());
        assert_eq!(closing(late), Some((Some("1".to_owned()), true)));
    }

    #[test]
    fn pushing_a_full_list_adds_its_count() {
        let mut outer = filled(1, 0);
        filled(MAX_ISSUES + 2, 0).into_list().into_iter().for_each(|issue| outer.push(issue));
        assert_eq!(closing(outer), Some((Some("3".to_owned()), true)));
    }
}
