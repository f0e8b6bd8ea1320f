//! What an operation requires of a record, with one file for each entity.
//!
//! A rule gives issues, never an exception: `error` stops the request, `warning` does not. Rules for every record
//! (unknown codes, unknown names, fields that the service fills in) are checked from the tables.

mod action;
mod amounts;
mod body;
mod customer;
mod generated;
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
pub(crate) use customer::{address, born};
pub use generated::generated;

use crate::issue::{Issue, IssueCode, Issues, LastroError, Path, Severity};
use crate::json::Value;
use crate::model::{
    AdjustmentIndex, ApiError, Cnae, Deleted, Entity, Listing, Model, ModelTable, Node, Parts, PaymentMethod, Reader,
    ServiceListItem, Target, Type, WalletEntry, has_unfit, is_given, value_of, write_record,
};
use crate::value::{LocalDate, Money, Percent, choices};

choices! {
    /// What a record is about to be used for.
    pub enum WriteOperation {
        /// A new record.
        Insert = "insert",
        /// A change of one that exists.
        Update = "update",
    }
}

/// What was found.
#[model(answer)]
pub struct Validation {
    /// Every problem, each at its path; if there is none, the record may be sent.
    pub issues: Vec<Issue>,
}

impl Validation {
    /// The issues that stop the request as one error, if there are any; warnings pass.
    pub(crate) fn refused(self) -> Result<(), LastroError> {
        let issues: Vec<Issue> = self.issues.into_iter().filter(Issue::stops).collect();
        LastroError::if_any(issues)
    }
}

/// What a check knows besides the record.
#[derive(Debug, Clone, Copy)]
pub struct Context {
    /// What the record is about to be used for.
    pub operation: WriteOperation,
    /// The current day, for the rules that need it; they are left out without it.
    pub today: Option<LocalDate>,
}

/// An entity that can be checked.
pub trait Validate: Model + Entity + Default + 'static {
    /// Its own rules, on a document; `None` if only the rules of every record apply.
    const RULES: Option<Rules>;
    /// Adds the issues of this entity's own rules.
    fn rules(&self, _: &Context, _: &mut Check) {}
}

/// A record of any entity, to be read, written and checked.
#[doc(hidden)]
pub trait Record: Entity {
    /// Adds the issues of the entity's own rules.
    fn own_rules(&self, context: &Context, check: &mut Check);
}

impl<T: Validate> Record for T {
    fn own_rules(&self, context: &Context, check: &mut Check) {
        self.rules(context, check);
    }
}

/// An empty record of an entity.
#[doc(hidden)]
#[must_use]
pub fn record<T: Validate>() -> Box<dyn Record> {
    Box::new(T::default())
}

/// An entity's own rules, on a document.
pub type Rules = fn(&Value, &Context, &mut Check);

/// The [`Rules`] of a type that has some.
pub fn rules_of<T: Validate>(value: &Value, context: &Context, check: &mut Check) {
    if let Some(record) = T::read(Node::from(value), &mut Reader::new()) {
        record.rules(context, check);
    }
}

/// Entities without rules of their own.
macro_rules! no_rules {
    ($($name:ident),* $(,)?) => { $(
        impl $crate::rules::Validate for $name {
            const RULES: Option<$crate::rules::Rules> = None;
        }
    )* };
}
pub(crate) use no_rules;
no_rules!(PaymentMethod, WalletEntry, Cnae, ServiceListItem, AdjustmentIndex, Listing, Deleted, ApiError);

/// An entity's table and its own rules, for the operations that describe entities.
#[derive(Debug, Clone, Copy)]
pub struct EntityRules {
    /// Its fields.
    pub table: &'static ModelTable,
    /// Its own rules, if it has some.
    pub rules: Option<Rules>,
    /// Makes an empty record.
    record: fn() -> Box<dyn Record>,
}

