//! Tests of version 1 that cannot be shared test vectors: their inputs are possible only in Rust or through `dispatch`, or
//! are too long.

use lastro::json::{self, Value};
use lastro::model::{Extra, Json, Model as _, Type};
use lastro_facade::types::*;
use lastro_facade::v1;

fn ask(operation: &str, input: &str) -> Value {
    json::parse(lastro_facade::dispatch(operation, input).as_bytes()).expect("JSON")
}

/// The paths and codes of the issues in a result, which may be a value or an error.
fn found(answer: &Value) -> Vec<(&str, &str)> {
    let part = answer.get("ok").or_else(|| answer.get("error"));
    let issues = part.and_then(|part| part.get("issues")).and_then(Value::as_array).unwrap_or_default();
    let text = |issue: &'_ Value, name: &str| -> Option<String> { issue.get(name)?.as_str().map(str::to_owned) };
    assert!(issues.iter().all(|issue| text(issue, "path").is_some() && text(issue, "code").is_some()));
    issues.iter().filter_map(|issue| issue.get("path")?.as_str().zip(issue.get("code")?.as_str())).collect()
}

#[test]
fn an_empty_text_clears_a_field_of_any_type() {
    for area in ["sale", "service", "customer", "cancellation", "receipt", "boleto_update"] {
        let name = format!("v1.{area}.parameters");
        let schema = ask("schema.entity", &format!(r#"{{"entity":"{name}"}}"#));
        let defs = schema.get("ok").and_then(|ok| ok.get("$defs")).expect("definitions");
        let root = schema.get("ok").and_then(|ok| ok.get("$ref")).and_then(Value::as_str).expect("a reference");
        let table = defs.get(root.rsplit('/').next().expect("a name")).expect("the parameters");
        let fields = table.get("properties").and_then(Value::as_object).expect("properties");
        for (field, _) in fields.iter().filter(|(field, _)| field != "extra") {
            let answer = ask(&name, &format!(r#"{{"value":{{"{field}":""}}}}"#));
            if matches!(&**field, "parcelas" | "cliente_campos") {
                assert_eq!(found(&answer), [(&*format!("value.{field}"), "invalid_type")], "{area}");
            } else {
                let wanted = format!(r#"{{"ok":[["{field}",""]]}}"#);
                assert_eq!(answer.to_json(), wanted, "{area}");
                let form = ask(&format!("v1.{area}.parse_parameters"), &format!(r#"{{"form":"{field}="}}"#));
                let value = form.get("ok").expect("a record").to_json();
                assert_eq!(ask(&name, &format!(r#"{{"value":{value}}}"#)).to_json(), wanted, "{area} {value}");
            }
        }
    }
}

/// Converting null adds no line to the report, for a field of any type.
#[test]
fn converting_null_adds_no_line_to_the_report() {
    let value = r#"{"id":1,"cliente":null,"parcelas":null,"servicos":null,"valor_venda":null,"custom_a":null}"#;
    let answer = ask("v1.convert.sale_to_v2", &format!(r#"{{"value":{value}}}"#));
    assert_eq!(answer.to_json(), r#"{"ok":{"value":{"id":1},"report":[]}}"#);
}

#[test]
fn a_negative_amount_or_rate_of_a_boleto_update_is_reported() {
    let asked = |name: &str, figure: &str| {
        let value =
            format!(r#"{{"parcela":1,"data_vencimento_novo":"2026-12-01","valor_novo":"100.00","{name}":"{figure}"}}"#);
        let answer = ask("v1.boleto_update.validate", &format!(r#"{{"value":{value}}}"#));
        found(&answer).into_iter().map(|(path, code)| format!("{path} {code}")).collect::<Vec<_>>()
    };
    for name in ["multa", "multa_total", "juros_mensal", "juros_mensal_total"] {
        assert_eq!(asked(name, "-0.01"), [format!("{name} out_of_range")], "{name}");
        assert_eq!(asked(name, "0.00"), Vec::<String>::new(), "{name}");
    }
}

#[test]
fn extra_must_be_an_object_or_null() {
    let answer = ask("v1.sale.parameters", r#"{"value":{"cliente":"A","extra":null}}"#);
    assert_eq!(answer.to_json(), r#"{"ok":[["cliente","A"]]}"#);
    for other in ["1", r#""x""#, "[]", "true"] {
        let answer = ask("v1.sale.parameters", &format!(r#"{{"value":{{"extra":{other}}}}}"#));
        assert_eq!(found(&answer), [("value.extra", "invalid_type")], "{other}");
    }
}

#[test]
fn reserved_names_in_extra_of_a_typed_record_are_rejected() {
    let text = |text: &str| Value::String(text.to_owned());
    let extra = |members: &[(&str, &str)]| {
        Extra::from_members(members.iter().map(|(name, value)| ((*name).to_owned(), text(value))).collect())
    };
    let codes = |record: &SaleParameters| -> Vec<(String, IssueCode)> {
        let error = v1::sale::parameters(record.clone()).expect_err("refused");
        error.issues().iter().map(|issue| (issue.path.clone(), issue.code)).collect()
    };
    let around = SaleParameters { extra: extra(&[("valor_venda", "abc"), ("valor_2", "1")]), ..Default::default() };
    let reserved = |name: &str| (format!("value.extra.{name}"), IssueCode::ReservedName);
    assert_eq!(codes(&around), [reserved("valor_venda"), reserved("valor_2")]);

    let twice = SaleParameters { cliente: Some("A".into()), extra: extra(&[("cliente", "x")]), ..Default::default() };
    assert_eq!(codes(&twice), [reserved("cliente")]);

    // `parameters` reports the invalid values of a decoded record again, although `decode` has already reported them
    let document = Json::parse(br#"{"valor_venda":"abc","foo":1}"#).expect("JSON");
    let (draft, issues) = SaleParameters::decode(&document).expect("an object");
    assert_eq!(issues.len(), 2);
    let again =
        [("value.valor_venda".to_owned(), IssueCode::InvalidMoney), ("value.foo".to_owned(), IssueCode::UnknownField)];
    let mut refused = codes(&draft);
    refused.sort();
    let mut wanted = again.to_vec();
    wanted.sort();
    assert_eq!(refused, wanted);

    let cleared = SaleParameters { extra: extra(&[("valor_venda", "")]), ..Default::default() };
    let pairs = v1::sale::parameters(cleared.clone()).expect("parameters");
    assert_eq!(pairs.reveal(), [("valor_venda".to_owned(), String::new())]);
    assert_eq!(v1::sale::parse_parameters(Some(pairs), None), Ok(cleared));
}

#[test]
fn at_most_999_installments() {
    for (count, wanted) in [(999, &[][..]), (1000, &[("parcelas", "out_of_range")][..])] {
        let one = r#"{"valor":"0.01","data_vencimento":"2026-12-01"}"#;
        let all = vec![one; count].join(",");
        let value = format!(r#"{{"parcelas":[{all}]}}"#);
        let checked = ask("v1.sale.validate", &format!(r#"{{"operation":"insert","value":{value}}}"#));
        let of_list = found(&checked).into_iter().filter(|(path, _)| path.starts_with("parcelas"));
        assert_eq!(of_list.collect::<Vec<_>>(), wanted);
        let sent = ask("v1.sale.parameters", &format!(r#"{{"value":{value}}}"#));
        assert_eq!(sent.get("ok").is_some(), wanted.is_empty());
    }
}

/// `validate` reports an error for everything that `parameters` rejects.
#[test]
fn validate_reports_everything_that_parameters_rejects() {
    let refused = [
        ("sale", r#"{"valor_1":"5.00"}"#),
        ("sale", r#"{"foo":1}"#),
        ("sale", r#"{"extra":{"valor_1":1}}"#),
        ("sale", r#"{"extra":{"valor_venda":"abc"}}"#),
        ("sale", r#"{"extra":{"a":{}}}"#),
        ("sale", r#"{"extra":[]}"#),
        ("sale", r#"{"cliente_campos":{"foo":1}}"#),
        ("sale", r#"{"cliente_campos":{"extra":{"cpf":"1"}}}"#),
        ("sale", r#"{"parcelas":[{"extra":{"x":1}}]}"#),
        ("sale", r#"{"parcelas":[{"x":1}]}"#),
        ("sale", r#"{"parcelas":5}"#),
        ("sale", r#"{"data":"2026-02-30"}"#),
        ("service", r#"{"status":1}"#),
        ("customer", r#"{"email":"a@b.c"}"#),
        ("cancellation", r#"{"motivo":"x"}"#),
        ("receipt", r#"{"id_parcela":3}"#),
        ("boleto_update", r#"{"id_parcela":3}"#),
    ];
    for (area, value) in refused {
        let sent = ask(&format!("v1.{area}.parameters"), &format!(r#"{{"value":{value}}}"#));
        let insert = if area == "sale" { r#","operation":"insert""# } else { "" };
        let checked = ask(&format!("v1.{area}.validate"), &format!(r#"{{"value":{value}{insert}}}"#));
        let checked = found(&checked);
        let sent = found(&sent);
        assert!(!sent.is_empty(), "{area} {value} is sent");
        for (path, code) in sent {
            let path = path.strip_prefix("value.").expect("below the value");
            assert!(checked.contains(&(path, code)), "{area} {value}: {path} {code} is not in {checked:?}");
        }
    }
}

#[test]
fn forms_of_the_parameters_require_the_fields_that_the_rules_require() {
    let wanted = [
        (
            "v1.sale.parameters",
            "cliente servico valor_venda emissao_nfse meio_pagamento parcelas[].valor parcelas[].data_vencimento",
        ),
        ("v1.service.parameters", "nome"),
        ("v1.customer.parameters", "nome"),
        ("v1.cancellation.parameters", "cancelamento_codigo"),
        ("v1.receipt.parameters", "data_recebimento"),
        ("v1.boleto_update.parameters", "parcela data_vencimento_novo valor_novo"),
    ];
    for (entity, names) in wanted {
        let answer = ask("forms.fields", &format!(r#"{{"entity":"{entity}"}}"#));
        let fields = answer.get("ok").and_then(Value::as_array).expect("fields");
        let required = fields.iter().filter(|field| field.get("required") == Some(&Value::Bool(true)));
        let required: Vec<&str> = required.filter_map(|field| field.get("path")?.as_str()).collect();
        assert_eq!(required.join(" "), names, "{entity}");
        let frequency =
            fields.iter().find(|field| field.get("name").and_then(Value::as_str) == Some("agendamento_frequencia"));
        let choices = frequency.and_then(|field| field.get("choices")).and_then(Value::as_array).unwrap_or_default();
        let values: Vec<String> = choices.iter().filter_map(|choice| choice.get("value").map(Value::to_json)).collect();
        let once = entity == "v1.sale.parameters";
        assert_eq!(values.join(" "), if once { "1 2 3 6 12" } else { "" });
    }
}

/// Checks that `encode` writes amounts in the form that its documentation states: as numbers or as strings.
#[test]
fn encode_writes_amounts_as_its_documentation_states() {
    let mut written = [0, 0];
    for operation in lastro_facade::operations().filter(|row| row.function() == "encode") {
        let Some(Type::Record(table)) = operation.arguments.first().map(|argument| argument.ty) else { continue };
        let says_texts = operation.doc.contains("numbers and amounts are JSON strings");
        let says_numbers = operation.doc.contains("amounts are JSON numbers");
        let Some(field) = table.fields.iter().find(|field| field.ty.required() == Type::Money) else { continue };
        let answer = ask(operation.name, &format!(r#"{{"value":{{"{}":"1.5"}}}}"#, field.name));
        let amount = answer.get("ok").and_then(|ok| ok.get(field.name)).expect("the amount");
        let is_text = *amount == Value::String("1.50".to_owned());
        assert!(is_text || *amount == Value::Number("1.50".to_owned()), "{}: {}", operation.name, amount.to_json());
        assert_eq!((says_texts, says_numbers), (is_text, !is_text), "{}", operation.name);
        assert_eq!(is_text, operation.area().starts_with("v1."), "{}", operation.name);
        written[usize::from(is_text)] += 1;
    }
    assert!(written.iter().all(|count| *count >= 4), "{written:?}");
}

#[test]
fn a_form_of_20_mb_and_one_of_100_000_names() {
    let parsed = |form: String| v1::sale::parse_parameters(None, Some(ConcealedText::new(form)));
    let code = |form: String| parsed(form).map_err(|error| error.issues()[0].code);
    let broken = "a=%zz&".repeat(10);
    assert_eq!(code([&*broken, &"x".repeat(20_000_000)].concat()), Err(IssueCode::InvalidCharacters));
    let names: Vec<String> = (0..100_000).map(|name| format!("n{name}=1")).collect();
    assert_eq!(parsed(names.join("&")).expect("parameters").extra.members().len(), 100_000);
    assert_eq!(code(names.join("&") + "&n5=2"), Err(IssueCode::DuplicateKey));
}
