//! Amounts of the municipal service invoice (NFS-e, ABRASF model).

use lastro_macros::model;

use crate::issue::{Issue, IssueCode, LastroError, of_code};
use crate::model::codes::{OperationNature, YesNo};
use crate::value::decimal::div_half_up;
use crate::value::{Money, Percent, choices};

choices! {
    /// Why no ISS is due.
    pub enum ZeroIssReason {
        /// The service is exempt (operation nature 3).
        Exempt = "exempt",
        /// The provider is immune from the tax (operation nature 4).
        Immune = "immune",
        /// The service is exported (operation nature 51).
        Export = "export",
        /// No rate was given.
        NoRate = "no_rate",
        /// The rate is 0.
        ZeroRate = "zero_rate",
        /// The tax base is 0 after deductions and unconditional discount.
        ZeroBase = "zero_base",
    }
}

/// The totals of an invoice.
#[model(answer)]
pub struct InvoiceTotals {
    /// Tax base: value of the services minus deductions and unconditional discount.
    pub base_calculo: Money,
    /// ISS: tax base times rate; 0.00 if no ISS is due.
    pub valor_iss: Money,
    /// The ISS that the customer withholds.
    pub valor_iss_retido: Money,
    /// Amount that the customer pays: value of the services minus all withheld taxes and both discounts.
    pub valor_liquido_nfse: Money,
    /// Why no ISS is due; unset if ISS is due.
    pub motivo_iss_zero: Option<ZeroIssReason>,
}

/// The values of an invoice; unset amounts are 0.00.
///
/// ```
/// use lastro::calc::nfse::InvoiceValues;
///
/// let (services, rate) = ("1000.00".parse()?, "2.5".parse()?);
/// let values = InvoiceValues { valor_servicos: services, aliquota: Some(rate), ..InvoiceValues::default() };
/// assert_eq!(values.totals()?.valor_iss.to_string(), "25.00");
/// # Ok::<(), lastro::LastroError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct InvoiceValues {
    /// Value of the services.
    pub valor_servicos: Money,
    /// ISS rate, in per cent, 0 to 100. If it is unset, no ISS is due.
    pub aliquota: Option<Percent>,
    /// Whether the customer withholds the ISS; unset means no.
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
    /// Deductions from the tax base.
    pub valor_deducoes: Option<Money>,
    /// Unconditional discount: it lowers the tax base and the amount paid.
    pub desconto_incondicionado: Option<Money>,
    /// Conditional discount: it lowers only the amount paid, not the tax base.
    pub desconto_condicionado: Option<Money>,
    /// Nature of the operation, which states where and whether ISS is due. If it is unset, the service counts as taxed.
    pub natureza_operacao: Option<OperationNature>,
}

impl InvoiceValues {
    /// Computes tax base, ISS and net value.
    ///
    /// # Errors
    /// `out_of_range` at an amount below zero, at `aliquota` outside 0 to 100, and at `valor_servicos` if the tax base or the
    /// net value would be below zero; `invalid_code` at an unknown `natureza_operacao` or `iss_retido`.
    pub fn totals(&self) -> Result<InvoiceTotals, LastroError> {
        self.check()?;
        let none = |amount: Option<Money>| amount.unwrap_or_default();
        let unconditional = none(self.desconto_incondicionado);
        let base_calculo = self.services_less(&[none(self.valor_deducoes), unconditional], true)?;
        let motivo_iss_zero = self.zero_reason(base_calculo);
        let valor_iss = match (motivo_iss_zero, self.aliquota) {
            (None, Some(rate)) => percent_of(base_calculo, rate).ok_or_else(|| LastroError::internal("calc.nfse"))?,
            _ => Money::ZERO,
        };
        let valor_iss_retido = if self.iss_retido == Some(YesNo::Yes) { valor_iss } else { Money::ZERO };
        let [pis, cofins, inss, ir, csll, others] = self.withheld().map(|(_, amount)| none(amount));
        let conditional = none(self.desconto_condicionado);
        let taken = [pis, cofins, inss, ir, csll, others, valor_iss_retido, unconditional, conditional];
        // The error can state the smallest valid `valor_servicos` only if the subtracted amounts do not depend on it. The
        // withheld ISS depends on it.
        let valor_liquido_nfse = self.services_less(&taken, valor_iss_retido == Money::ZERO)?;
        Ok(InvoiceTotals { base_calculo, valor_iss, valor_iss_retido, valor_liquido_nfse, motivo_iss_zero })
    }

