//! Reads records of version 1 of the billing API into the columns of version 2.

use lastro::json::Value;
use lastro::model::{Codec as _, Customer, Extra, Json, Model, ModelTable, PaymentMethod, Sale, Service, Target, Type};
use lastro::v1::conversion::{
    self, CustomerConverted, PaymentMethodConverted, ReportLine, SaleConverted, ServiceConverted,
};
use lastro::v1::{CustomerV1, PaymentMethodV1, SaleV1, ServiceV1};
use lastro::{Issue, IssueCode, LastroError, Severity};

use crate::read::{Make, OpenError, Options, Records, Source, mentions, open_by};

/// An entity that exists in both versions of the billing API.
struct Both {
    name: &'static str,
    /// The entity's fields in version 1.
    from: &'static ModelTable,
    table: &'static ModelTable,
    make: Make,
    convert: fn(&Json) -> Result<Converted, LastroError>,
    convert_whole: fn(&[u8]) -> Option<Converted>,
}

/// A record of version 2, converted from version 1.
pub struct Converted {
    /// The record's key.
    pub id: Option<i64>,
    /// The record as one line of JSON.
    pub text: String,
    /// Issues of values that were invalid in version 1.
    pub issues: Vec<Issue>,
    /// Values that version 2 cannot represent.
    pub report: Vec<ReportLine>,
}

/// Defines `ENTITIES`: the entities, each with its conversion from version 1 to version 2.
macro_rules! entities {
    ($($name:literal: $from:ty => $to:ty, $made:ident by $convert:path, $members:path;)*) => {
        const ENTITIES: &[Both] = &[$(Both {
            name: $name,
            from: <$from>::TABLE,
            table: <$to>::TABLE,
            make: |json| {
                let (from, mut issues): ($from, _) = read($name, json)?;
                let (members, report) = $members(&from);
                issues.extend(report.iter().map(|line| Issue::warning(&line.path, line.code)));
                Ok((members, issues))
            },
            convert: |json| {
                let (from, issues) = <$from>::decode(json)?;
                let $made { value, report, .. } = $convert(&from);
                Ok(Converted { id: from.id, text: value.json(Target::Wire), issues, report })
            },
            convert_whole: |json| {
                let (from, issues) = <$from>::from_json(json).ok().filter(|(from, _)| has_only_fields(from))?;
                let $made { value, report, .. } = $convert(&from);
                Some(Converted { id: from.id, text: value.json(Target::Wire), issues, report })
            },
        }),*];
    };
}
entities! {
    "sale": SaleV1 => Sale, SaleConverted by conversion::sale, conversion::sale_members;
    "customer": CustomerV1 => Customer, CustomerConverted by conversion::customer, conversion::customer_members;
    "service": ServiceV1 => Service, ServiceConverted by conversion::service, conversion::service_members;
    "payment_method": PaymentMethodV1 => PaymentMethod,
        PaymentMethodConverted by conversion::payment_method, conversion::payment_method_members;
}

/// Whether every member of a record is a known field with a valid value. If so, the record belongs to this entity, and need not
/// be compared with the fields of other entities, as [`stranger`] does.
fn has_only_fields(record: &impl Model) -> bool {
    record.extra().is_none_or(Extra::is_empty)
}

/// Reads records of version 1 into the columns of version 2. A row's issues are those of the values that are invalid in version
/// 1, then a warning for each value that version 2 cannot represent, at its path in version 1. These warnings are always
/// listed: they ignore the minimum severity in `options`. A record that seems to belong to another entity becomes a row of
/// nulls; see [`stranger`].
///
/// # Errors
/// `invalid_choice` at `entity`, with the supported names; the errors of [`open`](crate::read::open).
pub fn v1_to_v2(
    entity: &str,
    sources: impl Iterator<Item = Result<Source, OpenError>> + Send + 'static,
    options: Options,
) -> Result<Records, LastroError> {
    let found = both(entity)?;
    open_by(found.name, found.table, Some(found.make), sources, Options { severity: Severity::Warning, ..options })
}

/// The fast path: converts a document if all its members are known fields of the entity, all their values are valid, and it
/// contains no card data. Returns `None` for any other document, and for an unknown entity.
#[must_use]
pub fn convert_whole(entity: &str, document: &[u8]) -> Option<Converted> {
    let both = both(entity).ok().filter(|_| !mentions(document))?;
    (both.convert_whole)(document)
}

/// Converts one record. Does not check whether the record seems to belong to another entity; [`stranger`] does.
///
/// # Errors
/// The errors of [`v1_to_v2`]; `invalid_type` if the document is not an object.
pub fn convert(entity: &str, record: &Json) -> Result<Converted, LastroError> {
    (both(entity)?.convert)(record)
}

