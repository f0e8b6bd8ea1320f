//! Records of version 2 as the parameters of version 1.

use super::{
    Conversion, CustomerParametersConverted, Members, SaleParametersConverted, ServiceParametersConverted, given, read,
};
use crate::issue::IssueCode;
use crate::json::Value;
use crate::model::{Card, Codec as _, Customer, Form, Installment, Model as _, Sale, Service};
use crate::v1::parameters::{CustomerParameters, InstallmentParameters, SaleParameters, ServiceParameters};

/// What an insert of a sale needs: version 1 takes customer, service and payment method by name.
#[must_use]
pub fn sale_parameters(from: &Sale) -> SaleParametersConverted {
    const APART: &[&str] = &[
        "agendamento_repetir",
        "agendamento_frequencia",
        "agendamento_numero",
        "agendamento_data_fim",
        "id_cliente",
        "cliente",
        "id_meio_pagamento",
        "metodo_cobranca",
        "nfse_dados",
        "parcelas",
        "itens",
    ];
    let mut c = Conversion::default();
    let mut out = Vec::new();
    let source = from.write(Form::Program);
    c.carry(&source, Sale::TABLE, SaleParameters::TABLE, APART, &mut out);
    schedule(&source, &mut out, &mut c);
    let mut push = |name: &str, value: &Value| out.push((name.to_owned(), value.clone()));
    match (given(&source, "cliente"), given(&source, "id_cliente")) {
        (Some(name), key) => {
            push("cliente", name);
            if key.is_some() {
                c.note("id_cliente", IssueCode::Dropped);
            }
        }
        (None, Some(Value::Number(key))) => push("cliente", &Value::String(key.clone())),
        _ => {}
    }
    by_name(&source, "id_meio_pagamento", "meio_pagamento", &mut c);
    if let Some(method) = given(&source, "metodo_cobranca") {
        push("emissao_nfse", method);
    }
    if let Some(invoice) = given(&source, "nfse_dados") {
        if let Some(city) = given(invoice, "id_municipio_emissao") {
            push("nfse_municipio_emissao", city);
        }
        c.at("nfse_dados", |c| c.drop_all(invoice, &["id_municipio_emissao"]));
    }
    items(&source, &mut out, &mut c);
    if let Some(installments) = given(&source, "parcelas") {
        let installments = c.each("parcelas", installments, |c, from| {
            let mut installment = Vec::new();
            c.carry(from, Installment::TABLE, InstallmentParameters::TABLE, &[], &mut installment);
            Value::Object(installment)
        });
        out.push(("parcelas".to_owned(), installments));
    }
    SaleParametersConverted { value: read(out), report: c.report }
}

/// A name is carried; a key that has none beside it is reported.
fn by_name(source: &Value, key: &str, name: &str, c: &mut Conversion) {
    if given(source, key).is_some() {
        let code = if given(source, name).is_some() { IssueCode::Dropped } else { IssueCode::NoEquivalent };
        c.note(key, code);
    }
}

/// A frequency of 0 is no repetition; a count and an end date have no parameter.
fn schedule(source: &Value, out: &mut Members, c: &mut Conversion) {
    let mut push = |name: &str, code: &str| out.push((name.to_owned(), Value::Number(code.to_owned())));
    match (given(source, "agendamento_frequencia"), given(source, "agendamento_repetir")) {
        (Some(Value::Number(frequency)), repeats) if frequency == "0" => {
            push("agendamento_repetir", "0");
            if repeats.is_some() {
                c.note("agendamento_repetir", IssueCode::Derived);
            }
        }
        (frequency, repeats) => {
            if let Some(Value::Number(frequency)) = frequency {
                push("agendamento_frequencia", frequency);
            }
            match repeats {
                Some(Value::Number(kind)) if matches!(&**kind, "1" | "2" | "3") => push("agendamento_repetir", "1"),
                Some(_) => c.note("agendamento_repetir", IssueCode::NoEquivalent),
                None => {}
            }
        }
    }
    for name in ["agendamento_numero", "agendamento_data_fim"] {
        if given(source, name).is_some() {
            c.note(name, IssueCode::NoEquivalent);
        }
    }
}

/// The one service that a sale is inserted with: the first item's, by its name.
fn items(source: &Value, out: &mut Members, c: &mut Conversion) {
    let Some(items) = given(source, "itens") else { return };
    let mut first = true;
    c.each("itens", items, |c, item| {
        if !core::mem::take(&mut first) {
            c.note("", IssueCode::NoEquivalent);
            return Value::Null;
        }
        by_name(item, "id_servico", "servico", c);
        if let Some(name) = given(item, "servico") {
            out.push(("servico".to_owned(), name.clone()));
        }
        c.drop_all(item, &["id_servico", "servico"]);
        Value::Null
    });
}

/// A customer's parameters: its first card is the card of the online payment.
#[must_use]
pub fn customer_parameters(from: &Customer) -> CustomerParametersConverted {
    let mut c = Conversion::default();
    let mut out = Vec::new();
    let source = from.write(Form::Program);
    c.carry(&source, Customer::TABLE, CustomerParameters::TABLE, &["cartoes"], &mut out);
    let mut first = true;
    if let Some(all) = given(&source, "cartoes") {
        c.each("cartoes", all, |c, card| {
            if core::mem::take(&mut first) {
                cards(card, &mut out, c);
            } else {
                c.note("", IssueCode::NoEquivalent);
            }
            Value::Null
        });
    }
    CustomerParametersConverted { value: read(out), report: c.report }
}

fn cards(card: &Value, out: &mut Members, c: &mut Conversion) {
    let mut push = |name: &str, value: String| out.push((name.to_owned(), Value::String(value)));
    let text = |name: &str| match given(card, name) {
        Some(Value::String(text) | Value::Number(text)) => Some(text.clone()),
        _ => None,
    };
    if let Some(brand) = text("bandeira") {
        push("cartao_bandeira", brand.to_ascii_lowercase());
    }
    for (name, to) in [("numero", "cartao_numero"), ("codigo", "cartao_codigo"), ("meio_pagamento", "meio_pagamento")] {
        if let Some(value) = text(name) {
            push(to, value);
        }
    }
    if let Some(day) = text("validade") {
        // a month: the day of it is not carried
        let month: String = day.chars().filter(|c| *c != '-').take(6).collect();
        push("cartao_validade", month);
        if !day.ends_with("-01") {
            c.note("validade", IssueCode::Derived);
        }
    }
    let known = Card::TABLE.fields.iter().map(|f| f.name);
    let carried = ["bandeira", "numero", "codigo", "meio_pagamento", "validade"];
    for name in known.filter(|name| !carried.contains(name)) {
        if given(card, name).is_some() {
            c.note(name, IssueCode::Dropped);
        }
    }
}

/// A service's parameters: the list item as digits.
#[must_use]
pub fn service_parameters(from: &Service) -> ServiceParametersConverted {
    let mut c = Conversion::default();
    let mut out = Vec::new();
    let source = from.write(Form::Program);
    c.carry(&source, Service::TABLE, ServiceParameters::TABLE, &["id_servico"], &mut out);
    if let Some(Value::Number(item)) = given(&source, "id_servico") {
        out.push(("id_servico".to_owned(), Value::String(item.clone())));
    }
    ServiceParametersConverted { value: read(out), report: c.report }
}
