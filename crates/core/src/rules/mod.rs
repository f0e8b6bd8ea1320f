//! What an operation requires of a record, with one file per entity.
//!
//! A rule returns issues, never an exception: `error` stops the request, `warning` does not. Rules for every record
//! (unknown codes, unknown names, fields that the service fills in) are checked by the tables.

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
    /// The operation for which a record is checked or written.
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
    /// The issues that stop the request as one error, if there are any; warnings pass.
    pub(crate) fn refused(self) -> Result<(), LastroError> {
        let issues: Vec<Issue> = self.issues.into_iter().filter(Issue::stops).collect();
        LastroError::if_any(issues)
    }
}

/// The context of a check.
#[derive(Debug, Clone, Copy)]
pub struct Context {
    /// The operation for which the record is checked.
    pub operation: WriteOperation,
    /// The current day; without it, the rules that need it are skipped.
    pub today: Option<LocalDate>,
}

/// An entity that can be checked.
pub trait Validate: Entity {
    /// Adds the issues of this entity's own rules; by default there are none, and only the rules of every record apply.
    fn rules(&self, _: &Context, _: &mut Check) {}
}

/// Entities without rules of their own.
macro_rules! no_rules {
    ($($name:ident),* $(,)?) => { $( impl $crate::rules::Validate for $name {} )* };
}
pub(crate) use no_rules;
no_rules!(PaymentMethod, WalletEntry, Cnae, ServiceListItem, AdjustmentIndex, Listing, Deleted, ApiError);

// a named function, since every crate that uses a closure gets its own copy
fn empty<T: Validate + Default + 'static>() -> Box<dyn Validate> {
    Box::new(T::default())
}

/// An entity of any type, for lists of entities. Its empty record comes with rules; that of a [`ModelTable`] has none, so
/// that a program that only reads an entity does not contain its rules.
#[derive(Debug, Clone, Copy)]
pub struct EntityRules {
    /// Its fields.
    pub table: &'static ModelTable,
    /// Makes an empty record.
    pub empty: fn() -> Box<dyn Validate>,
}

impl EntityRules {
    /// The rules of a type.
    #[must_use]
    pub const fn of<T: Model + Validate + Default + 'static>() -> Self {
        Self { table: T::TABLE, empty: empty::<T> }
    }

    /// Reads a record from JSON text and checks it in one traversal, as the entity's `validate` does. Returns the record with
    /// what could be read, and the issues at least as severe as `least`. With `Error`, warnings are never created, which saves
    /// time when millions of stored records are checked.
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

/// Checks a record: its values, the rules of every record, then its own.
#[must_use]
pub fn validate(value: &dyn Validate, context: &Context) -> Validation {
    validate_read(value, unfit(value), context, Severity::Warning)
}

/// Checks a record in JSON text: reads and checks it in one traversal.
///
/// # Errors
/// [`Malformed`](crate::LastroErrorKind::Malformed) if it is not JSON; [`Invalid`](crate::LastroErrorKind::Invalid) if the
/// document is not an object, or has a member twice.
pub fn validate_json<T: Validate + Default>(json: &[u8], context: &Context) -> Result<Validation, LastroError> {
    checked::<T>(json, context).map(|(_, validation)| validation)
}

/// Reads a record from JSON text and checks it, in one traversal: the record with what could be read, and every issue.
///
/// # Errors
/// As [`Model::from_json`].
pub fn checked<T: Validate + Default>(json: &[u8], context: &Context) -> Result<(T, Validation), LastroError> {
    let mut value = T::default();
    let read = read_record(json, &mut value)?;
    let validation = validate_read(&value, read, context, Severity::Warning);
    Ok((value, validation))
}

/// As [`validate`], for a record that has just been read with the issues `read`. Returns the issues at least as severe as
/// `least`.
#[doc(hidden)]
#[must_use]
pub fn validate_read(value: &dyn Validate, read: Issues, context: &Context, least: Severity) -> Validation {
    check(value, read, Some(context.operation), least, &mut |check| value.rules(context, check))
}

/// As [`validate`], with other rules, which may use more than a [`Context`].
pub(crate) fn of(value: &dyn Parts, rules: &mut dyn FnMut(&mut Check)) -> Validation {
    check(value, unfit(value), None, Severity::Warning, rules)
}

