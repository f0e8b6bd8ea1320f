//! Updates a sale. The body contains the whole document of the sale.

use std::collections::{BTreeMap, BTreeSet};

use lastro::calc::allocation;
use lastro::json::Value;
use lastro::model::codes::{Flag, Frequency, InstallmentStatus, InvoiceStatus, Repetition};
use lastro::model::{Installment, Json, Model as _, Sale};
use lastro::rules::{self, WriteOperation};
use lastro::{Issue, IssueCode, LastroError, LocalDate, Money, Quantity};

use super::action::passed;
use super::complete::complete;
use super::invoice::note_issue;
use super::merge::merged;
use super::schedule::{Progress, skips_count};
use super::{Stored, answered, is_contract, planned, store};
use crate::decide::answer::existing;
use crate::decide::body::{checked, checked_part, key};
use crate::decide::{Call, Context, Decision, Refusal};
use crate::filled;
use crate::state::Table;

/// Updates a sale.
pub fn update(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let row = existing(context, Table::Sale, call)?;
    let stored = Stored::read(&row)?;
    if context.is("sale-update", "merge") {
        checked_part::<Sale>(context, call.body)?;
    } else {
        checked::<Sale>(context, call.body, WriteOperation::Update)?;
    }
    let before = &stored.sale;
    let (mut sale, says_parts) = changed(context, before, &row.doc, call.body)?;
    locked(context, before, &sale)?;
    let mut draft = context.draft();
    complete(context, &mut draft, &mut sale, Some(before))?;
    let planned = planned(context, &stored);
    let mut extras = stored.extras.clone();
    note_issue(context, &mut extras, before.nfse_status, sale.nfse_status);
    if is_contract(&sale) {
        if !says_parts {
            share(before, &mut sale)?;
        }
        extras.progress = Some(progressed(context, &stored, &mut sale)?);
    }
    let event = store(context, &mut draft, Stored { sale, extras }, planned, "update")?;
    Ok(answered(draft, event))
}

/// Merges the body into the stored sale and checks the result. Also returns whether the body contains installments.
fn changed(context: &Context<'_>, before: &Sale, doc: &str, body: &[u8]) -> Result<(Sale, bool), Refusal> {
    let (Json(old), Json(body)) = (Json::parse(doc.as_bytes())?, Json::parse(body)?);
    let keep = context.is("sale-update", "merge");
    let (given, says_parts) = (receipts_given(&body), body.get("parcelas").is_some());
    let whole = merged(Sale::TABLE, old, body, keep, "")?;
    let (mut sale, _) = Sale::decode(&Json(whole))?;
    keeps_receipts(before, &sale, &given)?;
    let state = |installment: &Installment| (installment.id, (installment.status, installment.numero.clone()));
    let states: BTreeMap<_, _> = filled(before.parcelas.iter().flatten().map(state));
    for installment in sale.parcelas.iter_mut().flatten() {
        let (state, number) = states.get(&installment.id).cloned().unwrap_or_default();
        installment.numero = number;
        // The body can only cancel an installment or undo the cancellation. All other statuses are computed from the amounts
        // received and the current day.
        if installment.status != Some(InstallmentStatus::Cancelled) && state != Some(InstallmentStatus::Cancelled) {
            installment.status = state;
        }
    }
    passed(rules::validate(
        &sale,
        &rules::Context { operation: WriteOperation::Update, today: Some(context.today()) },
    ))?;
    Ok((sale, says_parts))
}

/// Distributes a new value of a contract over its installments in proportion, if the installments added up to the old value.
fn share(before: &Sale, after: &mut Sale) -> Result<(), Refusal> {
    let amounts = || after.parcelas.iter().flatten().filter_map(|installment| installment.valor);
    let (old, new) = (before.valor_venda, after.valor_venda);
    let Some(value) = new.filter(|_| new != old && Money::checked_sum(amounts()) == old) else { return Ok(()) };
    let weights: Vec<Quantity> = amounts().filter_map(|amount| amount.to_string().parse().ok()).collect();
    // if all amounts are 0.00, there is no proportion and the amounts stay
    if old != Some(Money::ZERO) {
        let shares = allocation::allocate(value, &weights)?;
        for (installment, share) in after.parcelas.iter_mut().flatten().zip(shares) {
            installment.valor = Some(share);
        }
    }
    Ok(())
}

