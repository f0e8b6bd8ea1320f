//! Sales and contracts.

use lastro_macros::operations;

/// Sales and contracts.
#[operations(area = "sale", entity = Sale)]
mod operations {
    use lastro::calc::status;
    use lastro::calc::totals::{self, SaleTotals};
    use lastro::model::Receipt;
    use lastro::model::codes::InstallmentStatus;
    use lastro::{Money, Quantity, rules};

    /// Multiplies a unit value by a quantity exactly, and rounds the product once to the nearest cent, halves away from zero.
    ///
    /// # Errors
    /// `out_of_range` at `valor` if the product is out of the range of amounts.
    pub fn item_total(valor: Money, qtd: Quantity) -> Result<Money, LastroError> {
        totals::item_total(valor, qtd)
    }

    /// Computes the totals of a sale: items, discount, total, installments, and the amount that no installment charges.
    ///
    /// # Errors
    /// `required` at `sale.itens[i].valor` or `sale.itens[i].qtd` if it is missing and the item has no `total` either, and at
    /// `sale.parcelas[i].valor` if it is missing; `out_of_range` at the list whose sum is out of the range of amounts.
    pub fn totals(sale: Sale) -> Result<SaleTotals, LastroError> {
        totals::sale_totals(&sale).map_err(|error| error.under("sale"))
    }

    /// The payment state of a sale on a given day, derived from its installments. The sale is cancelled if all installments
    /// are. Otherwise the cancelled ones do not count: the sale is paid if all installments are paid, overdue if any is
    /// overdue, partially received if anything was received, and pending in all other cases. `holidays`: local holidays, in
    /// addition to the national ones.
    ///
    /// # Errors
    /// `required` at `sale.parcelas[i].valor` if it is missing, and at its `data_vencimento` if it is missing and nothing was
    /// received; `out_of_range` at `data_vencimento` if no business day follows within a year.
    pub fn status(
        sale: Sale,
        today: LocalDate,
        holidays: Option<Vec<LocalDate>>,
    ) -> Result<InstallmentStatus, LastroError> {
        status::of_sale(&sale, today, &holidays.unwrap_or_default()).map_err(|error| error.under("sale"))
    }

    /// The sale that a contract generates for occurrence `k`, counted from 0. After the first occurrence, items that do not
    /// recur are left out, and the discount is reduced to at most the total of the remaining items. Total and installments are
    /// recomputed for every occurrence. If the contract's date is the last day of a short month, pass the intended day (1 to 31)
    /// as `anchor_day`.
    ///
    /// # Errors
    /// `no_occurrence` at `k` if the contract is paused, or ends before occurrence `k`; `nothing_to_charge` at
    /// `contract.itens` if no item recurs; `required` at a field that the schedule needs; `out_of_range` at `k` below 0, at
    /// `anchor_day` outside 1 to 31, at an amount below zero, at a discount greater than the amount it is subtracted from, and
    /// at a due date past the year 9999; the errors of `totals`; the errors of `sale.validate` for the generated sale, each at
    /// the field of the contract that causes it.
    pub fn from_contract(contract: Sale, k: i64, anchor_day: Option<i64>) -> Result<Sale, LastroError> {
        rules::generated(contract, k, anchor_day)
    }

    /// The sale after a receipt is confirmed: with the new received amount, receipt date and state of the installment, and the
    /// new state of the sale. The receipts of an installment add up. A receipt without an amount is for the whole remaining
    /// amount. The installment's receipt date is the latest of its receipts.
    ///
    /// # Errors
    /// The errors of `receipt.validate` with the sale, below `receipt`, such as `nothing_to_receive` at `valor_recebido` if the
    /// receipt has no amount and nothing remains; `required` at `sale.parcelas` if the sale has no installments, and at the
    /// installment's `valor` if it is missing; `contradiction` at the `status` of a cancelled installment.
    pub fn confirm_receipt(sale: Sale, receipt: Receipt) -> Result<Sale, LastroError> {
        rules::confirm_receipt(sale, &receipt)
    }

    /// The URL of a sale's online payment page, `{base_url}/fatura/{code}`.
    ///
    /// # Errors
    /// `invalid_url` at `base_url`; `blank` or `invalid_characters` at `pagamento_online_codigo`.
    pub fn payment_page_url(base_url: String, pagamento_online_codigo: String) -> Result<String, LastroError> {
        lastro::http::payment_page_url(&base_url, &pagamento_online_codigo)
    }

    /// The body for an update of a sale, which must contain the whole sale. Fields that were cleared are null.
    ///
    /// # Errors
    /// None if the arguments are valid records.
    pub fn update_body(original: Sale, edited: Sale) -> Result<Json, LastroError> {
        Ok(Json(rules::document(&original, &edited)))
    }
}
pub use operations::*;
