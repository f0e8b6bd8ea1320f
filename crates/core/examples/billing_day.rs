//! One billing day in Rust: a contract as the service answers it, checked, added up, planned and scheduled; a list
//! query; a webhook; a customer, a late boleto, its receipt, the next sale, a PIX code. Prints one line for each step:
//! the step, a tab, the result.

use lastro::api::{customer, receipt, webhook};
use lastro::json::Value;
use lastro::model::codes::PaymentKind;
use lastro::model::{Bytes, Customer, Json, Receipt, Sale, Secrets};
use lastro::rules::WriteOperation;
use lastro::types::{ConcealedText, ContextV1, SaleV1};
use lastro::value::{Choice as _, Code as _};
use lastro::{
    Issue, IssueCode, LastroError, LocalDate, Percent, boleto, calendar, installments, pix, sale, schedule, v1,
};

const FIXTURE: &str = include_str!("../../../tests/fixtures/billing-day.json");

fn main() -> Result<(), LastroError> {
    let Json(fixture) = Json::parse(FIXTURE.as_bytes())?;
    let text = |path: &str| {
        let value = path.split('.').try_fold(&fixture, |value, name| value.get(name));
        value.and_then(Value::as_str).unwrap_or_default().to_owned()
    };

    let decoded = sale::decode(text("contract_json").into())?;
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
        return Err(LastroError::at("", IssueCode::Required));
    };
    let mut options = schedule::ContractOptions::new();
    options.agendamento_numero = contract.agendamento_numero;
    let dates = schedule::occurrences(first_due(&contract)?, frequency, repetition, options)?;
    println!("schedule\t{}", dates.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));

    let Json(answer) = Json::parse(lastro::dispatch("query.build", &text("query_json")).as_bytes())?;
    println!("query\t{}", answer.get("ok").and_then(Value::as_str).unwrap_or_default());

    let verification = webhook::verify(
        Secrets(vec![text("webhook.secret")]),
        Bytes(text("webhook.body").into_bytes()),
        webhook::VerifyOptions::new().now(1_800_000_120).tolerance_s(300),
    )?;
    let event = verification.event.map(|e| [e.endpoint, e.operation].map(Option::unwrap_or_default).join(" "));
    println!(
        "webhook\t{} {} {}",
        verification.verdict.as_str(),
        event.unwrap_or_default(),
        verification.dedupe_key.unwrap_or_default()
    );

    let found = customer::decode(text("customer_json").into())?;
    let known = found.value;
    let sound = customer::validate(known.clone(), WriteOperation::Update, None)?.issues;
    let edited = Customer { bairro: Some("Bela Vista".to_owned()), estado: None, ..known.clone() };
    let Json(moved) = customer::update_body(known.clone(), edited)?;
    println!(
        "customer\t{} issues, {} {}, update {}",
        found.issues.len(),
        sound.iter().map(|i| i.code.as_str()).collect::<Vec<_>>().join(" "),
        known.cnpj.unwrap_or_default(),
        moved.to_json()
    );
    let (name, city) = (known.nome.unwrap_or_default(), known.cidade.unwrap_or_default());
    late(&contract, &text("late_sale_json"), &name, &city)?;
    version_1(&text("v1_form"), &text("v1_sale_json"))
}

