//! What sales expect beside what was received, matched by their ids.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use arrow_array::builder::{Decimal128Builder, Int64Builder, StringBuilder};
use arrow_array::cast::AsArray as _;
use arrow_array::{Array, ArrayRef, RecordBatch};
use arrow_schema::{DataType, Field, Schema, SchemaRef};
use lastro::calc::status;
use lastro::issue::{Issue, IssueCode, LastroError};
use lastro::model::codes::InstallmentStatus;
use lastro::model::{Codec, Installment, Node, Reader};
use lastro::value::{Code as _, LocalDate, Money};

use super::value::value;
use crate::issues;

const MONEY: DataType = DataType::Decimal128(17, 2);

/// Two tables: what has a partner, and what has none.
#[derive(Debug)]
pub struct Reconciled {
    /// A row for each sale for which something was received, in the order of the sales; see [`matched_schema`].
    pub matched: RecordBatch,
    /// The rows of both tables without a partner, those of the sales first; see [`unmatched_schema`].
    pub unmatched: RecordBatch,
}

/// `id`; what is `expected` and what was `received`; the `difference`, expected less received; the `status` as the code
/// that an installment of these amounts has; and `issues`.
#[must_use]
pub fn matched_schema() -> SchemaRef {
    let column = |name: &str, ty, nullable| Field::new(name, ty, nullable);
    Arc::new(Schema::new(vec![
        Arc::new(column("id", DataType::Int64, false)),
        Arc::new(column("expected", MONEY, true)),
        Arc::new(column("received", MONEY, true)),
        Arc::new(column("difference", MONEY, true)),
        Arc::new(column("status", DataType::Int64, true)),
        issues::field(),
    ]))
}

/// The `side`, `sales` or `received`; the `row` of its table, from 0; the `id`; the `valor`, expected or received; and
/// `issues`.
#[must_use]
pub fn unmatched_schema() -> SchemaRef {
    let column = |name: &str, ty, nullable| Field::new(name, ty, nullable);
    Arc::new(Schema::new(vec![
        Arc::new(column("side", DataType::Utf8, false)),
        Arc::new(column("row", DataType::Int64, false)),
        Arc::new(column("id", DataType::Int64, true)),
        Arc::new(column("valor", MONEY, true)),
        issues::field(),
    ]))
}

/// Matches sales with what was received by the column `id` of both, and compares the amounts.
///
/// A sale expects the sum of its `parcelas` that are not cancelled, or its `valor_venda` without any; a table of
/// installments has `valor` instead of both. What was received is in `valor_recebido`; several rows of one id add up. A
/// second sale of the same id has no partner, and an issue. An amount that does not fit is null, with an issue.
///
/// # Errors
/// `required` at every column that is missing: `sales.id`, `sales.valor_venda`, `received.id`, `received.valor_recebido`.
pub fn reconcile(sales: &[RecordBatch], received: &[RecordBatch]) -> Result<Reconciled, LastroError> {
    present(sales, received)?;
    let mut entries: Vec<Entry> = Vec::new();
    let mut by_id: HashMap<i64, usize> = HashMap::new();
    for batch in sales {
        for (id, (amount, cancelled)) in ids(batch).zip(expected(batch)) {
            let mut entry = Entry { id: None, amount, cancelled, receipts: Vec::new() };
            match id {
                Ok(Some(id)) => {
                    entry.id = Some(id);
                    let place = entries.len();
                    if *by_id.entry(id).or_insert(place) != place {
                        entry.amount = Err(vec![Issue::error("id", IssueCode::DuplicateKey)]);
                    }
                }
                Ok(None) => {}
                Err(issues) => entry.amount = Err(issues),
            }
            entries.push(entry);
        }
    }
    let mut strays = Vec::new();
    let amounts = received.iter().flat_map(|batch| ids(batch).zip(amounts(batch, "valor_recebido")));
    for (row, (id, amount)) in amounts.enumerate() {
        let partner = id.as_ref().ok().copied().flatten().and_then(|id| by_id.get(&id));
        match partner.and_then(|place| entries.get_mut(*place)) {
            Some(entry) => entry.receipts.push(amount),
            None => strays.push((row, id, amount)),
        }
    }
    let mut tables = Tables::default();
    for (row, entry) in entries.into_iter().enumerate() {
        match entry.id {
            Some(id) if !entry.receipts.is_empty() => tables.matched(id, &entry),
            id => tables.unmatched("sales", row, id, entry.amount),
        }
    }
    for (row, id, amount) in strays {
        match id {
            Ok(id) => tables.unmatched("received", row, id, amount),
            Err(issues) => tables.unmatched("received", row, None, Err(issues)),
        }
    }
    tables.finish()
}

