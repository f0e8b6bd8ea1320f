//! The sale that a contract generates.

use super::allocation::allocate;
use super::installments::{SplitPolicy, split};
use super::schedule::Contract;
use super::totals;
use crate::issue::{Issue, IssueCode, LastroError};
use crate::model::codes::{Flag, Repetition};
use crate::model::{Installment, Item, Sale};
use crate::value::{Code as _, Money, Quantity};

/// The sale of a contract's `k`-th occurrence, from 0: its items less those that do not recur after the first, its
/// total and its installments computed again.
///
/// # Errors
/// `required` at the field of the contract that its schedule needs; `no_occurrence` at `k` where the contract has
/// none, paused or past its end; what totals and schedule refuse.
pub fn sale_at(contract: Sale, k: i64, anchor_day: Option<i64>) -> Result<Sale, LastroError> {
    let schedule = schedule_of(&contract, anchor_day)?;
    if k < 0 {
        return Err(LastroError::invalid(Issue::error("k", IssueCode::OutOfRange).with("min", "0")));
    }
    let none = || LastroError::at("k", IssueCode::NoOccurrence);
    let date = schedule.at(k).map_err(of_contract)?.ok_or_else(none)?;
    let next = schedule.at(k.saturating_add(1)).map_err(of_contract)?;
    let mut sale = generated(contract, k);
    sale.data = Some(date);
    sale.agendamento_ultima_ocorrencia = Some(if next.is_none() { Flag::Yes } else { Flag::No });
    sale.agendamento_data_geracao = Some(date);
    sale.agendamento_sequencia = Some(k.saturating_add(1));
    let total = totals::sale_totals(&sale).map_err(|error| error.under("contract"))?.total;
    if sale.itens.as_ref().is_some_and(|items| !items.is_empty()) {
        sale.valor_venda = Some(total);
    }
    if let Some(all) = &mut sale.parcelas {
        *all = installments(all, &schedule, k, total)?;
    }
    Ok(sale)
}

/// The schedule's problems lie in the contract's fields; `anchor_day` is an argument beside it.
fn of_contract(error: LastroError) -> LastroError {
    let beside = error.issues().iter().any(|issue| issue.path == "anchor_day");
    if beside { error } else { error.under("contract") }
}

/// What a contract hands on to its sales: everything but what it is as a contract and what the service filled in.
fn generated(mut contract: Sale, k: i64) -> Sale {
    let mut sale = Sale::default();
    // Exchanged, not moved: nothing is left to be let go field by field.
    macro_rules! hand_on {
        ($($field:ident)*) => { $( core::mem::swap(&mut sale.$field, &mut contract.$field); )* };
    }
    hand_on! {
        agendamento_dados id_cliente cliente discriminacao desconto valor_venda metodo_cobranca whatsapp_enviar
        id_meio_pagamento meio_pagamento nfse_dados parcelas itens extra
    }
    sale.agendamento = Some(Flag::No);
    if let Some(data) = &mut sale.agendamento_dados {
        data.id_venda = None;
    }
    if let Some(items) = &mut sale.itens {
        renew(items, k);
    }
    sale
}

fn schedule_of(contract: &Sale, anchor_day: Option<i64>) -> Result<Contract, LastroError> {
    let mut issues = Vec::new();
    let mut required = |missing: bool, name: &str| {
        if missing {
            issues.push(Issue::error(&["contract.", name].concat(), IssueCode::Required));
        }
    };
    required(contract.agendamento_data.is_none(), "agendamento_data");
    required(contract.agendamento_frequencia.is_none(), "agendamento_frequencia");
    let once = contract.agendamento_frequencia.is_some_and(|f| f.code() == 0);
    required(contract.agendamento_repetir.is_none() && !once, "agendamento_repetir");
    match (contract.agendamento_data, contract.agendamento_frequencia) {
        (Some(agendamento_data), Some(agendamento_frequencia)) if issues.is_empty() => Ok(Contract {
            agendamento_data,
            agendamento_frequencia,
            // without a frequency the repetition does not matter
            agendamento_repetir: contract.agendamento_repetir.unwrap_or(Repetition::Always),
            agendamento_numero: contract.agendamento_numero,
            agendamento_data_fim: contract.agendamento_data_fim,
            agendamento_ativo: contract.agendamento_ativo,
            anchor_day,
            limit: None,
            until: None,
        }),
        _ => Err(LastroError::Invalid { issues }),
    }
}

/// The contract's items as new ones, each with its total.
fn renew(items: &mut Vec<Item>, k: i64) {
    items.retain(|item| k == 0 || item.recorrente != Some(Flag::No));
    for item in items {
        item.id = None;
        item.id_venda = None;
        item.total = totals::total_of(item);
    }
}

/// The contract's installments as new ones: each due date as many months on as the occurrence, the amounts in the
/// proportion they had.
fn installments(
    all: &[Installment],
    schedule: &Contract,
    k: i64,
    total: Money,
) -> Result<Vec<Installment>, LastroError> {
    let amounts: Vec<Money> = all.iter().map(|i| i.valor.unwrap_or_default()).collect();
    let shares = shares(total, &amounts)?;
    let months = schedule.agendamento_frequencia.code().saturating_mul(k);
    let numbered = (1_i64..).zip(all).zip(shares);
    let fresh = numbered.map(|((number, installment), share)| Installment {
        parcela: Some(number),
        data_vencimento: installment.data_vencimento.and_then(|due| due.month_clamped(months, due.day())),
        valor: Some(share),
        ..Installment::default()
    });
    Ok(fresh.collect())
}

fn shares(total: Money, amounts: &[Money]) -> Result<Vec<Money>, LastroError> {
    if Money::checked_sum(amounts.iter().copied()) == Some(total) {
        return Ok(amounts.to_vec());
    }
    let weights: Option<Vec<Quantity>> = amounts.iter().map(|a| a.text().parse().ok()).collect();
    match weights.map(|weights| allocate(total, &weights)) {
        Some(Ok(shares)) => Ok(shares),
        // nothing to go by: no amount above zero
        _ if amounts.is_empty() => Ok(Vec::new()),
        _ => split(total, i64::try_from(amounts.len()).unwrap_or(i64::MAX), SplitPolicy::Spread)
            .map_err(|error| error.under("contract")),
    }
}
