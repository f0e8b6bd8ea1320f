//! Checks whether a version 1 sale may be changed or deleted. Once its invoice is issued, only its payment method may change.

use std::collections::BTreeMap;

use super::codes::InvoiceStatusV1;
use super::parameters::{InstallmentParameters, NewCustomer, SaleParameters};
use super::record::SaleV1;
use crate::issue::IssueCode;
use crate::json::{Names, Value};
use crate::model::{Codec as _, EXTRA, Model as _, ModelTable, Node, Target};
use crate::rules::{self, Check, Validation};

/// The path of the field that shows that the sale's invoice is issued; `None` if it is not issued. The sale's `nfse_status`
/// takes precedence over the status in its invoice.
fn issued(sale: &SaleV1) -> Option<&'static str> {
    let of_invoice = sale.nfse.as_ref().and_then(|invoice| invoice.status);
    match (sale.nfse_status, of_invoice) {
        (Some(InvoiceStatusV1::Issued), _) => Some("nfse_status"),
        (None, Some(InvoiceStatusV1::Issued)) => Some("nfse.status"),
        _ => None,
    }
}

/// Checks a changed sale: if the invoice of `original` is issued, only the payment method may differ. Fields that are unset in
/// `edited` are not sent, so they do not count as changes.
#[must_use]
pub fn update(original: &SaleV1, edited: &SaleV1) -> Validation {
    rules::alone(&mut |check| {
        if issued(original).is_some() {
            let (before, after) = (original.value(Target::Program), edited.value(Target::Program));
            let before = Names::new(before.as_object().unwrap_or_default());
            for (name, member) in after.as_object().unwrap_or_default() {
                if name != "meio_pagamento" {
                    check.at_given(name, &mut |c| locked(before.get(name), member, c));
                }
            }
        }
    })
}

fn locked(before: Option<&Value>, after: &Value, check: &mut Check) {
    match (before, after) {
        (before, after) if before == Some(after) => {}
        (Some(Value::Object(old)), Value::Object(members)) => {
            let old = Names::new(old);
            for (name, member) in members {
                check.at_given(name, &mut |c| locked(old.get(name), member, c));
            }
        }
        (Some(Value::Array(old)), Value::Array(new)) if old.len() == new.len() => {
            for (index, (old, new)) in old.iter().zip(new).enumerate() {
                check.at_index(index, &mut |c| locked(Some(old), new, c));
            }
        }
        _ => check.error("", IssueCode::LockedAfterIssue, &[]),
    }
}

/// Checks whether a sale may be deleted: reports an error if its invoice is issued.
#[must_use]
pub fn delete(sale: &SaleV1) -> Validation {
    rules::alone(&mut |check| {
        if let Some(place) = issued(sale) {
            check.error(place, IssueCode::InvoiceIssued, &[]);
        }
    })
}

/// Checks the parameters of an update against the sale to be changed, if the sale's invoice is issued. Payment method and card
/// may change. Any other parameter must have the same value as in the sale; if the sale does not show its value, it causes a
/// warning.
pub(super) fn parameters(original: &SaleV1, value: &SaleParameters, check: &mut Check) {
    if issued(original).is_none() {
        return;
    }
    let sale = original.value(Target::Program);
    each(&value.value(Target::Program), SaleParameters::TABLE, check, &mut |name, member, c| match name {
        // the payment method may change, and so may the card, which belongs to the payment method
        name if name == "meio_pagamento" || name.starts_with("cartao_") => {}
        "parcelas" => installments(member.as_array().unwrap_or_default(), &sale, c),
        "cliente_campos" => c.at("cliente_campos", &mut |c| {
            each(member, NewCustomer::TABLE, c, &mut |name, member, c| {
                unchanged(name, member, &[at(&sale, &["cliente", name])], c);
            });
        }),
        _ => unchanged(name, member, &shown_as(name, &sale), c),
    });
}

/// Calls `checks` for each field that the parameters set or clear. Reports a warning for every other member of `extra`, because
/// the sale shows no value to compare it with.
fn each(record: &Value, table: &ModelTable, check: &mut Check, checks: &mut dyn FnMut(&str, &Value, &mut Check)) {
    for (name, member) in record.as_object().unwrap_or_default() {
        if name == EXTRA {
            for (name, member) in member.as_object().unwrap_or_default() {
                if table.is_cleared(name, &Node::from(member)) {
                    checks(name, member, check);
                } else {
                    check.warning(&[EXTRA, ".", name].concat(), IssueCode::LockedAfterIssue, &[]);
                }
            }
        } else {
            checks(name, member, check);
        }
    }
}

