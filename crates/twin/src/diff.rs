//! Finds the differences between two snapshots or states. Each difference is a path such as `sale/7/valor_venda`, with both
//! values.

use core::cmp::Ordering;
use core::iter;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use lastro::LastroError;
use lastro::json::Value;
use lastro::model::Json;
use lastro_macros::model;

use crate::filled;
use crate::http::read_json;
use crate::snapshot::{Line, Parts, lines_of};
use crate::state::{Counter, Due, Row, StoreFault, Table, View};

/// A difference between two states: a path, and the value that each state has there.
#[model(answer)]
pub struct Difference {
    /// The path, such as `sale/7/valor_venda`.
    pub path: String,
    /// The value in the first state; null if the path does not exist there.
    pub before: Option<Json>,
    /// The value in the second state; null if the path does not exist there.
    pub after: Option<Json>,
}

/// The differences between two snapshots: first the head (seed, counters and the like), then planned work, then rows sorted by
/// table and key.
///
/// # Errors
/// One of the strings is not a snapshot.
pub fn diff(before: &str, after: &str) -> Result<Vec<Difference>, LastroError> {
    let (before, after) = (lines_of(before)?, lines_of(after)?);
    let (a, b) = (Parts::of(&before)?, Parts::of(&after)?);
    let mut found = Vec::new();
    let (Json(head_a), Json(head_b)) = (Json::parse(a.head.as_bytes())?, Json::parse(b.head.as_bytes())?);
    compare("", Some(&head_a), Some(&head_b), &mut found);
    work(&a, &b, &mut found);
    rows(&a, &b, &mut found)?;
    Ok(found)
}

/// Number of rows, or of items of planned work, that are read from a state at a time.
const CHUNK: usize = 1_000;

/// The first `most` differences between two states, with the same paths as [`diff`]: counters, then planned work, then rows
/// sorted by table and key. Rows that both states share in memory are skipped without a comparison.
///
/// # Errors
/// A state cannot be read.
pub fn between(before: &dyn View, after: &dyn View, most: usize) -> Result<Vec<Difference>, StoreFault> {
    let mut found = Vec::new();
    for counter in Counter::all() {
        let [a, b] = [before.counter(counter)?, after.counter(counter)?];
        let shown = |number: i64| (number != 0).then(|| Value::Number(number.to_string()));
        compare(&format!("counters/{}", counter.name()), shown(a).as_ref(), shown(b).as_ref(), &mut found);
    }
    merged(
        all_due(before),
        all_due(after),
        |due| *due,
        |a, b| {
            if let (Some(due), None) | (None, Some(due)) = (a, b) {
                let path = format!("due/{}/{}/{}", due.at.millis(), due.kind.name(), due.id);
                let value = Some(Json(Value::String(due.at.text())));
                let (before, after) = if a.is_some() { (value, None) } else { (None, value) };
                found.push(Difference { path, before, after });
            }
            found.len() < most
        },
    )?;
    for table in Table::ALL {
        merged(
            all_rows(before, table),
            all_rows(after, table),
            |row| row.id,
            |a, b| {
                let same = a
                    .as_ref()
                    .zip(b.as_ref())
                    .is_some_and(|(a, b)| Arc::ptr_eq(&a.doc, &b.doc) && a.extras == b.extras);
                if !same && let Some(id) = a.as_ref().or(b.as_ref()).map(|row| row.id) {
                    let [a, b] = [a, b].map(|row| row.as_ref().map(whole));
                    compare(&format!("{}/{id}", table.name()), a.as_ref(), b.as_ref(), &mut found);
                }
                found.len() < most
            },
        )?;
    }
    found.truncate(most);
    Ok(found)
}

/// The planned work of a state, in order.
fn all_due(view: &dyn View) -> impl Iterator<Item = Result<Due, StoreFault>> + '_ {
    let (mut after, mut chunk) = (None, Vec::new().into_iter());
    iter::from_fn(move || {
        if chunk.len() == 0 {
            match view.due_after(after, CHUNK) {
                Ok(due) => chunk = due.into_iter(),
                Err(fault) => return Some(Err(fault)),
            }
        }
        let due = chunk.next()?;
        after = Some(due);
        Some(Ok(due))
    })
}

/// The rows of a table, ordered by key.
fn all_rows(view: &dyn View, table: Table) -> impl Iterator<Item = Result<Row, StoreFault>> + '_ {
    let (mut after, mut chunk) = (i64::MIN, Vec::new().into_iter());
    iter::from_fn(move || {
        if chunk.len() == 0 {
            match view.scan(table, after, CHUNK) {
                Ok(rows) => chunk = rows.into_iter(),
                Err(fault) => return Some(Err(fault)),
            }
        }
        let row = chunk.next()?;
        after = row.id;
        Some(Ok(row))
    })
}

