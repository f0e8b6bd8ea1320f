//! The dates on which a contract generates sales.

use lastro_macros::operations;

/// The dates on which a contract generates sales.
#[operations(area = "schedule")]
mod operations {
    use lastro::calc::schedule::Contract;
    use lastro::model::codes::{Flag, Frequency, Repetition};
    use lastro::{LastroError, LocalDate};

    /// Lists the dates of a contract, each counted from the first one: 31 January, 28 February, 31 March. The service stores
    /// only the next date. If that date is the last day of a short month, pass the intended day (1 to 31) as `anchor_day`.
    /// `agendamento_data_fim` is inclusive; `agendamento_numero` includes the first date; a paused contract has no dates.
    ///
    /// # Errors
    /// `unbounded` if the contract has no end and neither `limit` (1 to 10000) nor `until` is given; `invalid_code`, `required`
    /// or `out_of_range` at an invalid or missing field.
    pub fn occurrences(
        agendamento_data: LocalDate,
        agendamento_frequencia: Frequency,
        agendamento_repetir: Repetition,
        agendamento_numero: Option<i64>,
        agendamento_data_fim: Option<LocalDate>,
        agendamento_ativo: Option<Flag>,
        anchor_day: Option<i64>,
        limit: Option<i64>,
        until: Option<LocalDate>,
    ) -> Result<Vec<LocalDate>, LastroError> {
        let contract = Contract {
            agendamento_data,
            agendamento_frequencia,
            agendamento_repetir,
            agendamento_numero,
            agendamento_data_fim,
            agendamento_ativo,
            anchor_day,
            limit,
            until,
        };
        contract.occurrences()
    }

    /// The first date of a contract after a day; null if there is none.
    ///
    /// # Errors
    /// Those of `occurrences`, except that a contract may be without an end.
    pub fn next_after(
        agendamento_data: LocalDate,
        agendamento_frequencia: Frequency,
        agendamento_repetir: Repetition,
        after: LocalDate,
        agendamento_numero: Option<i64>,
        agendamento_data_fim: Option<LocalDate>,
        agendamento_ativo: Option<Flag>,
        anchor_day: Option<i64>,
        limit: Option<i64>,
        until: Option<LocalDate>,
    ) -> Result<Option<LocalDate>, LastroError> {
        let contract = Contract {
            agendamento_data,
            agendamento_frequencia,
            agendamento_repetir,
            agendamento_numero,
            agendamento_data_fim,
            agendamento_ativo,
            anchor_day,
            limit,
            until,
        };
        contract.next_after(after)
    }
}
pub use operations::*;
