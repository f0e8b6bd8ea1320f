//! Checks that `validate`, `forms.fields` and the schema require the same fields for an insert, for every record type.

use std::collections::BTreeSet;

use lastro::json::Value;

use crate::ask::{ask, text};

/// The fields of the record itself that `forms.fields` marks as required.
fn of_the_form(entity: &str) -> BTreeSet<String> {
    let fields = ask("forms.fields", &format!("{{\"entity\":\"{entity}\"}}"));
    let required =
        fields.as_array().expect("fields").iter().filter(|field| field.get("required") == Some(&Value::Bool(true)));
    required.map(|field| text(field, "path").to_owned()).filter(|path| !path.contains(['.', '['])).collect()
}

/// The fields that `validate` reports as required for an insert of this record.
fn missed(entity: &str, record: &Value) -> BTreeSet<String> {
    let row = lastro_facade::operations().find(|row| row.name == format!("{entity}.validate")).expect("a check");
    let operation = row.arguments.iter().any(|argument| argument.name == "operation");
    let operation = if operation { ",\"operation\":\"insert\"" } else { "" };
    let found = ask(row.name, &format!("{{\"value\":{}{operation}}}", record.to_json()));
    let issues = found.get("issues").and_then(Value::as_array).expect("issues");
    let required =
        issues.iter().filter(|issue| text(issue, "code") == "required" && text(issue, "severity") == "error");
    required.map(|issue| text(issue, "path").to_owned()).collect()
}

/// The fields that the description of the schema lists as required for a new record.
fn of_the_schema(entity: &str) -> BTreeSet<String> {
    let schema = ask("schema.entity", &format!("{{\"entity\":\"{entity}\"}}"));
    let said = text(&schema, "description").split_once(" A new one requires ").map_or("", |(_, names)| names);
    said.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// A value with which a field counts as set. It may be invalid for the type of the field.
fn sample(name: &str) -> Value {
    let text = if name.starts_with("data") { "2026-11-21" } else { "1" };
    Value::String(text.to_owned())
}

#[test]
fn forms_schemas_and_validation_require_the_same_fields() {
    let mut entities = 0;
    for entity in lastro_facade::entity_names().filter(|name| !name.starts_with("v1.")) {
        entities += 1;
        let required = of_the_form(entity);
        assert_eq!(of_the_schema(entity), required, "{entity}");
        // A record with exactly the required fields has no missing field. If one of them is left out, it is reported.
        let record = |without: &str| {
            let given = required.iter().filter(|name| *name != without).map(|name| (name.clone(), sample(name)));
            // a sale also needs items or a value, and one of two dates; none of these fields is required by itself
            let either = [("valor_venda", "1"), ("data", "2026-11-21")].into_iter().filter(|_| entity == "sale");
            let either = either.map(|(name, text)| (name.to_owned(), Value::String(text.to_owned())));
            Value::Object(given.chain(either).collect())
        };
        assert_eq!(missed(entity, &record("")), BTreeSet::new(), "{entity}");
        for name in &required {
            assert_eq!(missed(entity, &record(name)), BTreeSet::from([name.clone()]), "{entity}");
        }
    }
    assert!(entities > 20, "{entities} entities");
}

fn requires(entity: &str, names: &[&str]) {
    let names: BTreeSet<String> = names.iter().map(|name| (*name).to_owned()).collect();
    assert_eq!(of_the_form(entity), names, "{entity}");
}

/// The bodies of three actions (cancel an invoice, confirm a receipt, update a boleto) and services require the fields that the
/// billing service's documentation marks as required.
#[test]
fn fields_that_the_documents_mark_as_required_are_required() {
    requires("cancellation", &["cancelamento_codigo", "cancelamento_motivo"]);
    requires("receipt", &["data_recebimento"]);
    requires("boleto_update", &["id_parcela", "data_vencimento_novo", "valor_novo"]);
    requires("service", &["nome"]);
}

/// For customers and sales, the service's documentation does not state which fields are required. Our own list is in
/// `docs/rules.md`.
#[test]
fn required_fields_without_a_mark_in_the_documents_follow_our_rules() {
    requires("customer", &["tipo", "nome"]);
    requires("contact", &["tipo"]);
    requires("card", &["numero", "validade"]);
    requires("item", &["id_servico"]);
    requires("installment", &["data_vencimento", "valor"]);
}
