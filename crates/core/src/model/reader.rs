//! The reader: the position of the traversal, the issues found so far, and how each kind of scalar is read.

use super::Type;
use super::node::Node;
use super::walk::Walk;
use crate::issue::{Issue, IssueCode, Issues, LastroError, Path, Severity, allowed, nearest};
use crate::json::is_number;
use crate::value::{ChoiceTable, CodeTable, DecimalFault, whole_number};

/// Traverses a document, tracks the path of the current value, and collects every issue. A bad value never ends the
/// reading.
#[doc(hidden)]
#[derive(Debug)]
pub struct Reader<'d> {
    pub(super) walk: Walk<'d>,
    pub(crate) path: Path,
    issues: Issues,
    /// Whether documents inside a record are given as JSON strings, as host languages pass them.
    pub(crate) documents_as_text: bool,
    /// Whether the traversal is inside a record, where documents are values of fields.
    pub(super) inside_record: bool,
}

impl Default for Reader<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'d> Reader<'d> {
    /// A reader of values in memory, at the root and without issues.
    #[must_use]
    pub fn new() -> Self {
        Self::over(Walk::over(&[], false))
    }

    /// A reader of a host language's values in memory.
    #[must_use]
    pub fn of_host() -> Self {
        Self::over(Walk::over(&[], true))
    }

    pub(super) fn over(walk: Walk<'d>) -> Self {
        Self {
            documents_as_text: walk.of_host,
            walk,
            path: Path::default(),
            issues: Issues::new(),
            inside_record: false,
        }
    }

    /// The issues: those of a record in the order of its table, see [`Issues::into_list`].
    #[must_use]
    pub fn into_issues(self) -> Vec<Issue> {
        self.issues.into_list()
    }

    /// The issues, so that more can be added.
    pub(crate) fn into_found(self) -> Issues {
        self.issues
    }

    /// Returns the value, or every issue as an error.
    ///
    /// # Errors
    /// [`Invalid`](crate::LastroErrorKind::Invalid) if an error was reported or there is no value;
    /// [`Internal`](crate::LastroErrorKind::Internal) if there is no value and no issue says why.
    pub fn finish<T>(self, value: Option<T>) -> Result<T, LastroError> {
        self.issues.finish(value)
    }

    /// Reads a record with issues of its own, whose paths begin at the record.
    pub(crate) fn apart<T>(&mut self, read: impl FnOnce(&mut Self) -> T) -> (T, Issues) {
        let (above, issues) = (self.path.begin(), core::mem::take(&mut self.issues));
        let read = read(self);
        self.path.apart = above;
        (read, core::mem::replace(&mut self.issues, issues))
    }

    pub(crate) const fn issues(&mut self) -> &mut Issues {
        &mut self.issues
    }

    /// Runs `read` at a member whose name comes from this program.
    pub fn at_member<T>(&mut self, name: &'static str, read: impl FnOnce(&mut Self) -> T) -> T {
        self.path.enter(name);
        let result = read(self);
        self.path.leave();
        result
    }

    /// Runs `read` at a member whose name comes from the document.
    pub fn at_given<T>(&mut self, name: &str, read: impl FnOnce(&mut Self) -> T) -> T {
        self.path.enter_given(name);
        let result = read(self);
        self.path.leave();
        result
    }

    /// Runs `read` at an element.
    pub fn at_index<T>(&mut self, index: usize, read: impl FnOnce(&mut Self) -> T) -> T {
        self.path.enter_index(index);
        let result = read(self);
        self.path.leave();
        result
    }