impl EntityRules {
    /// Reads a record from JSON text and checks it in one walk, as the entity's `validate` does: the record with what could
    /// be read, and the issues that are at least as severe as `least`. Warnings that are not asked for are not made, so
    /// that a check of millions of stored records does not spend its time on them.
    ///
    /// # Errors
    /// As [`Model::from_json`].
    pub fn check(
        &self,
        json: &[u8],
        context: &Context,
        least: Severity,
    ) -> Result<(Box<dyn Entity>, Vec<Issue>), LastroError> {
        let mut record = (self.record)();
        let (fits, reader) = Reader::document(json, |node, reader| reader.fill(&mut *record, node))?;
        let read = reader.into_found();
        if !fits {
            return Err(LastroError::invalid_all(read.into_list()));
        }
        let rules = &mut |check: &mut Check| record.own_rules(context, check);
        let validation = check(&*record, read, Some(context.operation), least, rules);
        Ok((record, validation.issues))
    }
}

/// The [`EntityRules`] of an entity type.
#[must_use]
pub const fn entity_rules<T: Validate>() -> EntityRules {
    EntityRules { table: T::TABLE, rules: T::RULES, record: record::<T> }
}

/// Checks a record: its values, the rules of every record, then its own.
#[must_use]
pub fn validate<T: Validate>(value: &T, context: &Context) -> Validation {
    validate_read(value, unfit(value), context)
}

/// Checks a record in JSON text: reads it and checks it in one go.
///
/// # Errors
/// [`Malformed`](crate::LastroErrorKind::Malformed) for a text that is not JSON; [`Invalid`](crate::LastroErrorKind::Invalid) where the document is not an object, or
/// has a member twice.
pub fn validate_json<T: Validate>(json: &[u8], context: &Context) -> Result<Validation, LastroError> {
    checked::<T>(json, context).map(|(_, validation)| validation)
}

/// Reads a record from JSON text and checks it, in one walk: the record with what could be read, and every issue.
///
/// # Errors
/// As [`Model::from_json`].
pub fn checked<T: Validate>(json: &[u8], context: &Context) -> Result<(T, Validation), LastroError> {
    let (read, reader) = Reader::document(json, |node, reader| T::read(node, reader))?;
    let issues = reader.into_found();
    match read {
        Some(value) => {
            let validation = validate_read(&value, issues, context);
            Ok((value, validation))
        }
        None => Err(LastroError::invalid_all(issues.into_list())),
    }
}

/// As [`validate`], of a record that has just been read, with the issues that were found then.
#[doc(hidden)]
#[must_use]
pub fn validate_read(value: &dyn Record, read: Issues, context: &Context) -> Validation {
    check(value, read, Some(context.operation), Severity::Warning, &mut |check| value.own_rules(context, check))
}

/// As [`validate`], with other rules, for those that need more than a [`Context`].
pub(crate) fn of(value: &dyn Parts, rules: &mut dyn FnMut(&mut Check)) -> Validation {
    check(value, unfit(value), None, Severity::Warning, rules)
}

/// The issues of some rules alone, for a typed record whose values need no check.
#[doc(hidden)]
pub fn alone(rules: &mut dyn FnMut(&mut Check)) -> Validation {
    let mut check = Check { path: Path::default(), issues: Issues::new(), least: Severity::Warning };
    rules(&mut check);
    Validation { issues: check.issues.into_list() }
}

