//! Validation rules for the actions on a sale: cancel invoice, confirm receipt, update boleto (payment slip).

use super::{Check, Context, Validate, Validation, of};
use crate::calc::late::{Debt, Rounding, days_late, original};
use crate::calc::receipt;
use crate::issue::{IssueCode, LastroError, of_code};
use crate::model::codes::CancellationReason;
use crate::model::{BoletoUpdate, Cancellation, Installment, Parts, Receipt, Sale, is_given, is_unfit};
use crate::value::{Money, Percent, codes};

codes! {
    /// A version of the service's API.
    pub enum ApiVersion {
        /// The old version.
        V1 = 1,
        /// The current version.
        V2 = 2,
    }
}

impl ApiVersion {
    /// The value of an operation's argument `version`; version 2 if the argument is left out.
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

/// Minimum number of characters of a cancellation's reason, not counting leading and trailing white space.
const MIN_REASON: usize = 15;
/// Maximum fine under consumer law (Código de Defesa do Consumidor, art. 52 § 1), in hundredths of a per cent.
const LEGAL_FINE: i64 = 200;
/// Allowed difference between a given and a computed amount, in cents. The amounts can differ because the caller may have
/// rounded at another step of the calculation.
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

/// Validates the request body of the action "cancel invoice". In version 1, the text of the reason is required only with
/// [`CancellationReason::Other`].
#[must_use]
pub fn cancellation(value: &Cancellation, version: ApiVersion) -> Validation {
    of(value, &mut |check| {
        cancellation_reason(value, value.cancelamento_codigo, value.cancelamento_motivo.as_ref(), version, check);
    })
}

/// Validates a receipt and returns the sale with this receipt: [`receipt::confirm`] sets the received amount, the receipt date
/// and the state of the installment, and the state of the sale.
///
/// # Errors
/// The errors of the receipt's rules, with paths below `receipt`, and those of [`receipt::confirm`].
pub fn confirm_receipt(sale: Sale, confirmed: &Receipt) -> Result<Sale, LastroError> {
    receipt(confirmed, Some(&sale)).refused().map_err(|error| error.under("receipt"))?;
    receipt::confirm(sale, confirmed)
}

/// Validates the code and the text of a cancellation's reason, for either API version.
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

/// Validates the request body of the action "confirm receipt". If `sale` is given, also checks the receipt against the sale's
/// installments.
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

/// Validates the request body of the action "update boleto" (payment slip). If `sale` is given, also checks that the sale has
/// the installment that the body names, and checks the amounts against this installment.
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

/// Validates the fields of a boleto (payment slip) update except the installment's key, and checks that its amounts are
/// consistent.
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

/// Warns if the amounts of a boleto (payment slip) update are inconsistent: if fine or interest differs from the amount that
/// its percentage gives, or if the new value is not the sum of the original value, fine and interest.
///
/// Without the installment or its value, the original value is computed as the new value minus fine and interest. Interest is
/// checked only if the original and the new due date are known, because it depends on the days between them. If the amount of
/// fine or interest is invalid, nothing is checked.
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
    // If the days late are unknown, 1 is used instead. The fine is the same for any number of days above 0. The interest
    // depends on the days, so it is then not checked.
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

/// Warns if an amount of fine or interest differs from the expected amount. Checks nothing if the amount or its percentage is
/// unset.
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