/// The boleto that fell due on the Saturday before Carnival: its charges, its receipt, and the next sale.
fn late(contract: &Sale, sale_json: &str, name: &str, city: &str) -> Result<(), LastroError> {
    let missing = || LastroError::at("parcelas", IssueCode::Required);
    let day = |text: &str| text.parse::<LocalDate>().map_err(|_| LastroError::at("", IssueCode::InvalidDate));
    let percent = |text: &str| text.parse::<Percent>().map_err(|_| LastroError::at("", IssueCode::InvalidPercent));

    let late = sale::decode(sale_json.into())?.value;
    let owed = late.parcelas.as_ref().and_then(|all| all.first()).cloned().ok_or_else(missing)?;
    let (due, value) = owed.data_vencimento.zip(owed.valor).ok_or_else(missing)?;
    let settled_on = day("2026-02-19")?;
    let (fine, interest) = (percent("2")?, percent("1")?);
    let payable = calendar::next_business_day(due, None)?;
    let days = boleto::days_late(due, settled_on, None)?;
    let charges = boleto::late_charges(value, fine, interest, days, None)?;
    println!(
        "late boleto\tpayable {payable}, {days} days, {} + {}, {}",
        charges.multa_total, charges.juros_mensal_total, charges.valor_novo
    );

    let Json(body) =
        boleto::update_body(owed.clone(), settled_on, day("2026-02-18")?, Some(fine), Some(interest), None)?;
    println!("update\t{}", body.to_json());

    let paid = Receipt { data_recebimento: Some(settled_on), id_parcela: owed.id, ..Receipt::default() };
    let objections = receipt::validate(paid.clone(), Some(late.clone()), None)?.issues;
    let settled = sale::confirm_receipt(late, paid)?;
    let first = settled.parcelas.as_ref().and_then(|all| all.first()).ok_or_else(missing)?;
    println!(
        "receipt\t{} issues, {}, status {}, sale {}",
        objections.len(),
        first.valor_recebido.unwrap_or_default(),
        first.status.map_or(0, |s| s.code()),
        settled.parcela_status.map_or(0, |s| s.code())
    );

    let next = sale::from_contract(contract.clone(), 1, None)?;
    let (date, due) = next.data.zip(next.parcelas.as_ref().and_then(|all| all.first())).ok_or_else(missing)?;
    println!(
        "next sale\t{date}, sequence {}, {} items, {}, first {} {}",
        next.agendamento_sequencia.unwrap_or_default(),
        next.itens.as_ref().map_or(0, Vec::len),
        next.valor_venda.unwrap_or_default(),
        due.data_vencimento.ok_or_else(missing)?,
        due.valor.unwrap_or_default()
    );

    let name: String = name.chars().take(17).collect();
    let code = pix::generate(
        "ana@exemplo.com.br".to_owned(),
        name,
        city.to_owned(),
        Some(charges.valor_novo),
        Some("VENDA501".to_owned()),
        None,
    )?;
    println!("pix\t{code}");
    Ok(())
}

/// An account that still uses version 1: a form, its rules, what is locked after the invoice, the conversion to version
/// 2.
fn version_1(form: &str, json: &str) -> Result<(), LastroError> {
    let parameters = v1::sale::parse_parameters(None, Some(ConcealedText::new(form)))?;
    let pairs = v1::sale::parameters(parameters.clone())?;
    let same = v1::form::encode(pairs.clone())?.reveal() == form;
    println!("v1 form\t{} parameters, the same form {same}", pairs.reveal().len());

    let context = ContextV1 { payment_type: Some(PaymentKind::Boleto), ..ContextV1::default() };
    let today = "2026-11-21".parse().ok();
    let checked = v1::sale::validate(parameters, WriteOperation::Insert, today, Some(context), None)?;
    println!("v1 rules\t{}", told(&checked.issues));

    let sale = v1::sale::decode(json.into())?;
    let edited = SaleV1 { desconto: "1.00".parse().ok(), ..sale.value.clone() };
    let locked = v1::sale::validate_update(sale.value.clone(), edited)?;
    let kept = v1::sale::validate_delete(sale.value.clone())?;
    println!("v1 lock\t{}; {}", told(&locked.issues), told(&kept.issues));

    let made = v1::convert::sale_to_v2(sale.value)?;
    let report: Vec<String> = made.report.iter().map(|line| format!("{} {}", line.path, line.code.as_str())).collect();
    println!(
        "v1 to v2\t{}, status {}, {}",
        made.value.cliente.unwrap_or_default(),
        made.value.parcela_status.map_or(0, |status| status.code()),
        report.join("; ")
    );
    Ok(())
}

fn told(issues: &[Issue]) -> String {
    issues.iter().map(|issue| format!("{} {}", issue.path, issue.code.as_str())).collect::<Vec<_>>().join("; ")
}

fn first_due(contract: &Sale) -> Result<LocalDate, LastroError> {
    contract.agendamento_data.ok_or_else(|| LastroError::at("agendamento_data", IssueCode::Required))
}
