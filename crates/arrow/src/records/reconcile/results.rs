//! The two result tables of a reconciliation.

use std::sync::Arc;

use arrow_array::builder::{Int64Builder, StringBuilder};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{DataType, Field, Schema, SchemaRef};
use lastro::calc::status;
use lastro::model::codes::InstallmentStatus;
use lastro::model::{Installment, Type};
use lastro::value::Code as _;
use lastro::{Issue, IssueCode, LastroError, LocalDate, Money};

use crate::cells::Read;
use crate::issues;
use crate::output::{Amounts, nulls};
use crate::schema::scalar;

/// The result: matched sales, and unmatched rows.
#[derive(Debug)]
pub struct Reconciled {
    /// One row per sale with a receipt, in the order of the sales; see [`matched_schema`].
    pub matched: RecordBatch,
    /// The unmatched rows of both tables, sales first; see [`unmatched_schema`].
    pub unmatched: RecordBatch,
}

/// The columns `id`; the amounts `expected` and `received`; their `difference`, expected minus received; the `status` code of
/// an installment with these amounts; and `issues`.
#[must_use]
pub fn matched_schema() -> SchemaRef {
    let column = |name: &str, ty, nullable| Field::new(name, ty, nullable);
    Arc::new(Schema::new(vec![
        Arc::new(column("id", DataType::Int64, false)),
        Arc::new(column("expected", scalar(Type::Money), true)),
        Arc::new(column("received", scalar(Type::Money), true)),
        Arc::new(column("difference", scalar(Type::Money), true)),
        Arc::new(column("status", DataType::Int64, true)),
        issues::field(),
    ]))
}

/// The columns `side`, which names the table of the row (`sales` or `received`); `row`, the index of the row in this table,
/// from 0; `id`; `valor`, the amount expected or received; and `issues`.
#[must_use]
pub fn unmatched_schema() -> SchemaRef {
    let column = |name: &str, ty, nullable| Field::new(name, ty, nullable);
    Arc::new(Schema::new(vec![
        Arc::new(column("side", DataType::Utf8, false)),
        Arc::new(column("row", DataType::Int64, false)),
        Arc::new(column("id", DataType::Int64, true)),
        Arc::new(column("valor", scalar(Type::Money), true)),
        issues::field(),
    ]))
}

/// A row of the sales table, with its receipts.
pub(super) struct Entry {
    pub id: Option<i64>,
    pub amount: Read<Money>,
    pub cancelled: bool,
    pub receipts: Vec<Read<Money>>,
}

/// Builds the two result tables row by row.
#[derive(Default)]
pub(super) struct Tables {
    matched: Side,
    unmatched: Side,
    sides: StringBuilder,
    rows: Int64Builder,
    received: Vec<Option<Money>>,
    differences: Vec<Option<Money>>,
    states: Int64Builder,
}

/// The columns that each of the two result tables has.
#[derive(Default)]
struct Side {
    ids: Int64Builder,
    amounts: Vec<Option<Money>>,
    issues: Vec<Vec<Issue>>,
}

impl Side {
    fn add(&mut self, id: Option<i64>, amount: Option<Money>, issues: Vec<Issue>) {
        self.ids.append_option(id);
        self.amounts.push(amount);
        self.issues.push(issues);
    }

    fn issues(&self) -> ArrayRef {
        let mut column = issues::Builder::default();
        self.issues.iter().enumerate().for_each(|(row, issues)| column.put(row, issues));
        Arc::new(column.finish(self.issues.len()))
    }
}

