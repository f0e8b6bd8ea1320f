//! Equal installments, and the payment state of an installment.

use lastro_macros::operations;

/// Equal installments, and the payment state of an installment.
#[operations(area = "installments")]
mod operations {
    use lastro::calc::installments::{self, SplitPolicy, Step};
    use lastro::calc::status;
    use lastro::model::Installment;
    use lastro::model::codes::InstallmentStatus;
    use lastro::{LastroError, LocalDate, Money};

    /// Splits an amount into equal shares that add up to it exactly. Remaining cents are added to the first shares, one cent
    /// each (`spread`, the default), or all to the `first` or the `last` share.
    ///
    /// # Errors
    /// `out_of_range` at `parcelas` outside 1 to 1000.
    pub fn split(valor: Money, parcelas: i64, policy: Option<SplitPolicy>) -> Result<Vec<Money>, LastroError> {
        installments::split(valor, parcelas, policy.unwrap_or(SplitPolicy::Spread))
    }

    /// Splits an amount into equal installments with due dates. The dates are `every_months` calendar months or `every_days`
    /// days apart; one month if neither is given. Months are counted from the first date, so a plan that begins on a 31st
    /// returns to the 31st after February.
    ///
    /// # Errors
    /// Those of `split`; `contradiction` if both `every_months` and `every_days` are given; `out_of_range` if `every_months` is
    /// outside 1 to 1200, `every_days` is outside 1 to 36500, or a date would be past the year 9999.
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

    /// The payment state of an installment on a given day. A cancelled installment stays cancelled. An installment is paid
    /// if its whole amount was received, and partially received if a part was. If nothing was received, it is overdue after
    /// the first business day on or after its due date, and pending until then. `holidays`: local holidays, in addition to
    /// the national ones.
    ///
    /// # Errors
    /// `required` at `installment.valor` if it is missing, and at `installment.data_vencimento` if it is missing and nothing
    /// was received; `out_of_range` at `valor` or `valor_recebido` below zero, and at `data_vencimento` if no business day
    /// follows within a year.
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
