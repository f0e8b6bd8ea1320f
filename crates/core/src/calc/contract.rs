//! The sales that a contract generates, one per occurrence of its schedule. A contract is a sale that repeats.

use super::allocation::by_weights;
use super::installments::Step;
use super::schedule::Contract;
use super::totals;
use crate::issue::{Issue, IssueCode, Issues, LastroError};
use crate::model::codes::{Flag, Repetition};
use crate::model::{Installment, Item, Sale};
use crate::value::{Code as _, Money};

/// A sale that a contract generates, with a map from its items to those of the contract.
#[derive(Debug)]
pub struct Generated {
    /// The generated sale, not yet validated.
    pub sale: Sale,
    /// Maps paths of issues in the sale to paths in the contract.
    pub places: Places,
}

/// For each item of a generated sale: its index in the contract, and whether the contract stated the item's total.
#[derive(Debug)]
pub struct Places(Vec<(usize, bool)>);

impl Places {
    /// Replaces the paths of an error in the generated sale by paths in the contract, because the caller passed the contract.
    #[must_use]
    pub fn of_contract(&self, error: LastroError) -> LastroError {
        let place = |path: &str| -> Option<String> {
            let ((place, _), rest) = self.item_of(path)?;
            Some(["itens[", &place.to_string(), "]", rest].concat())
        };
        error.with_paths(&|path| place(path).unwrap_or_else(|| path.to_owned())).under("contract")
    }

    /// Whether a path in the generated sale is an item's total that was computed, because the contract did not state it.
    #[must_use]
    pub fn is_computed(&self, path: &str) -> bool {
        self.item_of(path).is_some_and(|((_, given), rest)| !given && rest == ".total")
    }

    /// The entry for the item at the beginning of a path, such as `itens[0].total`, and the rest of the path.
    fn item_of<'p>(&self, path: &'p str) -> Option<((usize, bool), &'p str)> {
        let (index, rest) = path.strip_prefix("itens[")?.split_once(']')?;
        Some((*self.0.get(index.parse::<usize>().ok()?)?, rest))
    }
}

/// The sale that a contract generates for occurrence `k`, counted from 0. The sale is not validated here.
///
/// # Errors
/// - those of [`Contract::at`] and [`totals::sale_totals`], with paths below `contract`, except `anchor_day`;
/// - `required` at a missing `agendamento_data`, `agendamento_frequencia` or `agendamento_repetir`, and at an installment
///   without an amount or due date;
/// - `out_of_range` at `k` below 0, at an amount below zero, at a discount greater than the amount it is subtracted from, and
///   at a due date past the year 9999;
/// - `no_occurrence` at `k` if the schedule ends before it, or if the contract is paused;
/// - `nothing_to_charge` at `contract.itens` after the first occurrence, if no item recurs.
pub fn sale_at(contract: Sale, k: i64, anchor_day: Option<i64>) -> Result<Generated, LastroError> {
    let schedule = schedule_of(&contract, anchor_day)?;
    if k < 0 {
        return Err(LastroError::invalid(Issue::error("k", IssueCode::OutOfRange).with("min", "0")));
    }
    let none = || LastroError::at("k", IssueCode::NoOccurrence);
    let date = schedule.at(k).map_err(of_schedule)?.ok_or_else(none)?;
    let next = schedule.at(k.saturating_add(1)).map_err(of_schedule)?;
    check_discount(&contract)?;
    let (mut sale, places) = generated(contract, k)?;
    sale.data = Some(date);
    sale.agendamento_ultima_ocorrencia = Some(if next.is_none() { Flag::Yes } else { Flag::No });
    sale.agendamento_data_geracao = Some(date);
    sale.agendamento_sequencia = Some(k.saturating_add(1));
    let total = charge(&mut sale).map_err(|error| places.of_contract(error))?;
    if let Some(all) = &mut sale.parcelas {
        *all = installments(all, &schedule, k, total).map_err(|error| places.of_contract(error))?;
    }
    Ok(Generated { sale, places })
}

/// Adds the prefix `contract.` to the paths of a schedule's error, except to `anchor_day`, which is a separate argument.
fn of_schedule(error: LastroError) -> LastroError {
    error.with_paths(&|path| if path == "anchor_day" { path.to_owned() } else { ["contract.", path].concat() })
}

/// Checks that the contract's discount is not above the total of its items. If the contract has no items, the discount must not
/// be above the contract's value.
fn check_discount(contract: &Sale) -> Result<(), LastroError> {
    let items = contract.itens.as_deref().unwrap_or_default();
    let whole = if items.is_empty() {
        contract.valor_venda
    } else {
        // if an item has no total, the discount is not checked here: `charge` reports the item if this occurrence includes it
        items.iter().map(totals::total_of).collect::<Option<Vec<_>>>().and_then(Money::checked_sum)
    };
    match contract.desconto.zip(whole) {
        Some((discount, whole)) if discount > whole && !whole.is_negative() => {
            let issue = Issue::negative("contract.desconto").with("max", &whole.text());
            Err(LastroError::invalid(issue))
        }
        _ => Ok(()),
    }
}

/// Sets the sale's total and returns it. Reduces a discount that is greater than the sum of the items to that sum: after the
/// first occurrence, items that do not recur are missing. A sale without items keeps its `valor_venda`.
fn charge(sale: &mut Sale) -> Result<Money, LastroError> {
    let totals = totals::sale_totals(sale)?;
    if sale.itens.as_ref().is_none_or(Vec::is_empty) {
        let negative = totals.total.is_negative();
        return if negative { Err(LastroError::invalid(Issue::negative("valor_venda"))) } else { Ok(totals.total) };
    }
    if totals.itens.is_negative() {
        return Err(LastroError::invalid(Issue::negative("itens")));
    }
    let total = if totals.desconto > totals.itens {
        sale.desconto = Some(totals.itens);
        Money::ZERO
    } else {
        totals.total
    };
    sale.valor_venda = Some(total);
    Ok(total)
}

