//! The reader: it tracks the position in the document, collects issues, and reads each kind of scalar.

use super::Type;
use super::node::Node;
use super::walk::Walk;
use crate::issue::{Issue, IssueCode, Issues, LastroError, Path, Severity, allowed, nearest};
use crate::json::is_number;
use crate::value::{ChoiceTable, CodeTable, DecimalFault, whole_number};

/// Reads a document, tracks the path of the current value, and collects all issues. It does not stop at an invalid value.
#[doc(hidden)]
#[derive(Debug)]
pub struct Reader<'d> {
    pub(super) walk: Walk<'d>,
    pub(crate) path: Path,
    issues: Issues,
    /// Whether fields of type [`Type::Json`] hold JSON text as a string, as host languages pass them.
    pub(crate) documents_as_text: bool,
    /// Whether the current value is inside a record. False for an argument of an operation.
    pub(super) inside_record: bool,
}

impl Default for Reader<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'d> Reader<'d> {
    /// A reader for values in memory.
    #[must_use]
    pub fn new() -> Self {
        Self::over(Walk::over(&[], false))
    }

    /// A reader for values in memory that come from a host language, such as Python.
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

    /// The issues as a list, see [`Issues::into_list`]. The issues of a record are in the order of its fields.
    #[must_use]
    pub fn into_issues(self) -> Vec<Issue> {
        self.issues.into_list()
    }

    /// The collected issues, to which the caller can add more.
    pub(crate) fn into_found(self) -> Issues {
        self.issues
    }

    /// Returns the value, or all issues as an error.
    ///
    /// # Errors
    /// [`Invalid`](crate::LastroErrorKind::Invalid) if an error was reported or there is no value;
    /// [`Internal`](crate::LastroErrorKind::Internal) if there is neither a value nor an issue.
    pub fn finish<T>(self, value: Option<T>) -> Result<T, LastroError> {
        self.issues.finish(value)
    }

    /// Runs `read`, and collects its issues in a separate list. The paths of these issues begin at the current value.
    pub(crate) fn apart<T>(&mut self, read: impl FnOnce(&mut Self) -> T) -> (T, Issues) {
        let (above, issues) = (self.path.begin(), core::mem::take(&mut self.issues));
        let read = read(self);
        self.path.apart = above;
        (read, core::mem::replace(&mut self.issues, issues))
    }

    pub(crate) const fn issues(&mut self) -> &mut Issues {
        &mut self.issues
    }

    /// Runs `read` at the path of a member whose name is a constant of this program.
    pub fn at_member<T>(&mut self, name: &'static str, read: impl FnOnce(&mut Self) -> T) -> T {
        self.path.enter(name);
        let result = read(self);
        self.path.leave();
        result
    }

    /// Runs `read` at the path of a member whose name comes from the document.
    pub fn at_given<T>(&mut self, name: &str, read: impl FnOnce(&mut Self) -> T) -> T {
        self.path.enter_given(name);
        let result = read(self);
        self.path.leave();
        result
    }

    /// Runs `read` at the path of a list element.
    pub fn at_index<T>(&mut self, index: usize, read: impl FnOnce(&mut Self) -> T) -> T {
        self.path.enter_index(index);
        let result = read(self);
        self.path.leave();
        result
    }

