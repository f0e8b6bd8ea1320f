//! Validation of records before they are sent, with one file per record type.
//!
//! Validation returns a list of issues. An issue of severity `error` stops the request, a `warning` does not. Some rules
//! apply to all records: unknown codes, unknown names, maximum lengths, ranges of amounts, and fields that the service fills in.
//! They use the record's table of fields.

mod action;
mod amounts;
mod body;
mod customer;
mod generated;
mod listing;
mod nfse;
mod reference;
mod sale;
mod schedule_data;
mod service;
mod walk;

use lastro_macros::model;

pub use action::{ApiVersion, boleto_update, cancellation, confirm_receipt, receipt};
pub(crate) use action::{boleto_figures, cancellation_reason};
pub use body::{body, changes, document, sent};
pub(crate) use body::{smallest_change, whole_document};
pub(crate) use customer::{address, born};
pub use generated::generated;

use crate::issue::{Issue, IssueCode, Issues, LastroError, Path, Severity};
use crate::model::{
    AdjustmentIndex, ApiError, Cnae, Deleted, Entity, Listing, Model, ModelTable, Node, Parts, PaymentMethod, Reader,
    ServiceListItem, Target, Type, WalletEntry, has_unfit, is_given, read_record, value_of, write_record,
};
use crate::value::{LocalDate, Money, Percent, choices};

choices! {
    /// The operation for which a record is validated or its body is written.
    pub enum WriteOperation {
        /// A new record.
        Insert = "insert",
        /// A change of an existing record.
        Update = "update",
    }
}

/// The result of a validation.
#[model(answer)]
pub struct Validation {
    /// Every problem, with its path; if the list is empty, the record may be sent.
    pub issues: Vec<Issue>,
}

impl Validation {
    /// Returns an error with all issues that stop the request, if there are any. Warnings are ignored.
    pub(crate) fn refused(self) -> Result<(), LastroError> {
        let issues: Vec<Issue> = self.issues.into_iter().filter(Issue::stops).collect();
        LastroError::if_any(issues)
    }
}

/// Information that validation needs in addition to the record.
#[derive(Debug, Clone, Copy)]
pub struct Context {
    /// The operation for which the record is validated.
    pub operation: WriteOperation,
    /// The current date. If unset, the rules that need it are skipped.
    pub today: Option<LocalDate>,
}

/// A record type that can be validated.
pub trait Validate: Entity {
    /// Checks the rules of this record type. By default there are none: only the rules that apply to all records are checked.
    fn rules(&self, _: &Context, _: &mut Check) {}
}

/// Implements [`Validate`](crate::rules::Validate) for record types without rules of their own.
macro_rules! no_rules {
    ($($name:ident),* $(,)?) => { $( impl $crate::rules::Validate for $name {} )* };
}
pub(crate) use no_rules;
no_rules!(PaymentMethod, WalletEntry, Cnae, ServiceListItem, AdjustmentIndex, Listing, Deleted, ApiError);

// a named function, not a closure: a closure would be compiled again in every crate that uses it
fn empty<T: Validate + Default + 'static>() -> Box<dyn Validate> {
    Box::new(T::default())
}

/// A record type with its validation rules, as a value, for code that handles several record types. It is separate from
/// [`ModelTable`], so that a program that only reads records does not contain their rules.
#[derive(Debug, Clone, Copy)]
pub struct EntityRules {
    /// Name and fields of the record type.
    pub table: &'static ModelTable,
    /// Creates an empty record.
    pub empty: fn() -> Box<dyn Validate>,
}

impl EntityRules {
    /// The record type `T` with its validation rules.
    #[must_use]
    pub const fn of<T: Model + Validate + Default + 'static>() -> Self {
        Self { table: T::TABLE, empty: empty::<T> }
    }

    /// Reads a record from JSON text and validates it, like the operation `validate`. Returns the record with all values that
    /// could be read, and the issues that are at least as severe as `least`. With [`Severity::Error`], warnings are not even
    /// created, which saves time for millions of records.
    ///
    /// # Errors
    /// As [`Model::from_json`].
    pub fn check(
        &self,
        json: &[u8],
        context: &Context,
        least: Severity,
    ) -> Result<(Box<dyn Validate>, Vec<Issue>), LastroError> {
        let mut record = (self.empty)();
        let read = read_record(json, &mut *record)?;
        let validation = validate_read(&*record, read, context, least);
        Ok((record, validation.issues))
    }
}