/// If the invoice is issued and the policy `sale-after-issue` locks such sales, refuses every update that changes more than the
/// payment method.
fn locked(context: &Context<'_>, before: &Sale, after: &Sale) -> Result<(), Refusal> {
    if before.nfse_status != Some(InvoiceStatus::Issued) || !context.is("sale-after-issue", "locked") {
        return Ok(());
    }
    let sent = |sale: &Sale| rules::body(sale, WriteOperation::Update);
    let (old, new) = (sent(before), sent(after));
    let names = Sale::TABLE.fields.iter().map(|field| field.name).filter(|name| *name != "id_meio_pagamento");
    let differs = |name: &&str| old.get(name).unwrap_or(&Value::Null) != new.get(name).unwrap_or(&Value::Null);
    let issues: Vec<Issue> =
        names.filter(differs).map(|name| Issue::error(name, IssueCode::LockedAfterIssue)).collect();
    Ok(LastroError::if_any(issues)?)
}

/// The progress of the contract after the update. Refuses an `agendamento_numero` below the number of occurrences, and an
/// active contract that has no next occurrence. A contract that had already ended may stay active.
fn progressed(context: &Context<'_>, stored: &Stored, after: &mut Sale) -> Result<Progress, Refusal> {
    let before = &stored.sale;
    let old = Progress::of(stored);
    let mut progress = old.carried(before, after);
    let is_active = after.agendamento_ativo == Some(Flag::Yes);
    let resumed = is_active && before.agendamento_ativo == Some(Flag::No);
    let from = (resumed && context.is("past-occurrences", "one")).then(|| context.today());
    let counts = skips_count(context);
    if let Some(today) = from
        && after.agendamento_data.is_some_and(|date| date < today)
        && !progress.spent
    {
        // the contract was paused on its date, so this date is skipped
        progress.skip(counts);
    }
    if progress.spent {
        progress.step(after, from, counts);
    }
    // by the policy `ended-contract`, a contract that has ended may stay active
    let stays_ended = progress.spent && old.spent && !resumed;
    let least = progress.counted().saturating_add(i64::from(is_active && !stays_ended));
    let counted = after.agendamento_repetir == Some(Repetition::Count)
        && after.agendamento_frequencia != Some(Frequency::Once)
        && after.agendamento_numero.is_some_and(|number| number < least);
    if counted {
        let issue = Issue::error("agendamento_numero", IssueCode::OutOfRange).with("min", &least.to_string());
        return Err(LastroError::invalid(issue).into());
    }
    let occurs = |date: LocalDate| !progress.spent && progress.occurs(after, date);
    if is_active && !stays_ended && !after.agendamento_data.is_some_and(occurs) {
        return Err(Refusal::bad(
            "Este contrato já terminou: para ativá-lo, informe outra data em agendamento_data ou um fim posterior.",
        ));
    }
    Ok(progress)
}

/// The keys of the installments for which a body contains `valor_recebido`.
fn receipts_given(body: &Value) -> BTreeSet<i64> {
    let parts = body.get("parcelas").and_then(Value::as_array).unwrap_or_default();
    filled(parts.iter().filter(|part| part.get("valor_recebido").is_some()).filter_map(key))
}

/// Refuses an update that removes an installment with a received amount, or lowers the received amount of an installment for
/// which the body has no `valor_recebido`. `given`: the keys of the installments for which the body has one.
fn keeps_receipts(before: &Sale, after: &Sale, given: &BTreeSet<i64>) -> Result<(), Refusal> {
    let received = |one: &Installment| one.valor_recebido.unwrap_or_default();
    let kept: BTreeMap<_, _> = filled(after.parcelas.iter().flatten().map(|one| (one.id, received(one))));
    let is_kept = |one: &Installment| match kept.get(&one.id) {
        Some(now) => *now >= received(one) || one.id.is_some_and(|id| given.contains(&id)),
        None => received(one) == Money::ZERO,
    };
    if before.parcelas.iter().flatten().all(is_kept) {
        return Ok(());
    }
    Err(Refusal::bad("Uma parcela com valor recebido não pode ser retirada da venda: repita-a com seu id e seu valor."))
}