    /// Reads all elements of a list, even after an invalid one, so that all issues are reported. Returns true if `node` is a
    /// list and all of its elements are valid.
    pub fn list(&mut self, node: &Node<'_>, read: &mut dyn FnMut(&Node<'_>, &mut Self) -> Option<()>) -> bool {
        let Node::List(items) = node else {
            self.wrong_type::<()>("list", node);
            return false;
        };
        let mut all = true;
        self.items(items, &mut |item, r| all &= read(item, r).is_some());
        all
    }

    /// Reports an error at the current path.
    pub fn report(&mut self, code: IssueCode) {
        self.error(code, &[]);
    }

    /// Reports an error at the current path, with parameters.
    pub(crate) fn error(&mut self, code: IssueCode, params: &[(&str, &str)]) {
        self.issues.add(&self.path, "", code, Severity::Error, params);
    }

    /// Reports a warning at the current path.
    pub(crate) fn note(&mut self, code: IssueCode) {
        self.issues.add(&self.path, "", code, Severity::Warning, &[]);
    }

    /// Reports an error at the current path, with one parameter.
    pub fn report_with(&mut self, code: IssueCode, name: &str, text: &str) {
        self.error(code, &[(name, text)]);
    }

    /// Runs `read`, and turns all errors that it reports into warnings.
    pub(crate) fn leniently(&mut self, read: &mut dyn FnMut(&mut Self) -> bool) -> bool {
        let before = core::mem::take(&mut self.issues);
        let fits = read(self);
        let found = core::mem::replace(&mut self.issues, before);
        for issue in found.into_list() {
            self.issues.push(Issue { severity: Severity::Warning, ..issue });
        }
        fits
    }

    /// Reports that the value at the current path is outside its range.
    pub(crate) fn out_of_range(&mut self, min: &str, max: &str) {
        self.error(IssueCode::OutOfRange, &[("min", min), ("max", max)]);
    }

    /// Reports an unknown name, or a reserved one if it begins with `_`. `near` returns the most similar known name; it is not
    /// called once the list of issues is full.
    pub(crate) fn unknown_name(&mut self, name: &str, near: &dyn Fn() -> Option<String>) {
        if name.starts_with('_') {
            return self.report(IssueCode::ReservedName);
        }
        let near = if self.issues.is_full() { None } else { near() };
        let near = near.as_deref().map(|near| ("nearest", near));
        self.error(IssueCode::UnknownField, near.as_slice());
    }

    /// Adds the issues of an error, with the current path in front of the path of each issue.
    pub fn adopt(&mut self, error: LastroError) {
        self.issues.adopt(&error.under(&self.path.text()));
    }

    /// Reports that a value is required at the current path.
    pub fn required(&mut self) {
        self.report(IssueCode::Required);
    }

    /// Reports that the value at the current path has the wrong JSON type.
    pub fn wrong_type<T>(&mut self, expected: &str, found: &Node<'_>) -> Option<T> {
        self.wrong_host_type(expected, found.type_name());
        None
    }

    /// Reports that the value at the current path has the wrong type. `found`: name of its type, in JSON or the host language.
    pub fn wrong_host_type(&mut self, expected: &str, found: &str) {
        self.error(IssueCode::InvalidType, &[("expected", expected), ("found", found)]);
    }

    /// Reads an integer from a number or a string, because the service's examples write codes as strings. The JSON number `5.0`
    /// is read as 5; the string `"5.0"` is rejected.
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

    /// Reads a numeric code from a number or a string of digits. If the service returns display texts for this code, also reads
    /// a display text. An unknown display text causes only a warning, because the service may change its texts.
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

    /// The text of a JSON number, or of a string that should contain a number. Reports a value of any other type.
    pub(crate) fn decimal_text<'n>(&mut self, ty: Type, node: &'n Node<'_>) -> Option<&'n str> {
        match node {
            Node::Number(text) => Some(text),
            Node::Text(text) => Some(text),
            other => self.wrong_type(ty.name(), other),
        }
    }

    /// Reports why a string is not a valid decimal of the given type.
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

    /// Reads one of the strings of a choice table, and returns its index in the table.
    pub fn choice(&mut self, node: &Node<'_>, table: &ChoiceTable) -> Option<usize> {
        let Node::Text(text) = node else { return self.wrong_type("text", node) };
        let place = table.choices.iter().position(|choice| choice.text == *text);
        if place.is_none() {
            let texts = allowed(table.choices.iter().map(|c| c.text.to_owned()));
            self.report_with(IssueCode::InvalidChoice, "allowed", &texts);
        }
        place
    }

    /// Reports an unknown member, with the most similar known name. If the list of issues is full, the issue is only counted, so
    /// the most similar name is not computed.
    pub fn unknown_member<'k>(&mut self, name: &str, code: IssueCode, mut known: impl Iterator<Item = &'k str>) {
        let known: &mut dyn Iterator<Item = &str> = &mut known;
        let near = if self.issues.is_full() { None } else { nearest(name, known).map(|near| ("nearest", near)) };
        self.at_given(name, |r| r.error(code, near.as_slice()));
    }
}
