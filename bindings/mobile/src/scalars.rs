//! Conversion of each scalar to and from Kotlin and Swift.
//!
//! Exact decimals and dates cross as strings and become the language's own type there (`uniffi.toml`). The names here are the
//! type names in the languages; `Money` and the like are left to the namespaces of the operations.

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

/// A member of a record that is not a field, with its exact JSON text.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct ExtraMember {
    /// Its name.
    pub name: String,
    /// Its value as JSON text: `"ERP-1"` in quotes, `10.0` without.
    pub json: String,
}

/// A name and its value in a form.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct FormPair {
    /// The parameter's name.
    pub name: String,
    /// Its value. Debug output never shows it, since it may be a card's number.
    pub value: ConcealedText,
}

/// Reads a string from Kotlin or Swift as a scalar, with the decoder that all languages share.
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
    /// A month of a year, `YYYY-MM`, as a string.
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
    /// A JSON document as text, which the operation reads.
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
    /// A string that may hold a secret: a key, a request's body, a message of the service about a key.
    ConcealedText, String, {
        remote,
        lower: |text| text.reveal().to_owned(),
        try_lift: |text| Ok(ConcealedText::new(text)),
    }
);
uniffi::custom_type!(
    /// The headers of a request or a response, in order. No debug form shows their values, since the key is one of them.
    Headers, HashMap<String, String>, {
        remote,
        lower: |headers| headers.reveal().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
        try_lift: |headers| Ok(Headers::new(headers.into_iter().collect())),
    }
);
uniffi::custom_type!(
    /// A card's number, complete or as the service masks it.
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
    /// A query string, or the query itself as JSON text.
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
    /// The value of a filter, as a string.
    FilterValue, String, {
        remote,
        lower: |value| value.0,
        try_lift: |text| Ok(Scalar(text)),
    }
);
uniffi::custom_type!(
    /// Names and values for the placeholders of an issue's message.
    IssueParams, HashMap<String, String>, {
        remote,
        lower: |params| params.iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect(),
        try_lift: |texts| Ok(params_of(texts)),
    }
);
uniffi::custom_type!(
    /// Names and values of a form, in order.
    FormPairList, Vec<FormPair>, {
        remote,
        lower: |pairs| lower_pairs(&pairs),
        try_lift: |pairs| Ok(FormPairs::new(pairs.into_iter().map(|p| (p.name, p.value.reveal().to_owned())).collect())),
    }
);
uniffi::custom_type!(
    /// Unknown members of a record.
    ExtraMembers, Vec<ExtraMember>, {
        remote,
        lower: |extra| lower_extra(&extra),
        try_lift: |members| Ok(lift_extra(members)?),
    }
);

/// A query string, or the query itself as JSON; no query string looks like JSON.
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
