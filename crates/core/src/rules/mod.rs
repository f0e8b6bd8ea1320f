//! What an operation requires of a record, one entity a file.
//!
//! A rule gives issues, never an exception: `error` stops the request, `warning` does not. What holds for every
//! record (codes the service knows, fields it fills in itself, names nobody knows) is checked from the tables.

mod nfse;
mod sale;
mod schedule_data;
mod service;
mod walk;

use lastro_macros::model;

use crate::issue::{Issue, IssueCode, Severity, allowed};
use crate::model::{Entity, Form, Purpose, Reader, write_record};
use crate::value::{CodeTable, LocalDate, choices};

choices! {
    /// What a record is about to be used for.
    pub enum WriteOperation {
        /// A new record.
        Insert = "insert",
        /// A change of one that exists.
        Update = "update",
    }
}

impl WriteOperation {
    /// What a body is written for.
    #[must_use]
    pub const fn purpose(self) -> Purpose {
        match self {
            Self::Insert => Purpose::Insert,
            Self::Update => Purpose::Update,
        }
    }
}

/// What was found.
#[model(answer)]
pub struct Validation {
    /// Every problem, each at its path; none means that the record may go out.
    pub issues: Vec<Issue>,
}

/// What a check knows beside the record.
#[derive(Debug, Clone, Copy)]
pub struct Context {
    /// What the record is about to be used for.
    pub operation: WriteOperation,
    /// The day it is, for the rules that need one; they are left out without it.
    pub today: Option<LocalDate>,
}

/// An entity that can be checked.
pub trait Validate: Entity {
    /// Adds the issues of this entity's own rules, beside those of every record.
    fn rules(&self, _: &Context, _: &mut Check) {}
}

/// Entities without rules of their own: what holds for every record is all there is.
macro_rules! no_rules {
    ($($name:ident),*) => { $( impl Validate for crate::model::$name {} )* };
}
no_rules!(Listing, Deleted, ApiError);

/// Makes an empty record.
pub type Blank = fn() -> Box<dyn Validate>;

/// The [`Blank`] of a type.
#[must_use]
pub fn blank<T: Validate + Default + 'static>() -> Box<dyn Validate> {
    Box::new(T::default())
}

/// Checks a record: its values, the rules of every record, then its own.
#[must_use]
pub fn validate(value: &dyn Validate, context: &Context) -> Validation {
    // Read again as a document: what did not fit its field the first time is still with the record.
    let written = write_record(value, Form::Program);
    let mut reader = Reader::new();
    reader.fill(&mut *value.blank(), &written);
    let mut check = Check { path: String::new(), issues: reader.into_issues() };
    walk::record(&written, value.table(), &mut check);
    value.rules(context, &mut check);
    Validation { issues: check.issues }
}

/// Collects issues at a place.
#[derive(Debug)]
pub struct Check {
    path: String,
    issues: Vec<Issue>,
}

impl Check {
    /// Checks below a member or an element: `itens`, `[2]`.
    pub fn at(&mut self, step: &str, checks: impl FnOnce(&mut Self)) {
        let length = self.path.len();
        self.path = self.place(step);
        checks(self);
        self.path.truncate(length);
    }

    /// Checks each element of a list.
    pub fn each<T>(&mut self, name: &str, items: &[T], mut checks: impl FnMut(&T, &mut Self)) {
        self.at(name, |check| {
            for (index, item) in items.iter().enumerate() {
                check.at(&["[", &index.to_string(), "]"].concat(), |c| checks(item, c));
            }
        });
    }

    /// A field must be given.
    pub fn required<T>(&mut self, name: &str, value: Option<&T>) {
        // a value that was given and does not fit has its own issue already
        let place = self.place(name);
        if value.is_none() && !self.issues.iter().any(|issue| issue.path == place) {
            self.error(name, IssueCode::Required, &[]);
        }
    }

    /// A problem that stops.
    pub fn error(&mut self, name: &str, code: IssueCode, params: &[(&str, &str)]) {
        self.push(name, code, Severity::Error, params);
    }

    /// A problem that does not stop.
    pub fn warning(&mut self, name: &str, code: IssueCode, params: &[(&str, &str)]) {
        self.push(name, code, Severity::Warning, params);
    }

    fn push(&mut self, name: &str, code: IssueCode, severity: Severity, params: &[(&str, &str)]) {
        let mut issue = Issue::error(&self.place(name), code);
        issue.severity = severity;
        for (name, text) in params {
            issue.params.push(name, text);
        }
        self.issues.push(issue);
    }

    fn place(&self, step: &str) -> String {
        let dot = if self.path.is_empty() || step.is_empty() || step.starts_with('[') { "" } else { "." };
        [self.path.as_str(), dot, step].concat()
    }
}

/// A code that the service does not document.
pub(crate) fn unknown_code(path: &str, table: &CodeTable) -> Issue {
    Issue::error(path, IssueCode::InvalidCode).with("allowed", &codes_of(table))
}

fn codes_of(table: &CodeTable) -> String {
    allowed(table.codes.iter().map(|c| c.code.to_string()))
}