    /// The value of the services minus the amounts `taken`; an error if the result is below zero. `fixed`: the amounts do not
    /// depend on the value of the services. The error then states their sum as the smallest valid value.
    fn services_less(&self, taken: &[Money], fixed: bool) -> Result<Money, LastroError> {
        let sum = Money::checked_sum(taken.iter().copied());
        let rest = sum.and_then(|sum| self.valor_servicos.checked_sub(sum));
        rest.filter(|rest| !rest.is_negative()).ok_or_else(|| {
            let issue = Issue::error("valor_servicos", IssueCode::OutOfRange);
            let least = sum.filter(|_| fixed).map(Money::text);
            LastroError::invalid(least.iter().fold(issue, |issue, least| issue.with("min", least)))
        })
    }

    const fn withheld(&self) -> [(&'static str, Option<Money>); 6] {
        [
            ("valor_pis", self.valor_pis),
            ("valor_cofins", self.valor_cofins),
            ("valor_inss", self.valor_inss),
            ("valor_ir", self.valor_ir),
            ("valor_csll", self.valor_csll),
            ("outras_retencoes", self.outras_retencoes),
        ]
    }

    fn check(&self) -> Result<(), LastroError> {
        let others = [
            ("valor_servicos", Some(self.valor_servicos)),
            ("valor_deducoes", self.valor_deducoes),
            ("desconto_incondicionado", self.desconto_incondicionado),
            ("desconto_condicionado", self.desconto_condicionado),
        ];
        let amounts = others.into_iter().chain(self.withheld());
        let negative = amounts.filter(|(_, amount)| amount.is_some_and(Money::is_negative));
        let mut issues: Vec<Issue> = negative.map(|(path, _)| Issue::negative(path)).collect();
        issues.extend(self.aliquota.filter(|rate| !rate.is_rate()).map(|_| Issue::no_rate("aliquota")));
        issues.extend(of_code("natureza_operacao", self.natureza_operacao));
        issues.extend(of_code("iss_retido", self.iss_retido));
        LastroError::if_any(issues)
    }

    fn zero_reason(&self, base: Money) -> Option<ZeroIssReason> {
        match (self.natureza_operacao, self.aliquota) {
            (Some(OperationNature::Exempt), _) => Some(ZeroIssReason::Exempt),
            (Some(OperationNature::Immune), _) => Some(ZeroIssReason::Immune),
            (Some(OperationNature::Export), _) => Some(ZeroIssReason::Export),
            (_, None) => Some(ZeroIssReason::NoRate),
            (_, Some(rate)) if rate == Percent::default() => Some(ZeroIssReason::ZeroRate),
            _ if base == Money::ZERO => Some(ZeroIssReason::ZeroBase),
            _ => None,
        }
    }
}

/// The approximate taxes (tributos aproximados) of a value, which are printed on an invoice for the buyer's information (Lei
/// 12.741/2012): `valor` times `percent`. They are not part of any total.
///
/// # Errors
/// `out_of_range` at `impostos_percentual` outside 0 to 100.
pub fn approximate_taxes(valor: Money, percent: Percent) -> Result<Money, LastroError> {
    if !percent.is_rate() {
        return Err(LastroError::invalid(Issue::no_rate("impostos_percentual")));
    }
    percent_of(valor, percent).ok_or_else(|| LastroError::internal("calc.nfse"))
}

/// `amount x percent / 100`, rounded once, half-up.
fn percent_of(amount: Money, percent: Percent) -> Option<Money> {
    let exact = i128::from(amount.cents()) * i128::from(percent.hundredths());
    div_half_up(exact, 10_000).and_then(Money::from_wide_cents)
}
