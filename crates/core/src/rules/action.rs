//! Rules of the actions on a sale: cancel its invoice, confirm a receipt, update a boleto.

use super::{Check, Context, Validate, Validation, of};
use crate::calc::late::{Debt, Rounding, days_late, original};
use crate::calc::receipt;
use crate::issue::{IssueCode, LastroError, of_code};
use crate::model::codes::CancellationReason;
use crate::model::{BoletoUpdate, Cancellation, Installment, Parts, Receipt, Sale, is_given, is_unfit};
use crate::value::{Money, Percent, codes};

codes! {
    /// A version of the service's interface.
    pub enum ApiVersion {
        /// The legacy interface.
        V1 = 1,
        /// The current interface.
        V2 = 2,
    }
}

impl ApiVersion {
    /// The value of an argument `version`; version 2 if it is left out.
    ///
    /// # Errors
    /// `invalid_code` at `version` for an unknown number.
    pub fn of_argument(version: Option<Self>) -> Result<Self, LastroError> {
        match of_code("version", version) {
            Some(issue) => Err(LastroError::invalid(issue)),
            None => Ok(version.unwrap_or(Self::V2)),
        }
    }
}

/// Minimum number of characters of a cancellation's reason, white space around it not counted.
const MIN_REASON: usize = 15;
/// The fine that consumer law allows (Código de Defesa do Consumidor, art. 52 § 1), in hundredths of a per cent.
const LEGAL_FINE: i64 = 200;
/// A figure may differ by a cent: it may have been rounded at another step.
const TOLERANCE: i64 = 1;

impl Validate for Cancellation {
    fn rules(&self, _: &Context, check: &mut Check) {
        cancellation_reason(self, self.cancelamento_codigo, self.cancelamento_motivo.as_ref(), ApiVersion::V2, check);
    }
}

impl Validate for Receipt {
    fn rules(&self, _: &Context, check: &mut Check) {
        receipt_of(self, None, check);
    }
}

impl Validate for BoletoUpdate {
    fn rules(&self, _: &Context, check: &mut Check) {
        boleto_of(self, None, check);
    }
}

/// Checks the body of "cancel invoice". In version 1 a reason is needed with [`CancellationReason::Other`] only.
#[must_use]
pub fn cancellation(value: &Cancellation, version: ApiVersion) -> Validation {
    of(value, &mut |check| {
        cancellation_reason(value, value.cancelamento_codigo, value.cancelamento_motivo.as_ref(), version, check);
    })
}

/// The sale after a receipt, if the rules allow the receipt: [`receipt::confirm`] sets amount, date and state of the
/// installment, and state of the sale.
///
/// # Errors
/// The errors of the receipt's rules, with paths below `receipt`, and those of [`receipt::confirm`].
pub fn confirm_receipt(sale: Sale, confirmed: &Receipt) -> Result<Sale, LastroError> {
    receipt(confirmed, Some(&sale)).refused().map_err(|error| error.under("receipt"))?;
    receipt::confirm(sale, confirmed)
}

/// Checks the code and the reason of a cancellation in a record of either version.
pub(crate) fn cancellation_reason(
    record: &dyn Parts,
    code: Option<CancellationReason>,
    reason: Option<&String>,
    version: ApiVersion,
    check: &mut Check,
) {
    check.required(record, "cancelamento_codigo");
    if version != ApiVersion::V1 || code == Some(CancellationReason::Other) {
        check.required(record, "cancelamento_motivo");
    }
    if reason.is_some_and(|reason| reason.trim().chars().count() < MIN_REASON) {
        check.error("cancelamento_motivo", IssueCode::TooShort, &[("min", &MIN_REASON.to_string())]);
    }
}

/// Checks the body of "confirm receipt", against its sale if that is given.
#[must_use]
pub fn receipt(value: &Receipt, sale: Option<&Sale>) -> Validation {
    of(value, &mut |check| receipt_of(value, sale, check))
}

fn receipt_of(value: &Receipt, sale: Option<&Sale>, check: &mut Check) {
    check.required(value, "data_recebimento");
    let installments = sale.and_then(|sale| sale.parcelas.as_deref()).unwrap_or_default();
    if installments.len() > 1 {
        check.required(value, "id_parcela");
    }
    if sale.is_some_and(|sale| sale.parcelas.is_some()) {
        known_installment(value.id_parcela, installments, check);
    }
    check.above_zero("valor_recebido", value.valor_recebido);
    let meant = receipt::position(installments, value.id_parcela).and_then(|place| installments.get(place));
    let meant = meant.filter(|_| !is_unfit(value, "id_parcela"));
    let has_no_rest = |one: &Installment| one.valor.is_some() && receipt::rest(one).is_none();
    if !is_given(value, "valor_recebido") && meant.is_some_and(has_no_rest) {
        check.error("valor_recebido", IssueCode::NothingToReceive, &[]);
    }
}

