//! Checks whether the exchanges of a recording agree with the service's documentation: names, types, formats, codes, statuses,
//! headers. The twin is not needed for these checks.

mod collect;
mod request;
mod walk;

use lastro::IssueCode;
use lastro::http::Shape;
use lastro::json::parse;
use lastro::model::Type;
use lastro::v1::http::decode as decode_v1;
use lastro::value::Choice as _;
use lastro_twin::openapi::is_documented;
use lastro_twin::route::{Operation, Version};

use crate::exchange::{Exchange, RecordedResponse};
use crate::subject::Subject;

pub use collect::{Letter, LetterGroup};
use walk::Walk;

/// The kind of a deviation from the service's documentation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FindingKind {
    /// A member that the service's documentation does not mention.
    UnknownField,
    /// A documented field that is missing from all records of its kind in the recording.
    MissingField,
    /// A value of the wrong type or format.
    Format,
    /// A code that the service's documentation does not list.
    UnknownCode,
    /// A status that the service's documentation does not list.
    Status,
    /// A header that is not as documented.
    Header,
    /// A response whose JSON structure differs from the documented structure of the operation's response.
    Shape,
    /// A query parameter that the service's documentation does not mention, in a request that the service accepted.
    Query,
    /// A notification whose signature does not match.
    Webhook,
}

impl FindingKind {
    /// The name of the kind in reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::UnknownField => "unknown field",
            Self::MissingField => "missing field",
            Self::Format => "type or format",
            Self::UnknownCode => "undocumented code",
            Self::Status => "undocumented status",
            Self::Header => "header",
            Self::Shape => "form of the response",
            Self::Query => "parameter",
            Self::Webhook => "notification",
        }
    }
}

/// A deviation of an exchange from the service's documentation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The kind of deviation.
    pub kind: FindingKind,
    /// The record, such as `Installment`; the operation if the finding does not concern a record.
    pub entity: String,
    /// The field or header.
    pub field: String,
    /// The path in the exchange: `response.parcelas[0].valor`.
    pub path: String,
    /// A description of what was found. It contains no personal data.
    pub detail: String,
}

/// Returns the deviations of an exchange from the service's documentation. Empty if the exchange's path belongs to no
/// operation, or if it has no response.
#[must_use]
pub fn findings(exchange: &Exchange) -> Vec<Finding> {
    let Some(subject) = Subject::of(exchange) else { return Vec::new() };
    let Some(answer) = &exchange.response else { return Vec::new() };
    let mut all = Vec::new();
    let operation = crate::difference::name_of(subject.operation);
    if !is_documented(answer.status) {
        all.push(Finding {
            kind: FindingKind::Status,
            entity: operation.clone(),
            field: "status".to_owned(),
            path: "response.status".to_owned(),
            detail: answer.status.to_string(),
        });
    }
    content_type(&operation, answer, &mut all);
    if (200..300).contains(&answer.status) {
        success(&subject, &operation, answer, &mut all);
        request::findings(&subject, &operation, exchange, &mut all);
    } else if answer.status < 500 {
        refusal(&subject, &operation, answer, &mut all);
    }
    all
}

/// Checks the content type. According to the service's documentation of both versions, every response is JSON.
fn content_type(operation: &str, answer: &RecordedResponse, all: &mut Vec<Finding>) {
    let found = answer.header("Content-Type");
    let media = found.map(|value| value.split(';').next().unwrap_or_default().trim().to_ascii_lowercase());
    if answer.body.is_empty() || media.as_deref().is_some_and(|media| media.ends_with("/json")) {
        return;
    }
    all.push(Finding {
        kind: FindingKind::Header,
        entity: operation.to_owned(),
        field: "Content-Type".to_owned(),
        path: "response.headers".to_owned(),
        detail: media.unwrap_or_else(|| "absent".to_owned()),
    });
}

/// Checks the body of a successful response. Adds findings for the issues that the crate `lastro` finds
/// when it reads the record, and for unknown members.
fn success(subject: &Subject, operation: &str, answer: &RecordedResponse, all: &mut Vec<Finding>) {
    let status = i64::from(answer.status);
    let decoded = match subject.operation {
        Operation::V2(of) => lastro::http::decode(of, status, &answer.body, None).map(|answer| answer.issues),
        Operation::V1(of) => decode_v1(of, status, &answer.body, None).map(|answer| answer.issues),
    };
    let issues = match decoded {
        Ok(issues) => issues,
        Err(error) => {
            let codes: Vec<&str> = error.issues().iter().map(|issue| issue.code.as_str()).collect();
            all.push(Finding {
                kind: FindingKind::Shape,
                entity: operation.to_owned(),
                field: "body".to_owned(),
                path: "response".to_owned(),
                detail: codes.join(", "),
            });
            return;
        }
    };
    let mut walk = Walk::new(all, "response");
    for issue in issues.iter().filter(|issue| issue.code != IssueCode::Placeholder) {
        walk.issue(subject.operation.route().shape, issue);
    }
    if let Ok(value) = parse(&answer.body) {
        walk.body(subject.operation.route().shape, &value);
    }
}

/// Checks the body of an error response. The service's documentation shows its form for both versions.
fn refusal(subject: &Subject, operation: &str, answer: &RecordedResponse, all: &mut Vec<Finding>) {
    let names: &[&str] = match subject.operation.version() {
        Version::V2 => &["code", "message"],
        Version::V1 => &["tipo", "mensagem"],
    };
    let value = parse(&answer.body).unwrap_or_default();
    let missing: Vec<&str> = names.iter().copied().filter(|name| value.get(name).is_none()).collect();
    if !missing.is_empty() {
        all.push(Finding {
            kind: FindingKind::Shape,
            entity: operation.to_owned(),
            field: missing.join(", "),
            path: "response".to_owned(),
            detail: format!("missing in an error response with status {}", answer.status),
        });
    }
}

/// The type of a listing's page and the type of its records. For a response with a single value, `None` and the type of the
/// value. For a response without a record, `None` twice.
fn parts(shape: Shape) -> (Option<Type>, Option<Type>) {
    match shape {
        Shape::Whole(ty) => (None, Some(ty)),
        Shape::Listing { page, records } => (Some(page), Some(records)),
        Shape::Done(_) => (None, None),
    }
}
