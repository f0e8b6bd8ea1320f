//! Request bodies of the actions on a sale: cancel invoice, confirm receipt, update boleto.

use lastro_macros::model;

use super::codes::CancellationReason;
use crate::value::{LocalDate, Money, Percent};

/// The body of "cancel invoice" (`/vendas/{ID}/nfse-cancelar`).
#[model]
pub struct Cancellation {
    /// Reason for the cancellation, as a code; required.
    pub cancelamento_codigo: Option<CancellationReason>,
    /// Reason for the cancellation, as text of at least 15 characters; required. White space at both ends is not counted.
    pub cancelamento_motivo: Option<String>,
}

/// The body of "confirm receipt" (`/vendas/{ID}/recebimento-confirmar`).
#[model]
pub struct Receipt {
    /// Receipt date; required.
    pub data_recebimento: Option<LocalDate>,
    /// Key of the installment; required if the sale has more than one.
    pub id_parcela: Option<i64>,
    /// Amount received, above zero; by default the installment's value, or what is left of it after earlier receipts.
    pub valor_recebido: Option<Money>,
    /// Note for the installment's history.
    pub obs: Option<String>,
}

/// The body of "update boleto" (`/vendas/{ID}/boleto-atualizar`). The service does not compute fine or interest: the caller
/// sends all values.
#[model]
pub struct BoletoUpdate {
    /// Key of the installment; required.
    pub id_parcela: Option<i64>,
    /// New due date; required.
    pub data_vencimento_novo: Option<LocalDate>,
    /// New value: the original value with fine and interest; required.
    pub valor_novo: Option<Money>,
    /// Fine, in per cent of the original value.
    pub multa: Option<Percent>,
    /// Fine, as an amount.
    pub multa_total: Option<Money>,
    /// Interest, in per cent per month of 30 days.
    pub juros_mensal: Option<Percent>,
    /// Interest, as an amount.
    pub juros_mensal_total: Option<Money>,
}