fn both(entity: &str) -> Result<&'static Both, LastroError> {
    ENTITIES.iter().find(|both| both.name == entity).ok_or_else(|| {
        let names: Vec<&str> = names().collect();
        LastroError::invalid(Issue::error("entity", IssueCode::InvalidChoice).with("allowed", &names.join(", ")))
    })
}

/// The names of the entities whose records can be converted.
pub fn names() -> impl Iterator<Item = &'static str> {
    ENTITIES.iter().map(|both| both.name)
}

/// The name of the key, the same in every entity.
const KEY: &str = "id";

impl Both {
    /// Counts the members that are fields of this entity and have the right structure: a list field must hold a list, a record
    /// field an object. The key `id` is not counted, because every entity has it.
    fn known(&self, members: &[(String, Value)]) -> usize {
        let fits = |(name, value): &&(String, Value)| {
            let Some(field) = self.from.field(name).filter(|field| field.name != KEY) else { return false };
            match (value, field.ty.required()) {
                (Value::Array(_), ty) => matches!(ty, Type::List(_)),
                (Value::Object(_), ty) => matches!(ty, Type::Record(_)),
                _ => true,
            }
        };
        members.iter().filter(fits).count()
    }
}

/// Returns an error if a record of version 1 seems to belong to another entity: none of its members is a field of this entity,
/// or more of its members are fields of another entity. The issue's code is `mismatch`, and its parameter `looks` names the
/// likely entities.
#[must_use]
pub fn stranger(entity: &str, record: &Value) -> Option<LastroError> {
    let members = record.as_object()?;
    let own = ENTITIES.iter().find(|both| both.name == entity)?.known(members);
    let most = || ENTITIES.iter().map(|both| both.known(members)).max().unwrap_or(0);
    // the usual case: all members are fields of this entity, so no other entity can match more members
    if own == members.iter().filter(|(name, _)| name != KEY).count() || own > 0 && own == most() {
        return None;
    }
    let most = most();
    let alike = ENTITIES.iter().filter(|both| most > 0 && both.known(members) == most).map(|both| both.name);
    let alike = alike.collect::<Vec<_>>().join(" or ");
    let looks = if alike.is_empty() { "like no known record".to_owned() } else { ["like ", &alike].concat() };
    let issue = Issue::error("", IssueCode::Mismatch).with("expected", entity);
    Some(LastroError::invalid(issue.with("looks", &looks)))
}

fn read<F: Model>(entity: &str, json: &[u8]) -> Result<(F, Vec<Issue>), LastroError> {
    let (record, issues) = F::from_json(json)?;
    if !has_only_fields(&record)
        && let Some(error) = Json::parse(json).ok().and_then(|json| stranger(entity, &json.0))
    {
        return Err(error);
    }
    Ok((record, issues))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(entity: &str, record: &Value) -> Option<String> {
        let error = stranger(entity, record)?;
        assert_eq!(error.issues()[0].code, IssueCode::Mismatch);
        error.issues()[0].params.get("looks").map(str::to_owned)
    }

    #[test]
    fn a_record_with_all_fields_is_recognized_as_its_entity_only() {
        for own in ENTITIES {
            // a record whose fields are all empty strings: version 1 writes unset fields like this
            let fields = own.from.fields.iter().map(|field| (field.name.to_owned(), Value::String(String::new())));
            let whole = Value::Object(fields.collect());
            for other in ENTITIES {
                let wanted = (own.name != other.name).then(|| format!("like {}", own.name));
                assert_eq!(told(other.name, &whole), wanted, "{} read as {}", own.name, other.name);
            }
        }
    }

    #[test]
    fn a_record_without_a_field_of_the_entity_is_rejected() {
        let told = |text: &str| told("sale", &Json::parse(text.as_bytes()).unwrap().0);
        assert_eq!(told(r#"{"id":"1"}"#), None);
        assert_eq!(told("{}"), None);
        assert_eq!(told("[]"), None);
        assert_eq!(told(r#"{"id":"1","data":"2014-09-17"}"#), None);
        assert_eq!(told(r#"{"id":"1","data":"2014-09-17","custom_a":"x"}"#), None);
        assert_eq!(told(r#"{"id":"1","nome":"Ana"}"#).unwrap(), "like customer or service or payment_method");
        assert_eq!(told(r#"{"id":"1","nome":"Ana","cpf":"1"}"#).unwrap(), "like customer");
        assert_eq!(told(r#"{"foo":1}"#).unwrap(), "like no known record");
        // a page of version 2 is rejected: in a record of version 1, `data` is a date and not a list
        assert_eq!(told(r#"{"header":{},"data":[{"id":1}]}"#).unwrap(), "like no known record");
    }
}
