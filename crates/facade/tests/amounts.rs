//! Checks that amounts, percentages and quantities below zero and percentages above 100 are rejected, in every field of
//! every record type and in the amounts of an invoice.

use lastro::json::Value;
use lastro::model::{Dialect, Field, Json, Kind, Model as _, ModelTable, Type};

fn answer(operation: &str, input: &str) -> Value {
    let Json(answer) = Json::parse(lastro_facade::dispatch(operation, input).as_bytes()).expect("an answer");
    answer
}

/// The codes of the errors at a path, from a list of issues or an error.
fn codes_at(answer: &Value, path: &str) -> Vec<String> {
    let holder = answer.get("ok").or_else(|| answer.get("error")).expect("an answer");
    let issues = holder.get("issues").and_then(Value::as_array).unwrap_or_default();
    let text = |issue: &Value, name| issue.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
    let here = issues.iter().filter(|issue| text(issue, "path") == path && text(issue, "severity") == "error");
    here.map(|issue| text(issue, "code")).collect()
}

/// Values outside the range of a numeric field, which must be rejected; empty for other fields.
fn beyond(field: &Field) -> &'static [&'static str] {
    match field.ty.required() {
        Type::Money if field.name == "aliquota" => &["-0.01", "100.01"],
        Type::Money => &["-0.01", "-10.00"],
        Type::Percent => &["-0.01", "100.01"],
        Type::Quantity => &["-0.0000000001"],
        _ => &[],
    }
}

/// Collects documents in which one numeric field of a table, or of its nested records, is out of range. Each document comes with
/// the path of that field. `around` inserts a record of this table into the whole document.
fn figures(
    table: &'static ModelTable,
    path: &str,
    around: &dyn Fn(String) -> String,
    found: &mut Vec<(String, String)>,
) {
    for field in table.fields.iter().filter(|field| !matches!(field.kind, Kind::ReadOnly | Kind::Display)) {
        let inside = |value: String| around(format!("{{\"{}\":{value}}}", field.name));
        let here = format!("{path}{}", field.name);
        for value in beyond(field) {
            found.push((here.clone(), inside(format!("\"{value}\""))));
        }
        match field.ty.required() {
            Type::Record(part) => figures(part, &format!("{here}."), &inside, found),
            Type::List(Type::Record(part)) => {
                figures(part, &format!("{here}[0]."), &|value| inside(format!("[{value}]")), found);
            }
            _ => {}
        }
    }
}

#[test]
fn every_number_outside_its_limits_is_reported() {
    let mut tried = 0;
    for row in lastro_facade::operations().filter(|row| row.function() == "validate") {
        let Some(Type::Record(table)) = row.arguments.first().map(|argument| argument.ty) else { continue };
        if table.dialect != Dialect::Entity {
            continue;
        }
        let operation = row.arguments.iter().any(|argument| argument.name == "operation");
        let operation = if operation { ",\"operation\":\"update\"" } else { "" };
        let mut all = Vec::new();
        figures(table, "", &|document| document, &mut all);
        for (path, document) in all {
            let answer = answer(row.name, &format!("{{\"value\":{document}{operation}}}"));
            assert_eq!(codes_at(&answer, &path), ["out_of_range"], "{} {document}: {}", row.name, answer.to_json());
            tried += 1;
        }
    }
    assert!(tried > 60, "{tried} figures");
}

#[test]
fn totals_and_validate_reject_the_same_invoice_amounts() {
    let totals = lastro_facade::operations().find(|row| row.name == "nfse.totals").expect("an operation");
    let mut tried = 0;
    for argument in totals.arguments {
        for value in ["-5.00", "-0.01", "0.00", "100.00", "100.01"] {
            let field = lastro::model::NfseData::TABLE.field(argument.name);
            if field.is_none() || !matches!(argument.ty.required(), Type::Money | Type::Percent) {
                continue;
            }
            let document = format!("\"{}\":\"{value}\"", argument.name);
            let refused = answer("nfse.totals", &format!("{{\"valor_servicos\":\"1000.00\",{document}}}"));
            let found = answer("nfse_data.validate", &format!("{{\"value\":{{{document}}},\"operation\":\"insert\"}}"));
            assert_eq!(codes_at(&refused, argument.name), codes_at(&found, argument.name), "{document}");
            tried += 1;
        }
    }
    assert!(tried >= 40, "{tried} figures");
}
