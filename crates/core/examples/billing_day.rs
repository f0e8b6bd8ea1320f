//! The steps of a billing day, as an example of the whole library. Each step prints a line with its name, a tab and its result.
//!
//! It validates a contract, computes its totals, installments and schedule, builds a list query and verifies a webhook. Then it
//! handles a customer, a late boleto, its receipt, the next sale, and a Pix code.

use lastro::brazil::pix::{self, NewCode};
use lastro::calc::installments::{self, SplitPolicy, Step};
use lastro::calc::late::{self, Debt, Rounding, Update};
use lastro::calc::schedule::Contract;
use lastro::calc::{calendar, totals};
use lastro::json::Value;
use lastro::model::codes::PaymentKind;
use lastro::model::{ConcealedText, Customer, Json, Model as _, Receipt, Sale};
use lastro::query::Query;
use lastro::rules::{self, Context, WriteOperation};
use lastro::v1::{self, ContextV1, SaleParameters, SaleV1, changes, conversion};
use lastro::value::{Choice as _, Code as _};
use lastro::webhook::{self, Request};
use lastro::{Issue, IssueCode, LastroError, LocalDate};

/// The context for validating an insert. `today` is unset, because no rule in this example needs it.
const INSERT: Context = Context { operation: WriteOperation::Insert, today: None };

const FIXTURE: &str = include_str!("../../../tests/fixtures/billing-day.json");

fn main() -> Result<(), LastroError> {
    let Json(fixture) = Json::parse(FIXTURE.as_bytes())?;
    let text = |path: &str| {
        let value = path.split('.').try_fold(&fixture, |value, name| value.get(name));
        value.and_then(Value::as_str).unwrap_or_default().to_owned()
    };

    let (contract, found) = Sale::from_json(text("contract_json").as_bytes())?;
    let items = contract.itens.as_deref().unwrap_or_default();
    let weight = contract.extra.get("custom_peso").map(Value::to_json).unwrap_or_default();
    println!(
        "decode\t{} issues, {} items, {}, custom_peso {weight}",
        found.len(),
        items.len(),
        contract.cliente.as_deref().unwrap_or_default()
    );

    let checked = rules::validate(&contract, &INSERT);
    let found: Vec<String> =
        checked.issues.iter().map(|i| format!("{} {} {}", i.severity.as_str(), i.path, i.code.as_str())).collect();
    println!("validate\t{}", found.join("; "));

    let totals = totals::sale_totals(&contract)?;
    println!(
        "totals\t{} - {} = {}, installments {}, difference {}",
        totals.itens, totals.desconto, totals.total, totals.parcelas, totals.difference
    );

    let plan = installments::plan(totals.total, 12, first_due(&contract)?, Step::Months(1), SplitPolicy::Spread)?;
    let lines: Vec<String> =
        plan.iter().filter_map(|p| Some(format!("{} {} {}", p.parcela?, p.data_vencimento?, p.valor?))).collect();
    println!("installments\t{}", lines.join("; "));

    let (Some(frequency), Some(repetition)) = (contract.agendamento_frequencia, contract.agendamento_repetir) else {
        return Err(LastroError::at("", IssueCode::Required));
    };
    let schedule = Contract {
        agendamento_numero: contract.agendamento_numero,
        ..Contract::new(first_due(&contract)?, frequency, repetition)
    };
    let dates = schedule.occurrences()?;
    println!("schedule\t{}", dates.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));

    let (query, _) = Query::from_json(text("query_json").as_bytes())?;
    println!("query\t{}", query.build()?);

    let (secrets, body) = ([text("webhook.secret")], text("webhook.body"));
    let request = Request::new(&secrets, body.as_bytes());
    let verification = webhook::verify(&Request { now: Some(1_800_000_120), tolerance_s: Some(300), ..request })?;
    let event = verification.event.map(|e| [e.endpoint, e.operation].map(Option::unwrap_or_default).join(" "));
    println!(
        "webhook\t{} {} {}",
        verification.verdict.as_str(),
        event.unwrap_or_default(),
        verification.dedupe_key.unwrap_or_default()
    );

    let (known, found) = Customer::from_json(text("customer_json").as_bytes())?;
    let sound = rules::validate(&known, &Context { operation: WriteOperation::Update, today: None }).issues;
    let edited = Customer { bairro: Some("Bela Vista".to_owned()), estado: None, ..known.clone() };
    let moved = rules::changes(&known, &edited);
    println!(
        "customer\t{} issues, {} {}, update {}",
        found.len(),
        sound.iter().map(|i| i.code.as_str()).collect::<Vec<_>>().join(" "),
        known.cnpj.unwrap_or_default(),
        moved.to_json()
    );
    let (name, city) = (known.nome.unwrap_or_default(), known.cidade.unwrap_or_default());
    late(&contract, &text("late_sale_json"), &name, &city)?;
    version_1(&text("v1_form"), &text("v1_sale_json"))
}