type Amount = Result<Option<Money>, Vec<Issue>>;

/// A row of the sales.
struct Entry {
    id: Option<i64>,
    amount: Amount,
    cancelled: bool,
    receipts: Vec<Amount>,
}

fn present(sales: &[RecordBatch], received: &[RecordBatch]) -> Result<(), LastroError> {
    let lacks = |batch: &RecordBatch, names: &[&str]| names.iter().all(|name| batch.column_by_name(name).is_none());
    let mut issues = Vec::new();
    for (table, batch, names) in [
        ("sales", sales.first(), [&["id"][..], &["valor_venda", "valor", "parcelas"]]),
        ("received", received.first(), [&["id"][..], &["valor_recebido"]]),
    ] {
        for names in names {
            if batch.is_some_and(|batch| lacks(batch, names))
                && let Some(name) = names.first()
            {
                issues.push(Issue::error(&[table, ".", name].concat(), IssueCode::Required));
            }
        }
    }
    if issues.is_empty() { Ok(()) } else { Err(LastroError::Invalid { issues }) }
}

/// A cell as a value of the core's.
fn cell<T: Codec>(column: Option<&ArrayRef>, row: usize, name: &'static str) -> Result<Option<T>, Vec<Issue>> {
    let Some(column) = column.filter(|column| !column.is_null(row)) else { return Ok(None) };
    let read = value(column, row).and_then(|value| {
        let mut reader = Reader::new();
        let read = reader.at_member(name, |reader| T::read(Node::from(&value), reader));
        reader.finish(read)
    });
    read.map(Some).map_err(|error| error.issues().to_vec())
}

fn ids(batch: &RecordBatch) -> impl Iterator<Item = Result<Option<i64>, Vec<Issue>>> {
    let column = batch.column_by_name("id");
    (0..batch.num_rows()).map(move |row| cell(column, row, "id"))
}

fn amounts(batch: &RecordBatch, name: &'static str) -> impl Iterator<Item = Amount> {
    let column = batch.column_by_name(name);
    (0..batch.num_rows()).map(move |row| cell(column, row, name))
}

/// What each sale of a batch expects, and whether all of its installments are cancelled.
fn expected(batch: &RecordBatch) -> impl Iterator<Item = (Amount, bool)> {
    let installments = batch.column_by_name("parcelas").and_then(lists);
    let whole = if batch.column_by_name("valor_venda").is_some() { "valor_venda" } else { "valor" };
    amounts(batch, whole).enumerate().map(move |(row, amount)| {
        let found = installments.as_ref().and_then(|(items, places)| Some((items, places.get(row)?.clone())));
        match found {
            Some((items, places)) if !places.is_empty() => charged(items, places),
            _ => (amount, false),
        }
    })
}

/// The items of a column of lists, and which of them each row has; nothing for a column of another type.
fn lists(column: &ArrayRef) -> Option<(ArrayRef, Vec<Range<usize>>)> {
    let length = column.len();
    match column.data_type() {
        DataType::List(_) => {
            let lists = column.as_list::<i32>();
            let place = |offset: &i32| usize::try_from(*offset).unwrap_or(0);
            let places = lists.value_offsets().windows(2).map(|ends| range(ends, place));
            Some((Arc::clone(lists.values()), valid(column, places)))
        }
        DataType::LargeList(_) => {
            let lists = column.as_list::<i64>();
            let place = |offset: &i64| usize::try_from(*offset).unwrap_or(0);
            let places = lists.value_offsets().windows(2).map(|ends| range(ends, place));
            Some((Arc::clone(lists.values()), valid(column, places)))
        }
        DataType::Null => Some((Arc::clone(column), vec![0..0; length])),
        _ => None,
    }
}

fn range<T>(ends: &[T], place: impl Fn(&T) -> usize) -> Range<usize> {
    ends.first().map_or(0, &place)..ends.last().map_or(0, &place)
}

fn valid(column: &ArrayRef, places: impl Iterator<Item = Range<usize>>) -> Vec<Range<usize>> {
    places.enumerate().map(|(row, place)| if column.is_null(row) { 0..0 } else { place }).collect()
}

