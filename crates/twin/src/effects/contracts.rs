//! Generates the scheduled sales of contracts.

use lastro::calc::installments::{self, SplitPolicy};
use lastro::model::Sale;
use lastro::model::codes::{Flag, Frequency, Repetition};
use lastro::{IssueCode, LastroError, Money, rules};

use super::Done;
use crate::decide::sale::{self, Progress, Stored};
use crate::decide::{Context, Event, Refusal};
use crate::state::{Draft, Due, Table};

/// Processes a contract whose date has come: generates its sale and moves the contract to its next date.
pub(super) fn fire(context: &Context<'_>, due: Due) -> Result<Done, Refusal> {
    let mut draft = context.draft();
    draft.remove_due(due);
    let Some(row) = draft.get(Table::Sale, due.id)? else { return Ok(done(draft, Vec::new())) };
    let stored = Stored::read(&row)?;
    // outdated work is ignored, such as work that was planned under other policies
    if sale::planned(context, &stored) != Some(due) {
        return Ok(done(draft, Vec::new()));
    }
    let mut progress = Progress::of(&stored);
    let Stored { sale: mut contract, mut extras } = stored;
    let sale = generated(context, contract.clone(), &progress);
    let mut ahead = progress.clone();
    ahead.sold();
    let goes_on = move_on(context, &mut contract, &mut ahead);
    let result = sale.and_then(|mut sale| {
        sale.agendamento_ultima_ocorrencia = Some(if goes_on { Flag::No } else { Flag::Yes });
        sale::add(context, &mut draft, sale)
    });
    let mut events = Vec::new();
    match result {
        Ok(event) => {
            events.push(event);
            progress = ahead;
        }
        Err(refusal) if refusal.status >= 500 => return Err(refusal),
        Err(refusal) => {
            // the sale was refused: its changes are dropped, and processing restarts from the stored contract
            contract = Stored::read(&row)?.sale;
            draft = context.draft();
            draft.remove_due(due);
            if context.is("refused-contract", "pause") {
                pause(context, &mut contract);
            } else {
                progress.skip(sale::skips_count(context));
                move_on(context, &mut contract, &mut progress);
            }
            progress.refused = Some(refusal.message);
        }
    }
    extras.progress = Some(progress);
    let event = sale::store(context, &mut draft, Stored { sale: contract, extras }, None, "update")?;
    events.extend(Some(event).filter(|_| context.is("time-events", "notify")));
    Ok(done(draft, events))
}

/// Creates the sale of a contract's next occurrence with the value and installments of the contract. If the contract has items
/// that do not recur and this is not its first occurrence, the core computes value and installments from the remaining items.
fn generated(context: &Context<'_>, mut contract: Sale, progress: &Progress) -> Result<Sale, Refusal> {
    // the core only distinguishes the first occurrence (index 0) from later ones, so it gets index 0 or 1 of an endless
    // schedule
    let k = progress.done.min(1);
    let value = contract.valor_venda;
    let items = contract.itens.as_deref().unwrap_or_default();
    let whole = k == 0 || items.iter().all(|item| item.recorrente != Some(Flag::No));
    contract.agendamento_repetir = Some(Repetition::Always);
    contract.agendamento_frequencia = Some(Frequency::Monthly);
    let day = u32::try_from(progress.day).unwrap_or_default();
    contract.agendamento_data = contract.agendamento_data.and_then(|date| date.month_clamped(k.saturating_neg(), day));
    let (mut dues, mut amounts) = (Vec::new(), Vec::new());
    for installment in contract.parcelas.iter_mut().flatten() {
        dues.push(installment.data_vencimento);
        amounts.extend(installment.valor);
        installment.data_vencimento = contract.agendamento_data;
    }
    let mut sale = rules::generated(contract, k, Some(progress.day))?;
    if whole {
        sale.valor_venda = value;
        if amounts.iter().all(|amount| *amount == Money::ZERO) {
            // if all amounts are 0.00, only the number of installments counts, and the value is split evenly
            let count = i64::try_from(amounts.len()).unwrap_or(i64::MAX);
            amounts = installments::split(value.unwrap_or_default(), count, SplitPolicy::Spread)?;
        }
        for (installment, amount) in sale.parcelas.iter_mut().flatten().zip(amounts) {
            installment.valor = Some(amount);
        }
    } else if sale.valor_venda == Some(Money::ZERO) {
        return Err(LastroError::at("contract.itens", IssueCode::NothingToCharge).into());
    }
    for (installment, due) in sale.parcelas.iter_mut().flatten().zip(dues) {
        installment.data_vencimento = due;
    }
    sale.agendamento_sequencia = progress.done.checked_add(1);
    sale.agendamento_data_geracao = Some(context.today());
    Ok(sale)
}

/// Moves a contract whose date is used up to its next date. A contract without a next date is paused, unless the policy
/// `ended-contract` keeps it active. Returns whether there is a next date.
fn move_on(context: &Context<'_>, contract: &mut Sale, progress: &mut Progress) -> bool {
    let from = context.is("past-occurrences", "one").then(|| context.today());
    let goes_on = progress.step(contract, from, sale::skips_count(context));
    if !goes_on && context.is("ended-contract", "pause") {
        pause(context, contract);
    }
    goes_on
}

fn pause(context: &Context<'_>, contract: &mut Sale) {
    contract.agendamento_ativo = Some(Flag::No);
    contract.agendamento_ativo_data = context.now.date_time();
}

fn done(draft: Draft<'_>, events: Vec<Event>) -> Done {
    Done { changes: draft.finish(), events, effects: Vec::new() }
}
