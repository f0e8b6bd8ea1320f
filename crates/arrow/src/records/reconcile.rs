//! Reconciles the expected amounts of sales with the received amounts. Sales and receipts are matched by id.

mod results;

use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use arrow_array::cast::AsArray as _;
use arrow_array::{Array, ArrayRef, RecordBatch};
use arrow_schema::{DataType, Field};
use lastro::model::codes::InstallmentStatus;
use lastro::model::{Codec as _, Type};
use lastro::{Issue, IssueCode, LastroError, Money};

use self::results::{Entry, Tables, sum};
pub use self::results::{Reconciled, matched_schema, unmatched_schema};
use crate::cells::{self, Cell, Read, accepts};
use crate::issues::{mistyped, placed};

/// Matches sales and receipts by their column `id`, and compares the amounts.
///
/// The expected amount of a sale is the sum of its `parcelas` (installments) that are not cancelled. Without `parcelas` it is
/// `valor_venda`, the sale's amount. A table of installments has the expected amount in `valor` instead. The
/// received amount is the sum of `valor_recebido` over all receipts with the sale's id. If two sales have the same id, the
/// second one stays unmatched, with an issue. An invalid amount is null, with an issue.
///
/// # Errors
/// One error lists all columns that are missing or of an unsupported type: `required` or `invalid_type` at `sales.id`,
/// `sales.valor_venda`, `received.valor_recebido` and so on.
pub fn reconcile(sales: &[RecordBatch], received: &[RecordBatch]) -> Result<Reconciled, LastroError> {
    columns(sales, received)?;
    let mut entries: Vec<Entry> = Vec::new();
    let mut by_id: HashMap<i64, usize> = HashMap::new();
    for batch in sales {
        for (id, (amount, cancelled)) in ids(batch).into_iter().zip(expected(batch)) {
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
    let amounts = received.iter().flat_map(|batch| ids(batch).into_iter().zip(amounts(batch, "valor_recebido")));
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

/// Rejects tables with missing columns or columns of unsupported types.
fn columns(sales: &[RecordBatch], received: &[RecordBatch]) -> Result<(), LastroError> {
    let mut issues = Vec::new();
    for (table, batches, any) in
        [("sales", sales, &["valor_venda", "valor", "parcelas"][..]), ("received", received, &["valor_recebido"])]
    {
        let Some(schema) = batches.first().map(RecordBatch::schema) else { continue };
        for names in [&["id"][..], any] {
            let there: Vec<&Field> = names.iter().filter_map(|name| schema.field_with_name(name).ok()).collect();
            if let ([], Some(name)) = (there.as_slice(), names.first()) {
                issues.push(Issue::error(&[table, ".", name].concat(), IssueCode::Required));
            }
            for column in there {
                let (name, ty) = (column.name().as_str(), column.data_type());
                let expected = match name {
                    "id" => Type::Integer,
                    "parcelas" if is_list(ty) => continue,
                    "parcelas" => Type::List(&Type::Money),
                    _ => Type::Money,
                };
                if !accepts(expected, ty) {
                    issues.push(mistyped(&[table, ".", name].concat(), expected, ty));
                }
            }
        }
    }
    LastroError::if_any(issues)
}

/// Whether a column has lists of records whose amounts and statuses can be read.
fn is_list(ty: &DataType) -> bool {
    let (DataType::List(item) | DataType::LargeList(item)) = ty else { return *ty == DataType::Null };
    let DataType::Struct(members) = item.data_type() else { return false };
    members.iter().all(|member| match member.name().as_str() {
        "valor" => accepts(Type::Money, member.data_type()),
        "status" => accepts(InstallmentStatus::TYPE, member.data_type()),
        _ => true,
    })
}

/// The values of a column; null in every row if the column is missing. The paths of issues begin with the column's name.
fn read<T: Cell>(column: Option<&ArrayRef>, rows: usize, name: &str) -> Vec<Read<T>> {
    let mut values = Vec::with_capacity(rows);
    let mut put = |value: Read<T>| values.push(value.map_err(|issues| placed(name, issues)));
    let read = column.map(|column| cells::read(column, &mut put));
    if let Some(Ok(())) = read { values } else { vec![Ok(None); rows] }
}

fn ids(batch: &RecordBatch) -> Vec<Read<i64>> {
    read(batch.column_by_name("id"), batch.num_rows(), "id")
}

fn amounts(batch: &RecordBatch, name: &str) -> Vec<Read<Money>> {
    read(batch.column_by_name(name), batch.num_rows(), name)
}

/// The expected amount of each sale of a batch, and whether all of its installments are cancelled.
fn expected(batch: &RecordBatch) -> Vec<(Read<Money>, bool)> {
    let whole = if batch.column_by_name("valor_venda").is_some() { "valor_venda" } else { "valor" };
    let amounts = amounts(batch, whole).into_iter();
    let Some((items, places)) = batch.column_by_name("parcelas").and_then(lists) else {
        return amounts.map(|amount| (amount, false)).collect();
    };
    let installments = Installments::new(&items);
    let sales = amounts.zip(places);
    let charged = |amount, places: Range<usize>| {
        if places.is_empty() { (amount, false) } else { installments.charged(places) }
    };
    sales.map(|(amount, places)| charged(amount, places)).collect()
}

/// The items of a column of lists, and the range of items of each row; `None` for a column of another type.
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

/// The installments of all sales of a batch.
struct Installments {
    values: Vec<Read<Money>>,
    states: Vec<Read<InstallmentStatus>>,
}

impl Installments {
    fn new(items: &ArrayRef) -> Self {
        let member = |name| items.as_struct_opt().and_then(|items| items.column_by_name(name));
        let rows = items.len();
        Self { values: read(member("valor"), rows, "valor"), states: read(member("status"), rows, "status") }
    }

    /// For a range of installments: the sum of those that are not cancelled, and whether all of them are cancelled.
    fn charged(&self, places: Range<usize>) -> (Read<Money>, bool) {
        let (mut charged, mut issues) = (Vec::with_capacity(places.len()), Vec::new());
        let both = self.values.iter().zip(&self.states).skip(places.start).take(places.len());
        for (index, (value, state)) in both.enumerate() {
            let mut add = |found: &[Issue]| {
                issues.extend(placed(&["parcelas[", &index.to_string(), "]"].concat(), found.to_vec()));
            };
            match (state, value) {
                (Ok(Some(InstallmentStatus::Cancelled)), _) => {}
                (Err(state), Err(value)) => add(&[state.as_slice(), value].concat()),
                (Err(found), _) | (_, Err(found)) => add(found),
                (_, Ok(None)) => add(&[Issue::error("valor", IssueCode::Required)]),
                (_, Ok(Some(value))) => charged.push(*value),
            }
        }
        if !issues.is_empty() {
            return (Err(issues), false);
        }
        let cancelled = charged.is_empty();
        (sum(charged, "parcelas").map(Some), cancelled)
    }
}
