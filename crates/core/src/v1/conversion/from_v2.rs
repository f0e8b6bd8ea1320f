//! Converts records of version 2 to the parameters of version 1 requests.

use super::{
    Conversion, CustomerParametersConverted, Members, SaleParametersConverted, ServiceParametersConverted, elements,
    given, read,
};
use crate::brazil::card::CardBrand;
use crate::issue::IssueCode;
use crate::json::Value;
use crate::model::{Customer, Installment, Model as _, Sale, Service};
use crate::v1::parameters::{CustomerParameters, InstallmentParameters, SaleParameters, ServiceParameters};
use crate::value::Choice as _;

/// Converts a sale to the parameters of an insert. Version 1 identifies service and payment method by their names, not by
/// keys. The customer's key is used only if the sale does not state the customer's name.
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
    let source = c.sound(from);
    let late = c.carry(&source, Sale::TABLE, SaleParameters::TABLE, APART, &mut out);
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
        if let Some(field) = SaleParameters::TABLE.field("emissao_nfse") {
            c.code("metodo_cobranca", method, field.ty.required());
        }
    }
    if let Some(invoice) = given(&source, "nfse_dados") {
        if let Some(city) = given(invoice, "id_municipio_emissao") {
            push("nfse_municipio_emissao", city);
        }
        c.at("nfse_dados", |c| c.drop_all(invoice, &["id_municipio_emissao"]));
    }
    items(&source, &mut out, &mut c);
    if let Some(installments) = elements(&source, "parcelas") {
        let installments = c.each("parcelas", installments, |c, from| {
            let mut installment = Vec::new();
            let late = c.carry(from, Installment::TABLE, InstallmentParameters::TABLE, &[], &mut installment);
            c.settle(late, InstallmentParameters::TABLE, &mut installment);
            Value::Object(installment)
        });
        out.push(("parcelas".to_owned(), installments));
    }
    c.settle(late, SaleParameters::TABLE, &mut out);
    SaleParametersConverted { value: read(&Value::Object(out)), report: c.report }
}

/// Reports that the key of a record, such as `id_servico`, is lost, because version 1 identifies the record by its name:
/// `dropped` if the name is given too, `no_equivalent` if it is not.
fn by_name(source: &Value, key: &str, name: &str, c: &mut Conversion) {
    if given(source, key).is_some() {
        let code = if given(source, name).is_some() { IssueCode::Dropped } else { IssueCode::NoEquivalent };
        c.note(key, code);
    }
}

/// Converts the schedule. A frequency of 0 means that the sale does not repeat; in version 1 the flag `agendamento_repetir`
/// states this instead. Version 1 has no parameters for the number of occurrences and the last date, so they are reported.
fn schedule(source: &Value, out: &mut Members, c: &mut Conversion) {
    let repeats = given(source, "agendamento_repetir");
    let mut push = |code: &str| out.push(("agendamento_repetir".to_owned(), Value::Number(code.to_owned())));
    match (given(source, "agendamento_frequencia"), repeats) {
        (Some(Value::Number(frequency)), _) if frequency == "0" => {
            push("0");
            c.note("agendamento_frequencia", IssueCode::NoEquivalent);
            if repeats.is_some() {
                c.note("agendamento_repetir", IssueCode::Derived);
            }
        }
        (frequency, repeats) => {
            match repeats {
                Some(Value::Number(kind)) if matches!(&**kind, "1" | "2" | "3") => push("1"),
                Some(_) => c.note("agendamento_repetir", IssueCode::NoEquivalent),
                None => {}
            }
            let field = SaleParameters::TABLE.field("agendamento_frequencia");
            if let (Some(frequency), Some(field)) = (frequency, field) {
                c.put("agendamento_frequencia", frequency, field.ty, out);
            }
            // The count or the last date, which ends the repetition, is reported below. If it is missing, the kind of repetition
            // (`agendamento_repetir`) is reported here instead.
            let end = match repeats {
                Some(Value::Number(kind)) if kind == "2" => Some("agendamento_numero"),
                Some(Value::Number(kind)) if kind == "3" => Some("agendamento_data_fim"),
                _ => None,
            };
            if end.is_some_and(|end| given(source, end).is_none()) {
                c.note("agendamento_repetir", IssueCode::NoEquivalent);
            }
        }
    }
    for name in ["agendamento_numero", "agendamento_data_fim"] {
        if given(source, name).is_some() {
            c.note(name, IssueCode::NoEquivalent);
        }
    }
}

