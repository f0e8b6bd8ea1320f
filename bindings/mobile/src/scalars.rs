//! Declares how UniFFI converts each scalar to and from Kotlin and Swift.
//!
//! Exact decimals and dates are passed as strings; `uniffi.toml` converts them to the language's own type, such as
//! `BigDecimal`. The type names declared here appear in Kotlin and Swift. They differ from the core's names, since the packages
//! already use names such as `Money`: there, `Money` is the namespace of the operations on amounts.

use std::collections::HashMap;

use lastro::model::{Codec, Extra, Node, Reader, Target};
use lastro_facade::types::*;

use crate::error::LastroError;

type JsonText = Json;
type DocumentText = Document;
type ByteData = Bytes;
type SecretList = Secrets;
type QueryText = QuerySource;
type FilterValue = Scalar;
type IssueParams = Params;
type ExtraMembers = Extra;
type FormPairList = FormPairs;

/// A member of a record's JSON object whose name is not a field of the record.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct ExtraMember {
    /// The member's name.
    pub name: String,
    /// The member's value as JSON text with every digit: `10.0`, or `"ERP-1"` including the quotes.
    pub json: String,
}

/// One parameter of a form-encoded request.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct FormPair {
    /// The parameter's name.
    pub name: String,
    /// The parameter's value. Debug output never shows it, since it may be a card's number.
    pub value: ConcealedText,
}

/// Reads a string from Kotlin or Swift as a scalar of the core. Uses the core's codec, so that every language accepts the same
/// strings.
fn lift<T: Codec>(text: String) -> Result<T, LastroError> {
    let mut reader = Reader::new();
    let value = T::read(&Node::from(text.as_str()), &mut reader);
    Ok(reader.finish(value)?)
}

macro_rules! texts {
    ($(#[doc = $doc:tt] $name:ident = $type:ty,)*) => { $(
        type $name = $type;
        uniffi::custom_type!(
            #[doc = $doc]
            $name, String, {
                remote,
                lower: |value| value.to_string(),
                try_lift: |text| Ok(lift::<$name>(text)?),
            }
        );
    )* };
}
texts! {
    /// An exact amount with two decimal places.
    Amount = Money,
    /// A percentage with at most two decimal places.
    Rate = Percent,
    /// An exact quantity with at most ten decimal places.
    Count = Quantity,
    /// A number of any size and form, as a string.
    NumberText = Number,
    /// A day of the calendar.
    CalendarDate = LocalDate,
    /// A month, `YYYY-MM`, as a string.
    MonthText = YearMonth,
    /// A timestamp, ISO 8601 with offset, as a string.
    Moment = DateTime,
}