impl Tables {
    pub fn matched(&mut self, id: i64, entry: &Entry) {
        let mut issues = Vec::new();
        let expected = match &entry.amount {
            Ok(Some(amount)) => Some(*amount),
            Ok(None) => {
                issues.push(Issue::error("expected", IssueCode::Required));
                None
            }
            Err(found) => {
                issues.extend(found.iter().cloned());
                None
            }
        };
        let mut amounts = Vec::with_capacity(entry.receipts.len());
        for receipt in &entry.receipts {
            match receipt {
                Ok(Some(amount)) => amounts.push(*amount),
                Ok(None) => issues.push(Issue::error("valor_recebido", IssueCode::Required)),
                Err(found) => issues.extend(found.iter().cloned()),
            }
        }
        let received = if amounts.len() < entry.receipts.len() { None } else { total(amounts, &mut issues) };
        let both = expected.zip(received);
        let difference = both.and_then(|(expected, received)| {
            let difference = expected.checked_sub(received);
            if difference.is_none() {
                issues.push(Issue::error("difference", IssueCode::OutOfRange));
            }
            difference
        });
        let state = both.map(|(expected, received)| state(expected, received, entry.cancelled)).transpose();
        let named = |issue: &Issue| Issue { path: column(&issue.path), ..issue.clone() };
        let state = state.map_err(|error| issues.extend(error.issues().iter().map(named))).unwrap_or_default();
        self.received.push(received);
        self.differences.push(difference);
        self.states.append_option(state.map(InstallmentStatus::code));
        self.matched.add(Some(id), expected, issues);
    }

    pub fn unmatched(&mut self, side: &str, row: usize, id: Option<i64>, amount: Read<Money>) {
        self.sides.append_value(side);
        self.rows.append_value(i64::try_from(row).unwrap_or(i64::MAX));
        match amount {
            Ok(amount) => self.unmatched.add(id, amount, Vec::new()),
            Err(issues) => self.unmatched.add(id, None, issues),
        }
    }

    pub fn finish(mut self) -> Result<Reconciled, LastroError> {
        let matched: Vec<ArrayRef> = vec![
            Arc::new(self.matched.ids.finish()),
            money(&self.matched.amounts),
            money(&self.received),
            money(&self.differences),
            Arc::new(self.states.finish()),
            self.matched.issues(),
        ];
        let unmatched: Vec<ArrayRef> = vec![
            Arc::new(self.sides.finish()),
            Arc::new(self.rows.finish()),
            Arc::new(self.unmatched.ids.finish()),
            money(&self.unmatched.amounts),
            self.unmatched.issues(),
        ];
        let batch = |schema, columns| {
            RecordBatch::try_new(schema, columns).map_err(|_| LastroError::internal("arrow.reconcile"))
        };
        Ok(Reconciled { matched: batch(matched_schema(), matched)?, unmatched: batch(unmatched_schema(), unmatched)? })
    }
}

fn total(amounts: Vec<Money>, issues: &mut Vec<Issue>) -> Option<Money> {
    sum(amounts, "valor_recebido").map_err(|found| issues.extend(found)).ok()
}

/// The result column with the amount that an issue from [`state`] is about. `path` is the path of the issue.
fn column(path: &str) -> String {
    if path == "valor" { "expected" } else { "received" }.to_owned()
}

/// The status of an installment with these amounts on its due date: paid, partially received, or pending. A cancelled
/// installment stays cancelled.
fn state(expected: Money, received: Money, cancelled: bool) -> Result<InstallmentStatus, LastroError> {
    let day = LocalDate::from_ymd(1970, 1, 1).ok_or_else(|| LastroError::internal("arrow.reconcile"))?;
    let installment = Installment {
        valor: Some(expected),
        valor_recebido: Some(received),
        data_vencimento: Some(day),
        status: cancelled.then_some(InstallmentStatus::Cancelled),
        ..Installment::default()
    };
    status::of_installment(&installment, day, &[])
}

fn money(amounts: &[Option<Money>]) -> ArrayRef {
    let mut column = Amounts::with_capacity(amounts.len());
    amounts.iter().for_each(|amount| column.put(*amount));
    column.finish(nulls(amounts.iter().map(Option::is_some).collect()))
}

/// The sum of amounts. If it exceeds the range of amounts, returns an issue with this path.
pub(super) fn sum(amounts: impl IntoIterator<Item = Money>, path: &str) -> Result<Money, Vec<Issue>> {
    Money::checked_sum(amounts).ok_or_else(|| vec![Issue::error(path, IssueCode::OutOfRange)])
}
