//! When a contract occurs.

use lastro_macros::operations;

/// When a contract occurs.
#[operations(area = "schedule")]
mod operations {
    use lastro::calc::schedule::Contract;
    use lastro::issue::LastroError;
    use lastro::model::codes::{Flag, Frequency, Repetition};
    use lastro::value::LocalDate;

    /// What a contract's schedule has besides its first date, frequency and repetition, and what to list of it.
    ///
    /// ```
    /// use lastro::model::codes::{Frequency, Repetition};
    /// use lastro_facade::schedule::{self, ContractOptions};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let first = "2027-01-31".parse()?;
    /// let options = ContractOptions::new().until("2027-03-31".parse()?);
    /// let dates = schedule::occurrences(first, Frequency::Monthly, Repetition::Always, options)?;
    /// assert_eq!(dates, ["2027-01-31".parse()?, "2027-02-28".parse()?, "2027-03-31".parse()?]);
    /// # Ok(())
    /// # }
    /// ```
    #[options]
    pub struct ContractOptions {
        /// How often it occurs, the first included, if it repeats a number of times.
        pub agendamento_numero: Option<i64>,
        /// The last day, inclusive, if it repeats until a date.
        pub agendamento_data_fim: Option<LocalDate>,
        /// A paused contract has no dates; unset is active.
        pub agendamento_ativo: Option<Flag>,
        /// Day of the month meant, 1 to 31; the day of `agendamento_data` when unset.
        pub anchor_day: Option<i64>,
        /// At most so many dates, 1 to 10000.
        pub limit: Option<i64>,
        /// None after this day.
        pub until: Option<LocalDate>,
    }

    /// Lists a contract's dates, each counted from the anchor: 31 January, 28 February, 31 March. The service stores
    /// only the next date, so give `anchor_day` (1 to 31) to go on with a schedule after a short month.
    /// `agendamento_data_fim` is inclusive, `agendamento_numero` counts the first, a paused contract has none.
    ///
    /// # Errors
    /// `unbounded` when it repeats always and neither `limit` (1 to 10000) nor `until` is given; `invalid_code`,
    /// `required` or `out_of_range` at the field that makes no sense.
    pub fn occurrences(
        agendamento_data: LocalDate,
        agendamento_frequencia: Frequency,
        agendamento_repetir: Repetition,
        options: ContractOptions,
    ) -> Result<Vec<LocalDate>, LastroError> {
        contract(agendamento_data, agendamento_frequencia, agendamento_repetir, options).occurrences()
    }

    /// The first date of a contract after a day, or nothing when there is none.
    ///
    /// # Errors
    /// As `occurrences`, but a contract without an end is no error.
    pub fn next_after(
        agendamento_data: LocalDate,
        agendamento_frequencia: Frequency,
        agendamento_repetir: Repetition,
        after: LocalDate,
        options: ContractOptions,
    ) -> Result<Option<LocalDate>, LastroError> {
        contract(agendamento_data, agendamento_frequencia, agendamento_repetir, options).next_after(after)
    }

    fn contract(
        agendamento_data: LocalDate,
        agendamento_frequencia: Frequency,
        agendamento_repetir: Repetition,
        options: ContractOptions,
    ) -> Contract {
        let ContractOptions { agendamento_numero, agendamento_data_fim, agendamento_ativo, anchor_day, limit, until } =
            options;
        Contract {
            agendamento_data,
            agendamento_frequencia,
            agendamento_repetir,
            agendamento_numero,
            agendamento_data_fim,
            agendamento_ativo,
            anchor_day,
            limit,
            until,
        }
    }
}
pub use operations::*;
