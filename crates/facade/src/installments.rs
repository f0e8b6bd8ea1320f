//! Equal installments, and the state of one.

use lastro_macros::operations;

/// Equal installments, and the state of one.
#[operations(area = "installments")]
mod operations {
    use lastro::calc::installments::{self, SplitPolicy, Step};
    use lastro::calc::status;
    use lastro::model::Installment;
    use lastro::model::codes::InstallmentStatus;
    use lastro::{LastroError, LocalDate, Money};

    /// Splits an amount into equal shares that add up to it exactly. Cents left over go one each to the first
    /// shares (`spread`, the default), or all to the `first` or the `last`.
    ///
    /// # Errors
    /// `out_of_range` at `parcelas` outside 1 to 1000.
    pub fn split(valor: Money, parcelas: i64, policy: Option<SplitPolicy>) -> Result<Vec<Money>, LastroError> {
        installments::split(valor, parcelas, policy.unwrap_or(SplitPolicy::Spread))
    }

    /// Splits an amount and dates each share: every `every_months` calendar months from the first due date (1 when
    /// neither step is given; the 31st stays the 31st after a February), or every `every_days` days.
    ///
    /// # Errors
    /// Those of `split`; `contradiction` when both steps are given; `out_of_range` for a step outside 1 to 1200 months
    /// or 1 to 36500 days, or a date past the year 9999.
    pub fn plan(
        valor: Money,
        parcelas: i64,
        first_due: LocalDate,
        every_months: Option<i64>,
        every_days: Option<i64>,
        policy: Option<SplitPolicy>,
    ) -> Result<Vec<Installment>, LastroError> {
        let step = Step::every(every_months, every_days)?;
        installments::plan(valor, parcelas, first_due, step, policy.unwrap_or(SplitPolicy::Spread))
    }

    /// The state of an installment on a day: cancelled stays; received in full is paid, in part is partially received;
    /// not received and past the first business day on or after the due date is overdue; else pending. `holidays`:
    /// local holidays, in addition to the national ones.
    ///
    /// # Errors
    /// `required` at `installment.valor`, or at its `data_vencimento` if nothing was received; `out_of_range` at its `valor`
    /// or `valor_recebido` below zero, and at `data_vencimento` if no business day follows within a year.
    pub fn status(
        installment: Installment,
        today: LocalDate,
        holidays: Option<Vec<LocalDate>>,
    ) -> Result<InstallmentStatus, LastroError> {
        let status = status::of_installment(&installment, today, &holidays.unwrap_or_default());
        status.map_err(|error| error.under("installment"))
    }
}
pub use operations::*;
