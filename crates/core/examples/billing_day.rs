//! One billing day in Rust: a contract as the service answers it, checked, added up, planned and scheduled; a list
//! query; a webhook. Prints a line a step: the step, a tab, the result.

use lastro::json::Value;
use lastro::model::{Bytes, Json, Sale, Secrets};
use lastro::rules::WriteOperation;
use lastro::value::Choice as _;
use lastro::{LastroError, installments, sale, schedule};

const FIXTURE: &str = include_str!("../../../tests/fixtures/billing-day.json");

fn main() -> Result<(), LastroError> {
    let Json(fixture) = Json::parse(FIXTURE.as_bytes())?;
    let text = |path: &str| {
        let value = path.split('.').try_fold(&fixture, |value, name| value.get(name));
        value.and_then(Value::as_str).unwrap_or_default().to_owned()
    };

    let decoded = sale::decode(Json::parse(text("contract_json").as_bytes())?)?;
    let contract = decoded.value;
    let items = contract.itens.as_deref().unwrap_or_default();
    let weight = contract.extra.get("custom_peso").map(Value::to_json).unwrap_or_default();
    println!(
        "decode\t{} issues, {} items, {}, custom_peso {weight}",
        decoded.issues.len(),
        items.len(),
        contract.cliente.as_deref().unwrap_or_default()
    );

    let checked = sale::validate(contract.clone(), WriteOperation::Insert, None)?;
    let found: Vec<String> =
        checked.issues.iter().map(|i| format!("{} {} {}", i.severity.as_str(), i.path, i.code.as_str())).collect();
    println!("validate\t{}", found.join("; "));

    let totals = sale::totals(contract.clone())?;
    println!(
        "totals\t{} - {} = {}, installments {}, difference {}",
        totals.itens, totals.desconto, totals.total, totals.parcelas, totals.difference
    );

    let plan = installments::plan(totals.total, 12, first_due(&contract)?, None, None, None)?;
    let lines: Vec<String> =
        plan.iter().filter_map(|p| Some(format!("{} {} {}", p.parcela?, p.data_vencimento?, p.valor?))).collect();
    println!("installments\t{}", lines.join("; "));

    let (Some(frequency), Some(repetition)) = (contract.agendamento_frequencia, contract.agendamento_repetir) else {
        return Err(LastroError::invalid(lastro::Issue::error("", lastro::IssueCode::Required)));
    };
    let count = contract.agendamento_numero;
    let dates =
        schedule::occurrences(first_due(&contract)?, frequency, repetition, count, None, None, None, None, None)?;
    println!("schedule\t{}", dates.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));

    let Json(answer) = Json::parse(lastro::dispatch("query.build", &text("query_json")).as_bytes())?;
    println!("query\t{}", answer.get("ok").and_then(Value::as_str).unwrap_or_default());

    let verification = lastro::api::webhook::verify(
        Secrets(vec![text("webhook.secret")]),
        Bytes(text("webhook.body").into_bytes()),
        Some(1_800_000_120),
        Some(300),
        None,
        None,
        None,
    )?;
    let event = verification.event.map(|e| [e.endpoint, e.operation].map(Option::unwrap_or_default).join(" "));
    println!(
        "webhook\t{} {} {}",
        verification.verdict.as_str(),
        event.unwrap_or_default(),
        verification.dedupe_key.unwrap_or_default()
    );
    Ok(())
}

fn first_due(contract: &Sale) -> Result<lastro::LocalDate, LastroError> {
    contract
        .agendamento_data
        .ok_or_else(|| LastroError::invalid(lastro::Issue::error("agendamento_data", lastro::IssueCode::Required)))
}
