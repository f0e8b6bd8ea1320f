//! Compares a record of version 1 with the parameters of an insert, to find out whether the insert created the record. Many
//! parameters have no field of the same name: the record may have the value under another name, and shows customer, service
//! and payment method as nested records.

use crate::exchange::{Likeness, of_value};
use crate::json::Value;
use crate::model::{EXTRA, ModelTable, Type};

/// Parameters whose value the record may have under another name or in another form, with the paths of those fields. A parameter
/// matches if one of these fields has its value. If none has, the result is unsure, not different: the service may spell the
/// customer's name differently, and it advances schedules itself.
const SHOWN_AS: &[(&str, &[&str])] = &[
    ("agendamento_data", &["agendamento_data"]),
    ("agendamento_repetir", &["agendamento_repetir"]),
    ("agendamento_frequencia", &["agendamento_frequencia"]),
    ("cliente", &["cliente.nome", "cliente.id"]),
    ("servico", &["servico.nome"]),
    ("emissao_nfse", &["metodo_cobranca"]),
    ("meio_pagamento", &["meio_pagamento.nome"]),
    ("id_servico", &["servico.id", "id_servico"]),
    ("id_atividade", &["atividade.id", "id_atividade"]),
    ("id_cidade", &["cidade.id", "id_cidade"]),
];

/// Prefixes of parameters that are not compared, because the service stores them in other records: data of the customer, of
/// the customer's card, and of the invoice.
const ELSEWHERE: [&str; 3] = ["cliente_", "cartao_", "nfse_"];

/// Compares the parameters that were sent with a record. Empty parameters are skipped, because the service may fill them in.
/// `shown`: type of the record.
pub(super) fn of(sent: &Value, record: &Value, shown: Type) -> Likeness {
    let Type::Record(table) = shown.required() else { return Likeness::Unsure };
    let compared = sent.as_object().unwrap_or_default().iter().filter_map(|(name, value)| {
        let is_empty = |value: &Value| *value == Value::Null || value.as_str() == Some("");
        let is_cleared = name == EXTRA && value.as_object().is_some_and(|all| all.iter().all(|(_, one)| is_empty(one)));
        // A customer has no field for this parameter, which belongs to the customer's card.
        let is_of_card = name == "meio_pagamento" && table.field(name).is_none();
        let left_out = is_empty(value) || is_cleared || is_of_card;
        (!left_out && !ELSEWHERE.iter().any(|prefix| name.starts_with(prefix)))
            .then(|| of_parameter(name, value, record, table))
    });
    // the maximum is the worst result: one different field makes the records different
    compared.max().unwrap_or(Likeness::Unsure)
}

fn of_parameter(name: &str, value: &Value, record: &Value, table: &'static ModelTable) -> Likeness {
    if let Some((_, fields)) = SHOWN_AS.iter().find(|(parameter, _)| *parameter == name) {
        let is_same = fields.iter().any(|path| of_field(path, value, record, table) == Likeness::Same);
        return if is_same { Likeness::Same } else { Likeness::Unsure };
    }
    if name == "parcelas" {
        return of_installments(value, record, table);
    }
    of_field(name, value, record, table)
}

/// Compares a value with the field at a path. The result is unsure if the field is missing or a placeholder.
fn of_field(path: &str, value: &Value, record: &Value, table: &ModelTable) -> Likeness {
    let (name, rest) = path.split_once('.').unwrap_or((path, ""));
    match (table.field(name).map(|field| field.ty.required()), record.get(name)) {
        (Some(Type::Record(inner)), Some(record)) if !rest.is_empty() => of_field(rest, value, record, inner),
        (Some(ty), Some(found)) if rest.is_empty() => of_value(value, found, ty, false),
        _ => Likeness::Unsure,
    }
}

/// Compares installments. If they differ, the result is unsure, not different: except for boletos, the service computes the
/// installments itself.
fn of_installments(sent: &Value, record: &Value, table: &ModelTable) -> Likeness {
    let Some(Type::List(Type::Record(inner))) = table.field("parcelas_venda").map(|field| field.ty.required()) else {
        return Likeness::Unsure;
    };
    let found = record.get("parcelas_venda").and_then(Value::as_array).unwrap_or_default();
    let sent = sent.as_array().unwrap_or_default();
    let is_same = |(sent, found): (&Value, &Value)| {
        ["valor", "data_vencimento"]
            .iter()
            .all(|name| sent.get(name).is_none_or(|value| of_field(name, value, found, inner) == Likeness::Same))
    };
    let all_same = sent.len() == found.len() && sent.iter().zip(found).all(is_same);
    if all_same { Likeness::Same } else { Likeness::Unsure }
}
