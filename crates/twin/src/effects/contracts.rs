//! Contracts generate their sales.

use lastro::model::Sale;
use lastro::model::codes::Flag;
use lastro::rules;

use super::Done;
use crate::decide::sale::{self, Progress, Stored};
use crate::decide::{Context, Event, Refusal};
use crate::state::{Draft, Due, Row, Table};

/// A contract generates the sale of its date, and moves to its next one.
pub(super) fn fire(context: &Context<'_>, due: Due) -> Result<Done, Refusal> {
    let mut draft = context.draft();
    draft.remove_due(due);
    let Some(row) = draft.get(Table::Sale, due.id)? else { return Ok(done(draft, Vec::new())) };
    let stored = Stored::read(&row)?;
    // work that was planned under other policies
    if sale::planned(context, &stored)? != Some(due) {
        return Ok(done(draft, Vec::new()));
    }
    let mut progress = Progress::of(&stored)?;
    let Stored { sale: mut contract, mut extras } = stored;
    let result = generated(&row, &progress).and_then(|sale| sale::add(context, &mut draft, sale));
    let mut events = Vec::new();
    match result {
        Ok(event) => {
            events.push(event);
            progress.refused = None;
            move_on(context, &mut contract, &mut progress)?;
        }
        Err(refusal) if refusal.status >= 500 => return Err(refusal),
        Err(refusal) => {
            // what the refused sale had changed is no part of it
            draft = context.draft();
            draft.remove_due(due);
            if context.is("refused-contract", "pause") {
                pause(context, &mut contract);
            } else {
                move_on(context, &mut contract, &mut progress)?;
            }
            progress.refused = Some(refusal.message);
        }
    }
    progress.keep_in(&mut extras);
    let event = sale::store(context, &mut draft, Stored { sale: contract, extras }, None, "update")?;
    events.extend(Some(event).filter(|_| context.is("time-events", "notify")));
    Ok(done(draft, events))
}

/// The sale of a contract's next occurrence.
fn generated(row: &Row, progress: &Progress) -> Result<Sale, Refusal> {
    let Stored { sale: mut contract, .. } = Stored::read(row)?;
    // the contract shows the due dates of this occurrence
    let dues: Vec<_> = contract.parcelas.iter().flatten().map(|installment| installment.data_vencimento).collect();
    // the core counts from the first date
    contract.agendamento_data = progress.first_date(&contract);
    let mut sale = rules::generated(contract, progress.done, Some(progress.day))?;
    for (installment, due) in sale.parcelas.iter_mut().flatten().zip(dues) {
        installment.data_vencimento = due;
    }
    Ok(sale)
}

/// Moves a contract to its next date; one without is paused, unless the policy keeps it active.
fn move_on(context: &Context<'_>, contract: &mut Sale, progress: &mut Progress) -> Result<(), Refusal> {
    let from = context.is("past-occurrences", "one").then(|| context.today());
    if !progress.step(contract, from)? && context.is("ended-contract", "pause") {
        pause(context, contract);
    }
    Ok(())
}

fn pause(context: &Context<'_>, contract: &mut Sale) {
    contract.agendamento_ativo = Some(Flag::No);
    contract.agendamento_ativo_data = context.now.date_time();
}

fn done(draft: Draft<'_>, events: Vec<Event>) -> Done {
    Done { changes: draft.finish(), events, effects: Vec::new() }
}
