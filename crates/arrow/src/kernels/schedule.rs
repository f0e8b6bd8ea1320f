//! The dates on which contracts generate sales.

use std::sync::Arc;

use arrow_array::builder::Date32Builder;
use lastro::calc::schedule::Contract;
use lastro::model::codes::{Flag, Frequency, Repetition};
use lastro::model::{self, Type};
use lastro::{LastroError, LocalDate};
use lastro_facade::schedule::AREA;

use super::{argument, core};
use crate::argument::{Column, ColumnType};
use crate::cells::Cells;
use crate::inputs::{Rows, Visitor};
use crate::operation::Kernel;
use crate::output::{Answer, Lists};

const OCCURRENCES: &model::Operation = core!(AREA, "schedule.occurrences");
const NEXT: &model::Operation = core!(AREA, "schedule.next_after");
const DATAS: ColumnType = ColumnType::List(Type::Date);

#[derive(Clone, Default)]
pub(super) struct Occurrences(Contracts);

impl Kernel for Occurrences {
    const NAME: &'static str = "occurrences";
    const OF: &'static model::Operation = OCCURRENCES;
    const RESULTS: &'static [Column] =
        &[Column { name: "datas", ty: DATAS, doc: "The dates of the occurrences, in order." }];

    fn arguments(&mut self, visitor: &mut impl Visitor) {
        self.0.arguments(visitor);
    }

    fn compute(&self, rows: Rows) -> Result<Answer, LastroError> {
        let (mut lists, mut items) = (Lists::with_capacity(rows.count), Date32Builder::with_capacity(rows.count));
        let (issues, _) = rows.each(
            |row| Some(self.0.at(row)?.occurrences()),
            |dates| {
                lists.end(dates.as_ref().map(Vec::len));
                dates.into_iter().flatten().for_each(|date| items.append_value(date.epoch_days()));
            },
        );
        Ok(Answer { columns: vec![lists.finish(DATAS, Arc::new(items.finish()))?], issues })
    }
}

#[derive(Clone, Default)]
pub(super) struct NextAfter {
    after: Cells<LocalDate>,
    contracts: Contracts,
}

impl Kernel for NextAfter {
    const NAME: &'static str = "next_after";
    const OF: &'static model::Operation = NEXT;
    const RESULTS: &'static [Column] =
        &[Column::scalar("data", Type::Date, "The first date after `after`; null if there is none.")];

    fn arguments(&mut self, visitor: &mut impl Visitor) {
        visitor.visit(&mut self.after, argument!(NEXT, "after").needed());
        self.contracts.arguments(visitor);
    }

    fn compute(&self, rows: Rows) -> Result<Answer, LastroError> {
        let mut data = Date32Builder::with_capacity(rows.count);
        let (issues, _) = rows.each(
            |row| Some(self.contracts.at(row)?.next_after(self.after.at(row)?)),
            |date| data.append_option(date.flatten().map(LocalDate::epoch_days)),
        );
        Ok(Answer { columns: vec![Arc::new(data.finish())], issues })
    }
}

/// The arguments that describe contracts. The operations `occurrences` and `next_after` have them.
#[derive(Clone, Default)]
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
    fn arguments(&mut self, visitor: &mut impl Visitor) {
        visitor.visit(&mut self.data, argument!(OCCURRENCES, "agendamento_data"));
        visitor.visit(&mut self.frequencia, argument!(OCCURRENCES, "agendamento_frequencia"));
        visitor.visit(&mut self.repetir, argument!(OCCURRENCES, "agendamento_repetir"));
        visitor.visit(&mut self.numero, argument!(OCCURRENCES, "agendamento_numero").if_there());
        visitor.visit(&mut self.data_fim, argument!(OCCURRENCES, "agendamento_data_fim").if_there());
        visitor.visit(&mut self.ativo, argument!(OCCURRENCES, "agendamento_ativo").if_there());
        visitor.visit(&mut self.anchor_day, argument!(OCCURRENCES, "anchor_day").if_there());
        visitor.visit(&mut self.limit, argument!(OCCURRENCES, "limit").if_there());
        visitor.visit(&mut self.until, argument!(OCCURRENCES, "until").if_there());
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
