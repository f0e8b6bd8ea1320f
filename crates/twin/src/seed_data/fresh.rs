//! The records of a new account: payment methods, plans and hired plans. Version 2 of the API can only read them.

use std::sync::Arc;

use lastro::calc::totals::item_total;
use lastro::json::Value;
use lastro::model::codes::{ActiveStatus, BillingMethod, Flag, Frequency, FrequencyDisplay, PaymentKind, Repetition};
use lastro::model::{Codec as _, PaymentMethod, Plan, PlanItem, PlanPaymentMethod, Target};
use lastro::value::Code as _;
use lastro::{Money, Percent, Quantity};

use crate::config::Settings;
use crate::decide::document;
use crate::identity::{derive, hex};
use crate::state::{Changes, Counter, Row, RowChange, StoreFault, Table};

/// The payment methods of a new account, as kind (`tipo`) and name. The code of the kind is also the key.
const METHODS: [(PaymentKind, &str); 10] = [
    (PaymentKind::Cash, "Dinheiro"),
    (PaymentKind::Boleto, "Boleto bancário"),
    (PaymentKind::Cheque, "Cheque"),
    (PaymentKind::ExternalCreditCard, "Cartão de crédito (maquininha)"),
    (PaymentKind::ExternalDebitCard, "Cartão de débito (maquininha)"),
    (PaymentKind::Deposit, "Depósito em conta"),
    (PaymentKind::Transfer, "Transferência bancária"),
    (PaymentKind::ExternalCollection, "Cobrança externa"),
    (PaymentKind::OnlineCard, "Cartão de crédito on-line"),
    (PaymentKind::Pix, "PIX"),
];

/// Returns the records of a new account. The records come from the configuration, or from the policy `fresh-account`.
///
/// # Errors
/// A number in the built-in records is invalid, which indicates a bug of this library.
pub fn fresh(settings: &Settings) -> Result<Changes, StoreFault> {
    let furnished = settings.policies.is("fresh-account", "furnished");
    let methods = match &settings.payment_methods {
        Some(given) => given.clone(),
        None if furnished => METHODS.iter().map(|(kind, name)| method(*kind, name)).collect(),
        None => Vec::new(),
    };
    let plans = match &settings.plans {
        Some(given) => given.clone(),
        None if furnished => {
            standard_plans().ok_or_else(|| StoreFault::Failed("a built-in plan is wrong".to_owned()))?
        }
        None => Vec::new(),
    };
    let mut changes = Changes { counters: vec![(Counter::Revision, 1)], ..Changes::default() };
    add(&mut changes, Table::PaymentMethod, methods.iter().map(|method| (method.id, document(method), None)));
    let plans = plans.into_iter().map(|plan| {
        let (plan, sections) = with_sections(plan, &methods, settings.seed);
        (plan.id, document(&plan), Some(Arc::from(sections)))
    });
    add(&mut changes, Table::Plan, plans);
    add(&mut changes, Table::HiredPlan, settings.hired_plans.iter().map(|plan| (plan.id, document(plan), None)));
    Ok(changes)
}

type Written = (Option<i64>, String, Option<Arc<str>>);

/// Adds rows of a table, and sets the key counter of the table to the highest key.
fn add(changes: &mut Changes, table: Table, rows: impl Iterator<Item = Written>) {
    let mut last = 0;
    for (id, doc, extras) in rows {
        let id = id.unwrap_or_default();
        last = last.max(id);
        changes.rows.push(RowChange { table, id, row: Some(Row::new(id, doc.into(), extras)) });
    }
    changes.counters.push((Counter::Key(table), last));
}

fn method(kind: PaymentKind, name: &str) -> PaymentMethod {
    // Late payment is possible for these methods. They charge a fine of 2 % and 1 % interest a month, the legal maximum for
    // consumers.
    let late = matches!(kind, PaymentKind::Boleto | PaymentKind::Pix | PaymentKind::ExternalCollection);
    let percent = |hundredths| Percent::from_hundredths(if late { hundredths } else { 0 });
    PaymentMethod {
        id: Some(kind.code()),
        nome: Some(name.to_owned()),
        status: Some(ActiveStatus::Active),
        tipo: Some(kind),
        multa: percent(200),
        juros: percent(100),
        ..PaymentMethod::default()
    }
}

