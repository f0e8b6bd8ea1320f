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

    /// Multiplies a unit value by a quantity, exactly, and rounds once, half-up away from zero, to the cent.
    ///
    /// # Errors
    /// `out_of_range` at `valor` when the product is past the range of money.
    pub fn item_total(valor: Money, qtd: Quantity) -> Result<Money, LastroError> {
        totals::item_total(valor, qtd)
    }

    /// Adds up a sale: items, discount, total, installments, and what the installments leave uncharged.
    ///
    /// # Errors
    /// `required` at `sale.itens[i].valor` or `sale.itens[i].qtd` if one of them and the item's `total` are missing,
    /// and at `sale.parcelas[i].valor`; `out_of_range` past the range of money.
    pub fn totals(sale: Sale) -> Result<SaleTotals, LastroError> {
        totals::sale_totals(&sale).map_err(|error| error.under("sale"))
    }

    /// The state of a sale on a day, from what its installments received: cancelled when all are; paid when all others
    /// are; else overdue if any is; else partially received if anything was received; else pending. `holidays`: local
    /// holidays, in addition to the national ones.
    ///
    /// # Errors
    /// `required` at `sale.parcelas[i].valor`, or at its `data_vencimento` if nothing was received; `out_of_range` at
    /// `data_vencimento` if no business day follows within a year.
    pub fn status(
        sale: Sale,
        today: LocalDate,
        holidays: Option<Vec<LocalDate>>,
    ) -> Result<InstallmentStatus, LastroError> {
        status::of_sale(&sale, today, &holidays.unwrap_or_default()).map_err(|error| error.under("sale"))
    }

    /// The sale that a contract generates at its `k`-th occurrence, from 0. After the first, items that do not recur
    /// are left out; the discount is at most the total of the remaining items; total and installments are computed
    /// again. Give `anchor_day` (1 to 31) if the contract's date is the end of a short month.
    ///
    /// # Errors
    /// `no_occurrence` at `k` if the contract is paused or has ended; `nothing_to_charge` at `contract.itens` if no
    /// item recurs; `required` at a field that its schedule needs; `out_of_range` at an amount below zero, at a
    /// discount above the amount it is taken from, at a due date past the year 9999; the errors of `totals`; and the
    /// errors of `sale.validate` for the sale, each at the field of the contract that causes it.
    pub fn from_contract(contract: Sale, k: i64, anchor_day: Option<i64>) -> Result<Sale, LastroError> {
        rules::generated(contract, k, anchor_day)
    }

    /// What confirming a receipt does to a sale: amount, date and state of the installment, and the state of the sale.
    /// Receipts of one installment add up; one without an amount is for the rest of it. The receipt date is the latest
    /// one.
    ///
    /// # Errors
    /// The errors of `receipt.validate` with the sale, below `receipt`, such as `nothing_to_receive` at
    /// `valor_recebido` if the amount is missing and nothing is left; `required` at `sale.parcelas` if there are
    /// none; `contradiction` at the `status` of a cancelled installment; `required` at a missing `valor` of the
    /// installment.
    pub fn confirm_receipt(sale: Sale, receipt: Receipt) -> Result<Sale, LastroError> {
        rules::confirm_receipt(sale, &receipt)
    }

    /// The address of a sale's online payment page, `{base_url}/fatura/{code}`.
    ///
    /// # Errors
    /// `invalid_url` at `base_url`; `blank` or `invalid_characters` at `pagamento_online_codigo`.
    pub fn payment_page_url(base_url: String, pagamento_online_codigo: String) -> Result<String, LastroError> {
        lastro::http::payment_page_url(&base_url, &pagamento_online_codigo)
    }

    /// The document that updates a sale: all of it, as the service wants it, null where a field was cleared.
    ///
    /// # Errors
    /// None for values of the type.
    pub fn update_body(original: Sale, edited: Sale) -> Result<Json, LastroError> {
        Ok(Json(rules::document(&original, &edited)))
    }
}
pub use operations::*;
