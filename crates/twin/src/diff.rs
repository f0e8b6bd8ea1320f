//! What differs between two snapshots, as paths.

use std::collections::{BTreeMap, BTreeSet};

use lastro::LastroError;
use lastro::json::Value;
use lastro::model::Json;
use lastro_macros::model;

use crate::filled;
use crate::http::read_json;
use crate::snapshot::{Line, Parts, lines_of};

/// A place where two states differ.
#[model(answer)]
pub struct Difference {
    /// Where: `sale/7/valor_venda`.
    pub path: String,
    /// What the first state has there; nothing where it has nothing.
    pub before: Option<Json>,
    /// What the second state has there; nothing where it has nothing.
    pub after: Option<Json>,
}

/// What differs between the texts of two snapshots: first what is said of the whole, then the work, then the rows by their
/// tables and keys.
///
/// # Errors
/// One of the texts is no snapshot.
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

/// Work that only one of the states has.
fn work(a: &Parts<'_>, b: &Parts<'_>, found: &mut Vec<Difference>) {
    for (line, before) in differing(&a.due, &b.due) {
        let value = Json::parse(line.as_bytes()).unwrap_or_default();
        let path = format!("due/{}", line.trim_matches(['[', ']']).replace(',', "/").replace('"', ""));
        let (before, after) = if before { (Some(value), None) } else { (None, Some(value)) };
        found.push(Difference { path, before, after });
    }
}

/// The rows of a state by their lines, those that both have apart.
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

/// The lines that only one of the states has, in order, and whether that is the first one.
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
