//! What version 1 requires of parameters, and of a sale that is changed or deleted.

use lastro_macros::model;

use super::codes::InvoiceStatusV1;
use super::parameters::{
    BoletoUpdateParameters, CancellationParameters, CustomerParameters, InstallmentParameters, NewCustomer,
    ReceiptParameters, SaleParameters, ServiceParameters,
};
use super::record::SaleV1;
use crate::brazil::card::{self, CardBrand};
use crate::brazil::{cnpj, cpf, lc116, municipality, tax_code};
use crate::issue::{IssueCode, allowed};
use crate::json::{Names, Value};
use crate::model::codes::{BillingMethod, Frequency, PaymentKind, PersonKind};
use crate::model::{BoletoUpdate, CardNumber, Codec as _, Form, SecurityCode};
use crate::rules::{self, ApiVersion, Check, Validation};
use crate::value::{Choice as _, LocalDate, Money};

/// What the rules cannot see in the parameters. What is left out is unknown.
#[model(answer)]
#[derive(Default, Copy)]
pub struct ContextV1 {
    /// Whether an invoice of this service was issued before.
    pub service_issued_before: Option<bool>,
    /// Whether an invoice was issued at this city hall before.
    pub city_issued_before: Option<bool>,
    /// What the payment method is.
    pub payment_type: Option<PaymentKind>,
    /// Whether the customer is resident or established abroad.
    pub customer_abroad: Option<bool>,
}

/// Checks the parameters of a sale's insert or update, which are the same.
#[must_use]
pub fn sale(value: &SaleParameters, today: Option<LocalDate>, context: ContextV1) -> Validation {
    rules::of(value, &mut |check| {
        for (name, text) in
            [("cliente", &value.cliente), ("servico", &value.servico), ("meio_pagamento", &value.meio_pagamento)]
        {
            check.required(name, text.as_ref());
            check.not_blank(name, text.as_deref());
        }
        check.required("valor_venda", value.valor_venda.as_ref());
        check.not_negative("valor_venda", value.valor_venda);
        check.required("emissao_nfse", value.emissao_nfse.as_ref());
        schedule(value, check);
        invoice(value, context, check);
        customer_of(value, context, check);
        let installments = value.parcelas.as_deref().unwrap_or_default();
        installments_of(installments, value.valor_venda, context, check);
        cards(&Card::of_sale(value), today, context, check);
    })
}

/// A date, or a schedule, or both.
fn schedule(value: &SaleParameters, check: &mut Check) {
    let parts = [value.agendamento_repetir.is_some(), value.agendamento_frequencia.is_some()];
    let scheduled = value.agendamento_data.is_some() || parts.contains(&true);
    if value.data.is_none() && !scheduled {
        check.required("data", value.data.as_ref());
    } else if value.data.is_none() || value.agendamento_data.is_some() {
        check.required("agendamento_data", value.agendamento_data.as_ref());
        check.required("agendamento_repetir", value.agendamento_repetir.as_ref());
        check.required("agendamento_frequencia", value.agendamento_frequencia.as_ref());
    }
    if value.agendamento_frequencia == Some(Frequency::Once) {
        check.error("agendamento_frequencia", IssueCode::InvalidCode, &[("allowed", "1, 2, 3, 6, 12")]);
    }
}

/// What an invoice needs. What the service remembers from an earlier one is required only where there was none.
fn invoice(value: &SaleParameters, context: ContextV1, check: &mut Check) {
    let issued = match value.emissao_nfse {
        Some(BillingMethod::IssueNow | BillingMethod::AfterPayment) => true,
        Some(BillingMethod::DoNotIssue) => false,
        _ => return codes_of(value, check),
    };
    if issued {
        check.required("discriminacao", value.discriminacao.as_ref());
        check.not_blank("discriminacao", value.discriminacao.as_deref());
    }
    let of_service = context.service_issued_before.map(|before| !before);
    let of_city = context.city_issued_before.map(|before| !before);
    let given = |text: &Option<String>| text.as_ref().is_some_and(|text| !text.is_empty());
    let needed = [
        ("nfse_municipio_emissao", value.nfse_municipio_emissao.is_some(), Some(true)),
        ("nfse_item_servico", given(&value.nfse_item_servico), of_service),
        ("nfse_codigo_tributacao_municipio", given(&value.nfse_codigo_tributacao_municipio), of_service),
        ("nfse_inscricao_municipal", given(&value.nfse_inscricao_municipal), of_city),
        ("nfse_optante_simples_nacional", value.nfse_optante_simples_nacional.is_some(), of_city),
        ("nfse_incentivador_cultural", value.nfse_incentivador_cultural.is_some(), of_city),
    ];
    for (name, given, needed) in needed {
        match (given, issued, needed) {
            (true, ..) | (_, true, Some(false)) => {}
            (_, true, Some(true)) => check.required::<()>(name, None),
            _ => check.warning(name, IssueCode::Required, &[]),
        }
    }
    codes_of(value, check);
}

