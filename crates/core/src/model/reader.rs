//! The shared decoder: walks values with a path and collects every issue.

use super::{ModelTable, Type};
use crate::issue::{Issue, IssueCode, Issues, LastroError, Severity, allowed, nearest};
use crate::json::Value;
use crate::value::{ChoiceTable, CodeTable, DecimalFault, MAX_INTEGER, shown};

/// The current path, and the issues found so far.
#[derive(Debug, Default)]
pub struct Reader {
    path: String,
    issues: Issues,
    beside: Option<Beside>,
}

/// An argument passed outside of the JSON, for the type that takes it.
#[derive(Debug)]
pub(crate) enum Beside {
    /// Raw bytes.
    Bytes(Vec<u8>),
    /// A document that has been read.
    Document(Value),
}

impl Reader {
    /// At the root, nothing found.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets what was passed outside of the JSON for the value that is read next.
    pub(crate) fn put_beside(&mut self, beside: Beside) {
        self.beside = Some(beside);
    }

    /// Takes what was passed outside of the JSON for this value.
    pub(crate) fn take_beside(&mut self) -> Option<Beside> {
        self.beside.take()
    }

    /// The issues, in the order of the document: see [`Issues::into_list`].
    #[must_use]
    pub fn into_issues(self) -> Vec<Issue> {
        self.issues.into_list()
    }

    /// The issues, so that more can be added.
    pub(crate) fn into_found(self) -> Issues {
        self.issues
    }

    /// The value, or every issue as an error.
    ///
    /// # Errors
    /// [`LastroError::Invalid`] if an error was reported, or the value could not be made; [`LastroError::Internal`] if
    /// it could not be made and no issue says why.
    pub fn finish<T>(self, value: Option<T>) -> Result<T, LastroError> {
        self.issues.finish(value)
    }

    /// Reads below a member.
    pub fn at_member<T>(&mut self, name: &str, read: impl FnOnce(&mut Self) -> T) -> T {
        let length = self.enter_member(name);
        let result = read(self);
        self.leave(length);
        result
    }

    /// Reads below an element.
    pub fn at_index<T>(&mut self, index: usize, read: impl FnOnce(&mut Self) -> T) -> T {
        let length = self.enter_index(index);
        let result = read(self);
        self.leave(length);
        result
    }

    // Not inlined: every field of every record calls it.
    #[inline(never)]
    pub(crate) fn enter_member(&mut self, name: &str) -> usize {
        let length = self.path.len();
        if length > 0 {
            self.path.push('.');
        }
        self.path.push_str(shown(name));
        length
    }

    #[inline(never)]
    pub(crate) fn enter_index(&mut self, index: usize) -> usize {
        let length = self.path.len();
        for piece in ["[", &index.to_string(), "]"] {
            self.path.push_str(piece);
        }
        length
    }

    #[inline(never)]
    pub(crate) fn leave(&mut self, length: usize) {
        self.path.truncate(length);
    }

    /// Reads all elements of a list, to report all their issues. Returns whether it is a list and every element fits.
    #[inline(never)]
    pub(crate) fn list(&mut self, value: &Value, read: &mut dyn FnMut(&Value, &mut Self) -> bool) -> bool {
        let Value::Array(items) = value else {
            self.wrong_type::<()>("list", value);
            return false;
        };
        let mut all = true;
        for (index, item) in items.iter().enumerate() {
            all &= self.at_index(index, |r| read(item, r));
        }
        all
    }

    /// Reports a problem here.
    pub fn report(&mut self, code: IssueCode) {
        self.error(code, &[]);
    }

    #[inline(never)]
    fn error(&mut self, code: IssueCode, params: &[(&str, &str)]) {
        self.issues.add(&self.path, code, Severity::Error, params);
    }

    /// Reports a problem here that does not stop the request.
    pub(crate) fn note(&mut self, code: IssueCode) {
        self.issues.add(&self.path, code, Severity::Warning, &[]);
    }

    /// Reports a problem here, with one parameter.
    pub fn report_with(&mut self, code: IssueCode, name: &str, text: &str) {
        self.error(code, &[(name, text)]);
    }