/// The issues of the values that did not fit their fields. A record keeps such values as they came, so they are found by
/// reading it again; one without them is not read again.
fn unfit(value: &dyn Parts) -> Issues {
    let mut reader = Reader::new();
    if has_unfit(value) {
        let written = value_of(Target::Program, &mut |writer| write_record(value, writer));
        reader.rewrite(Node::from(&written), Type::Record(value.table()), Target::Program);
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
    let mut check = Check { path: Path::default(), issues: read, least };
    walk::record(value, operation, &mut check);
    rules(&mut check);
    amounts::record(value, &mut check);
    let mut issues = check.issues.into_list();
    // the warnings of reading were needed until here: a value with one has not been left out
    issues.retain(|issue| least == Severity::Warning || issue.stops());
    Validation { issues }
}

/// Collects issues at a place.
#[derive(Debug)]
pub struct Check {
    path: Path,
    issues: Issues,
    /// The least severe issues that are made.
    least: Severity,
}

impl Check {
    /// Checks below a member.
    pub fn at(&mut self, name: &'static str, checks: &mut dyn FnMut(&mut Self)) {
        self.path.enter(name);
        checks(self);
        self.path.leave();
    }

    /// Checks below a member whose name the document gives.
    pub(crate) fn at_given(&mut self, name: &str, checks: &mut dyn FnMut(&mut Self)) {
        self.path.enter_given(name);
        checks(self);
        self.path.leave();
    }

    /// Checks below an element.
    pub(crate) fn at_index(&mut self, index: usize, checks: &mut dyn FnMut(&mut Self)) {
        self.path.enter_index(index);
        checks(self);
        self.path.leave();
    }

    /// Checks each element of a list.
    pub fn each<T>(&mut self, name: &'static str, items: &[T], mut checks: impl FnMut(&T, &mut Self)) {
        self.at(name, &mut |check| {
            for (index, item) in items.iter().enumerate() {
                check.at_index(index, &mut |c| checks(item, c));
            }
        });
    }

    /// A field of a record must be given. A value that does not fit the field counts as given: it has its own issue.
    pub fn required(&mut self, record: &dyn Parts, name: &str) {
        if !is_given(record, name) {
            self.error(name, IssueCode::Required, &[]);
        }
    }

    /// A text that is given must not be blank.
    pub fn not_blank(&mut self, name: &str, value: Option<&str>) {
        if value.is_some_and(|text| text.trim().is_empty()) {
            self.error(name, IssueCode::Blank, &[]);
        }
    }

    /// A text that is given must pass `is_valid`. An empty text clears the field and is accepted.
    pub fn valid(&mut self, name: &str, value: Option<&str>, code: IssueCode, is_valid: fn(&str) -> bool) {
        if value.is_some_and(|text| !text.is_empty() && !is_valid(text)) {
            self.error(name, code, &[]);
        }
    }

    /// An amount that is given must be above zero.
    pub fn above_zero(&mut self, name: &str, value: Option<Money>) {
        if value.is_some_and(|amount| amount < Money::CENT) {
            self.error(name, IssueCode::OutOfRange, &[("min", "0.01")]);
        }
    }

    /// An amount that is given must not be below zero.
    pub fn not_negative(&mut self, name: &str, value: Option<Money>) {
        self.issues.extend(Issue::of_amount(&self.place(name), value));
    }

    /// A percentage that is given must be 0 to 100.
    pub fn rate(&mut self, name: &str, value: Option<Percent>) {
        self.issues.extend(Issue::of_rate(&self.place(name), value.map(Percent::hundredths)));
    }

    /// Adds a problem that stops the request.
    pub fn error(&mut self, name: &str, code: IssueCode, params: &[(&str, &str)]) {
        self.push(name, code, Severity::Error, params);
    }

    /// Adds a problem that does not stop the request.
    pub fn warning(&mut self, name: &str, code: IssueCode, params: &[(&str, &str)]) {
        if self.warns() {
            self.push(name, code, Severity::Warning, params);
        }
    }

    /// Whether warnings are made.
    pub(crate) fn warns(&self) -> bool {
        self.least == Severity::Warning
    }

    fn push(&mut self, name: &str, code: IssueCode, severity: Severity, params: &[(&str, &str)]) {
        self.issues.add(&self.path, name, code, severity, params);
    }

    /// Whether further issues are only counted.
    pub(crate) const fn is_full(&self) -> bool {
        self.issues.is_full()
    }

    fn place(&self, name: &str) -> String {
        self.path.below(name)
    }
}