/// The codes are digits alone; where a printed form can be read, the issue has the right digits.
fn codes_of(value: &SaleParameters, check: &mut Check) {
    if value.nfse_municipio_emissao.is_some_and(|code| !municipality::is_valid_number(code)) {
        check.error("nfse_municipio_emissao", IssueCode::InvalidMunicipality, &[]);
    }
    service_item("nfse_item_servico", value.nfse_item_servico.as_deref(), check);
    tax_digits("nfse_codigo_tributacao_municipio", value.nfse_codigo_tributacao_municipio.as_deref(), check);
}

fn service_item(name: &str, item: Option<&str>, check: &mut Check) {
    let Some(item) = item.filter(|item| !item.is_empty()) else { return };
    let plain = item.bytes().all(|b| b.is_ascii_digit());
    if !plain || !item.parse().is_ok_and(lc116::is_valid_code) {
        let right = lc116::to_code(item).map(|code| code.to_string());
        let digits = right.as_deref().map(|digits| ("digits", digits));
        check.error(name, IssueCode::InvalidServiceItem, digits.as_slice());
    }
}

fn tax_digits(name: &str, code: Option<&str>, check: &mut Check) {
    let Some(code) = code.filter(|code| !code.is_empty()) else { return };
    let right = tax_code::digits(code);
    if right.as_deref() != Some(code) {
        let digits = right.as_deref().map(|digits| ("digits", digits));
        check.error(name, IssueCode::InvalidTaxCode, digits.as_slice());
    }
}

/// A legal entity without a CNPJ gets an invoice only abroad.
fn customer_of(value: &SaleParameters, context: ContextV1, check: &mut Check) {
    check.valid("cliente_cnpj", value.cliente_cnpj.as_deref(), IssueCode::InvalidCnpj, cnpj::is_valid);
    check.valid("cliente_cpf", value.cliente_cpf.as_deref(), IssueCode::InvalidCpf, cpf::is_valid);
    let fields = value.cliente_campos.as_ref();
    if let Some(NewCustomer { cep, id_cidade, estado, .. }) = fields {
        check.at("cliente_campos", &mut |c| rules::address(cep.as_deref(), *id_cidade, *estado, c));
    }
    let issued = matches!(value.emissao_nfse, Some(BillingMethod::IssueNow | BillingMethod::AfterPayment));
    let entity = fields.is_some_and(|fields| fields.tipo == Some(PersonKind::LegalEntity));
    if issued && entity && value.cliente_cnpj.as_deref().unwrap_or_default().is_empty() {
        match context.customer_abroad {
            Some(true) => {}
            Some(false) => check.required::<()>("cliente_cnpj", None),
            None => check.warning("cliente_cnpj", IssueCode::Required, &[]),
        }
    }
}

/// Amount and date together, none left out, the sum that of the sale; for boletos only.
fn installments_of(all: &[InstallmentParameters], total: Option<Money>, context: ContextV1, check: &mut Check) {
    check.each("parcelas", all, |installment, c| {
        c.required("valor", installment.valor.as_ref());
        c.required("data_vencimento", installment.data_vencimento.as_ref());
        c.above_zero("valor", installment.valor);
    });
    let amounts: Option<Vec<Money>> = all.iter().map(|installment| installment.valor).collect();
    let sum = amounts.filter(|amounts| !amounts.is_empty()).and_then(Money::checked_sum);
    if let (Some(sum), Some(total)) = (sum, total)
        && sum != total
    {
        let figures = [("expected", &*total.text()), ("found", &*sum.text())];
        check.warning("parcelas", IssueCode::Mismatch, &figures);
    }
    if !all.is_empty() && context.payment_type.is_some_and(|kind| kind != PaymentKind::Boleto) {
        check.warning("parcelas", IssueCode::Ignored, &[]);
    }
}