/// Completes a plan with the names of its payment methods and the fields that the service fills in. Returns the plan,
/// and the sections that `_expand` adds, as JSON text.
fn with_sections(mut plan: Plan, methods: &[PaymentMethod], seed: i64) -> (Plan, String) {
    let id = plan.id;
    let code = || hex(&derive(seed, "plan", id.unwrap_or_default()), 16);
    plan.identificador = Some(plan.identificador.unwrap_or_else(code));
    let mut items = plan.itens.take().unwrap_or_default();
    for item in &mut items {
        item.id_plano = id;
        item.qtd = item.qtd.or(item.qtd_padrao);
        let product = item.valor.zip(item.qtd).and_then(|(valor, qtd)| item_total(valor, qtd).ok());
        item.total = item.total.or(product);
    }
    let mut accepted = plan.meios_pagamento.take().unwrap_or_default();
    for entry in &mut accepted {
        entry.id_plano = id;
        let method = methods.iter().find(|method| method.id.is_some() && method.id == entry.id_meio_pagamento);
        entry.meio_pagamento = method.and_then(|method| method.nome.clone());
    }
    let sections = [("itens", items.value(Target::Answer)), ("meios_pagamento", accepted.value(Target::Answer))];
    let sections = sections.into_iter().map(|(name, list)| (name.to_owned(), list)).collect();
    (plan, Value::Object(sections).to_json())
}

/// The two default plans of a new account.
fn standard_plans() -> Option<Vec<Plan>> {
    let monthly = plan(1, "Plano mensal", "Acesso completo, mês a mês", "129.90", Frequency::Monthly)?;
    let yearly = plan(2, "Plano anual", "Doze meses pelo preço de dez", "1299.00", Frequency::Annual)?;
    Some(vec![monthly, yearly])
}

fn plan(id: i64, title: &str, subtitle: &str, valor: &str, frequency: Frequency) -> Option<Plan> {
    let valor: Money = valor.parse().ok()?;
    let one: Quantity = "1".parse().ok()?;
    let item = PlanItem {
        id: Some(id),
        emitir_cobranca: Some(Flag::Yes),
        valor: Some(valor),
        qtd_padrao: Some(one),
        ..PlanItem::default()
    };
    let method = |place: i64, kind: PaymentKind| PlanPaymentMethod {
        id: Some(id.saturating_sub(1).saturating_mul(3).saturating_add(place)),
        data_pagamento_flexivel: Some(Flag::No),
        id_meio_pagamento: Some(kind.code()),
        permitir_preenchimento_depois: Some(if kind == PaymentKind::OnlineCard { Flag::Yes } else { Flag::No }),
        ..PlanPaymentMethod::default()
    };
    let kinds = [(1, PaymentKind::Boleto), (2, PaymentKind::OnlineCard), (3, PaymentKind::Pix)];
    Some(Plan {
        id: Some(id),
        titulo: Some(title.to_owned()),
        subtitulo: Some(subtitle.to_owned()),
        detalhamento: Some(format!("<p>{subtitle}.</p>")),
        valor: Some(valor),
        frequencia_exibida: Some(FrequencyDisplay::PlanFrequency),
        texto_botao: Some("Contratar".to_owned()),
        mensagem_confirmacao: Some("Contratação recebida. Obrigado!".to_owned()),
        cancelamento_impedir: Some(Flag::No),
        impedir_alteracao_itens: Some(Flag::Yes),
        personalizavel: Some(Flag::No),
        frequencia: Some(frequency),
        agendamento_automatico: Some(Flag::Yes),
        agendamento_repetir: Some(Repetition::Always),
        discriminacao: Some(title.to_owned()),
        desconto: Some(Money::ZERO),
        metodo_cobranca: Some(BillingMethod::AfterPayment),
        status: Some(ActiveStatus::Active),
        itens: Some(vec![item]),
        meios_pagamento: Some(kinds.into_iter().map(|(place, kind)| method(place, kind)).collect()),
        ..Plan::default()
    })
}