/// The sum of the installments that are not cancelled, and whether all are.
fn charged(items: &ArrayRef, places: Range<usize>) -> (Amount, bool) {
    let Some(items) = items.as_struct_opt() else {
        return (Err(vec![Issue::error("parcelas", IssueCode::InvalidType)]), false);
    };
    let (values, states) = (items.column_by_name("valor"), items.column_by_name("status"));
    let (mut charged, mut issues) = (Vec::with_capacity(places.len()), Vec::new());
    for (index, place) in places.enumerate() {
        let below = |issues: Vec<Issue>| {
            let path = ["parcelas[", &index.to_string(), "]"].concat();
            LastroError::Invalid { issues }.under(&path).issues().to_vec()
        };
        match cell(states, place, "status") {
            Ok(Some(InstallmentStatus::Cancelled)) => continue,
            Ok(_) => {}
            Err(found) => issues.extend(below(found)),
        }
        match cell(values, place, "valor") {
            Ok(Some(valor)) => charged.push(valor),
            Ok(None) => issues.extend(below(vec![Issue::error("valor", IssueCode::Required)])),
            Err(found) => issues.extend(below(found)),
        }
    }
    if !issues.is_empty() {
        return (Err(issues), false);
    }
    let cancelled = charged.is_empty();
    (sum(charged, "parcelas").map(Some), cancelled)
}

fn sum(amounts: impl IntoIterator<Item = Money>, path: &str) -> Result<Money, Vec<Issue>> {
    Money::checked_sum(amounts).ok_or_else(|| vec![Issue::error(path, IssueCode::OutOfRange)])
}

/// Both results, row by row.
#[derive(Default)]
struct Tables {
    matched: Side,
    unmatched: Side,
    sides: StringBuilder,
    rows: Int64Builder,
    received: Vec<Option<Money>>,
    differences: Vec<Option<Money>>,
    states: Int64Builder,
}

/// The columns that both results have.
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
        let mut column = issues::Builder::with_capacity(self.issues.len());
        self.issues.iter().for_each(|issues| column.row(issues));
        Arc::new(column.finish())
    }
}

impl Tables {
    fn matched(&mut self, id: i64, entry: &Entry) {
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
        let state = both.and_then(|(expected, received)| state(expected, received, entry.cancelled));
        self.received.push(received);
        self.differences.push(difference);
        self.states.append_option(state.map(InstallmentStatus::code));
        self.matched.add(Some(id), expected, issues);
    }

    fn unmatched(&mut self, side: &str, row: usize, id: Option<i64>, amount: Amount) {
        self.sides.append_value(side);
        self.rows.append_value(i64::try_from(row).unwrap_or(i64::MAX));
        match amount {
            Ok(amount) => self.unmatched.add(id, amount, Vec::new()),
            Err(issues) => self.unmatched.add(id, None, issues),
        }
    }

    fn finish(mut self) -> Result<Reconciled, LastroError> {
        let matched: Vec<ArrayRef> = vec![
            Arc::new(self.matched.ids.finish()),
            money(&self.matched.amounts)?,
            money(&self.received)?,
            money(&self.differences)?,
            Arc::new(self.states.finish()),
            self.matched.issues(),
        ];
        let unmatched: Vec<ArrayRef> = vec![
            Arc::new(self.sides.finish()),
            Arc::new(self.rows.finish()),
            Arc::new(self.unmatched.ids.finish()),
            money(&self.unmatched.amounts)?,
            self.unmatched.issues(),
        ];
        let batch = |schema, columns| RecordBatch::try_new(schema, columns).map_err(|_| fault());
        Ok(Reconciled { matched: batch(matched_schema(), matched)?, unmatched: batch(unmatched_schema(), unmatched)? })
    }
}

fn total(amounts: Vec<Money>, issues: &mut Vec<Issue>) -> Option<Money> {
    sum(amounts, "valor_recebido").map_err(|found| issues.extend(found)).ok()
}

/// The state of an installment of these amounts that is due on the day on which it is looked at: paid, partially received,
/// or pending; cancelled stays.
fn state(expected: Money, received: Money, cancelled: bool) -> Option<InstallmentStatus> {
    let day = LocalDate::from_ymd(1970, 1, 1)?;
    let installment = Installment {
        valor: Some(expected),
        valor_recebido: Some(received),
        data_vencimento: Some(day),
        status: cancelled.then_some(InstallmentStatus::Cancelled),
        ..Installment::default()
    };
    status::of_installment(&installment, day, &[]).ok()
}

fn money(amounts: &[Option<Money>]) -> Result<ArrayRef, LastroError> {
    let mut column = Decimal128Builder::with_capacity(amounts.len()).with_data_type(MONEY);
    amounts.iter().for_each(|amount| column.append_option(amount.map(|amount| i128::from(amount.cents()))));
    Ok(Arc::new(column.finish()))
}

fn fault() -> LastroError {
    LastroError::internal("arrow.reconcile")
}
