//! Tests the OpenAPI document: it has every operation, every reference leads to an existing schema, and the schemas agree with
//! the tables.
#![cfg(feature = "describe")]

use std::collections::BTreeSet;

use lastro::http::ApiOperation;
use lastro::json::Value;
use lastro::query::{Resource, filterable, operators_of};
use lastro::v1::http::OperationV1;
use lastro::value::Choice as _;
use lastro_twin::openapi::document;

use crate::common::Client;

const METHODS: [&str; 4] = ["get", "post", "put", "delete"];

/// The path, the method and the description of every operation.
pub fn operations(document: &Value) -> Vec<(&str, &str, &Value)> {
    let paths = document.get("paths").and_then(Value::as_object).expect("paths");
    let methods = |(path, item)| {
        let item: &Value = item;
        METHODS.iter().filter_map(move |method| Some((path, *method, item.get(method)?)))
    };
    paths.iter().map(|(path, item)| (path.as_str(), item)).flat_map(methods).collect()
}

fn text<'v>(value: &'v Value, name: &str) -> &'v str {
    value.get(name).and_then(Value::as_str).unwrap_or_else(|| panic!("no text {name}"))
}

#[test]
fn every_operation_is_there_once() {
    let document = document();
    let found: Vec<(String, String)> = operations(&document)
        .into_iter()
        .map(|(path, method, operation)| (text(operation, "operationId").to_owned(), format!("{method} {path}")))
        .collect();
    let v2 = ApiOperation::ALL.iter().map(|operation| (operation.as_str().to_owned(), "/api/v2", operation.route()));
    let v1 = OperationV1::ALL.iter().map(|operation| (format!("v1.{operation}"), "/api", operation.route()));
    let mut expected: Vec<(String, String)> = v2
        .chain(v1)
        .map(|(id, base, route)| {
            let part = if id.starts_with("wallet") { "{cpf}" } else { "{id}" };
            let method = route.method.as_str().to_lowercase();
            (id, format!("{method} {base}{}", route.path.replace("{}", part)))
        })
        .collect();
    let mut found = found;
    found.sort();
    expected.sort();
    assert_eq!(found, expected);
    assert_eq!(found.len(), 44);
}

#[test]
fn every_reference_leads_somewhere_and_every_part_is_used() {
    let document = document();
    let mut named = BTreeSet::new();
    references(&document, &mut named);
    assert!(named.len() > 40, "{named:?}");
    for name in &named {
        let mut place = &document;
        for step in name.trim_start_matches("#/").split('/') {
            place = place.get(step).unwrap_or_else(|| panic!("{name} leads nowhere at {step}"));
        }
    }
    let components = document.get("components").and_then(Value::as_object).expect("components");
    for (section, parts) in components.iter().filter(|(section, _)| section != "securitySchemes") {
        for (name, _) in parts.as_object().expect("parts") {
            assert!(named.contains(&format!("#/components/{section}/{name}")), "nothing uses {section}/{name}");
        }
    }
}