/// Merges two sequences that are sorted by key. Calls `see` for each key with the items of both sequences (`None` if a sequence
/// lacks the key), until `see` returns `false`.
fn merged<T, K: Ord>(
    a: impl Iterator<Item = Result<T, StoreFault>>,
    b: impl Iterator<Item = Result<T, StoreFault>>,
    key: impl Fn(&T) -> K,
    mut see: impl FnMut(Option<T>, Option<T>) -> bool,
) -> Result<(), StoreFault> {
    let (mut a, mut b) = (a.peekable(), b.peekable());
    loop {
        let order = match (a.peek(), b.peek()) {
            (None, None) => return Ok(()),
            (Some(Ok(a)), Some(Ok(b))) => key(a).cmp(&key(b)),
            (Some(Err(_)), _) | (_, None) => Ordering::Less,
            (None, _) | (_, Some(Err(_))) => Ordering::Greater,
        };
        let one = if order.is_le() { a.next().transpose()? } else { None };
        let other = if order.is_ge() { b.next().transpose()? } else { None };
        if !see(one, other) {
            return Ok(());
        }
    }
}

/// The document of a row and its extras, as one object.
fn whole(row: &Row) -> Value {
    let parsed = |text: &str| Json::parse(text.as_bytes()).unwrap_or_default().0;
    let mut doc = parsed(&row.doc);
    if let (Value::Object(members), Some(Value::Object(extras))) = (&mut doc, row.extras.as_deref().map(parsed)) {
        members.extend(extras);
    }
    doc
}

/// Adds to `found` the planned work that only one of the two states has.
fn work(a: &Parts<'_>, b: &Parts<'_>, found: &mut Vec<Difference>) {
    for (line, before) in differing(&a.due, &b.due) {
        let value = Json::parse(line.as_bytes()).unwrap_or_default();
        let path = format!("due/{}", line.trim_matches(['[', ']']).replace(',', "/").replace('"', ""));
        let (before, after) = if before { (Some(value), None) } else { (None, Some(value)) };
        found.push(Difference { path, before, after });
    }
}

/// Compares the rows of two snapshots and adds the differences to `found`. Rows with equal lines are skipped.
fn rows(a: &Parts<'_>, b: &Parts<'_>, found: &mut Vec<Difference>) -> Result<(), LastroError> {
    let mut changed: BTreeMap<(String, i64), [Option<Value>; 2]> = BTreeMap::new();
    for (line, is_before) in differing(&a.rows, &b.rows) {
        let Line { table, id, doc: Json(mut doc), extras } = read_json(line.as_bytes())?;
        if let (Value::Object(members), Some(Json(Value::Object(extras)))) = (&mut doc, extras) {
            members.extend(extras);
        }
        let [before, after] = changed.entry((table, id)).or_default();
        *if is_before { before } else { after } = Some(doc);
    }
    for ((table, id), [before, after]) in &changed {
        compare(&format!("{table}/{id}"), before.as_ref(), after.as_ref(), found);
    }
    Ok(())
}

/// The lines that only one of the two states has, in order. The flag is `true` for a line of the first state.
fn differing<'t>(a: &[(usize, &'t str)], b: &[(usize, &'t str)]) -> Vec<(&'t str, bool)> {
    let lines = |lines: &[(usize, &'t str)]| -> BTreeSet<&str> { filled(lines.iter().map(|(_, line)| *line)) };
    let (a, b) = (lines(a), lines(b));
    a.symmetric_difference(&b).map(|line| (*line, a.contains(line))).collect()
}

fn compare(path: &str, before: Option<&Value>, after: Option<&Value>, found: &mut Vec<Difference>) {
    if before == after {
        return;
    }
    let below = |name: &str| if path.is_empty() { name.to_owned() } else { format!("{path}/{name}") };
    match (before, after) {
        (Some(Value::Object(a)), Some(Value::Object(b))) => {
            let mut sides: BTreeMap<&str, [Option<&Value>; 2]> = BTreeMap::new();
            for (name, value) in a {
                sides.entry(name).or_default()[0] = Some(value);
            }
            for (name, value) in b {
                sides.entry(name).or_default()[1] = Some(value);
            }
            for (name, [before, after]) in sides {
                compare(&below(name), before, after, found);
            }
        }
        (Some(Value::Array(a)), Some(Value::Array(b))) => {
            for place in 0..a.len().max(b.len()) {
                compare(&below(&place.to_string()), a.get(place), b.get(place), found);
            }
        }
        (before, after) => found.push(Difference {
            path: path.to_owned(),
            before: before.cloned().map(Json),
            after: after.cloned().map(Json),
        }),
    }
}
