//! Totals of items and sales.

use lastro_macros::model;

use crate::issue::{Issue, IssueCode, Issues, LastroError};
use crate::model::{Item, Sale};
use crate::value::decimal::div_half_up;
use crate::value::{Money, Quantity};

/// The totals of a sale, computed from its items and installments.
#[model(answer)]
pub struct SaleTotals {
    /// Sum of the items' totals; 0.00 without items.
    pub itens: Money,
    /// Discount on the services; 0.00 when unset.
    pub desconto: Money,
    /// `itens` minus `desconto`. For a sale without items, its `valor_venda`, from which the discount is already subtracted.
    pub total: Money,
    /// Sum of the installments; 0.00 if there are none.
    pub parcelas: Money,
    /// `total` minus `parcelas`: the amount that no installment charges. Negative if the installments charge more than the
    /// total.
    pub difference: Money,
}

/// `valor` times `qtd`, computed exactly and rounded once to the nearest cent, halves away from zero.
///
/// # Errors
/// `out_of_range` at `valor` if the product does not fit into [`Money`].
pub fn item_total(valor: Money, qtd: Quantity) -> Result<Money, LastroError> {
    product(valor, qtd).ok_or_else(|| LastroError::at("valor", IssueCode::OutOfRange))
}

/// `valor` times `qtd`, rounded once to the nearest cent; `None` if the product does not fit into [`Money`].
pub(crate) fn product(valor: Money, qtd: Quantity) -> Option<Money> {
    let (mantissa, unit) = qtd.to_ratio();
    let exact = i128::from(valor.cents()).checked_mul(mantissa)?;
    div_half_up(exact, unit).and_then(Money::from_wide_cents)
}

/// The total of one item: `valor` times `qtd` if both are given, otherwise its `total`. `None` if it has neither, or if the
/// product does not fit into [`Money`].
pub(crate) fn total_of(item: &Item) -> Option<Money> {
    match (item.valor, item.qtd) {
        (Some(valor), Some(qtd)) => product(valor, qtd),
        _ => item.total,
    }
}

/// Computes the totals of a sale.
///
/// # Errors
/// `required` at `itens[i].valor` or `itens[i].qtd` if it is missing and the item has no `total` either, and at
/// `parcelas[i].valor` if it is missing. `out_of_range` at `itens[i].valor` if `valor` times `qtd` does not fit into [`Money`],
/// and at `itens`, `desconto` or `parcelas` if a sum or difference does not fit.
pub fn sale_totals(sale: &Sale) -> Result<SaleTotals, LastroError> {
    let items = sale.itens.as_deref().unwrap_or_default();
    let mut issues = Issues::default();
    let mut totals = Vec::with_capacity(items.len());
    for (index, item) in items.iter().enumerate() {
        match total_of(item) {
            Some(total) => totals.push(total),
            None => missing(item, &["itens[", &index.to_string(), "]."].concat(), &mut issues),
        }
    }
    let installments = sale.parcelas.as_deref().unwrap_or_default();
    let mut charged = Vec::with_capacity(installments.len());
    for (index, installment) in installments.iter().enumerate() {
        match installment.valor {
            Some(valor) => charged.push(valor),
            None => {
                let path = ["parcelas[", &index.to_string(), "].valor"].concat();
                issues.push(Issue::error(&path, IssueCode::Required));
            }
        }
    }
    issues.finish(Some(()))?;
    let past_range = |path: &str| LastroError::at(path, IssueCode::OutOfRange);
    let itens = Money::checked_sum(totals).ok_or_else(|| past_range("itens"))?;
    let parcelas = Money::checked_sum(charged).ok_or_else(|| past_range("parcelas"))?;
    let desconto = sale.desconto.unwrap_or_default();
    let total = match sale.valor_venda {
        Some(value) if items.is_empty() => value,
        _ => itens.checked_sub(desconto).ok_or_else(|| past_range("desconto"))?,
    };
    let difference = total.checked_sub(parcelas).ok_or_else(|| past_range("parcelas"))?;
    Ok(SaleTotals { itens, desconto, total, parcelas, difference })
}

/// Reports why an item has no total: a field is missing, or the product does not fit into [`Money`].
fn missing(item: &Item, place: &str, issues: &mut Issues) {
    let mut found = |field: &str, code| issues.push(Issue::error(&[place, field].concat(), code));
    if item.valor.is_none() {
        found("valor", IssueCode::Required);
    }
    if item.qtd.is_none() {
        found("qtd", IssueCode::Required);
    }
    if item.valor.is_some() && item.qtd.is_some() {
        found("valor", IssueCode::OutOfRange);
    }
}
