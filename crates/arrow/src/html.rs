//! The first rows of columns as an HTML table, for notebooks.

use std::fmt::Write as _;

use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::Schema;
use lastro::json::Value;

use crate::value;

/// Maximum number of characters of a cell; longer text is cut.
const LONGEST: usize = 60;

/// An HTML table with the column names, the column types as tooltips, and the first `most` rows, followed by the total number
/// of rows. All batches must have this schema. Everything is HTML-escaped.
#[must_use]
pub fn table(schema: &Schema, batches: &[RecordBatch], most: usize) -> String {
    let mut out = String::from("<table>\n<thead><tr>");
    for field in schema.fields() {
        let ty = field.data_type().to_string();
        let _ = write!(out, "<th title=\"{}\">{}</th>", escaped(&ty), escaped(field.name()));
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    let rows = batches.iter().flat_map(|batch| (0..batch.num_rows()).map(move |row| (batch, row)));
    for (batch, row) in rows.take(most) {
        let cells = batch.columns().iter().map(|column| ["<td>", &escaped(&shown(column, row)), "</td>"].concat());
        let _ = writeln!(out, "<tr>{}</tr>", cells.collect::<String>());
    }
    out.push_str("</tbody>\n</table>");
    let count: usize = batches.iter().map(RecordBatch::num_rows).sum();
    let _ = write!(out, "\n<p>{count} rows</p>");
    out
}

/// The text of a cell, cut to [`LONGEST`] characters.
fn shown(column: &ArrayRef, row: usize) -> String {
    let text = match value::cell(column, row) {
        Ok(Value::String(text)) => text,
        Ok(value) => value.to_json(),
        Err(error) => error.to_string(),
    };
    let mut characters = text.chars();
    let mut cut: String = characters.by_ref().take(LONGEST).collect();
    if characters.next().is_some() {
        cut.push('…');
    }
    cut
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use arrow_array::{Decimal128Array, StringArray};

    use super::*;

    #[test]
    fn names_and_cells_are_escaped_cut_and_counted() {
        let long = "é".repeat(LONGEST + 1);
        let texts: ArrayRef = Arc::new(StringArray::from(vec![Some("<script>&'\""), Some(&long), None, Some("last")]));
        let amounts = Decimal128Array::from(vec![Some(150), None, Some(-1), Some(7)]);
        let amounts: ArrayRef = Arc::new(amounts.with_precision_and_scale(17, 2).unwrap());
        let batch = RecordBatch::try_from_iter([("<b>", texts), ("valor", amounts)]).unwrap();
        let shown = table(&batch.schema(), &[batch.slice(0, 1), batch.slice(1, 3)], 3);
        let cut = ["é".repeat(LONGEST), "…".to_owned()].concat();
        assert_eq!(
            shown,
            [
                "<table>\n<thead><tr><th title=\"Utf8\">&lt;b&gt;</th><th title=\"Decimal128(17, 2)\">valor</th></tr></thead>",
                "<tbody>",
                "<tr><td>&lt;script&gt;&amp;&#39;&quot;</td><td>1.5</td></tr>",
                &["<tr><td>", &cut, "</td><td>null</td></tr>"].concat(),
                "<tr><td>null</td><td>-0.01</td></tr>",
                "</tbody>\n</table>\n<p>4 rows</p>",
            ]
            .join("\n")
        );
    }
}
