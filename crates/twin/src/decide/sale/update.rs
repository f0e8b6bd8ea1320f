//! The update of a sale, whose body is the whole document.

use std::collections::BTreeMap;

use lastro::json::Value;
use lastro::model::codes::{Flag, InstallmentStatus, InvoiceStatus};
use lastro::model::{Json, Model as _, Sale};
use lastro::rules::{self, WriteOperation};
use lastro::{Issue, IssueCode, LastroError};

use super::action::passed;
use super::complete::complete;
use super::invoice::note_issue;
use super::merge::merged;
use super::schedule::Progress;
use super::{Stored, answered, is_contract, planned, store};
use crate::decide::answer::existing;
use crate::decide::body::checked;
use crate::decide::{Call, Context, Decision, Refusal};
use crate::state::Table;

/// A sale with what the body says of it.
pub fn update(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let row = existing(context, Table::Sale, call)?;
    let stored = Stored::read(&row)?;
    checked::<Sale>(context, call.body, WriteOperation::Update)?;
    let before = &stored.sale;
    let mut sale = changed(context, before, &row.doc, call.body)?;
    locked(context, before, &sale)?;
    let mut draft = context.draft();
    complete(context, &mut draft, &mut sale, Some(before))?;
    let planned = planned(context, &stored)?;
    let mut extras = stored.extras.clone();
    note_issue(context, &mut extras, before.nfse_status, sale.nfse_status);
    if is_contract(&sale) {
        progressed(context, &stored, &mut sale)?.keep_in(&mut extras);
    }
    let event = store(context, &mut draft, Stored { sale, extras }, planned, "update")?;
    Ok(answered(draft, event))
}

/// The stored sale with the body over it, checked as a whole.
fn changed(context: &Context<'_>, before: &Sale, doc: &str, body: &[u8]) -> Result<Sale, Refusal> {
    let (Json(old), Json(body)) = (Json::parse(doc.as_bytes())?, Json::parse(body)?);
    let keep = context.is("sale-update", "merge");
    let whole = merged(Sale::TABLE, old, body, keep, "")?;
    let (mut sale, _) = Sale::decode(&Json(whole))?;
    let mut states = BTreeMap::new();
    for installment in before.parcelas.iter().flatten() {
        states.insert(installment.id, (installment.status, installment.numero.clone()));
    }
    for installment in sale.parcelas.iter_mut().flatten() {
        let (state, number) = states.get(&installment.id).cloned().unwrap_or_default();
        installment.numero = number;
        // a state follows from what was received and from the day; only that it is cancelled, or no longer so, is said
        if installment.status != Some(InstallmentStatus::Cancelled) && state != Some(InstallmentStatus::Cancelled) {
            installment.status = state;
        }
    }
    passed(rules::validate(
        &sale,
        &rules::Context { operation: WriteOperation::Update, today: Some(context.today()) },
    ))?;
    Ok(sale)
}

/// Refuses a change of anything but the payment method once the invoice is issued.
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
    if issues.is_empty() { Ok(()) } else { Err(LastroError::Invalid { issues }.into()) }
}

/// How far the contract has come after the change.
fn progressed(context: &Context<'_>, stored: &Stored, after: &mut Sale) -> Result<Progress, Refusal> {
    let before = &stored.sale;
    if !is_contract(before) {
        return Ok(Progress::start(after));
    }
    let mut progress = Progress::of(stored)?.carried(before, after)?;
    let resumed = before.agendamento_ativo == Some(Flag::No) && after.agendamento_ativo == Some(Flag::Yes);
    let missed = !progress.spent && after.agendamento_data.is_some_and(|date| date < context.today());
    if resumed && missed && context.is("past-occurrences", "one") {
        progress.step(after, Some(context.today()))?;
    }
    Ok(progress)
}