/// Handles a boleto whose due date was the Saturday before Carnival: late charges, receipt, and the contract's next sale.
fn late(contract: &Sale, sale_json: &str, name: &str, city: &str) -> Result<(), LastroError> {
    let missing = || LastroError::at("parcelas", IssueCode::Required);

    let (sale, _) = Sale::from_json(sale_json.as_bytes())?;
    let owed = sale.parcelas.as_ref().and_then(|all| all.first()).cloned().ok_or_else(missing)?;
    let (due, value) = owed.data_vencimento.zip(owed.valor).ok_or_else(missing)?;
    let settled_on = "2026-02-19".parse()?;
    let (fine, interest) = ("2".parse()?, "1".parse()?);
    let payable = calendar::next_business_day(due, &[]).ok_or_else(missing)?;
    let days = late::days_late(due, settled_on, &[]).ok_or_else(missing)?;
    let charges = Debt { valor: value, multa: fine, juros_mensal: interest }.charges(days, Rounding::HalfUp)?;
    println!(
        "late boleto\tpayable {payable}, {days} days, {} + {}, {}",
        charges.multa_total, charges.juros_mensal_total, charges.valor_novo
    );

    let update = Update { multa: Some(fine), juros_mensal: Some(interest), ..Update::new(settled_on) };
    let update = late::update_body(&owed, &update, "2026-02-18".parse()?)?;
    println!("update\t{}", rules::body(&update, WriteOperation::Update).to_json());

    let paid = Receipt { data_recebimento: Some(settled_on), id_parcela: owed.id, ..Receipt::default() };
    let objections = rules::receipt(&paid, Some(&sale)).issues;
    let settled = rules::confirm_receipt(sale, &paid)?;
    let first = settled.parcelas.as_ref().and_then(|all| all.first()).ok_or_else(missing)?;
    println!(
        "receipt\t{} issues, {}, status {}, sale {}",
        objections.len(),
        first.valor_recebido.unwrap_or_default(),
        first.status.map_or(0, |s| s.code()),
        settled.parcela_status.map_or(0, |s| s.code())
    );

    let next = rules::generated(contract.clone(), 1, None)?;
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
    let new = NewCode::new("ana@exemplo.com.br", &name, city);
    let code = pix::generate(&NewCode { valor: Some(charges.valor_novo), txid: Some("VENDA501"), ..new });
    println!("pix\t{}", code?);
    Ok(())
}

/// Handles an account that still uses version 1 of the API: reads a form, validates it, checks a change after the invoice is
/// issued, and converts a sale to version 2.
fn version_1(form: &str, json: &str) -> Result<(), LastroError> {
    let parameters: SaleParameters = v1::parsed(None, Some(ConcealedText::new(form)))?;
    let pairs = v1::parameters_of(&parameters)?;
    let same = pairs.encode() == form;
    println!("v1 form\t{} parameters, the same form {same}", pairs.reveal().len());

    let context = ContextV1 { payment_type: Some(PaymentKind::Boleto), ..ContextV1::default() };
    let today = "2026-11-21".parse().ok();
    let checked = v1::rules::sale(&parameters, None, today, context);
    println!("v1 rules\t{}", told(&checked.issues));

    let (sale, _) = SaleV1::from_json(json.as_bytes())?;
    let edited = SaleV1 { desconto: "1.00".parse().ok(), ..sale.clone() };
    let locked = changes::update(&sale, &edited);
    let kept = changes::delete(&sale);
    println!("v1 lock\t{}; {}", told(&locked.issues), told(&kept.issues));

    let made = conversion::sale(&sale);
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
