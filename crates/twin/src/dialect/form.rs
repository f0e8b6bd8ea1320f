//! Reads the parameters of version 1: a form, or a JSON object with the same names.

use lastro::json::Value;
use lastro::model::{Json, Model, ModelTable, Target};
use lastro::rules::Validation;
use lastro::v1::{self, FormPairs};
use lastro::{Issue, IssueCode, LastroError};

use crate::decide::{Context, Refusal};

/// Maximum number of problems in an error response, as in the core.
pub const MOST_ISSUES: usize = 1_000;

/// Parses the parameters of a request into their record.
pub fn parameters<T: Model>(context: &Context<'_>, body: &[u8]) -> Result<T, Refusal> {
    let is_json = body.trim_ascii_start().first() == Some(&b'{') && context.is("v1-body", "form-or-json");
    let pairs = if is_json { members(body)? } else { form(body)? };
    // Parameters named in `OURS` are dropped, since the service does not know them. A client sends `parcelas`, for example, if
    // it reads a sale and sends it back.
    let is_ours = |name: &str| OURS.contains(&name) && T::TABLE.field(name).is_some();
    let pairs = pairs.reveal().iter().filter(|(name, _)| !is_ours(name)).cloned().collect();
    Ok(v1::parsed(Some(FormPairs::new(pairs)), None)?)
}

/// Fields that only this library adds to the record of parameters. They are not parameters of the service.
const OURS: [&str; 2] = ["parcelas", "cliente_campos"];

/// Parses the pairs of a form.
pub fn form(body: &[u8]) -> Result<FormPairs, LastroError> {
    let text = core::str::from_utf8(body).map_err(|_| LastroError::at("form", IssueCode::InvalidCharacters))?;
    FormPairs::decode(text.trim_end_matches(['\r', '\n']))
}

/// Converts the members of a JSON object into pairs. A member that is null is left out.
fn members(body: &[u8]) -> Result<FormPairs, LastroError> {
    let Json(document) = Json::parse(body)?;
    let mut pairs = Vec::new();
    let mut issues = Vec::new();
    for (name, value) in document.as_object().unwrap_or_default() {
        let text = match value {
            Value::Null => continue,
            Value::String(text) | Value::Number(text) => text.clone(),
            Value::Bool(flag) => flag.to_string(),
            Value::Array(_) | Value::Object(_) => {
                let issue = Issue::error(name, IssueCode::InvalidType).with("expected", "text");
                if issues.len() < MOST_ISSUES {
                    issues.push(issue.with("found", if value.as_array().is_some() { "list" } else { "object" }));
                }
                continue;
            }
        };
        pairs.push((name.clone(), text));
    }
    LastroError::if_any(issues)?;
    Ok(FormPairs::new(pairs))
}

/// Refuses the request if a check of its parameters found errors.
pub fn accepted(validation: Validation) -> Result<(), Refusal> {
    let issues: Vec<_> = validation.issues.into_iter().filter(Issue::stops).collect();
    Ok(LastroError::if_any(issues)?)
}

/// Converts parameters into members of a version 2 body: all parameters that version 2 has under the same names, except those
/// in `but`. A parameter with an empty value becomes null, which clears the field.
pub fn shared<T: Model>(parameters: &T, to: &ModelTable, but: &[&str]) -> Vec<(String, Value)> {
    let written = parameters.value(Target::Wire);
    let cleared = written.get("extra").and_then(Value::as_object).unwrap_or_default().iter();
    let cleared = cleared.filter(|(name, value)| T::TABLE.field(name).is_some() && value.as_str() == Some(""));
    let given = written.as_object().unwrap_or_default().iter().filter(|(name, _)| T::TABLE.field(name).is_some());
    let known = given.chain(cleared).filter(|(name, _)| to.field(name).is_some() && !but.contains(&name.as_str()));
    let member = |(name, value): &(String, Value)| {
        let value = if value.as_str() == Some("") { Value::Null } else { value.clone() };
        (name.clone(), value)
    };
    known.map(member).collect()
}
