//! Converts records of version 1 to records of version 2.

use super::{
    Conversion, CustomerConverted, Members, PaymentMethodConverted, ReportLine, SaleConverted, ServiceConverted,
    elements, given, read,
};
use crate::issue::IssueCode;
use crate::json::Value;
use crate::model::{Customer, Installment, Item, Model as _, NfseData, PaymentMethod, Sale, Service};
use crate::v1::record::{CustomerV1, InstallmentV1, InvoiceV1, ItemV1, PaymentMethodV1, SaleV1, ServiceV1};
use crate::value::LocalDate;

/// Version 1 states only the date of a receipt, version 2 a timestamp. This time is added: midnight in Brasília.
const MIDNIGHT: &str = "T00:00:00-03:00";

/// Converts a sale. `servicos` becomes `itens`, `parcelas_venda` becomes `parcelas`, and `nfse` becomes `nfse_dados`. The
/// nested objects of the customer, the payment method and each item's service are replaced by their keys and names. The main
/// service (`servico`, `id_servico`) is dropped, because a sale of version 2 has services only in its items.
#[must_use]
pub fn sale(from: &SaleV1) -> SaleConverted {
    let (members, report) = sale_members(from);
    SaleConverted { value: read(&members), report }
}

/// Like [`sale`], but returns the converted record as JSON members, together with the report.
#[must_use]
pub fn sale_members(from: &SaleV1) -> (Value, Vec<ReportLine>) {
    const APART: &[&str] = &[
        "agendamento_repetir",
        "agendamento_frequencia",
        "parcelas",
        "vencido_dias",
        "servicos",
        "parcelas_venda",
        "meio_pagamento",
        "nfse",
        "cliente",
    ];
    let mut c = Conversion::default();
    let mut out = Vec::new();
    let source = c.sound(from);
    let late = c.carry(&source, SaleV1::TABLE, Sale::TABLE, APART, &mut out);
    schedule(&source, &mut out, &mut c);
    for name in ["parcelas", "vencido_dias"] {
        if given(&source, name).is_some() {
            c.note(name, IssueCode::Derived);
        }
    }
    reference(&source, "cliente", "id_cliente", "cliente", &mut out, &mut c);
    reference(&source, "meio_pagamento", "id_meio_pagamento", "meio_pagamento", &mut out, &mut c);
    if let Some(invoice) = given(&source, "nfse") {
        let mut data = Vec::new();
        c.at("nfse", |c| {
            let late = c.carry(invoice, InvoiceV1::TABLE, NfseData::TABLE, &[], &mut data);
            c.settle(late, NfseData::TABLE, &mut data);
        });
        out.push(("nfse_dados".to_owned(), Value::Object(data)));
    }
    if let Some(items) = elements(&source, "servicos") {
        let items = c.each("servicos", items, |c, from| {
            let mut item = Vec::new();
            let late = c.carry(from, ItemV1::TABLE, Item::TABLE, &["servico", "id_servico"], &mut item);
            keyed(from, "servico", "id_servico", &mut item, c);
            c.settle(late, Item::TABLE, &mut item);
            Value::Object(item)
        });
        out.push(("itens".to_owned(), items));
    }
    if let Some(installments) = elements(&source, "parcelas_venda") {
        let installments = c.each("parcelas_venda", installments, |c, from| {
            let mut installment = Vec::new();
            let apart = &["data_recebimento"];
            let late = c.carry(from, InstallmentV1::TABLE, Installment::TABLE, apart, &mut installment);
            if let Some(day) = from.get("data_recebimento").and_then(Value::as_str) {
                c.note("data_recebimento", IssueCode::Derived);
                installment.push(("data_recebimento".to_owned(), Value::String([day, MIDNIGHT].concat())));
            }
            c.settle(late, Installment::TABLE, &mut installment);
            Value::Object(installment)
        });
        out.push(("parcelas".to_owned(), installments));
    }
    c.settle(late, Sale::TABLE, &mut out);
    (Value::Object(out), c.report)
}

/// Converts the schedule. A schedule that does not repeat gets the frequency 0. Otherwise the kind of repetition depends on
/// whether a number of occurrences or a last date is given; if it differs from the given value, it is reported as derived.
fn schedule(source: &Value, out: &mut Members, c: &mut Conversion) {
    let frequency = given(source, "agendamento_frequencia");
    let code = |text: &str| Value::Number(text.to_owned());
    match given(source, "agendamento_repetir") {
        Some(Value::Number(repeats)) if repeats == "0" => {
            if frequency.is_some_and(|frequency| *frequency != code("0")) {
                c.note("agendamento_frequencia", IssueCode::Derived);
            }
            out.push(("agendamento_frequencia".to_owned(), code("0")));
            return;
        }
        Some(Value::Number(repeats)) if repeats == "1" => {
            let kind = match (given(source, "agendamento_numero"), given(source, "agendamento_data_fim")) {
                // in version 2 either the count or the last date ends the repetition; the other one is kept without effect
                (Some(_), Some(end)) if ends_by_count(source, end) => {
                    c.note("agendamento_data_fim", IssueCode::NoEquivalent);
                    "2"
                }
                (Some(_), Some(_)) => {
                    c.note("agendamento_numero", IssueCode::NoEquivalent);
                    "3"
                }
                (Some(_), None) => "2",
                (None, Some(_)) => "3",
                (None, None) => "1",
            };
            if kind != "1" {
                c.note("agendamento_repetir", IssueCode::Derived);
            }
            out.push(("agendamento_repetir".to_owned(), code(kind)));
        }
        Some(_) => c.note("agendamento_repetir", IssueCode::NoEquivalent),
        None => {}
    }
    if let (Some(frequency), Some(field)) = (frequency, Sale::TABLE.field("agendamento_frequencia")) {
        c.put("agendamento_frequencia", frequency, field.ty, out);
    }
}

