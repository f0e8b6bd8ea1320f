//! Reads single fields of a stored document, such as the name of a record that a sale refers to.
//!
//! The functions search the text of the document for `"name":` and do not parse it. This cannot match inside a string, where
//! quotation marks are escaped. The first match is the field itself: a stored document contains every field of the record, and
//! custom fields come after them. The search is many times faster than parsing, and every insert of a sale reads three records.

use std::borrow::Cow;

use lastro::json::{is_number, unescape};

use super::Refusal;
use crate::state::{Row, Table, View};

/// The name (`nome`) of a record; `None` if the record does not exist.
pub fn name_of(view: &dyn View, table: Table, id: Option<i64>) -> Result<Option<String>, Refusal> {
    let row = id.map(|id| view.get(table, id)).transpose()?.flatten();
    Ok(row.and_then(|row| text_of(&row, "nome")))
}

/// The string in a field of a row; `None` if the field contains no string.
pub fn text_of(row: &Row, field: &str) -> Option<String> {
    let text = member(&row.doc, field)?.strip_prefix('"')?.strip_suffix('"')?;
    unescape(text.as_bytes()).map(Cow::into_owned).ok()
}

/// The number in a field of a row, as it is written; `None` if the field contains no number.
pub fn number_of<'r>(row: &'r Row, field: &str) -> Option<&'r str> {
    member(&row.doc, field).filter(|value| is_number(value))
}

/// The value of the first member with this name, as JSON text. A string includes its quotation marks.
fn member<'d>(doc: &'d str, field: &str) -> Option<&'d str> {
    let marked = ["\"", field, "\":"].concat();
    let value = doc.get(doc.find(&marked)?.checked_add(marked.len())?..)?;
    let end = match value.strip_prefix('"') {
        // The value is as long as the string, plus its two quotation marks.
        Some(text) => closing(text)?.checked_add(2)?,
        None => value.find([',', '}'])?,
    };
    value.get(..end)
}

/// The index at which a string ends: its first quotation mark that is not escaped.
fn closing(text: &str) -> Option<usize> {
    let mut escaped = false;
    text.bytes().position(|byte| {
        let ends = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_are_found_by_name_and_not_inside_strings() {
        let doc =
            r#"{"id":7,"obs":"\"nome\":\"errado\\\"","nome":"Ana \"Lu\" é\\","valor":12.50,"custom_a":{"nome":"x"}}"#;
        let row = |doc: &str| Row::new(1, doc.into(), None);
        assert_eq!(text_of(&row(doc), "nome").as_deref(), Some("Ana \"Lu\" é\\"));
        assert_eq!(number_of(&row(doc), "id"), Some("7"));
        assert_eq!(number_of(&row(doc), "valor"), Some("12.50"));
        assert_eq!(text_of(&row(doc), "errado"), None);
        assert_eq!((text_of(&row(doc), "id"), number_of(&row(doc), "nome")), (None, None));
        assert_eq!(number_of(&row(r#"{"tipo":12}"#), "tipo"), Some("12"));
        assert_eq!(text_of(&row(r#"{"nome":null,"a":"b"}"#), "nome"), None);
        assert_eq!(text_of(&row(r#"{"nome":"cut"#), "nome"), None);
    }
}
