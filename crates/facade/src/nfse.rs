//! Amounts of the municipal service invoice (NFS-e).

use lastro_macros::operations;

/// Amounts of the municipal service invoice (NFS-e).
#[operations(area = "nfse")]
mod operations {
    use lastro::calc::nfse::{self, InvoiceTotals, InvoiceValues};
    use lastro::model::codes::{OperationNature, YesNo};
    use lastro::{LastroError, Money, Percent};

    /// Tax base, ISS, withheld ISS and net value of an invoice (ABRASF). The tax base is the value of the services minus
    /// deductions and unconditional discount. ISS = tax base x rate / 100, rounded once; it is 0 for the operation natures 3, 4
    /// and 51. The net value is the value of the services minus all withheld taxes and both discounts. Missing amounts count as
    /// 0.00.
    ///
    /// # Errors
    /// `out_of_range` at an amount below zero, at `aliquota` outside 0 to 100, and at `valor_servicos` if the tax base or
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

    /// The approximate taxes that are printed on an invoice for the buyer's information (Lei 12.741/2012). They are not part of
    /// any total.
    ///
    /// # Errors
    /// `out_of_range` at `impostos_percentual` outside 0 to 100.
    pub fn approximate_taxes(valor: Money, impostos_percentual: Percent) -> Result<Money, LastroError> {
        nfse::approximate_taxes(valor, impostos_percentual)
    }
}
pub use operations::*;
