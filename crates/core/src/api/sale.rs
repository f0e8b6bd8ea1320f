//! Sales and contracts.

use lastro_macros::operations;

/// The operations.
#[operations(area = "sale", entity = Sale)]
mod operations {
    use crate::calc::totals::{self, SaleTotals};
    use crate::calc::{receipt, status};
    use crate::issue::Issue;
    use crate::model::Receipt;
    use crate::model::codes::InstallmentStatus;
    use crate::rules;
    use crate::value::{Money, Quantity};

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
    /// `required` at `sale.itens[i].valor` or `sale.itens[i].qtd`, whichever is missing, of an item that has no `total`
    /// either, and at `sale.parcelas[i].valor`; `out_of_range` past the range of money.
    pub fn totals(sale: Sale) -> Result<SaleTotals, LastroError> {
        totals::sale_totals(&sale).map_err(|error| error.under("sale"))
    }

    /// The state of a sale on a day, from what its installments received: cancelled when all are; paid when all
    /// others are; else overdue if any is; else partially received if anything was received; else pending.
    /// `holidays`: the local ones, beside the national.
    ///
    /// # Errors
    /// `required` at `sale.parcelas[i].valor`, or at its `data_vencimento` where nothing was received; `out_of_range` there
    /// where no business day follows within a year.
    pub fn status(
        sale: Sale,
        today: LocalDate,
        holidays: Option<Vec<LocalDate>>,
    ) -> Result<InstallmentStatus, LastroError> {
        status::of_sale(&sale, today, &holidays.unwrap_or_default()).map_err(|error| error.under("sale"))
    }

    /// The sale that a contract generates at its `k`-th occurrence, from 0: its items less those that do not recur
    /// after the first, the discount up to what is left of them, total and installments computed again. Give `anchor_day`
    /// (1 to 31) where the contract's date is the end of a short month.
    ///
    /// # Errors
    /// `no_occurrence` at `k` of a contract that is paused or has ended; `nothing_to_charge` at `contract.itens` where none
    /// of them recurs; `required` at the field that its schedule needs; `out_of_range` at an amount below zero, at a
    /// discount above what it is on, at a due date past the year 9999; what `totals` refuses; and what `sale.validate`
    /// refuses in the sale, at the contract's field that it comes from.
    pub fn from_contract(contract: Sale, k: i64, anchor_day: Option<i64>) -> Result<Sale, LastroError> {
        rules::generated(contract, k, anchor_day)
    }

    /// What confirming a receipt does to a sale: amount, date and state of the installment, and the state of the sale.
    /// Receipts of one installment add up; without an amount it is received in full.
    ///
    /// # Errors
    /// What `receipt.validate` finds against the sale, below `receipt`; `required` at `sale.parcelas` where there are none;
    /// `contradiction` at the `status` of a cancelled installment; `required` at the `valor` of one without.
    pub fn confirm_receipt(sale: Sale, receipt: Receipt) -> Result<Sale, LastroError> {
        let found = rules::receipt(&receipt, Some(&sale)).issues;
        let issues: Vec<Issue> = found.into_iter().filter(Issue::stops).collect();
        if issues.is_empty() {
            receipt::confirm(sale, &receipt)
        } else {
            Err(LastroError::Invalid { issues }.under("receipt"))
        }
    }

    /// The address of a sale's online payment page, `{base_url}/fatura/{code}`.
    ///
    /// # Errors
    /// `invalid_url` at `base_url`; `blank` or `invalid_characters` at `pagamento_online_codigo`.
    pub fn payment_page_url(base_url: String, pagamento_online_codigo: String) -> Result<String, LastroError> {
        crate::http::payment_page_url(&base_url, &pagamento_online_codigo)
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
