//! Removes card numbers and security codes. These concealed values must not appear in a column, in `extra`, or in the text of
//! an unreadable line.
//!
//! Fields with concealed values have no column. In unknown members and in text, the values are recognized by their member
//! names: those of the card parameters in version 1 of the billing API, and `cartoes`, a list of cards in version 2.

use lastro::json::Value;
use lastro::model::{Customer, Model as _, ModelTable, Type};
use lastro::v1::{CustomerParameters, SaleParameters};

/// The common prefix of the member names that hold card data.
const BEGINNING: &[u8] = b"cart";

/// The type of the field with this name, if the field holds a card number, a security code or a list of cards; otherwise
/// `None`.
pub(super) fn named(name: &str) -> Option<Type> {
    if !name.as_bytes().starts_with(BEGINNING) {
        return None;
    }
    let tables = [SaleParameters::TABLE, CustomerParameters::TABLE, Customer::TABLE];
    tables.into_iter().find_map(|table| table.field(name)).map(|field| field.ty).filter(|ty| conceals(*ty))
}

/// Whether a type contains a card number, a security code or another concealed value.
fn conceals(ty: Type) -> bool {
    match ty.required() {
        Type::CardNumber | Type::SecurityCode | Type::Concealed => true,
        Type::Record(table) => holds(table),
        Type::List(item) => conceals(*item),
        _ => false,
    }
}

/// Whether a record has a field with a card number, a security code or another concealed value.
pub(super) fn holds(table: &ModelTable) -> bool {
    table.fields.iter().any(|field| conceals(field.ty))
}

/// Removes concealed values from a JSON value. Returns the names of the members that were removed or emptied.
pub fn conceal(value: &mut Value) -> Vec<String> {
    conceal_as(value, None)
}

/// Like [`conceal`]. `ty` is the type of the value, if known; its fields of concealed types are also removed, whatever their
/// names.
pub(super) fn conceal_as(value: &mut Value, ty: Option<Type>) -> Vec<String> {
    let mut removed = Vec::new();
    walk(value, ty, "", &mut removed);
    removed
}

fn walk(value: &mut Value, ty: Option<Type>, own: &str, removed: &mut Vec<String>) {
    let table = match ty.map(Type::required) {
        Some(Type::List(item)) => match item.required() {
            Type::Record(table) => Some(table),
            _ => None,
        },
        Some(Type::Record(table)) => Some(table),
        _ => None,
    };
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| walk(item, table.map(Type::Record), own, removed)),
        Value::Object(members) => {
            members.retain_mut(|(name, member)| {
                let ty = table.and_then(|table| table.field(name)).map(|field| field.ty).or_else(|| named(name));
                let is_shown = match ty.map(Type::required) {
                    Some(Type::CardNumber | Type::SecurityCode | Type::Concealed) => false,
                    // a member for cards must hold objects: a string or number in their place may be a card number
                    Some(ty) if conceals(ty) => is_nested(member),
                    _ => true,
                };
                if is_shown {
                    walk(member, ty, name, removed);
                } else {
                    removed.push(name.clone());
                }
                is_shown
            });
        }
        // the string may hold a JSON document or a form with card data
        Value::String(text) if mentions(text.as_bytes()) => {
            text.clear();
            removed.push(own.to_owned());
        }
        _ => {}
    }
}

fn is_nested(value: &Value) -> bool {
    match value {
        Value::Object(_) | Value::Null => true,
        Value::Array(items) => items.iter().all(|item| matches!(item, Value::Object(_) | Value::Null)),
        _ => false,
    }
}

/// Whether a text may contain a card number. This is the case if the text has the name of a member for cards, or JSON escapes
/// that could spell such a name.
pub(crate) fn mentions(text: &[u8]) -> bool {
    const NAMES: [&[u8]; 3] = [b"cartao_numero", b"cartao_codigo", b"cartoes"];
    let has = |part: &[u8]| memchr::memmem::find(text, part).is_some();
    has(BEGINNING) && NAMES.into_iter().any(has)
        || text.contains(&b'\\') && [&b"\\u004"[..], b"\\u005", b"\\u006", b"\\u007"].into_iter().any(has)
}

#[cfg(test)]
mod tests {
    use lastro::json::parse;

    use super::*;

    fn shown(text: &str) -> String {
        let mut value = parse(text.as_bytes()).unwrap();
        conceal(&mut value);
        value.to_json()
    }

    #[test]
    fn every_name_of_a_card_is_mentioned() {
        for table in [SaleParameters::TABLE, CustomerParameters::TABLE, Customer::TABLE] {
            for field in table.fields.iter().filter(|field| conceals(field.ty)) {
                assert!(mentions(field.name.as_bytes()) && named(field.name).is_some(), "{}", field.name);
            }
        }
        assert!(mentions(b"{\"cart\\u0061o_numero\":"));
        assert!(!mentions("{\"cliente\":\"Jo\\u00e3o Carteiro\",\"carteira\":1".as_bytes()));
    }

    #[test]
    fn card_numbers_and_security_codes_are_removed_at_any_depth() {
        assert_eq!(
            shown(r#"{"a":[{"cartao_numero":4111,"b":{"cartao_codigo":"123","c":1}}]}"#),
            r#"{"a":[{"b":{"c":1}}]}"#
        );
        let cards = r#"{"cartoes":[{"id":1,"numero":"4111","codigo":12},null],"numero":"12","codigo":7}"#;
        assert_eq!(shown(cards), r#"{"cartoes":[{"id":1},null],"numero":"12","codigo":7}"#);
        assert_eq!(shown(r#"{"cartoes":["4111"],"x":1}"#), r#"{"x":1}"#);
        assert_eq!(shown(r#"["nome=Ana&cartao_numero=4111","Ana"]"#), r#"["","Ana"]"#);
    }
}
