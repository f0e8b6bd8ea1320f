//! Values of the municipal service invoice.

use lastro_macros::operations;

/// Values of the municipal service invoice.
#[operations(area = "nfse")]
mod operations {
    use lastro::calc::nfse::{self, InvoiceTotals, InvoiceValues};
    use lastro::issue::LastroError;
    use lastro::model::codes::{OperationNature, YesNo};
    use lastro::value::{Money, Percent};

    /// What an invoice has besides its services; every amount that is not given is 0.00.
    #[options]
    pub struct TotalsOptions {
        /// ISS rate, in per cent.
        pub aliquota: Option<Percent>,
        /// Whether the customer withholds the ISS.
        pub iss_retido: Option<YesNo>,
        /// Withheld PIS.
        pub valor_pis: Option<Money>,
        /// Withheld COFINS.
        pub valor_cofins: Option<Money>,
        /// Withheld INSS.
        pub valor_inss: Option<Money>,
        /// Withheld IR.
        pub valor_ir: Option<Money>,
        /// Withheld CSLL.
        pub valor_csll: Option<Money>,
        /// Other withholdings.
        pub outras_retencoes: Option<Money>,
        /// Deductions from the base.
        pub valor_deducoes: Option<Money>,
        /// Discount that lowers the base.
        pub desconto_incondicionado: Option<Money>,
        /// Discount that lowers only what is paid.
        pub desconto_condicionado: Option<Money>,
        /// Where and whether the ISS is due.
        pub natureza_operacao: Option<OperationNature>,
    }

    /// Base, ISS, withheld ISS and net value of an invoice (ABRASF). Base = services - deductions - unconditional
    /// discount; ISS = base x rate / 100, rounded once, 0 for natures 3, 4 and 51; net = services - everything
    /// withheld - both discounts. What is not given is 0.00.
    ///
    /// # Errors
    /// `out_of_range` at an amount below zero, at `aliquota` outside 0 to 100, and at `valor_servicos` if the base or
    /// the net value would be below zero; `invalid_code` at an unknown code.
    pub fn totals(valor_servicos: Money, options: TotalsOptions) -> Result<InvoiceTotals, LastroError> {
        let TotalsOptions {
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
        } = options;
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
