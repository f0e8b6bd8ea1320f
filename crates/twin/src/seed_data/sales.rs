//! The sales and contracts of the generated company. They have the fields that a client sends, and read-only fields for a
//! plausible past, such as when an e-mail was sent. The service's rules fill in the other fields.

use lastro::calc::installments::{SplitPolicy, split};
use lastro::calc::totals::item_total;
use lastro::model::codes::{BillingMethod, Flag, Frequency, PaymentKind, Repetition, RpsKind, YesNo};
use lastro::model::{Installment, Item, NfseData, Sale};
use lastro::{LocalDate, Money, Quantity};

use super::draw::Draw;
use super::words::{OFFERS, Offer};

/// Number of days over which the sales are spread. The period ends before today.
const PERIOD: i64 = 730;
/// One in this many records is a contract.
const CONTRACTS: i64 = 40;

/// What the generated sales depend on, besides the seed.
#[derive(Debug, Clone)]
pub struct Ledger {
    /// The current day.
    pub today: LocalDate,
    /// Number of sales and contracts to generate.
    pub sales: i64,
    /// The key of the first customer, and the number of customers. Their keys are consecutive.
    pub customers: (i64, i64),
    /// The key of the first service. The keys of the services are consecutive, in the order of `OFFERS`.
    pub first_service: i64,
    /// The keys of the payment methods, with their kinds.
    pub methods: Vec<(i64, PaymentKind)>,
}

/// Generates the record with the number `ordinal`, a sale or a contract. Returns `None` if one of its dates is outside the calendar.
pub fn sale(seed: i64, ordinal: i64, ledger: &Ledger) -> Option<Sale> {
    let mut draw = Draw::of(seed, "sale", ordinal);
    let (first, count) = ledger.customers;
    // The customer is the smaller of two random numbers, so that the first half of the customers has three quarters of the sales.
    let customer = (count > 0).then(|| first.saturating_add(draw.below(count).min(draw.below(count))));
    if ordinal.rem_euclid(CONTRACTS) == CONTRACTS.saturating_sub(1) {
        return contract(customer, ledger, &mut draw);
    }
    let recurring = draw.chance(60);
    let past = PERIOD.saturating_sub(ordinal.saturating_mul(PERIOD).checked_div(ledger.sales)?);
    let day = ledger.today.plus_days(past.saturating_neg())?;
    let mut sale = charged(customer, recurring, ledger, &mut draw)?;
    sale.data = Some(day);
    sale.agendamento = Some(Flag::No);
    let shares =
        if recurring { 1 } else { [1, 1, 2, 3, 6, 10].get(draw.weighted(&[50, 10, 15, 15, 7, 3])).copied()? };
    let first_due = day.plus_days(draw.between(5, 30))?;
    let late = Lateness::of(customer, seed);
    sale.parcelas = Some(installments(sale.valor_venda?, shares, first_due, &late, ledger.today, &mut draw)?);
    if recurring {
        sale.agendamento_data_geracao = Some(day);
        sale.agendamento_sequencia = Some(draw.between(1, 24));
        sale.agendamento_ultima_ocorrencia = Some(Flag::No);
    }
    if day < ledger.today {
        let sent = draw.between(9 * 60, 17 * 60);
        sale.email_enviado = format!("{day}T{:02}:{:02}:00-03:00", sent / 60, sent % 60).parse().ok();
    }
    Some(sale)
}

