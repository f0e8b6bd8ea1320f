//! Converts the parameters of a sale into a body of version 2.

use lastro::Money;
use lastro::json::Value;
use lastro::model::codes::{Flag, PaymentKind};
use lastro::model::{Item, Json, Model as _, PaymentMethod, Sale};
use lastro::v1::SaleParameters;
use lastro::value::Code as _;

use crate::decide::{Context, Refusal};
use crate::dialect::form::shared;
use crate::dialect::steps::{Members, record, set};
use crate::state::Row;

/// The records to which a sale refers. Version 1 identifies each of them by name. Customer and service are held as keys, the
/// payment method as a whole record.
pub struct Keys {
    /// The key of the customer.
    pub customer: i64,
    /// The key of the service.
    pub service: i64,
    /// The payment method.
    pub method: PaymentMethod,
}

/// The body of a new sale.
pub fn inserted(context: &Context<'_>, given: &SaleParameters, keys: &Keys) -> Members {
    let mut body = fields(given, keys);
    let contract = given.data.is_none();
    set(&mut body, "agendamento", code(if contract { Flag::Yes } else { Flag::No }.code()));
    if contract && context.is("v1-contract-automatic", "yes") {
        set(&mut body, "agendamento_automatico", code(Flag::Yes.code()));
    }
    set(&mut body, "itens", Value::Array(vec![item(given, keys, &[], Money::ZERO)]));
    if let Some(installments) = installments(given, &keys.method, &[]) {
        set(&mut body, "parcelas", installments);
    }
    if let Some(city) = given.nfse_municipio_emissao {
        set(&mut body, "nfse_dados", Value::Object(vec![("id_municipio_emissao".to_owned(), code(city))]));
    }
    body
}

/// The body of an updated sale: the stored document, with the parameters merged into it.
pub fn updated(row: &Row, given: &SaleParameters, keys: &Keys) -> Result<Members, Refusal> {
    let before: Sale = record(row)?;
    let mut body = document(row)?;
    for (name, value) in fields(given, keys) {
        set(&mut body, &name, value);
    }
    if given.data.is_some() {
        set(&mut body, "agendamento", code(Flag::No.code()));
    } else if given.agendamento_data.is_some() {
        set(&mut body, "agendamento", code(Flag::Yes.code()));
    }
    let items = before.itens.as_deref().unwrap_or_default();
    let same_service = items.first().is_some_and(|item| item.id_servico == Some(keys.service));
    let same_value = given.valor_venda == before.valor_venda;
    if !(same_service && same_value) {
        let discount = before.desconto.unwrap_or_default();
        set(&mut body, "itens", Value::Array(vec![item(given, keys, items, discount)]));
    }
    let stored = parts(&body, "parcelas");
    if let Some(installments) = installments(given, &keys.method, &stored) {
        set(&mut body, "parcelas", installments);
    } else {
        let same_method = before.id_meio_pagamento == keys.method.id;
        let same_day = given.data.is_none_or(|day| before.data == Some(day));
        let received = before.parcelas.iter().flatten().any(|installment| installment.valor_recebido.is_some());
        if !(same_value && same_method && same_day || received) {
            // The body contains no installments, so that version 2 computes their dates and values again.
            set(&mut body, "parcelas", Value::Array(Vec::new()));
        }
    }
    if let Some(city) = given.nfse_municipio_emissao {
        let mut data = match body.iter().find(|(name, _)| name == "nfse_dados") {
            Some((_, Value::Object(data))) => data.clone(),
            _ => Vec::new(),
        };
        set(&mut data, "id_municipio_emissao", code(city));
        set(&mut body, "nfse_dados", Value::Object(data));
    }
    Ok(body)
}

/// The body that changes only the payment method of a sale.
pub fn with_method(row: &Row, method: i64) -> Result<Members, Refusal> {
    let mut body = document(row)?;
    set(&mut body, "id_meio_pagamento", code(method));
    Ok(body)
}

fn document(row: &Row) -> Result<Members, Refusal> {
    match Json::parse(row.doc.as_bytes())? {
        Json(Value::Object(members)) => Ok(members),
        Json(_) => Ok(Vec::new()),
    }
}

/// The members of the body that are fields of the sale itself, and not of its items or installments.
fn fields(given: &SaleParameters, keys: &Keys) -> Members {
    let mut body = shared(given, Sale::TABLE, &["agendamento_repetir", "cliente", "meio_pagamento", "parcelas"]);
    if given.agendamento_repetir == Some(Flag::No) {
        // In version 2, a schedule that does not repeat has the frequency 0. A schedule repeats by default, so a repeating
        // schedule needs no member.
        set(&mut body, "agendamento_frequencia", code(0));
    }
    if let Some(method) = given.emissao_nfse {
        set(&mut body, "metodo_cobranca", code(method.code()));
    }
    set(&mut body, "id_cliente", code(keys.customer));
    if let Some(method) = keys.method.id {
        set(&mut body, "id_meio_pagamento", code(method));
    }
    body
}

/// The only item of a sale. It has the key of the first stored item, if there is one. Its amount is the value of the sale plus
/// the discount, so that amount minus discount is the value of the sale.
fn item(given: &SaleParameters, keys: &Keys, stored: &[Item], discount: Money) -> Value {
    let value = given.valor_venda.unwrap_or_default();
    let whole = value.checked_add(discount).unwrap_or(value);
    let amount = Value::Number(whole.to_string());
    let mut item = Vec::new();
    if let Some(id) = stored.first().and_then(|item| item.id) {
        set(&mut item, "id", code(id));
    }
    set(&mut item, "id_servico", code(keys.service));
    set(&mut item, "valor", amount.clone());
    set(&mut item, "qtd", code(1));
    set(&mut item, "total", amount);
    Value::Object(item)
}

/// The installments of a body; `None` if the parameters contain none, or if the payment method is not a boleto (payment
/// slip). The n-th given installment updates the n-th stored one.
fn installments(given: &SaleParameters, method: &PaymentMethod, stored: &[Value]) -> Option<Value> {
    let all = given.parcelas.as_deref().filter(|all| !all.is_empty())?;
    if method.tipo != Some(PaymentKind::Boleto) {
        return None;
    }
    let mut stored = stored.iter();
    let made = all.iter().map(|installment| {
        let mut members = match stored.next() {
            Some(Value::Object(members)) => members.clone(),
            _ => Vec::new(),
        };
        if let Some(due) = installment.data_vencimento {
            set(&mut members, "data_vencimento", Value::String(due.to_string()));
        }
        if let Some(amount) = installment.valor {
            set(&mut members, "valor", Value::Number(amount.to_string()));
        }
        Value::Object(members)
    });
    Some(Value::Array(made.collect()))
}

fn parts(body: &Members, name: &str) -> Vec<Value> {
    match body.iter().find(|(known, _)| known == name) {
        Some((_, Value::Array(parts))) => parts.clone(),
        _ => Vec::new(),
    }
}

fn code(code: i64) -> Value {
    Value::Number(code.to_string())
}