/// The card among the parameters of a sale or a customer.
struct Card<'a> {
    bandeira: Option<&'a str>,
    numero: Option<&'a str>,
    validade: Option<&'a str>,
    codigo: Option<&'a str>,
}

impl<'a> Card<'a> {
    fn of_sale(value: &'a SaleParameters) -> Self {
        Self::new(&value.cartao_bandeira, &value.cartao_numero, &value.cartao_validade, &value.cartao_codigo)
    }

    fn new(
        bandeira: &'a Option<String>,
        numero: &'a Option<CardNumber>,
        validade: &'a Option<String>,
        codigo: &'a Option<SecurityCode>,
    ) -> Self {
        Self {
            bandeira: bandeira.as_deref(),
            numero: numero.as_ref().map(CardNumber::reveal),
            validade: validade.as_deref(),
            codigo: codigo.as_ref().map(SecurityCode::reveal),
        }
    }
}

/// The networks that version 1 takes.
const BRANDS: [CardBrand; 5] =
    [CardBrand::Visa, CardBrand::Mastercard, CardBrand::Amex, CardBrand::Elo, CardBrand::Diners];

/// All four or none; for online payment only.
fn cards(card: &Card<'_>, today: Option<LocalDate>, context: ContextV1, check: &mut Check) {
    let parts = [
        ("cartao_bandeira", card.bandeira),
        ("cartao_numero", card.numero),
        ("cartao_validade", card.validade),
        ("cartao_codigo", card.codigo),
    ];
    if parts.iter().all(|(_, part)| part.is_none_or(str::is_empty)) {
        return;
    }
    let ignored = context.payment_type.is_some_and(|kind| kind != PaymentKind::OnlineCard);
    for (name, part) in parts {
        check.required(name, part.filter(|part| !part.is_empty()).as_ref());
        if ignored && part.is_some() {
            check.warning(name, IssueCode::Ignored, &[]);
        }
    }
    let shown = card.numero.map(card::inspect);
    let plain = card.numero.is_some_and(|number| number.bytes().all(|b| b.is_ascii_digit()));
    if shown.as_ref().is_some_and(|shown| !shown.luhn || !plain) && card.numero != Some("") {
        check.error("cartao_numero", IssueCode::InvalidCardNumber, &[]);
    }
    let of_number = shown.map_or(CardBrand::Unknown, |shown| shown.bandeira);
    let given = card.bandeira.and_then(|given| BRANDS.into_iter().find(|brand| brand.as_str() == given));
    match (card.bandeira.filter(|text| !text.is_empty()), given) {
        (Some(_), None) => {
            let names = allowed(BRANDS.iter().map(|brand| brand.as_str().to_owned()));
            check.error("cartao_bandeira", IssueCode::InvalidChoice, &[("allowed", &names)]);
        }
        (_, Some(given)) if of_number != CardBrand::Unknown && of_number != given => {
            check.warning("cartao_bandeira", IssueCode::Mismatch, &[("expected", of_number.as_str())]);
        }
        _ => {}
    }
    if let Some(month) = card.validade.filter(|month| !month.is_empty()) {
        if !card::is_valid_expiry(month, None) {
            check.error("cartao_validade", IssueCode::InvalidDate, &[]);
        } else if !card::is_valid_expiry(month, today) {
            let today = today.map(|day| day.text()).unwrap_or_default();
            check.error("cartao_validade", IssueCode::OutOfRange, &[("min", &today)]);
        }
    }
    let brand = given.unwrap_or(of_number);
    if card.codigo.is_some_and(|code| !code.is_empty() && !card::is_valid_security_code(code, brand)) {
        check.error("cartao_codigo", IssueCode::InvalidSecurityCode, &[]);
    }
}

/// Checks the parameters of a service's insert or update.
#[must_use]
pub fn service(value: &ServiceParameters) -> Validation {
    rules::of(value, &mut |check| {
        check.required("nome", value.nome.as_ref());
        check.not_blank("nome", value.nome.as_deref());
        service_item("id_servico", value.id_servico.as_deref(), check);
        tax_digits("codigo_tributacao_municipio", value.codigo_tributacao_municipio.as_deref(), check);
        check.not_negative("valor", value.valor);
        check.rate("impostos_percentual", value.impostos_percentual);
    })
}