fn references(value: &Value, named: &mut BTreeSet<String>) {
    match value {
        Value::Object(members) => {
            for (name, value) in members {
                match value.as_str() {
                    Some(text) if name == "$ref" => _ = named.insert(text.to_owned()),
                    _ => references(value, named),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, named)),
        _ => {}
    }
}

#[test]
fn the_links_name_operations_and_their_parameters() {
    let document = document();
    let all = operations(&document);
    let ids: BTreeSet<&str> = all.iter().map(|(.., operation)| text(operation, "operationId")).collect();
    let mut linked = 0;
    for (path, _, operation) in &all {
        let success = operation.get("responses").and_then(|r| r.get("200")).expect("a success");
        for (_, link) in success.get("links").and_then(Value::as_object).unwrap_or_default() {
            let target = text(link, "operationId");
            assert!(ids.contains(target), "{path} links to {target}");
            let to = all.iter().find(|(.., o)| text(o, "operationId") == target).expect("an operation");
            assert!(to.0.contains("{id}"), "{target} has no id");
            linked += 1;
        }
    }
    assert_eq!(linked, 49);
}

#[test]
fn a_listing_has_a_parameter_for_each_field_and_operator() {
    let document = document();
    let all = operations(&document);
    let (.., sales) = all.iter().find(|(.., o)| text(o, "operationId") == "sales.list").expect("the listing");
    let parameters = sales.get("parameters").and_then(Value::as_array).expect("parameters");
    let names: BTreeSet<&str> = parameters.iter().map(|parameter| text(parameter, "name")).collect();
    assert_eq!(names.len(), parameters.len(), "no name twice");
    let filters: usize = filterable(Resource::Sale).map(|(_, ty)| operators_of(ty).len()).sum();
    // four parameters are not filters: `_offset`, `_limit`, `_sort`, `_fields`; a sale has no sections, so no `_expand`
    assert_eq!(names.len(), filters + 4);
    let schema = |name: &str| parameters.iter().find(|parameter| text(parameter, "name") == name)?.get("schema");
    let doc = parameters.iter().find(|parameter| text(parameter, "name") == "valor_venda[gte]");
    assert_eq!(doc.map(|parameter| text(parameter, "description")), Some("Greater or equal."));
    let limit = schema("_limit").expect("a schema").to_json();
    assert_eq!(limit, r#"{"type":"integer","minimum":1,"maximum":1000,"default":100}"#);
    for name in ["id", "id[neq]", "valor_venda[between]", "parcelas.status[gte]", "discriminacao[notcontains]", "_sort"]
    {
        assert!(names.contains(name), "{name}");
    }
    assert!(!names.contains("discriminacao[gt]") && !names.contains("itens") && !names.contains("id[eq]"));
}

/// The schema and the twin agree on how many names a parameter may contain: a limited number in `_sort`, any number in `_fields`
/// and `_expand`.
#[test]
fn a_list_of_names_is_as_long_as_its_schema_says() {
    let document = document();
    let all = operations(&document);
    let mut client = Client::new();
    assert_eq!(client.send("POST", "/api/v2/clientes/", r#"{"tipo": 2, "nome": "Ana"}"#).0, 200);
    let mut limited = Vec::new();
    for (id, target) in [("customers.list", "/api/v2/clientes/"), ("customers.select", "/api/v2/clientes/1")] {
        let (.., operation) = all.iter().find(|(.., operation)| text(operation, "operationId") == id).expect(id);
        let parameters = operation.get("parameters").and_then(Value::as_array).expect("parameters");
        let named = |parameter: &&Value| ["_sort", "_fields", "_expand"].contains(&text(parameter, "name"));
        for parameter in parameters.iter().filter(named) {
            let (name, schema) = (text(parameter, "name"), parameter.get("schema").expect("a schema"));
            let one = schema.get("items").and_then(|items| items.get("enum")).and_then(Value::as_array);
            let one = one.and_then(|names| names.first()).and_then(Value::as_str).expect("a name");
            let most = schema.get("maxItems").map(|most| most.to_json().parse::<usize>().expect("a number"));
            for count in [most.unwrap_or(1_000), most.map_or(2_000, |most| most + 1)] {
                let (status, _) = client.send("GET", &format!("{target}?{name}={}", vec![one; count].join(",")), "");
                let fits = most.is_none_or(|most| count <= most);
                assert_eq!(status, if fits { 200 } else { 400 }, "{id} {name} {count}");
            }
            limited.extend(most.map(|_| name));
        }
    }
    assert_eq!(limited, ["_sort"]);
}

#[test]
fn a_page_of_version_1_has_its_numbers_as_strings() {
    let document = document();
    let path =
        ["paths", "/api/servico", "get", "responses", "200", "content", "application/json", "schema", "properties"];
    let fields = path.iter().try_fold(&document, |value, name| value.get(name)).and_then(Value::as_object);
    let own: Vec<_> = fields.expect("a page").iter().filter(|(name, _)| name != "data").collect();
    assert!(!own.is_empty());
    for (name, schema) in own {
        assert_eq!(schema.to_json(), r#"{"type":["string","integer"]}"#, "{name}");
    }
}

/// The value at a path of member names. Panics if there is none.
fn at<'d>(document: &'d Value, names: &[&str]) -> &'d Value {
    names.iter().try_fold(document, |value, name| value.get(name)).unwrap_or_else(|| panic!("nothing at {names:?}"))
}

#[test]
fn version_1_lists_with_an_offset_a_limit_and_an_order() {
    let document = document();
    let parameters = at(&document, &["paths", "/api/servico", "get", "parameters"]).as_array().expect("parameters");
    let schemas: Vec<_> = parameters.iter().map(|one| (text(one, "name"), at(one, &["schema"]).to_json())).collect();
    let columns = r#""id","nome","discriminacao","valor","impostos_percentual","id_servico","id_atividade","servico","atividade""#;
    let wanted = [
        ("inicio", r#"{"type":"integer","minimum":0,"maximum":9007199254740991,"default":0}"#.to_owned()),
        ("limite", r#"{"type":"integer","minimum":1,"maximum":100,"default":10}"#.to_owned()),
        ("ordenarColuna", format!(r#"{{"type":"string","enum":[{columns}]}}"#)),
        ("ordenarDirecao", r#"{"type":"string","enum":["ASC","DESC"]}"#.to_owned()),
    ];
    assert_eq!(schemas, wanted);
}

#[test]
fn a_notification_is_a_header_and_a_whole_record() {
    let document = document();
    let webhooks = at(&document, &["webhooks"]).as_object().expect("webhooks");
    assert_eq!(webhooks.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["servicos", "clientes", "vendas"]);
    for (endpoint, webhook) in webhooks {
        let schema = at(webhook, &["post", "requestBody", "content", "application/json", "schema"]);
        assert_eq!(at(schema, &["required"]).to_json(), r#"["header","data"]"#);
        let header = at(schema, &["properties", "header"]);
        assert_eq!(text(at(header, &["properties", "endpoint"]), "const"), endpoint);
        assert_eq!(at(header, &["required"]).as_array().map(<[_]>::len), Some(5));
        let whole = at(schema, &["properties", "data", "allOf"]).as_array().expect("a record, and that it is whole");
        assert!(whole.iter().any(|part| part.get("required").is_some()), "{endpoint}");
    }
}

#[test]
fn records_require_all_fields_unless_fields_can_be_selected() {
    let document = document();
    let required = |name| at(&document, &["components", "schemas", name]).get("required").map(Value::to_json);
    for (name, wanted) in [
        ("Sale", None),
        ("Customer", None),
        ("Deleted", Some(r#"["id"]"#)),
        ("CustomerInsert", Some(r#"["tipo","nome"]"#)),
        ("ServiceInsert", Some(r#"["nome"]"#)),
    ] {
        assert_eq!(required(name).as_deref(), wanted, "{name}");
    }
}

#[test]
fn answers_bodies_and_errors_have_their_schemas() {
    let document = document();
    for (path, method, operation) in operations(&document) {
        let responses = operation.get("responses").expect("responses");
        for status in ["200", "400", "401", "404", "429", "500", "503"] {
            assert!(responses.get(status).is_some(), "{method} {path} has no {status}");
        }
        assert_eq!(operation.get("requestBody").is_some(), method == "post" || method == "put", "{method} {path}");
    }
    let schema_of = |response: &Value| {
        let content = response.get("content").and_then(|content| content.get("application/json"));
        content.and_then(|content| content.get("schema")).expect("a schema").clone()
    };
    let all = operations(&document);
    let of = |id: &str| all.iter().find(|(.., operation)| text(operation, "operationId") == id).expect(id).2;
    for (id, name) in [
        ("sales.update", "Sale"),
        ("sales.cancel_invoice", "Cancellation"),
        ("sales.confirm_receipt", "Receipt"),
        ("sales.update_boleto", "BoletoUpdate"),
    ] {
        let sent = schema_of(of(id).get("requestBody").expect("a body"));
        let sent = text(&sent, "$ref").trim_start_matches("#/components/schemas/").to_owned();
        assert!(sent == format!("{name}Insert") || sent == format!("{name}Input"), "{id}: {sent}");
    }
    let entries = schema_of(of("wallet.select").get("responses").and_then(|all| all.get("200")).expect("a response"));
    assert_eq!(text(&entries, "type"), "array");
    assert_eq!(text(entries.get("items").expect("items"), "$ref"), "#/components/schemas/WalletEntry");
    let errors = document.get("components").and_then(|c| c.get("responses")).and_then(Value::as_object);
    for (name, response) in errors.expect("errors") {
        let schema = if name.ends_with("V1") { "ErrorV1" } else { "ApiError" };
        assert_eq!(text(&schema_of(response), "$ref"), format!("#/components/schemas/{schema}"), "{name}");
    }
    let schema = |name: &str| {
        let schemas = document.get("components").and_then(|c| c.get("schemas")).expect("schemas");
        schemas.get(name).unwrap_or_else(|| panic!("no schema {name}"))
    };
    let names = |schema: &Value, member: &str| -> Vec<String> {
        let names = schema.get(member).and_then(Value::as_array).unwrap_or_default();
        names.iter().filter_map(Value::as_str).map(str::to_owned).collect()
    };
    // amounts are numbers in a response; a body may also contain them as strings
    assert_eq!(text(schema("money"), "type"), "number");
    assert_eq!(schema("money_or_text").get("anyOf").and_then(Value::as_array).map(<[Value]>::len), Some(2));
    // the required fields of an insert are the fields that the core's rules require, and they do not accept null
    assert_eq!(names(schema("CustomerInsert"), "required"), ["tipo", "nome"]);
    assert_eq!(names(schema("InstallmentInsert"), "required"), ["data_vencimento", "valor"]);
    assert_eq!(names(schema("CancellationInsert"), "required"), ["cancelamento_codigo", "cancelamento_motivo"]);
    let properties = schema("ServiceInsert").get("properties").expect("properties");
    let ways = properties.get("nome").and_then(|nome| nome.get("anyOf")).and_then(Value::as_array).expect("ways");
    assert_eq!(ways.len(), 1);
    // the service fills in these fields: every response has them, and a body may have them, but the twin ignores them there
    for name in ["id", "servico", "atividade"] {
        let ignored = properties.get(name).and_then(Value::as_object).expect("a field");
        let keywords: Vec<&str> = ignored.iter().map(|(keyword, _)| keyword.as_str()).collect();
        assert_eq!(keywords, ["description", "readOnly"], "{name}");
    }
    assert!(schema("Service").get("properties").and_then(|p| p.get("servico")).is_some());
    assert!(names(schema("Installment"), "required").contains(&"valor".to_owned()));
    assert!(!names(schema("Card"), "required").contains(&"codigo".to_owned()));
    // in the forms of version 1, the fields of a nested record have a prefix, and the fields of a list's elements end with a
    // number
    let form = schema("SaleParametersInsert");
    assert!(form.get("properties").and_then(|p| p.get("cliente_nome")).is_some());
    assert!(form.get("patternProperties").and_then(|p| p.get("^valor_[1-9][0-9]{0,2}$")).is_some());
    assert_eq!(names(form, "required"), ["cliente", "servico", "valor_venda", "emissao_nfse", "meio_pagamento"]);
}

/// No field contains a time without a date, although the service's documentation describes this format. The schema of such a field
/// would have a pattern, so the test searches all patterns for one that has a time but no date.
#[test]
fn no_field_is_a_time_without_a_date() {
    let document = document();
    let schemas = document.get("components").and_then(|c| c.get("schemas")).and_then(Value::as_object).expect("all");
    let mut patterns = 0;
    for (name, schema) in schemas {
        for pattern in patterns_of(schema) {
            let time = pattern.contains("[0-5][0-9]") && !pattern.contains("[0-9]{4}-");
            assert!(!time, "{name}: {pattern}");
            patterns += 1;
        }
    }
    assert!(patterns > 10, "{patterns}");
}

/// All patterns in a schema.
fn patterns_of(schema: &Value) -> Vec<&str> {
    match schema {
        Value::Object(members) => {
            let own = schema.get("pattern").and_then(Value::as_str);
            own.into_iter().chain(members.iter().flat_map(|(_, value)| patterns_of(value))).collect()
        }
        Value::Array(items) => items.iter().flat_map(patterns_of).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn it_is_the_same_each_time() {
    assert_eq!(document().to_json(), document().to_json());
}