/// Whether the number of occurrences ends the schedule no later than the last date does. False if this cannot be computed: the
/// last date then ends the schedule, so that nothing is charged after it.
fn ends_by_count(source: &Value, end: &Value) -> bool {
    let text = |name: &str| match given(source, name) {
        Some(Value::String(text) | Value::Number(text)) => Some(text.as_str()),
        _ => None,
    };
    let last = || {
        let first: LocalDate = text("agendamento_data")?.parse().ok()?;
        let months: i64 = text("agendamento_frequencia")?.parse().ok()?;
        let count: i64 = text("agendamento_numero")?.parse().ok()?;
        let months = months.checked_mul(count.checked_sub(1)?)?;
        first.month_clamped(months, first.day())
    };
    let end: Option<LocalDate> = end.as_str().and_then(|end| end.parse().ok());
    matches!((last(), end), (Some(last), Some(end)) if last <= end)
}

/// Replaces a nested object by its key and its name, and reports its other members.
fn reference(source: &Value, from: &str, key: &str, name: &str, out: &mut Members, c: &mut Conversion) {
    let Some(object) = given(source, from) else { return };
    for (member, to) in [("id", key), ("nome", name)] {
        if let Some(value) = given(object, member) {
            out.push((to.to_owned(), value.clone()));
        }
    }
    c.at(from, |c| c.drop_all(object, &["id", "nome"]));
}

/// Replaces a nested object by its key and its name, like `reference` does, for records that may also have the key as a
/// separate member. The separate member takes precedence; a different key in the object is reported.
fn keyed(source: &Value, object: &str, key: &str, out: &mut Members, c: &mut Conversion) {
    let beside = given(source, key);
    let record = given(source, object);
    let own = record.and_then(|record| given(record, "id"));
    if let Some(value) = beside.or(own) {
        out.push((key.to_owned(), value.clone()));
    }
    if let Some(record) = record {
        if let Some(name) = given(record, "nome") {
            out.push((object.to_owned(), name.clone()));
        }
        let same = beside.is_none() || beside == own;
        c.at(object, |c| c.drop_all(record, if same { &["id", "nome"] } else { &["nome"] }));
    }
}

/// Converts a customer. The nested object of the city is replaced by its key and name.
#[must_use]
pub fn customer(from: &CustomerV1) -> CustomerConverted {
    let (members, report) = customer_members(from);
    CustomerConverted { value: read(&members), report }
}

/// Like [`customer`], but returns the converted record as JSON members, together with the report.
#[must_use]
pub fn customer_members(from: &CustomerV1) -> (Value, Vec<ReportLine>) {
    let mut c = Conversion::default();
    let mut out = Vec::new();
    let source = c.sound(from);
    let late = c.carry(&source, CustomerV1::TABLE, Customer::TABLE, &["cidade", "id_cidade"], &mut out);
    keyed(&source, "cidade", "id_cidade", &mut out, &mut c);
    c.settle(late, Customer::TABLE, &mut out);
    (Value::Object(out), c.report)
}

/// Converts a service. The nested objects of its list item and its activity are replaced by their keys and names.
#[must_use]
pub fn service(from: &ServiceV1) -> ServiceConverted {
    let (members, report) = service_members(from);
    ServiceConverted { value: read(&members), report }
}

/// Like [`service`], but returns the converted record as JSON members, together with the report.
#[must_use]
pub fn service_members(from: &ServiceV1) -> (Value, Vec<ReportLine>) {
    let mut c = Conversion::default();
    let mut out = Vec::new();
    let source = c.sound(from);
    let mut apart = vec!["servico", "atividade"];
    for (object, key) in [("servico", "id_servico"), ("atividade", "id_atividade")] {
        let own = given(&source, object).and_then(|object| given(object, "id"));
        if own.is_some() {
            apart.push(key);
            if given(&source, key).is_some_and(|beside| Some(beside) != own) {
                c.note(key, IssueCode::Dropped);
            }
        }
        reference(&source, object, key, object, &mut out, &mut c);
    }
    let late = c.carry(&source, ServiceV1::TABLE, Service::TABLE, &apart, &mut out);
    c.settle(late, Service::TABLE, &mut out);
    (Value::Object(out), c.report)
}

/// Converts a payment method. Only key, name and kind are kept, because version 2 has no bank data.
#[must_use]
pub fn payment_method(from: &PaymentMethodV1) -> PaymentMethodConverted {
    let (members, report) = payment_method_members(from);
    PaymentMethodConverted { value: read(&members), report }
}

/// Like [`payment_method`], but returns the converted record as JSON members, together with the report.
#[must_use]
pub fn payment_method_members(from: &PaymentMethodV1) -> (Value, Vec<ReportLine>) {
    let mut c = Conversion::default();
    let mut out = Vec::new();
    let source = c.sound(from);
    let late = c.carry(&source, PaymentMethodV1::TABLE, PaymentMethod::TABLE, &[], &mut out);
    c.settle(late, PaymentMethod::TABLE, &mut out);
    (Value::Object(out), c.report)
}
