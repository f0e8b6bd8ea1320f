//! Validation rules for version 1 parameters.

use super::card::{Card, cards};
use super::context::ContextV1;
use super::parameters::{
    BoletoUpdateParameters, CancellationParameters, CustomerParameters, InstallmentParameters, NewCustomer,
    ReceiptParameters, SaleParameters, ServiceParameters,
};
use super::record::SaleV1;
use super::{changes, pairs};
use crate::brazil::{cnpj, cpf, lc116, municipality, tax_code};
use crate::issue::{IssueCode, Issues};
use crate::model::codes::{BillingMethod, PaymentKind, PersonKind};
use crate::model::{BoletoUpdate, Model, Target, is_given, is_unfit};
use crate::rules::{self, ApiVersion, Check, Validation};
use crate::value::{LocalDate, Money};

/// Validates parameters: checks the rules that apply to all records and the given rules, and reports members that cannot be
/// sent as parameters.
fn of<T: Model>(value: &T, rules: &mut dyn FnMut(&mut Check)) -> Validation {
    let mut issues = Issues::default();
    issues.extend(rules::of(value, rules).issues);
    issues.extend(pairs::refused(&value.value(Target::Wire), T::TABLE));
    Validation { issues: issues.into_list() }
}

/// Validates the parameters for inserting or updating a sale. For an update, pass the sale to be changed as `original`: if its
/// invoice is issued, changes that are no longer allowed are reported.
#[must_use]
pub fn sale(
    value: &SaleParameters,
    original: Option<&SaleV1>,
    today: Option<LocalDate>,
    context: ContextV1,
) -> Validation {
    of(value, &mut |check| sale_rules(value, original, today, context, check))
}

pub(super) fn sale_rules(
    value: &SaleParameters,
    original: Option<&SaleV1>,
    today: Option<LocalDate>,
    context: ContextV1,
    check: &mut Check,
) {
    for (name, text) in
        [("cliente", &value.cliente), ("servico", &value.servico), ("meio_pagamento", &value.meio_pagamento)]
    {
        check.required(value, name);
        check.not_blank(name, text.as_deref());
    }
    check.required(value, "valor_venda");
    check.not_negative("valor_venda", value.valor_venda);
    check.required(value, "emissao_nfse");
    schedule(value, check);
    invoice(value, context, check);
    customer_of(value, today, context, check);
    let installments = value.parcelas.as_deref().unwrap_or_default();
    installments_of(installments, value.valor_venda, context, check);
    cards(value, &Card::of_sale(value), today, context, check);
    if let Some(original) = original {
        changes::parameters(original, value, check);
    }
}

/// Checks that the sale has a date or a schedule, and that a schedule is complete.
fn schedule(value: &SaleParameters, check: &mut Check) {
    const SCHEDULE: [&str; 3] = ["agendamento_data", "agendamento_repetir", "agendamento_frequencia"];
    let dated = is_given(value, "data");
    if !dated && !SCHEDULE.iter().any(|name| is_given(value, name)) {
        check.error("data", IssueCode::Required, &[]);
    } else if !dated || is_given(value, "agendamento_data") {
        SCHEDULE.iter().for_each(|name| check.required(value, name));
    }
}

/// Checks the data that an invoice requires. Some of this data is required only for the first invoice for a service, or for the
/// first invoice at a city hall. Missing data causes only a warning if no invoice is issued, or if `context` does not state
/// whether there was an earlier invoice.
fn invoice(value: &SaleParameters, context: ContextV1, check: &mut Check) {
    let issued = match value.emissao_nfse {
        Some(BillingMethod::IssueNow | BillingMethod::AfterPayment) => true,
        Some(BillingMethod::DoNotIssue) => false,
        _ => return codes_of(value, check),
    };
    if issued {
        check.required(value, "discriminacao");
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
        match (given || is_unfit(value, name), issued, needed) {
            (true, ..) | (_, true, Some(false)) => {}
            (_, true, Some(true)) => check.error(name, IssueCode::Required, &[]),
            _ => check.warning(name, IssueCode::Required, &[]),
        }
    }
    codes_of(value, check);
}

/// Checks the codes for the invoice: municipality, item of the service list, municipal tax code. The item and the tax code must
/// consist of digits only; if they have punctuation, the issue states the correct digits.
fn codes_of(value: &SaleParameters, check: &mut Check) {
    if value.nfse_municipio_emissao.is_some_and(|code| !municipality::is_valid_number(code)) {
        check.error("nfse_municipio_emissao", IssueCode::InvalidMunicipality, &[]);
    }
    service_item("nfse_item_servico", value.nfse_item_servico.as_deref(), check);
    tax_digits("nfse_codigo_tributacao_municipio", value.nfse_codigo_tributacao_municipio.as_deref(), check);
}