/// Compares each installment of the parameters with the sale's installment of the same number. An installment of the sale
/// without a number is identified by its position. Reports an error for an installment that the sale's list does not contain.
fn installments(given: &[Value], sale: &Value, check: &mut Check) {
    let all = at(sale, &["parcelas_venda"]).and_then(Value::as_array);
    let mut of_sequence = BTreeMap::new();
    for (position, installment) in (1..).zip(all.unwrap_or_default()) {
        let sequence = match installment.get("parcela") {
            Some(Value::Number(sequence)) => sequence.parse().unwrap_or(position),
            _ => position,
        };
        of_sequence.entry(sequence).or_insert(installment);
    }
    let mut number: i64 = 0;
    check.each("parcelas", given, |installment, c| {
        number = number.saturating_add(1);
        let original = of_sequence.get(&number);
        if all.is_some() && original.is_none() {
            c.error("", IssueCode::LockedAfterIssue, &[]);
            return;
        }
        each(installment, InstallmentParameters::TABLE, c, &mut |name, member, c| {
            unchanged(name, member, &[original.and_then(|original| at(original, &[name]))], c);
        });
    });
}

/// Compares a parameter's value with `shown`, the values that the sale shows for this parameter. Reports an error if it differs
/// from all of them, and a warning if the sale shows none.
fn unchanged(name: &str, given: &Value, shown: &[Option<&Value>], check: &mut Check) {
    let mut known = shown.iter().flatten().peekable();
    if known.peek().is_none() {
        check.warning(name, IssueCode::LockedAfterIssue, &[]);
    } else if !known.any(|shown| plain(name, shown) == plain(name, given)) {
        check.error(name, IssueCode::LockedAfterIssue, &[]);
    }
}

/// Converts a value for comparison: a number becomes a string; a tax number (CPF, CNPJ) or postal code (CEP) loses its
/// punctuation and becomes upper case. `None` for any other type of value.
fn plain(name: &str, value: &Value) -> Option<String> {
    let (Value::String(text) | Value::Number(text)) = value else { return None };
    let printed = ["cnpj", "cpf", "cep"].iter().any(|kind| name.ends_with(kind));
    let bare = || text.chars().filter(|c| !matches!(c, '.' | '-' | '/')).collect::<String>().to_ascii_uppercase();
    Some(if printed { bare() } else { text.clone() })
}

/// The value of a field that the sale itself does not have: an empty string. Parameters that clear a field have the same value.
const UNSET: &Value = &Value::String(String::new());

/// Parameters whose value a sale shows under another name, with the paths at which the sale may show it.
const PLACES: &[(&str, &[&[&str]])] = &[
    ("cliente", &[&["cliente", "nome"], &["cliente", "id"]]),
    ("cliente_cnpj", &[&["cliente", "cnpj"]]),
    ("cliente_cpf", &[&["cliente", "cpf"]]),
    ("servico", &[&["servico", "nome"]]),
    ("nfse_municipio_emissao", &[&["nfse", "id_municipio_emissao"]]),
    ("nfse_item_servico", &[&["nfse", "id_servico"], &["servico", "id_servico"]]),
];

/// The values of a sale that correspond to a parameter, one per path at which the sale may show the value. A field that is
/// missing from the sale itself is [`UNSET`], because responses contain all fields of a sale. A field that is missing from a
/// nested record is `None`, that is unknown, because nested records may be incomplete. Empty if a sale has no such field.
fn shown_as<'s>(name: &str, sale: &'s Value) -> Vec<Option<&'s Value>> {
    let own = if name == "emissao_nfse" { "metodo_cobranca" } else { name };
    match PLACES.iter().find(|(known, _)| *known == name) {
        Some((_, places)) => places.iter().map(|path| at(sale, path)).collect(),
        None if SaleV1::TABLE.field(own).is_some() => vec![at(sale, &[own]).or(Some(UNSET))],
        None => Vec::new(),
    }
}

fn at<'v>(value: &'v Value, path: &[&str]) -> Option<&'v Value> {
    path.iter().try_fold(value, |value, name| value.get(name)).filter(|value| **value != Value::Null)
}