/// Generates the fields that sales and contracts have in common: customer, items, value, invoice, payment method.
fn charged(customer: Option<i64>, monthly: bool, ledger: &Ledger, draw: &mut Draw) -> Option<Sale> {
    let mut items: Vec<Item> = Vec::new();
    for _ in 0..[1, 2, 3].get(draw.weighted(&[70, 22, 8])).copied()? {
        let item = item(monthly, ledger, draw)?;
        if items.iter().all(|other| other.id_servico != item.id_servico) {
            items.push(item);
        }
    }
    let whole = Money::checked_sum(items.iter().filter_map(|item| item.total))?;
    // one sale in seven has a discount of 5, 10 or 15 per cent, rounded down to whole reais
    let percent = if draw.chance(14) { draw.between(1, 3).saturating_mul(5) } else { 0 };
    let discount = whole.cents().saturating_mul(percent).checked_div(10_000)?.saturating_mul(100);
    let discount = Money::from_cents(discount)?;
    let (method, _) = ledger.methods.get(draw.weighted(&weights(&ledger.methods))).copied().unzip();
    let billing = [BillingMethod::IssueNow, BillingMethod::AfterPayment, BillingMethod::DoNotIssue];
    let names: Vec<&str> = items.iter().filter_map(|item| item.servico.as_deref()).collect();
    Some(Sale {
        id_cliente: customer,
        discriminacao: Some(names.join("; ")),
        desconto: Some(discount),
        valor_venda: Some(whole.checked_sub(discount)?),
        metodo_cobranca: billing.get(draw.weighted(&[45, 40, 15])).copied(),
        whatsapp_enviar: Some(YesNo::No),
        id_meio_pagamento: method,
        nfse_dados: Some(invoice(draw)?),
        itens: Some(items),
        ..Sale::default()
    })
}

/// The relative frequency of each payment method.
fn weights(methods: &[(i64, PaymentKind)]) -> Vec<i64> {
    let weight = |kind: &PaymentKind| match kind {
        PaymentKind::Boleto => 45,
        PaymentKind::Pix => 30,
        PaymentKind::OnlineCard => 12,
        _ => 2,
    };
    methods.iter().map(|(_, kind)| weight(kind)).collect()
}

/// Generates an item. Its value differs from the usual value of the service by up to a fifth. A value above ten reais is
/// rounded down to a multiple of ten cents.
fn item(monthly: bool, ledger: &Ledger, draw: &mut Draw) -> Option<Item> {
    let offers: Vec<(usize, &Offer)> =
        OFFERS.iter().enumerate().filter(|(_, offer)| offer.monthly == monthly).collect();
    let (place, offer) = draw.pick(&offers).copied()?;
    let cents = offer.cents.saturating_mul(draw.between(80, 120)).checked_div(100)?;
    let rounded = if cents > 1_000 { cents.checked_div(10)?.saturating_mul(10) } else { cents };
    let valor = Money::from_cents(rounded)?;
    let hours = if monthly { draw.weighted(&[80, 12, 8]) } else { draw.weighted(&[50, 20, 15, 10, 5]) };
    let qtd: Quantity =
        if !monthly && draw.chance(20) { "2.5" } else { ["1", "2", "3", "4", "8"].get(hours)? }.parse().ok()?;
    Some(Item {
        recorrente: Some(if monthly { Flag::Yes } else { Flag::No }),
        id_servico: Some(ledger.first_service.saturating_add(i64::try_from(place).ok()?)),
        servico: Some(offer.nome.to_owned()),
        valor: Some(valor),
        qtd: Some(qtd),
        total: item_total(valor, qtd).ok(),
        ..Item::default()
    })
}

fn invoice(draw: &mut Draw) -> Option<NfseData> {
    Some(NfseData {
        aliquota: Money::from_cents(draw.between(4, 10).saturating_mul(50)),
        iss_retido: Some(if draw.chance(10) { YesNo::Yes } else { YesNo::No }),
        rps_tipo: Some(RpsKind::Normal),
        rps_serie: Some("1".to_owned()),
        ..NfseData::default()
    })
}

/// The payment habits of a customer, as probabilities in per cent. Most customers pay on time, some pay late, and a few do not
/// pay.
struct Lateness {
    unpaid: i64,
    late: i64,
}

