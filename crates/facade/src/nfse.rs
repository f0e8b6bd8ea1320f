//! Values of the municipal service invoice.

use lastro_macros::operations;

/// Values of the municipal service invoice.
#[operations(area = "nfse")]
mod operations {
    use lastro::calc::nfse::{self, InvoiceTotals, InvoiceValues};
    use lastro::model::codes::{OperationNature, YesNo};
    use lastro::{LastroError, Money, Percent};

    /// Base, ISS, withheld ISS and net value of an invoice (ABRASF). Base = services - deductions - unconditional
    /// discount; ISS = base x rate / 100, rounded once, 0 for natures 3, 4 and 51; net = services - everything
    /// withheld - both discounts. Missing amounts count as 0.00.
    ///
    /// # Errors
    /// `out_of_range` at an amount below zero, at `aliquota` outside 0 to 100, and at `valor_servicos` if the base or
    /// the net value would be below zero; `invalid_code` at an unknown code.
    pub fn totals(
        valor_servicos: Money,
        aliquota: Option<Percent>,
        iss_retido: Option<YesNo>,
        valor_pis: Option<Money>,
        valor_cofins: Option<Money>,
        valor_inss: Option<Money>,
        valor_ir: Option<Money>,
        valor_csll: Option<Money>,
        outras_retencoes: Option<Money>,
        valor_deducoes: Option<Money>,
        desconto_incondicionado: Option<Money>,
        desconto_condicionado: Option<Money>,
        natureza_operacao: Option<OperationNature>,
    ) -> Result<InvoiceTotals, LastroError> {
        let values = InvoiceValues {
            valor_servicos,
            aliquota,
            iss_retido,
            valor_pis,
            valor_cofins,
            valor_inss,
            valor_ir,
            valor_csll,
            outras_retencoes,
            valor_deducoes,
            desconto_incondicionado,
            desconto_condicionado,
            natureza_operacao,
        };
        values.totals()
    }

    /// The approximate taxes printed on an invoice (Lei 12.741/2012): for information, never part of a total.
    ///
    /// # Errors
    /// `out_of_range` at `impostos_percentual` outside 0 to 100.
    pub fn approximate_taxes(valor: Money, impostos_percentual: Percent) -> Result<Money, LastroError> {
        nfse::approximate_taxes(valor, impostos_percentual)
    }
}
pub use operations::*;
