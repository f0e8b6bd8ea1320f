//! The types of records that `lastro migrate` converts, and how a record shows which of them it is.

use lastro::json::Value;
use lastro::model::{Json, Model};
use lastro::types::*;
use lastro::v1::conversion;

/// A type of records.
pub struct Entity {
    /// As `--entity` names it.
    pub name: &'static str,
    /// Converts one record.
    pub convert: fn(&Json) -> Result<Converted, LastroError>,
}

/// A record of version 2, and what its conversion has to report.
pub struct Converted {
    /// The record as one line of JSON.
    pub text: String,
    /// What did not fit its field in version 1.
    pub issues: Vec<Issue>,
    /// What version 2 has no place for.
    pub report: Vec<ReportLine>,
}

/// Defines the table of entities.
macro_rules! entities {
    ($($name:literal: $from:ty => $to:ident by $convert:path;)*) => {
        /// Every entity; the first one is the default.
        pub const ENTITIES: &[Entity] = &[$(Entity {
            name: $name,
            convert: |json| converted(json, |from: &$from| {
                let $to { value, report, .. } = $convert(from);
                (value, report)
            }),
        }),*];
    };
}
entities! {
    "sale": SaleV1 => SaleConverted by conversion::sale;
    "customer": CustomerV1 => CustomerConverted by conversion::customer;
    "service": ServiceV1 => ServiceConverted by conversion::service;
    "payment_method": PaymentMethodV1 => PaymentMethodConverted by conversion::payment_method;
}

fn converted<F: Model, T: Model>(
    json: &Json,
    convert: impl FnOnce(&F) -> (T, Vec<ReportLine>),
) -> Result<Converted, LastroError> {
    let (record, issues) = F::decode(json)?;
    let (made, report) = convert(&record);
    Ok(Converted { text: made.encode().to_text(), issues, report })
}

impl Entity {
    /// The entity of a name.
    pub fn named(name: &str) -> Option<&'static Self> {
        ENTITIES.iter().find(|entity| entity.name == name)
    }
}

const KEY: &str = "id";

/// The records of an answer to a listing, `{"inicio", "limite", "data"}`; the document itself as `Err` if it is not
/// one.
pub fn listed(document: Value) -> Result<Vec<Value>, Value> {
    let Value::Object(mut members) = document else { return Err(document) };
    let of_listing = members.iter().all(|(name, _)| ListingV1::TABLE.field(name).is_some());
    // a document with a repeated name is not a listing; the repetition is reported when it is read
    let named = |wanted: &str| members.iter().filter(|(name, _)| name == wanted).count();
    let once = members.len() <= ListingV1::TABLE.fields.len() && members.iter().all(|(name, _)| named(name) == 1);
    let place = members.iter().position(|(name, value)| name == "data" && value.as_array().is_some());
    match place {
        Some(place) if of_listing && once => match members.swap_remove(place) {
            (_, Value::Array(records)) => Ok(records),
            (_, other) => Err(other),
        },
        _ => Err(Value::Object(members)),
    }
}

/// A record's identifier as it is written; empty if there is none, or more than one.
pub fn id(record: &Value) -> String {
    let mut ids = record.as_object().unwrap_or_default().iter().filter(|(name, _)| name == KEY);
    let text = match (ids.next(), ids.next()) {
        (Some((_, Value::Number(text) | Value::String(text))), None) => text.as_str(),
        _ => "",
    };
    text.chars().take(64).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Value {
        Json::parse(text.as_bytes()).unwrap().0
    }

    #[test]
    fn a_listing_is_known_by_its_members() {
        let count = |text: &str| listed(value(text)).ok().map(|records| records.len());
        assert_eq!(count(r#"{"inicio":"0","limite":"10","data":[{},{}]}"#), Some(2));
        assert_eq!(count(r#"{"data":[]}"#), Some(0));
        assert_eq!(count(r#"{"inicio":0,"data":"2014-09-17"}"#), None);
        assert_eq!(count(r#"{"id":"1","data":[]}"#), None);
        assert_eq!(count("{}"), None);
        let twice = lastro::json::parse(br#"{"data":[{}],"data":[]}"#).unwrap();
        assert_eq!(listed(twice.clone()), Err(twice));
    }

    #[test]
    fn an_identifier_is_shown_as_it_stands() {
        let shown = |text: &[u8]| id(&lastro::json::parse(text).unwrap());
        assert_eq!(shown(br#"{"id":7}"#), "7");
        assert_eq!(shown(br#"{"id":" A-7"}"#), " A-7");
        assert_eq!(shown(br#"{"id":1,"id":2}"#), "");
        assert_eq!(shown(br#"{"id":null}"#), "");
        assert_eq!(shown(b"[7]"), "");
        assert_eq!(shown(format!(r#"{{"id":"{}"}}"#, "é".repeat(100)).as_bytes()).chars().count(), 64);
    }
}