/// Validates a record: first its values, then the rules that apply to all records, then the rules of its type, finally the
/// ranges of its amounts, percentages and quantities.
#[must_use]
pub fn validate(value: &dyn Validate, context: &Context) -> Validation {
    validate_read(value, unfit(value), context, Severity::Warning)
}

/// Reads a record from JSON text and validates it.
///
/// # Errors
/// [`Malformed`](crate::LastroErrorKind::Malformed) if the text is not JSON; [`Invalid`](crate::LastroErrorKind::Invalid) if
/// the document is not an object, or has a duplicate member.
pub fn validate_json<T: Validate + Default>(json: &[u8], context: &Context) -> Result<Validation, LastroError> {
    checked::<T>(json, context).map(|(_, validation)| validation)
}

/// Reads a record from JSON text and validates it. Returns the record with all values that could be read, and every issue.
///
/// # Errors
/// As [`Model::from_json`].
pub fn checked<T: Validate + Default>(json: &[u8], context: &Context) -> Result<(T, Validation), LastroError> {
    let mut value = T::default();
    let read = read_record(json, &mut value)?;
    let validation = validate_read(&value, read, context, Severity::Warning);
    Ok((value, validation))
}

/// Like [`validate`], for a record that has just been read. `read`: issues that were found while it was read. Returns the
/// issues that are at least as severe as `least`.
#[doc(hidden)]
#[must_use]
pub fn validate_read(value: &dyn Validate, read: Issues, context: &Context, least: Severity) -> Validation {
    check(value, read, Some(context.operation), least, &mut |check| value.rules(context, check))
}

/// Like [`validate`], but with `rules` instead of the rules of the record type. `rules` may depend on other data than a
/// [`Context`], such as the sale to which a receipt belongs.
pub(crate) fn of(value: &dyn Parts, rules: &mut dyn FnMut(&mut Check)) -> Validation {
    check(value, unfit(value), None, Severity::Warning, rules)
}

/// Runs only the given rules, without checking the values of a record and the rules that apply to all records.
#[doc(hidden)]
pub fn alone(rules: &mut dyn FnMut(&mut Check)) -> Validation {
    let mut check = Check { path: Path::default(), issues: Issues::new(), least: Severity::Warning, amounts: false };
    rules(&mut check);
    Validation { issues: check.issues.into_list() }
}

/// The issues of values that are invalid for their field, which a record keeps in its `extra`. If there are such values, the
/// record is written and read again to find their issues.
fn unfit(value: &dyn Parts) -> Issues {
    let mut reader = Reader::new();
    if has_unfit(value) {
        let written = value_of(Target::Program, &mut |writer| write_record(value, writer));
        reader.rewrite(&Node::from(&written), Type::Record(value.table()), Target::Program);
    }
    reader.into_found()
}

fn check(
    value: &dyn Parts,
    read: Issues,
    operation: Option<WriteOperation>,
    least: Severity,
    rules: &mut dyn FnMut(&mut Check),
) -> Validation {
    let mut check = Check { path: Path::default(), issues: read, least, amounts: false };
    walk::record(value, operation, &mut check);
    rules(&mut check);
    if check.amounts {
        amounts::record(value, &mut check);
    }
    let mut issues = check.issues.into_list();
    // if only errors are wanted, the warnings that were found while the record was read are removed here
    issues.retain(|issue| least == Severity::Warning || issue.stops());
    Validation { issues }
}