/// Checks the parameters of a customer's insert or update.
#[must_use]
pub fn customer(value: &CustomerParameters, today: Option<LocalDate>, context: ContextV1) -> Validation {
    rules::of(value, &mut |check| {
        check.required("nome", value.nome.as_ref());
        check.not_blank("nome", value.nome.as_deref());
        check.valid("cnpj", value.cnpj.as_deref(), IssueCode::InvalidCnpj, cnpj::is_valid);
        check.valid("cpf", value.cpf.as_deref(), IssueCode::InvalidCpf, cpf::is_valid);
        rules::born(value.data_nascimento, today, check);
        rules::address(value.cep.as_deref(), value.id_cidade, value.estado, check);
        let card =
            Card::new(&value.cartao_bandeira, &value.cartao_numero, &value.cartao_validade, &value.cartao_codigo);
        cards(&card, today, context, check);
    })
}

/// Checks the parameters of "cancel invoice".
#[must_use]
pub fn cancellation(value: &CancellationParameters) -> Validation {
    rules::of(value, &mut |check| {
        let reason = value.cancelamento_motivo.as_ref();
        rules::cancellation_reason(value.cancelamento_codigo, reason, ApiVersion::V1, check);
    })
}

/// Checks the parameters of "confirm receipt".
#[must_use]
pub fn receipt(value: &ReceiptParameters) -> Validation {
    rules::of(value, &mut |check| {
        check.required("data_recebimento", value.data_recebimento.as_ref());
        check.above_zero("valor_recebido", value.valor_recebido);
    })
}

/// Checks the parameters of "update boleto", its figures as in version 2.
#[must_use]
pub fn boleto_update(value: &BoletoUpdateParameters) -> Validation {
    rules::of(value, &mut |check| {
        check.required("parcela", value.parcela.as_ref());
        if value.parcela.is_some_and(|number| number < 1) {
            check.error("parcela", IssueCode::OutOfRange, &[("min", "1")]);
        }
        let update = BoletoUpdate {
            id_parcela: value.parcela,
            data_vencimento_novo: value.data_vencimento_novo,
            valor_novo: value.valor_novo,
            multa: value.multa,
            multa_total: value.multa_total,
            juros_mensal: value.juros_mensal,
            juros_mensal_total: value.juros_mensal_total,
            ..BoletoUpdate::default()
        };
        rules::boleto_figures(&update, None, check);
    })
}

/// Checks a changed sale: after its invoice is issued, only the payment method may be another. What the edited one
/// leaves out is not sent, and so not changed.
#[must_use]
pub fn update(original: &SaleV1, edited: &SaleV1) -> Validation {
    rules::alone(&mut |check| {
        if original.nfse_status == Some(InvoiceStatusV1::Issued) {
            let (before, after) = (original.write(Form::Program), edited.write(Form::Program));
            let before = Names::new(before.as_object().unwrap_or_default());
            for (name, member) in after.as_object().unwrap_or_default() {
                if name != "meio_pagamento" {
                    locked(name, before.get(name), member, check);
                }
            }
        }
    })
}

fn locked(step: &str, before: Option<&Value>, after: &Value, check: &mut Check) {
    match (before, after) {
        (before, after) if before == Some(after) => {}
        (Some(Value::Object(old)), Value::Object(members)) => check.at(step, &mut |c| {
            let old = Names::new(old);
            for (name, member) in members {
                locked(name, old.get(name), member, c);
            }
        }),
        (Some(Value::Array(old)), Value::Array(new)) if old.len() == new.len() => check.at(step, &mut |c| {
            for (index, (old, new)) in old.iter().zip(new).enumerate() {
                locked(&["[", &index.to_string(), "]"].concat(), Some(old), new, c);
            }
        }),
        _ => check.error(step, IssueCode::LockedAfterIssue, &[]),
    }
}

/// Checks a sale that is to be deleted: one whose invoice is issued cannot be.
#[must_use]
pub fn delete(sale: &SaleV1) -> Validation {
    rules::alone(&mut |check| {
        if sale.nfse_status == Some(InvoiceStatusV1::Issued) {
            check.error("nfse_status", IssueCode::InvoiceIssued, &[]);
        }
    })
}