/// The issues of the given rules alone, for a typed record whose values need no check.
#[doc(hidden)]
pub fn alone(rules: &mut dyn FnMut(&mut Check)) -> Validation {
    let mut check = Check { path: Path::default(), issues: Issues::new(), least: Severity::Warning, amounts: false };
    rules(&mut check);
    Validation { issues: check.issues.into_list() }
}

/// The issues of the values that did not fit their fields. A record keeps such values unchanged, so reading it again finds
/// them; a record without such values is not read again.
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
    // the warnings of reading were needed until here, since a value with a warning still counts as given
    issues.retain(|issue| least == Severity::Warning || issue.stops());
    Validation { issues }
}

/// Collects issues at the current path.
#[derive(Debug)]
pub struct Check {
    path: Path,
    issues: Issues,
    /// The least severity of issues to create.
    least: Severity,
    /// Whether an amount, a percentage or a quantity is out of its range.
    amounts: bool,
}

impl Check {
    /// Runs `checks` at a member.
    pub(crate) fn at(&mut self, name: &'static str, checks: &mut dyn FnMut(&mut Self)) {
        self.path.enter(name);
        checks(self);
        self.path.leave();
    }

    /// Runs `checks` at a member whose name comes from the document.
    pub(crate) fn at_given(&mut self, name: &str, checks: &mut dyn FnMut(&mut Self)) {
        self.path.enter_given(name);
        checks(self);
        self.path.leave();
    }

    /// Runs `checks` at an element.
    pub(crate) fn at_index(&mut self, index: usize, checks: &mut dyn FnMut(&mut Self)) {
        self.path.enter_index(index);
        checks(self);
        self.path.leave();
    }

    /// Checks each element of a list.
    pub(crate) fn each<T>(&mut self, name: &'static str, items: &[T], mut checks: impl FnMut(&T, &mut Self)) {
        self.at(name, &mut |check| {
            for (index, item) in items.iter().enumerate() {
                check.at_index(index, &mut |c| checks(item, c));
            }
        });
    }

    /// A field of a record must be given. A value that does not fit the field counts as given: it has its own issue.
    pub(crate) fn required(&mut self, record: &dyn Parts, name: &str) {
        if !is_given(record, name) {
            self.error(name, IssueCode::Required, &[]);
        }
    }

    /// A string that is given must not be blank.
    pub(crate) fn not_blank(&mut self, name: &str, value: Option<&str>) {
        if value.is_some_and(|text| text.trim().is_empty()) {
            self.error(name, IssueCode::Blank, &[]);
        }
    }

    /// A string that is given must pass `is_valid`. An empty string clears the field and is accepted.
    pub(crate) fn valid(&mut self, name: &str, value: Option<&str>, code: IssueCode, is_valid: fn(&str) -> bool) {
        if value.is_some_and(|text| !text.is_empty() && !is_valid(text)) {
            self.error(name, code, &[]);
        }
    }

    /// An amount that is given must be above zero.
    pub(crate) fn above_zero(&mut self, name: &str, value: Option<Money>) {
        if value.is_some_and(|amount| amount < Money::CENT) {
            self.error(name, IssueCode::OutOfRange, &[("min", "0.01")]);
        }
    }

    /// An amount that is given must not be below zero.
    pub(crate) fn not_negative(&mut self, name: &str, value: Option<Money>) {
        if value.is_some_and(Money::is_negative) {
            self.error(name, IssueCode::OutOfRange, &[("min", "0.00")]);
        }
    }

    /// A percentage that is given must be 0 to 100.
    pub(crate) fn rate(&mut self, name: &str, value: Option<Percent>) {
        if value.is_some_and(|percent| !percent.is_rate()) {
            self.error(name, IssueCode::OutOfRange, &[("min", "0"), ("max", "100")]);
        }
    }

    /// Adds a problem that stops the request.
    pub(crate) fn error(&mut self, name: &str, code: IssueCode, params: &[(&str, &str)]) {
        self.push(name, code, Severity::Error, params);
    }

    /// Adds a problem that does not stop the request.
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