/// Checks the body of "update boleto", and its figures against its sale if that is given.
#[must_use]
pub fn boleto_update(value: &BoletoUpdate, sale: Option<&Sale>) -> Validation {
    of(value, &mut |check| boleto_of(value, sale, check))
}

fn boleto_of(value: &BoletoUpdate, sale: Option<&Sale>, check: &mut Check) {
    check.required(value, "id_parcela");
    let installments = sale.and_then(|sale| sale.parcelas.as_deref());
    if let Some(installments) = installments {
        known_installment(value.id_parcela, installments, check);
    }
    let meant = |installment: &&Installment| value.id_parcela.is_some() && installment.id == value.id_parcela;
    boleto_figures(value, installments.unwrap_or_default().iter().find(meant), check);
}

/// Checks the required fields of a boleto update except the installment's key, and whether its figures agree.
pub(crate) fn boleto_figures(value: &BoletoUpdate, installment: Option<&Installment>, check: &mut Check) {
    check.required(value, "data_vencimento_novo");
    check.required(value, "valor_novo");
    check.above_zero("valor_novo", value.valor_novo);
    check.rate("multa", value.multa);
    check.rate("juros_mensal", value.juros_mensal);
    check.not_negative("multa_total", value.multa_total);
    check.not_negative("juros_mensal_total", value.juros_mensal_total);
    if value.multa.is_some_and(|fine| fine.hundredths() > LEGAL_FINE) {
        check.warning("multa", IssueCode::AboveLegalLimit, &[("max", "2")]);
    }
    figures(value, installment, check);
}

fn known_installment(key: Option<i64>, installments: &[Installment], check: &mut Check) {
    if key.is_some_and(|key| installments.iter().all(|i| i.id != Some(key))) {
        check.error("id_parcela", IssueCode::UnknownKey, &[("field", "parcelas")]);
    }
}

/// Checks that the totals follow from their percentages, and the new value from the original one. Without the
/// installment, the original value is the new one less both totals, and the days late are unknown. With an unreadable
/// total, nothing is checked.
fn figures(value: &BoletoUpdate, installment: Option<&Installment>, check: &mut Check) {
    if is_unfit(value, "multa_total") || is_unfit(value, "juros_mensal_total") {
        return;
    }
    let fine = value.multa_total.unwrap_or_default();
    let interest = value.juros_mensal_total.unwrap_or_default();
    let left = || value.valor_novo?.checked_sub(fine)?.checked_sub(interest);
    let (due, given) = installment.map(original).unwrap_or_default();
    let base = given.or_else(left).filter(|base| !base.is_negative());
    let Some(valor) = base else { return };
    let days = due.zip(value.data_vencimento_novo).and_then(|(due, new)| days_late(due, new, &[]));
    // One day late is enough for the fine, which does not grow with the days.
    let (rate, monthly) = (value.multa.unwrap_or_default(), value.juros_mensal.unwrap_or_default());
    let debt = Debt { valor, multa: rate, juros_mensal: monthly };
    let Ok(expected) = debt.charges(days.unwrap_or(1), Rounding::HalfUp) else { return };
    follows("multa_total", value.multa, value.multa_total, expected.multa_total, check);
    if days.is_some() {
        let total = expected.juros_mensal_total;
        follows("juros_mensal_total", value.juros_mensal, value.juros_mensal_total, total, check);
    }
    let whole = given.and_then(|given| given.checked_add(fine)?.checked_add(interest));
    if let (Some(whole), Some(new)) = (whole, value.valor_novo) {
        near("valor_novo", new, whole, check);
    }
}

/// Checks a total, if its percentage is given too.
fn follows(name: &str, rate: Option<Percent>, total: Option<Money>, expected: Money, check: &mut Check) {
    if let (Some(_), Some(total)) = (rate, total) {
        near(name, total, expected, check);
    }
}

fn near(name: &str, found: Money, expected: Money, check: &mut Check) {
    if found.cents().abs_diff(expected.cents()) > TOLERANCE.unsigned_abs() {
        check.warning(name, IssueCode::Mismatch, &[("expected", &expected.text()), ("found", &found.text())]);
    }
}