/// Creates the sale without its total. It has all fields of the contract, except the schedule and the fields that the service
/// fills in.
fn generated(contract: Sale, k: i64) -> Result<(Sale, Places), LastroError> {
    let mut sale = Sale {
        agendamento: Some(Flag::No),
        agendamento_dados: contract.agendamento_dados,
        id_cliente: contract.id_cliente,
        cliente: contract.cliente,
        discriminacao: contract.discriminacao,
        desconto: contract.desconto,
        valor_venda: contract.valor_venda,
        metodo_cobranca: contract.metodo_cobranca,
        whatsapp_enviar: contract.whatsapp_enviar,
        id_meio_pagamento: contract.id_meio_pagamento,
        meio_pagamento: contract.meio_pagamento,
        nfse_dados: contract.nfse_dados,
        parcelas: contract.parcelas,
        itens: contract.itens,
        extra: contract.extra,
        ..Sale::default()
    };
    if let Some(data) = &mut sale.agendamento_dados {
        data.id_venda = None;
    }
    let mut places = Vec::new();
    if let Some(items) = sale.itens.as_mut().filter(|items| !items.is_empty()) {
        places = renew(items, k);
        if items.is_empty() {
            return Err(LastroError::at("contract.itens", IssueCode::NothingToCharge));
        }
    }
    Ok((sale, Places(places)))
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
            agendamento_numero: contract.agendamento_numero,
            agendamento_data_fim: contract.agendamento_data_fim,
            agendamento_ativo: contract.agendamento_ativo,
            anchor_day,
            // A contract with frequency 0 occurs only once, whatever its repetition. It may therefore have no repetition, and
            // any value can be used here.
            ..Contract::new(
                agendamento_data,
                agendamento_frequencia,
                contract.agendamento_repetir.unwrap_or(Repetition::Always),
            )
        }),
        _ => Err(LastroError::invalid_all(issues)),
    }
}

/// Turns the contract's items into new items without keys, each with its total. Items that do not recur are removed after the
/// first occurrence. Returns for each remaining item its index in the contract, and whether the contract stated its total.
fn renew(items: &mut Vec<Item>, k: i64) -> Vec<(usize, bool)> {
    let mut places = Vec::with_capacity(items.len());
    let mut place = 0_usize;
    items.retain(|item| {
        let stays = k == 0 || item.recorrente != Some(Flag::No);
        if stays {
            places.push((place, item.total.is_some()));
        }
        place = place.saturating_add(1);
        stays
    });
    for item in items {
        item.id = None;
        item.id_venda = None;
        item.total = totals::total_of(item);
    }
    places
}

/// Turns the contract's installments into new ones for occurrence `k`. Each due date is moved by the number of months between
/// the first occurrence and occurrence `k`. The amounts keep their proportions and add up to `total`.
fn installments(
    all: &[Installment],
    schedule: &Contract,
    k: i64,
    total: Money,
) -> Result<Vec<Installment>, LastroError> {
    let fault = || LastroError::internal("calc.contract");
    let months = schedule.agendamento_frequencia.code().checked_mul(k).ok_or_else(fault)?;
    let mut issues = Issues::default();
    let mut amounts = Vec::with_capacity(all.len());
    let mut dates = Vec::with_capacity(all.len());
    for (index, installment) in all.iter().enumerate() {
        let path = |field: &str| ["parcelas[", &index.to_string(), "].", field].concat();
        match installment.valor {
            Some(amount) if amount.is_negative() => issues.push(Issue::negative(&path("valor"))),
            Some(amount) => amounts.push(amount),
            None => issues.push(Issue::error(&path("valor"), IssueCode::Required)),
        }
        match installment.data_vencimento.map(|due| due.month_clamped(months, due.day())) {
            Some(Some(due)) => dates.push(due),
            Some(None) => {
                let issue = Issue::error(&path("data_vencimento"), IssueCode::OutOfRange);
                let latest = Step::Months(months).latest(1);
                issues.push(latest.iter().fold(issue, |issue, last| issue.with("max", &last.text())));
            }
            None => issues.push(Issue::error(&path("data_vencimento"), IssueCode::Required)),
        }
    }
    issues.finish(Some(()))?;
    let shares = shares(total, amounts)?;
    let numbered = (1_i64..).zip(dates).zip(shares);
    let fresh = numbered.map(|((number, due), share)| Installment {
        parcela: Some(number),
        data_vencimento: Some(due),
        valor: Some(share),
        ..Installment::default()
    });
    Ok(fresh.collect())
}

/// Splits the total in proportion to the amounts, or equally if all of them are zero. No amount may be negative.
fn shares(total: Money, amounts: Vec<Money>) -> Result<Vec<Money>, LastroError> {
    if amounts.is_empty() || Money::checked_sum(amounts.iter().copied()) == Some(total) {
        return Ok(amounts);
    }
    let weights: Vec<i128> = amounts.iter().map(|amount| i128::from(amount.cents())).collect();
    if let Some(shares) = by_weights(total, &weights)? {
        return Ok(shares);
    }
    let equal = by_weights(total, &vec![1; amounts.len()])?;
    equal.ok_or_else(|| LastroError::internal("calc.contract"))
}