impl Lateness {
    fn of(customer: Option<i64>, seed: i64) -> Self {
        match Draw::of(seed, "payer", customer.unwrap_or_default()).weighted(&[70, 22, 8]) {
            0 => Self { unpaid: 2, late: 8 },
            1 => Self { unpaid: 6, late: 45 },
            _ => Self { unpaid: 30, late: 60 },
        }
    }
}

/// Generates the installments of a sale, one month apart, each with the amount received until today.
fn installments(
    valor: Money,
    shares: i64,
    first_due: LocalDate,
    payer: &Lateness,
    today: LocalDate,
    draw: &mut Draw,
) -> Option<Vec<Installment>> {
    let amounts = split(valor, shares, SplitPolicy::Spread).ok()?;
    let mut installments = Vec::with_capacity(amounts.len());
    for (months, share) in (0..).zip(amounts) {
        let due = first_due.month_clamped(months, first_due.day())?;
        let mut installment = Installment {
            parcela: Some(months.saturating_add(1)),
            data_vencimento: Some(due),
            data_vencimento_original: Some(due),
            valor: Some(share),
            valor_original: Some(share),
            ..Installment::default()
        };
        receive(&mut installment, due, share, payer, today, draw);
        installments.push(installment);
    }
    Some(installments)
}

/// Sets the received amount of an installment, if it was paid before today.
fn receive(paid: &mut Installment, due: LocalDate, share: Money, payer: &Lateness, today: LocalDate, draw: &mut Draw) {
    let late = draw.chance(payer.late);
    let days = if late { draw.between(1, 40) } else { draw.between(-6, 0) };
    let partly = draw.chance(1);
    if draw.chance(payer.unpaid) {
        return;
    }
    let Some(day) = due.plus_days(days).filter(|day| *day < today) else { return };
    let half = Money::from_cents(share.cents() / 2).filter(|half| partly && *half > Money::ZERO);
    let seconds = draw.between(8 * 3_600, 20 * 3_600);
    let (hour, minute, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    paid.valor_recebido = Some(half.unwrap_or(share));
    paid.data_recebimento = format!("{day}T{hour:02}:{minute:02}:{second:02}-03:00").parse().ok();
    paid.data_credito = lastro::calc::calendar::next_business_day(day, &[]);
}

/// Generates a contract whose next date is within the next 30 days.
fn contract(customer: Option<i64>, ledger: &Ledger, draw: &mut Draw) -> Option<Sale> {
    let frequencies =
        [Frequency::Monthly, Frequency::Bimonthly, Frequency::Quarterly, Frequency::Semiannual, Frequency::Annual];
    let frequency = frequencies.get(draw.weighted(&[75, 6, 9, 4, 6])).copied()?;
    let next = ledger.today.plus_days(draw.between(1, 30))?;
    let mut contract = charged(customer, true, ledger, draw)?;
    contract.agendamento = Some(Flag::Yes);
    contract.agendamento_data = Some(next);
    contract.agendamento_frequencia = Some(frequency);
    contract.agendamento_automatico = Some(if draw.chance(95) { Flag::Yes } else { Flag::No });
    contract.agendamento_ativo = Some(if draw.chance(90) { Flag::Yes } else { Flag::No });
    match draw.weighted(&[80, 12, 8]) {
        0 => contract.agendamento_repetir = Some(Repetition::Always),
        1 => {
            contract.agendamento_repetir = Some(Repetition::Count);
            contract.agendamento_numero = Some(draw.between(2, 24));
        }
        _ => {
            contract.agendamento_repetir = Some(Repetition::UntilDate);
            contract.agendamento_data_fim = next.plus_days(draw.between(30, 720));
        }
    }
    let due = next.plus_days(draw.between(0, 10))?;
    contract.parcelas = Some(vec![Installment {
        parcela: Some(1),
        data_vencimento: Some(due),
        valor: contract.valor_venda,
        ..Installment::default()
    }]);
    Some(contract)
}
