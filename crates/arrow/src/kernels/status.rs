//! The state of installments on a day.

use std::sync::Arc;

use arrow_array::Int64Array;
use lastro::calc::calendar::BusinessCalendar;
use lastro::calc::status::Facts;
use lastro::model::codes::InstallmentStatus;
use lastro::model::{self, Installment};
use lastro::value::Code as _;
use lastro::{LastroError, LocalDate, Money};
use lastro_facade::installments::AREA;

use super::{argument, core, field};
use crate::argument::{Column, Described};
use crate::cells::Cells;
use crate::inputs::{Rows, Visitor};
use crate::operation::Kernel;
use crate::output::Answer;

pub(super) const CORE: &model::Operation = core!(AREA, "installments.status");

pub(super) const VALOR: Described = field!(Installment, "valor");
pub(super) const DATA_VENCIMENTO: Described = field!(Installment, "data_vencimento");
pub(super) const VALOR_RECEBIDO: Described = field!(Installment, "valor_recebido").if_there();
pub(super) const STORED: Described = field!(Installment, "status").if_there();
pub(super) const TODAY: Described = argument!(CORE, "today").needed();
pub(super) const HOLIDAYS: Described = argument!(CORE, "holidays");
pub(super) const STATUS: Column = Column::scalar("status", CORE.result, "The code of the state on the given day.");

#[derive(Clone, Default)]
pub(super) struct Status {
    installments: Installments,
    today: Cells<LocalDate>,
    holidays: Vec<LocalDate>,
}

impl Kernel for Status {
    const NAME: &'static str = "status";
    const OF: &'static model::Operation = CORE;
    const RESULTS: &'static [Column] = &[STATUS];

    fn arguments(&mut self, visitor: &mut impl Visitor) {
        visitor.visit(&mut self.installments.valor, VALOR);
        visitor.visit(&mut self.installments.data_vencimento, DATA_VENCIMENTO);
        visitor.visit(&mut self.installments.valor_recebido, VALOR_RECEBIDO);
        visitor.visit(&mut self.installments.status, STORED);
        visitor.visit(&mut self.today, TODAY);
        visitor.visit(&mut self.holidays, HOLIDAYS);
    }

    fn compute(&self, rows: Rows) -> Result<Answer, LastroError> {
        let mut calendar = BusinessCalendar::new(&self.holidays);
        let mut status = Vec::with_capacity(rows.count);
        let (issues, valid) = rows.each(
            |row| Some(self.installments.at(row)?.status_on(self.today.at(row)?, &mut calendar)),
            |state| status.push(state.map_or(0, InstallmentStatus::code)),
        );
        Ok(Answer { columns: vec![Arc::new(Int64Array::new(status.into(), valid))], issues })
    }
}

/// The arguments that describe installments. The operations `status` and `ageing` have them.
#[derive(Clone, Default)]
pub(super) struct Installments {
    pub status: Cells<InstallmentStatus>,
    pub valor: Cells<Money>,
    pub valor_recebido: Cells<Money>,
    pub data_vencimento: Cells<LocalDate>,
}

impl Installments {
    /// The values of a row's installment that determine its status. `None` if the row has no installment, such as the row of a
    /// sale without installments.
    pub(super) fn at(&self, row: usize) -> Option<Facts> {
        let facts = Facts {
            status: self.status.at(row),
            valor: self.valor.at(row),
            valor_recebido: self.valor_recebido.at(row),
            data_vencimento: self.data_vencimento.at(row),
        };
        (facts != Facts::default()).then_some(facts)
    }
}