    /// Reads a value whose problems are only warnings.
    pub(crate) fn leniently(&mut self, read: impl FnOnce(&mut Self) -> bool) -> bool {
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

    /// Reports an operator that a field's type does not have.
    pub(crate) fn invalid_operator(&mut self, operator: &str, allowed: &str) {
        self.error(IssueCode::InvalidOperator, &[("operator", operator), ("allowed", allowed)]);
    }

    /// Reports a name that no field has, or that is reserved.
    pub(crate) fn unknown_name(&mut self, name: &str, table: &ModelTable) {
        if name.starts_with('_') {
            self.report(IssueCode::ReservedName);
        } else {
            self.report_near(name, IssueCode::UnknownField, &mut table.fields.iter().map(|f| f.name));
        }
    }

    /// Adds the problems of an error, with their paths below this place.
    pub fn adopt(&mut self, error: LastroError) {
        let error = if self.path.is_empty() { error } else { error.under(&self.path) };
        self.issues.adopt(&error);
    }

    /// Reports that something must be given here.
    pub fn required(&mut self) {
        self.report(IssueCode::Required);
    }

    /// Reports a value of another JSON type.
    #[inline(never)]
    pub fn wrong_type<T>(&mut self, expected: &str, found: &Value) -> Option<T> {
        self.error(IssueCode::InvalidType, &[("expected", expected), ("found", type_of(found))]);
        None
    }

    /// Reports a value of another type, by the name that the program's own language has for it.
    pub fn wrong_host_type(&mut self, expected: &str, found: &str) {
        self.error(IssueCode::InvalidType, &[("expected", expected), ("found", found)]);
    }

    /// A whole number, given as a number or as text: the service's samples have codes as texts.
    #[inline(never)]
    pub fn integer(&mut self, value: &Value) -> Option<i64> {
        let text = self.decimal_text(Type::Integer, value)?;
        let parsed = text.parse::<i64>().ok().filter(|n| n.unsigned_abs() <= MAX_INTEGER.unsigned_abs());
        // i64's own parser also accepts `+1`, `007` and `-0`
        let exact = parsed.filter(|n| n.to_string() == text);
        if exact.is_none() {
            self.report(IssueCode::InvalidInteger);
        }
        exact
    }

    /// The number of a code: given as a number, its text, or its display text if the service answers with that. An
    /// unknown display text is only a warning, since the service may word it differently.
    #[inline(never)]
    pub(crate) fn code(&mut self, value: &Value, table: &CodeTable) -> Option<i64> {
        if let Value::String(text) = value
            && !table.texts.is_empty()
            && !text.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'-' | b'.' | b'+'))
        {
            let known = table.texts.iter().find(|(display, _)| display.eq_ignore_ascii_case(text));
            if known.is_none() {
                let texts = allowed(table.texts.iter().map(|(display, _)| (*display).to_owned()));
                let allowed = [("allowed", texts.as_str())];
                self.issues.add(&self.path, IssueCode::InvalidCode, Severity::Warning, &allowed);
            }
            return known.map(|(_, code)| *code);
        }
        self.integer(value)
    }

    /// The text of a number, or of a text that should hold one.
    pub(crate) fn decimal_text<'v>(&mut self, ty: Type, value: &'v Value) -> Option<&'v str> {
        match value {
            Value::Number(text) | Value::String(text) => Some(text),
            other => self.wrong_type(ty.name(), other),
        }
    }

    /// Reports why a text is not a decimal of a type.
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

    /// The index in its table of one of a closed set of texts.
    #[inline(never)]
    pub(crate) fn choice(&mut self, value: &Value, table: &ChoiceTable) -> Option<usize> {
        let Value::String(text) = value else { return self.wrong_type("text", value) };
        let place = table.choices.iter().position(|choice| choice.text == text);
        if place.is_none() {
            let texts = allowed(table.choices.iter().map(|c| c.text.to_owned()));
            self.report_with(IssueCode::InvalidChoice, "allowed", &texts);
        }
        place
    }

    /// Reports an unknown name. The nearest known name is only searched if the issue will be listed.
    fn report_near(&mut self, name: &str, code: IssueCode, known: &mut dyn Iterator<Item = &str>) {
        let near = if self.issues.is_full() { None } else { nearest(name, known) };
        let near = near.map(|near| ("nearest", near));
        self.error(code, near.as_slice());
    }

    /// Reports an unknown member, with the nearest known name.
    pub fn unknown_member<'k>(&mut self, name: &str, code: IssueCode, mut known: impl Iterator<Item = &'k str>) {
        self.at_member(name, |r| r.report_near(name, code, &mut known));
    }
}

/// The issue for a value of another JSON type.
pub(crate) fn invalid_type(path: &str, expected: &str, found: &Value) -> Issue {
    Issue::error(path, IssueCode::InvalidType).with("expected", expected).with("found", type_of(found))
}

/// The name of a value's JSON type.
const fn type_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "number",
        Value::String(_) => "text",
        Value::Array(_) => "list",
        Value::Object(_) => "object",
    }
}
