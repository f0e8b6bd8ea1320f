//! Sales and contracts.

use lastro_macros::operations;

/// The operations.
#[operations(area = "sale", entity = Sale)]
mod operations {
    use crate::calc::totals::{self, SaleTotals};
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
    /// `required` at `sale.itens[i].valor` of an item that has neither `valor` and `qtd` nor a `total`;
    /// `out_of_range` past the range of money.
    pub fn totals(sale: Sale) -> Result<SaleTotals, LastroError> {
        totals::sale_totals(&sale).map_err(|error| error.under("sale"))
    }
}
pub use operations::*;