    /// Reads all elements of a list, to report all their issues. Returns whether it is a list and every element fits.
    pub fn list(&mut self, node: &Node<'_>, read: &mut dyn FnMut(&Node<'_>, &mut Self) -> Option<()>) -> bool {
        let Node::List(items) = node else {
            self.wrong_type::<()>("list", node);
            return false;
        };
        let mut all = true;
        self.items(items, &mut |item, r| all &= read(item, r).is_some());
        all
    }

    /// Reports a problem here.
    pub fn report(&mut self, code: IssueCode) {
        self.error(code, &[]);
    }

    /// Reports a problem here, with its parameters.
    pub(crate) fn error(&mut self, code: IssueCode, params: &[(&str, &str)]) {
        self.issues.add(&self.path, "", code, Severity::Error, params);
    }

    /// Reports a problem here that does not stop the request.
    pub(crate) fn note(&mut self, code: IssueCode) {
        self.issues.add(&self.path, "", code, Severity::Warning, &[]);
    }

    /// Reports a problem here, with one parameter.
    pub fn report_with(&mut self, code: IssueCode, name: &str, text: &str) {
        self.error(code, &[(name, text)]);
    }

    /// Reads a value whose problems are only warnings.
    pub(crate) fn leniently(&mut self, read: &mut dyn FnMut(&mut Self) -> bool) -> bool {
        let before = core::mem::take(&mut self.issues);
        let fits = read(self);
        let found = core::mem::replace(&mut self.issues, before);
        for issue in found.into_list() {
            self.issues.push(Issue { severity: Severity::Warning, ..issue });
        }
        fits
    }

    /// Reports a value outside its range.
    pub(crate) fn out_of_range(&mut self, min: &str, max: &str) {
        self.error(IssueCode::OutOfRange, &[("min", min), ("max", max)]);
    }

    /// Reports an unknown or reserved name. `near` returns the nearest known name; it is not called once the list of issues
    /// is full.
    pub(crate) fn unknown_name(&mut self, name: &str, near: &dyn Fn() -> Option<String>) {
        if name.starts_with('_') {
            return self.report(IssueCode::ReservedName);
        }
        let near = if self.issues.is_full() { None } else { near() };
        let near = near.as_deref().map(|near| ("nearest", near));
        self.error(IssueCode::UnknownField, near.as_slice());
    }

    /// Adds the problems of an error, with their paths below the current path.
    pub fn adopt(&mut self, error: LastroError) {
        self.issues.adopt(&error.under(&self.path.text()));
    }

    /// Reports that a value is required here.
    pub fn required(&mut self) {
        self.report(IssueCode::Required);
    }

    /// Reports a value of another JSON type.
    pub fn wrong_type<T>(&mut self, expected: &str, found: &Node<'_>) -> Option<T> {
        self.wrong_host_type(expected, found.type_name());
        None
    }

    /// Reports a value of another type, with the type's name in the host language.
    pub fn wrong_host_type(&mut self, expected: &str, found: &str) {
        self.error(IssueCode::InvalidType, &[("expected", expected), ("found", found)]);
    }

    /// A whole number, given as a number or as a string: the service's samples have codes as strings. The JSON number `5.0`
    /// is 5; the string `"5.0"` is rejected.
    pub fn integer(&mut self, node: &Node<'_>) -> Option<i64> {
        let text = self.decimal_text(Type::Integer, node)?;
        let exact = whole_number(text).or_else(|| match (node, text.split_once('.')?) {
            (Node::Number(_), (whole, zeros)) if is_number(text) && zeros.bytes().all(|zero| zero == b'0') => {
                whole_number(whole)
            }
            _ => None,
        });
        if exact.is_none() {
            self.report(IssueCode::InvalidInteger);
        }
        exact
    }

    /// The number of a code, given as a number, as a string, or as its display text if the service responds with that. An
    /// unknown display text is only a warning, since the service may word it differently.
    pub fn code(&mut self, node: &Node<'_>, table: &CodeTable) -> Option<i64> {
        if let Node::Text(text) = node
            && !table.texts.is_empty()
            && !text.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'-' | b'.' | b'+'))
        {
            let known = table.texts.iter().find(|(display, _)| display.eq_ignore_ascii_case(text));
            if known.is_none() {
                let texts = allowed(table.texts.iter().map(|(display, _)| (*display).to_owned()));
                let allowed = [("allowed", texts.as_str())];
                self.issues.add(&self.path, "", IssueCode::InvalidCode, Severity::Warning, &allowed);
            }
            return known.map(|(_, code)| *code);
        }
        self.integer(node)
    }

    /// The digits of a number, or a string that should hold one.
    pub(crate) fn decimal_text<'n>(&mut self, ty: Type, node: &'n Node<'_>) -> Option<&'n str> {
        match node {
            Node::Number(text) => Some(text),
            Node::Text(text) => Some(text),
            other => self.wrong_type(ty.name(), other),
        }
    }

    /// Reports why a string is not a decimal of a type.
    pub(crate) fn decimal_fault(&mut self, ty: Type, fault: DecimalFault) {
        match (fault, ty) {
            (DecimalFault::NotADecimal, Type::Money) => self.report(IssueCode::InvalidMoney),
            (DecimalFault::NotADecimal, Type::Percent) => self.report(IssueCode::InvalidPercent),
            (DecimalFault::NotADecimal, _) => self.report(IssueCode::InvalidQuantity),
            (DecimalFault::TooManyDecimals, Type::Quantity) => {
                self.report_with(IssueCode::TooManyDecimals, "places", "10");
            }
            (DecimalFault::TooManyDecimals, _) => self.report_with(IssueCode::TooManyDecimals, "places", "2"),
            (DecimalFault::OutOfRange, _) => {
                let max = match ty {
                    Type::Money => "999999999999999.99",
                    Type::Percent => "999999.99",
                    _ => "9999999999.9999999999",
                };
                self.out_of_range(&["-", max].concat(), max);
            }
        }
    }

    /// The index of a choice in its table.
    pub fn choice(&mut self, node: &Node<'_>, table: &ChoiceTable) -> Option<usize> {
        let Node::Text(text) = node else { return self.wrong_type("text", node) };
        let place = table.choices.iter().position(|choice| choice.text == *text);
        if place.is_none() {
            let texts = allowed(table.choices.iter().map(|c| c.text.to_owned()));
            self.report_with(IssueCode::InvalidChoice, "allowed", &texts);
        }
        place
    }

    /// Reports an unknown member, with the nearest known name, which is only searched if the issue will be listed.
    pub fn unknown_member<'k>(&mut self, name: &str, code: IssueCode, mut known: impl Iterator<Item = &'k str>) {
        let known: &mut dyn Iterator<Item = &str> = &mut known;
        let near = if self.issues.is_full() { None } else { nearest(name, known).map(|near| ("nearest", near)) };
        self.at_given(name, |r| r.error(code, near.as_slice()));
    }
}