/// Converts the first item: only the name of its service is kept. Version 1 can insert a sale with one service only, so the
/// other items are reported.
fn items(source: &Value, out: &mut Members, c: &mut Conversion) {
    let Some(items) = elements(source, "itens") else { return };
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

/// Converts a customer to parameters. Version 1 has one card per customer: the first card is kept, the others are reported.
#[must_use]
pub fn customer_parameters(from: &Customer) -> CustomerParametersConverted {
    let mut c = Conversion::default();
    let mut out = Vec::new();
    let source = c.sound(from);
    let late = c.carry(&source, Customer::TABLE, CustomerParameters::TABLE, &["cartoes"], &mut out);
    let mut first = true;
    if let Some(all) = elements(&source, "cartoes") {
        c.each("cartoes", all, |c, card| {
            if core::mem::take(&mut first) {
                cards(card, &mut out, c);
            } else {
                c.note("", IssueCode::NoEquivalent);
            }
            Value::Null
        });
    }
    c.settle(late, CustomerParameters::TABLE, &mut out);
    CustomerParametersConverted { value: read(&Value::Object(out)), report: c.report }
}

/// Converts a card to parameters: the network gets the name that version 1 uses, a masked number is left out, and only the
/// month of the expiry date is kept.
fn cards(card: &Value, out: &mut Members, c: &mut Conversion) {
    let mut push = |name: &str, value: &str| out.push((name.to_owned(), Value::String(value.to_owned())));
    let text = |name: &str| match given(card, name) {
        Some(Value::String(text) | Value::Number(text)) => Some(text.as_str()),
        _ => None,
    };
    if let Some(given) = text("bandeira") {
        match network(given) {
            Some(known) => {
                push("cartao_bandeira", known);
                if known != given {
                    c.note("bandeira", IssueCode::Derived);
                }
            }
            None => c.note("bandeira", IssueCode::NoEquivalent),
        }
    }
    if let Some(number) = text("numero") {
        let digits: String = number.split(' ').collect();
        // a number that the service has masked in a response cannot be charged, so it is not kept
        if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) {
            push("cartao_numero", &digits);
            if digits != number {
                c.note("numero", IssueCode::Derived);
            }
        } else {
            c.note("numero", IssueCode::NoEquivalent);
        }
    }
    for (name, to) in [("codigo", "cartao_codigo"), ("meio_pagamento", "meio_pagamento")] {
        if let Some(value) = text(name) {
            push(to, value);
        }
    }
    if let Some(day) = text("validade") {
        // YYYY-MM-DD becomes YYYYMM: version 1 has only the month
        let month: String = day.chars().filter(|c| *c != '-').take(6).collect();
        push("cartao_validade", &month);
        if !day.ends_with("-01") {
            c.note("validade", IssueCode::Derived);
        }
    }
    c.drop_all(card, &["bandeira", "numero", "codigo", "meio_pagamento", "validade"]);
}

/// The name of a card network in version 1. Case and punctuation of the given name are ignored; `None` if it is unknown.
fn network(given: &str) -> Option<&'static str> {
    let letters: String = given.chars().filter(char::is_ascii_alphanumeric).collect();
    let brand = match &*letters.to_ascii_lowercase() {
        "visa" => CardBrand::Visa,
        "mastercard" | "master" => CardBrand::Mastercard,
        "amex" | "americanexpress" => CardBrand::Amex,
        "elo" => CardBrand::Elo,
        "diners" | "dinersclub" | "dinersclubinternational" => CardBrand::Diners,
        _ => return None,
    };
    Some(brand.as_str())
}

/// Converts a service to parameters. The item of the service list becomes a string of digits.
#[must_use]
pub fn service_parameters(from: &Service) -> ServiceParametersConverted {
    let mut c = Conversion::default();
    let mut out = Vec::new();
    let source = c.sound(from);
    let late = c.carry(&source, Service::TABLE, ServiceParameters::TABLE, &["id_servico"], &mut out);
    if let Some(Value::Number(item)) = given(&source, "id_servico") {
        out.push(("id_servico".to_owned(), Value::String(item.clone())));
    }
    c.settle(late, ServiceParameters::TABLE, &mut out);
    ServiceParametersConverted { value: read(&Value::Object(out)), report: c.report }
}
