//! The display texts of referenced records, and what else is read of them.
//!
//! A stored document is compact, has its fields in the order of their table and names each once, before everything that
//! is not a field. So a member is found by its name in quotation marks and a colon: inside of a text those marks would be
//! escaped. This is many times faster than reading the whole record, and every sale reads three of them.

use lastro::json::{Value, parse};

use super::Refusal;
use crate::state::{Row, Table, View};

/// The display text of a record, its `nome`; nothing where there is no such record.
pub fn name_of(view: &dyn View, table: Table, id: Option<i64>) -> Result<Option<String>, Refusal> {
    let row = id.map(|id| view.get(table, id)).transpose()?.flatten();
    Ok(row.and_then(|row| text_of(&row, "nome")))
}

/// The text in a field of a row.
pub fn text_of(row: &Row, field: &str) -> Option<String> {
    match member(&row.doc, field)? {
        Value::String(text) => Some(text),
        _ => None,
    }
}

/// The text of the number in a field of a row.
pub fn number_of(row: &Row, field: &str) -> Option<String> {
    match member(&row.doc, field)? {
        Value::Number(text) => Some(text),
        _ => None,
    }
}

/// The text or number of the first member of a name.
fn member(doc: &str, field: &str) -> Option<Value> {
    let marked = ["\"", field, "\":"].concat();
    let value = doc.get(doc.find(&marked)?.checked_add(marked.len())?..)?;
    let end = match value.strip_prefix('"') {
        // the closing mark, and the two marks around the text
        Some(text) => closing(text)?.checked_add(2)?,
        None => value.find([',', '}'])?,
    };
    parse(value.get(..end)?.as_bytes()).ok()
}

/// Where a text ends: its first quotation mark that is not escaped.
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
    fn members_are_found_by_their_name_and_not_by_what_texts_say() {
        let doc =
            r#"{"id":7,"obs":"\"nome\":\"errado\\\"","nome":"Ana \"Lu\" é\\","valor":12.50,"custom_a":{"nome":"x"}}"#;
        assert_eq!(member(doc, "nome"), Some(Value::String("Ana \"Lu\" é\\".to_owned())));
        assert_eq!(member(doc, "id"), Some(Value::Number("7".to_owned())));
        assert_eq!(member(doc, "valor"), Some(Value::Number("12.50".to_owned())));
        assert_eq!(member(doc, "errado"), None);
        assert_eq!(member(r#"{"tipo":12}"#, "tipo"), Some(Value::Number("12".to_owned())));
        assert_eq!(member(r#"{"nome":null,"a":"b"}"#, "nome"), Some(Value::Null));
        assert_eq!(member(r#"{"nome":"cut"#, "nome"), None);
    }
}
