//! The state of installments on a day.

use lastro::LastroError;
use lastro::api::installments::AREA;
use lastro::calc::calendar::BusinessCalendar;
use lastro::calc::status::Facts;
use lastro::model;
use lastro::model::codes::InstallmentStatus;
use lastro::value::{Code as _, LocalDate, Money};

use super::{argument, core, field};
use crate::cells::Cells;
use crate::inputs::Inputs;
use crate::operation::{Argument, Column, Operation};
use crate::output::{Answer, Integers};

pub(super) const CORE: &model::Operation = core!(AREA, "installments.status");

pub(super) const OPERATION: Operation = Operation {
    name: "status",
    of: CORE.name,
    doc: CORE.doc,
    arguments: &[VALOR, DATA_VENCIMENTO, VALOR_RECEBIDO, STORED, TODAY, HOLIDAYS],
    results: &[STATUS],
    kernel,
};

pub(super) const VALOR: Argument = field!(CORE, "valor");
pub(super) const DATA_VENCIMENTO: Argument = field!(CORE, "data_vencimento");
pub(super) const VALOR_RECEBIDO: Argument = field!(CORE, "valor_recebido").if_there();
pub(super) const STORED: Argument = field!(CORE, "status").if_there();
pub(super) const TODAY: Argument = argument!(CORE, "today").needed();
pub(super) const HOLIDAYS: Argument = argument!(CORE, "holidays").constant();
pub(super) const STATUS: Column = Column::scalar("status", CORE.result, "The state on the day, by its code.");

fn kernel(inputs: &mut Inputs<'_>) -> Result<Answer, LastroError> {
    let installments = Installments::of(inputs)?;
    let today = inputs.cells::<LocalDate>("today")?;
    let mut calendar = BusinessCalendar::new(&inputs.list("holidays")?);
    let mut status = Integers::with_capacity(inputs.rows());
    let issues = inputs.each(
        |row| Some(installments.at(row)?.status_on(today.at(row)?, &mut calendar)),
        |state| status.push(state.map(InstallmentStatus::code)),
    )?;
    Ok(Answer { columns: vec![status.finish(CORE.result)?], issues })
}

/// The columns of installments.
pub(super) struct Installments {
    status: Cells<InstallmentStatus>,
    valor: Cells<Money>,
    valor_recebido: Cells<Money>,
    data_vencimento: Cells<LocalDate>,
}

impl Installments {
    pub(super) fn of(inputs: &mut Inputs<'_>) -> Result<Self, LastroError> {
        Ok(Self {
            valor: inputs.cells("valor")?,
            data_vencimento: inputs.cells("data_vencimento")?,
            valor_recebido: inputs.cells("valor_recebido")?,
            status: inputs.cells("status")?,
        })
    }

    /// What is known of the installment of a row; `None` in a row without one, as that of a sale that has none.
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