fn service_item(name: &str, item: Option<&str>, check: &mut Check) {
    let Some(item) = item.filter(|item| !item.is_empty()) else { return };
    let digits =
        |text: &str| text.parse().is_ok_and(|code: i64| lc116::is_valid_code(code) && code.to_string() == text);
    if !digits(item) {
        // a leading zero is removed, because some programs write both parts of an item with two digits: `0102` and `01.02`
        // mean 1.02
        let bare = item.strip_prefix('0').unwrap_or(item);
        let right =
            if digits(bare) { Some(bare.to_owned()) } else { lc116::to_code(bare).map(|code| code.to_string()) };
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

pub(super) fn new_customer_rules(value: &NewCustomer, today: Option<LocalDate>, check: &mut Check) {
    rules::born(value.data_nascimento, today, check);
    rules::address(value.cep.as_deref(), value.id_cidade, value.estado, check);
}

/// Checks the customer. A legal entity without a CNPJ (tax number) can get an invoice only if it is abroad. If `context` does not
/// state whether the customer is abroad, the missing CNPJ causes only a warning.
fn customer_of(value: &SaleParameters, today: Option<LocalDate>, context: ContextV1, check: &mut Check) {
    check.valid("cliente_cnpj", value.cliente_cnpj.as_deref(), IssueCode::InvalidCnpj, cnpj::is_valid);
    check.valid("cliente_cpf", value.cliente_cpf.as_deref(), IssueCode::InvalidCpf, cpf::is_valid);
    let fields = value.cliente_campos.as_ref();
    if let Some(fields) = fields {
        check.at("cliente_campos", &mut |c| new_customer_rules(fields, today, c));
    }
    let issued = matches!(value.emissao_nfse, Some(BillingMethod::IssueNow | BillingMethod::AfterPayment));
    let entity = fields.is_some_and(|fields| fields.tipo == Some(PersonKind::LegalEntity));
    let document = value.cliente_cnpj.as_ref().is_some_and(|cnpj| !cnpj.is_empty()) || is_unfit(value, "cliente_cnpj");
    if issued && entity && !document {
        match context.customer_abroad {
            Some(true) => {}
            Some(false) => check.error("cliente_cnpj", IssueCode::Required, &[]),
            None => check.warning("cliente_cnpj", IssueCode::Required, &[]),
        }
    }
}

pub(super) fn installment_rules(value: &InstallmentParameters, check: &mut Check) {
    check.required(value, "valor");
    check.required(value, "data_vencimento");
    check.above_zero("valor", value.valor);
}

/// Checks the installments: each must have a due date and an amount above 0. Warns if they do not add up to the value of the
/// sale. Also warns if the payment method is not a boleto (payment slip), because the service then ignores the installments.
fn installments_of(all: &[InstallmentParameters], total: Option<Money>, context: ContextV1, check: &mut Check) {
    check.each("parcelas", all, installment_rules);
    let amounts: Option<Vec<Money>> = all.iter().map(|installment| installment.valor).collect();
    let sum = amounts.filter(|amounts| !amounts.is_empty()).and_then(Money::checked_sum);
    if let (Some(sum), Some(total)) = (sum, total)
        && sum != total
    {
        let figures = [("expected", &*total.text()), ("found", &*sum.text())];
        check.warning("parcelas", IssueCode::Mismatch, &figures);
    }
    if !all.is_empty() && context.payment_type.is_some_and(|kind| kind != PaymentKind::Boleto) {
        check.warning("parcelas", IssueCode::Ignored, &[("reason", "payment_method")]);
    }
}

/// Validates the parameters for inserting or updating a service.
#[must_use]
pub fn service(value: &ServiceParameters) -> Validation {
    of(value, &mut |check| service_rules(value, check))
}

pub(super) fn service_rules(value: &ServiceParameters, check: &mut Check) {
    check.required(value, "nome");
    check.not_blank("nome", value.nome.as_deref());
    service_item("id_servico", value.id_servico.as_deref(), check);
    tax_digits("codigo_tributacao_municipio", value.codigo_tributacao_municipio.as_deref(), check);
    check.not_negative("valor", value.valor);
    check.rate("impostos_percentual", value.impostos_percentual);
}

/// Validates the parameters for inserting or updating a customer.
#[must_use]
pub fn customer(value: &CustomerParameters, today: Option<LocalDate>, context: ContextV1) -> Validation {
    of(value, &mut |check| customer_rules(value, today, context, check))
}

pub(super) fn customer_rules(
    value: &CustomerParameters,
    today: Option<LocalDate>,
    context: ContextV1,
    check: &mut Check,
) {
    check.required(value, "nome");
    check.not_blank("nome", value.nome.as_deref());
    check.valid("cnpj", value.cnpj.as_deref(), IssueCode::InvalidCnpj, cnpj::is_valid);
    check.valid("cpf", value.cpf.as_deref(), IssueCode::InvalidCpf, cpf::is_valid);
    rules::born(value.data_nascimento, today, check);
    rules::address(value.cep.as_deref(), value.id_cidade, value.estado, check);
    let card = Card::new(&value.cartao_bandeira, &value.cartao_numero, &value.cartao_validade, &value.cartao_codigo);
    cards(value, &card, today, context, check);
}

/// Validates the parameters of the action "cancel invoice".
#[must_use]
pub fn cancellation(value: &CancellationParameters) -> Validation {
    of(value, &mut |check| cancellation_rules(value, check))
}

pub(super) fn cancellation_rules(value: &CancellationParameters, check: &mut Check) {
    let reason = value.cancelamento_motivo.as_ref();
    rules::cancellation_reason(value, value.cancelamento_codigo, reason, ApiVersion::V1, check);
}

/// Validates the parameters of the action "confirm receipt".
#[must_use]
pub fn receipt(value: &ReceiptParameters) -> Validation {
    of(value, &mut |check| receipt_rules(value, check))
}

pub(super) fn receipt_rules(value: &ReceiptParameters, check: &mut Check) {
    check.required(value, "data_recebimento");
    check.above_zero("valor_recebido", value.valor_recebido);
}

/// Validates the parameters of the action "update boleto" (payment slip). The amounts are checked by the same rules as in
/// version 2.
#[must_use]
pub fn boleto_update(value: &BoletoUpdateParameters) -> Validation {
    of(value, &mut |check| boleto_update_rules(value, check))
}

pub(super) fn boleto_update_rules(value: &BoletoUpdateParameters, check: &mut Check) {
    check.required(value, "parcela");
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
        extra: value.extra.unfit(),
    };
    rules::boleto_figures(&update, None, check);
}