uniffi::custom_type!(
    /// A JSON document as text.
    JsonText, String, {
        remote,
        lower: |json| json.to_text(),
        try_lift: |text| Ok(lift::<Json>(text)?),
    }
);
uniffi::custom_type!(
    /// A JSON document as text. The operation parses it and reports its errors.
    DocumentText, String, {
        remote,
        lower: |document| match document {
            Document::Text(text) => String::from_utf8_lossy(&text).into_owned(),
            Document::Value(value) => value.to_json(),
        },
        try_lift: |text| Ok(Document::from(text)),
    }
);
uniffi::custom_type!(
    /// Raw bytes.
    ByteData, Vec<u8>, {
        remote,
        lower: |bytes| bytes.0,
        try_lift: |bytes| Ok(Bytes(bytes)),
    }
);
uniffi::custom_type!(
    /// A string that may contain a secret: a key, a request's body, or a message of the service about a key. Debug output hides
    /// it.
    ConcealedText, String, {
        remote,
        lower: |text| text.reveal().to_owned(),
        try_lift: |text| Ok(ConcealedText::new(text)),
    }
);
uniffi::custom_type!(
    /// The headers of a request or a response. Debug output hides their values, since the API key is one of them.
    Headers, HashMap<String, String>, {
        remote,
        lower: |headers| headers.reveal().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
        try_lift: |headers| Ok(Headers::new(headers.into_iter().collect())),
    }
);
uniffi::custom_type!(
    /// A card number, complete or masked by the service.
    CardNumber, String, {
        remote,
        lower: |number| number.reveal().to_owned(),
        try_lift: |text| Ok(CardNumber::new(text)),
    }
);
uniffi::custom_type!(
    /// A card's security code, 3 or 4 digits; leading zeros are significant.
    SecurityCode, String, {
        remote,
        lower: |code| code.reveal().to_owned(),
        try_lift: |text| Ok(SecurityCode::new(text)),
    }
);
uniffi::custom_type!(
    /// A query over records: either a query string, or a JSON object.
    QueryText, String, {
        remote,
        lower: |query| match query {
            QuerySource::Text(text) => text,
            QuerySource::Query(query) => query.json(Target::Program),
        },
        try_lift: |text| Ok(lift_query(text)?),
    }
);
uniffi::custom_type!(
    /// One to four webhook secrets.
    SecretList, Vec<ConcealedText>, {
        remote,
        lower: |_secrets| Vec::new(),
        try_lift: |secrets| Ok(Secrets(secrets.iter().map(|secret| secret.reveal().to_owned()).collect())),
    }
);
uniffi::custom_type!(
    /// The value that a query's filter compares with, as a string.
    FilterValue, String, {
        remote,
        lower: |value| value.0,
        try_lift: |text| Ok(Scalar(text)),
    }
);
uniffi::custom_type!(
    /// The values for the placeholders in an issue's message, by name.
    IssueParams, HashMap<String, String>, {
        remote,
        lower: |params| params.iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect(),
        try_lift: |texts| Ok(params_of(texts)),
    }
);
uniffi::custom_type!(
    /// The parameters of a form-encoded request, in order.
    FormPairList, Vec<FormPair>, {
        remote,
        lower: |pairs| lower_pairs(&pairs),
        try_lift: |pairs| Ok(FormPairs::new(pairs.into_iter().map(|p| (p.name, p.value.reveal().to_owned())).collect())),
    }
);
uniffi::custom_type!(
    /// The members of a record's JSON object that are not fields of the record.
    ExtraMembers, Vec<ExtraMember>, {
        remote,
        lower: |extra| lower_extra(&extra),
        try_lift: |members| Ok(lift_extra(members)?),
    }
);

/// Reads a query. Text that begins with `{` is a JSON object: a query string never begins with this character.
fn lift_query(text: String) -> Result<QuerySource, LastroError> {
    if !text.starts_with('{') {
        return Ok(QuerySource::Text(text));
    }
    let Json(value) = Json::parse(text.as_bytes())?;
    let mut reader = Reader::new();
    let query = QuerySource::read(&Node::from(&value), &mut reader);
    Ok(reader.finish(query)?)
}

fn params_of(texts: HashMap<String, String>) -> Params {
    let mut params = Params::default();
    for (name, text) in texts {
        params.push(&name, &text);
    }
    params
}

fn lower_pairs(pairs: &FormPairs) -> Vec<FormPair> {
    let pair = |(name, value): &(String, String)| FormPair { name: name.clone(), value: ConcealedText::new(value) };
    pairs.reveal().iter().map(pair).collect()
}

fn lower_extra(extra: &Extra) -> Vec<ExtraMember> {
    extra.members().iter().map(|(name, value)| ExtraMember { name: name.clone(), json: value.to_json() }).collect()
}

fn lift_extra(members: Vec<ExtraMember>) -> Result<Extra, LastroError> {
    let parsed = members.into_iter().map(|ExtraMember { name, json }| match Json::parse(json.as_bytes()) {
        Ok(Json(value)) => Ok((name, value)),
        Err(error) => Err(error.under(&name)),
    });
    Ok(parsed.collect::<Result<Vec<_>, lastro::LastroError>>().map(Extra::from_members)?)
}