/// Collects the issues of a validation, and tracks the path of the current value.
#[derive(Debug)]
pub struct Check {
    path: Path,
    issues: Issues,
    /// The lowest severity for which issues are created.
    least: Severity,
    /// Whether an amount, a percentage or a quantity out of its range was found. Only then must the check of the module
    /// `amounts` run.
    amounts: bool,
}

impl Check {
    /// Runs `checks` at the path of a member.
    pub(crate) fn at(&mut self, name: &'static str, checks: &mut dyn FnMut(&mut Self)) {
        self.path.enter(name);
        checks(self);
        self.path.leave();
    }

    /// Runs `checks` at the path of a member whose name comes from the document.
    pub(crate) fn at_given(&mut self, name: &str, checks: &mut dyn FnMut(&mut Self)) {
        self.path.enter_given(name);
        checks(self);
        self.path.leave();
    }

    /// Runs `checks` at the path of a list element.
    pub(crate) fn at_index(&mut self, index: usize, checks: &mut dyn FnMut(&mut Self)) {
        self.path.enter_index(index);
        checks(self);
        self.path.leave();
    }

    /// Runs `checks` for each element of the list in the member `name`.
    pub(crate) fn each<T>(&mut self, name: &'static str, items: &[T], mut checks: impl FnMut(&T, &mut Self)) {
        self.at(name, &mut |check| {
            for (index, item) in items.iter().enumerate() {
                check.at_index(index, &mut |c| checks(item, c));
            }
        });
    }

    /// Reports an error if a field is unset. A field with an invalid value is not reported here, because the value has its own
    /// issue.
    pub(crate) fn required(&mut self, record: &dyn Parts, name: &str) {
        if !is_given(record, name) {
            self.error(name, IssueCode::Required, &[]);
        }
    }

    /// Reports an error if a string is given but blank.
    pub(crate) fn not_blank(&mut self, name: &str, value: Option<&str>) {
        if value.is_some_and(|text| text.trim().is_empty()) {
            self.error(name, IssueCode::Blank, &[]);
        }
    }

    /// Reports an error if a string is given and `is_valid` returns false. An empty string, which clears the field, is
    /// accepted.
    pub(crate) fn valid(&mut self, name: &str, value: Option<&str>, code: IssueCode, is_valid: fn(&str) -> bool) {
        if value.is_some_and(|text| !text.is_empty() && !is_valid(text)) {
            self.error(name, code, &[]);
        }
    }

    /// Reports an error if an amount is given but not above zero.
    pub(crate) fn above_zero(&mut self, name: &str, value: Option<Money>) {
        if value.is_some_and(|amount| amount < Money::CENT) {
            self.error(name, IssueCode::OutOfRange, &[("min", "0.01")]);
        }
    }

    /// Reports an error if an amount is given and below zero.
    pub(crate) fn not_negative(&mut self, name: &str, value: Option<Money>) {
        if value.is_some_and(Money::is_negative) {
            self.error(name, IssueCode::OutOfRange, &[("min", "0.00")]);
        }
    }

    /// Reports an error if a percentage is given but outside 0 to 100.
    pub(crate) fn rate(&mut self, name: &str, value: Option<Percent>) {
        if value.is_some_and(|percent| !percent.is_rate()) {
            self.error(name, IssueCode::OutOfRange, &[("min", "0"), ("max", "100")]);
        }
    }

    /// Reports an error for the member `name` of the current value.
    pub(crate) fn error(&mut self, name: &str, code: IssueCode, params: &[(&str, &str)]) {
        self.push(name, code, Severity::Error, params);
    }

    /// Reports a warning for the member `name` of the current value.
    pub(crate) fn warning(&mut self, name: &str, code: IssueCode, params: &[(&str, &str)]) {
        if self.warns() {
            self.push(name, code, Severity::Warning, params);
        }
    }

    /// Whether warnings are created.
    pub(crate) fn warns(&self) -> bool {
        self.least == Severity::Warning
    }

    fn push(&mut self, name: &str, code: IssueCode, severity: Severity, params: &[(&str, &str)]) {
        self.issues.add(&self.path, name, code, severity, params);
    }
}
