//! The dates of contracts.

use lastro::LastroError;
use lastro::api::schedule::AREA;
use lastro::calc::schedule::Contract;
use lastro::model::codes::{Flag, Frequency, Repetition};
use lastro::model::{self, Type};
use lastro::value::LocalDate;

use super::{argument, core};
use crate::cells::Cells;
use crate::inputs::Inputs;
use crate::operation::{Argument, Column, ColumnType, Operation};
use crate::output::{Answer, Days, Lists};

const OCCURRENCES_CORE: &model::Operation = core!(AREA, "schedule.occurrences");
const NEXT_CORE: &model::Operation = core!(AREA, "schedule.next_after");
const DATAS: ColumnType = ColumnType::List(Type::Date);

pub(super) const OCCURRENCES: Operation = Operation {
    name: "occurrences",
    of: OCCURRENCES_CORE.name,
    doc: OCCURRENCES_CORE.doc,
    arguments: &CONTRACT,
    results: &[Column { name: "datas", ty: DATAS, doc: "The dates, in order." }],
    kernel: occurrences,
};

pub(super) const NEXT_AFTER: Operation = Operation {
    name: "next_after",
    of: NEXT_CORE.name,
    doc: NEXT_CORE.doc,
    arguments: &[argument!(NEXT_CORE, "after").needed(), A0, A1, A2, A3, A4, A5, A6, A7, A8],
    results: &[Column::scalar("data", Type::Date, "The first date after the day; null if there is none.")],
    kernel: next_after,
};

/// The arguments that make a contract.
const CONTRACT: [Argument; 9] = [A0, A1, A2, A3, A4, A5, A6, A7, A8];
const A0: Argument = argument!(OCCURRENCES_CORE, "agendamento_data");
const A1: Argument = argument!(OCCURRENCES_CORE, "agendamento_frequencia");
const A2: Argument = argument!(OCCURRENCES_CORE, "agendamento_repetir");
const A3: Argument = argument!(OCCURRENCES_CORE, "agendamento_numero").if_there();
const A4: Argument = argument!(OCCURRENCES_CORE, "agendamento_data_fim").if_there();
const A5: Argument = argument!(OCCURRENCES_CORE, "agendamento_ativo").if_there();
const A6: Argument = argument!(OCCURRENCES_CORE, "anchor_day").if_there();
const A7: Argument = argument!(OCCURRENCES_CORE, "limit").if_there();
const A8: Argument = argument!(OCCURRENCES_CORE, "until").if_there();

fn occurrences(inputs: &mut Inputs<'_>) -> Result<Answer, LastroError> {
    let contracts = Contracts::of(inputs)?;
    let (mut lists, mut items) = (Lists::with_capacity(inputs.rows()), Days::with_capacity(inputs.rows()));
    let issues = inputs.each(
        |row| Some(contracts.at(row)?.occurrences()),
        |dates| {
            lists.end(dates.as_ref().map(Vec::len));
            dates.into_iter().flatten().for_each(|date| items.push(Some(date.epoch_days())));
        },
    )?;
    Ok(Answer { columns: vec![lists.finish(DATAS, items.finish(Type::Date)?)?], issues })
}

fn next_after(inputs: &mut Inputs<'_>) -> Result<Answer, LastroError> {
    let after = inputs.cells::<LocalDate>("after")?;
    let contracts = Contracts::of(inputs)?;
    let mut data = Days::with_capacity(inputs.rows());
    let issues = inputs.each(
        |row| Some(contracts.at(row)?.next_after(after.at(row)?)),
        |date| data.push(date.flatten().map(LocalDate::epoch_days)),
    )?;
    Ok(Answer { columns: vec![data.finish(Type::Date)?], issues })
}

/// The columns of contracts.
struct Contracts {
    data: Cells<LocalDate>,
    frequencia: Cells<Frequency>,
    repetir: Cells<Repetition>,
    numero: Cells<i64>,
    data_fim: Cells<LocalDate>,
    ativo: Cells<Flag>,
    anchor_day: Cells<i64>,
    limit: Cells<i64>,
    until: Cells<LocalDate>,
}

impl Contracts {
    fn of(inputs: &mut Inputs<'_>) -> Result<Self, LastroError> {
        Ok(Self {
            data: inputs.cells("agendamento_data")?,
            frequencia: inputs.cells("agendamento_frequencia")?,
            repetir: inputs.cells("agendamento_repetir")?,
            numero: inputs.cells("agendamento_numero")?,
            data_fim: inputs.cells("agendamento_data_fim")?,
            ativo: inputs.cells("agendamento_ativo")?,
            anchor_day: inputs.cells("anchor_day")?,
            limit: inputs.cells("limit")?,
            until: inputs.cells("until")?,
        })
    }

    fn at(&self, row: usize) -> Option<Contract> {
        Some(Contract {
            agendamento_data: self.data.at(row)?,
            agendamento_frequencia: self.frequencia.at(row)?,
            agendamento_repetir: self.repetir.at(row)?,
            agendamento_numero: self.numero.at(row),
            agendamento_data_fim: self.data_fim.at(row),
            agendamento_ativo: self.ativo.at(row),
            anchor_day: self.anchor_day.at(row),
            limit: self.limit.at(row),
            until: self.until.at(row),
        })
    }
}
