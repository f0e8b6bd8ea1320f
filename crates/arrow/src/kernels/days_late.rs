//! Days late.

use lastro::LastroError;
use lastro::api::boleto::AREA;
use lastro::calc::calendar::BusinessCalendar;
use lastro::calc::late::days_late_between;
use lastro::issue::IssueCode;
use lastro::model::{self, Type};

use super::{argument, core};
use crate::cells::Day;
use crate::inputs::Inputs;
use crate::operation::{Column, Operation};
use crate::output::{Answer, Integers};

const CORE: &model::Operation = core!(AREA, "boleto.days_late");

pub(super) const OPERATION: Operation = Operation {
    name: "days_late",
    of: CORE.name,
    doc: CORE.doc,
    arguments: &[
        argument!(CORE, "data_vencimento"),
        argument!(CORE, "data_pagamento"),
        argument!(CORE, "holidays").constant(),
    ],
    results: &[Column::scalar("dias", CORE.result, "Days late; 0 if it was paid in time.")],
    kernel,
};

fn kernel(inputs: &mut Inputs<'_>) -> Result<Answer, LastroError> {
    let due = inputs.cells::<Day>("data_vencimento")?;
    let paid = inputs.cells::<Day>("data_pagamento")?;
    let mut calendar = BusinessCalendar::new(&inputs.list("holidays")?);
    let mut dias = Integers::with_capacity(inputs.rows());
    let issues = inputs.each(
        |row| {
            let days = days_late_between(&mut calendar, due.at(row)?.0, paid.at(row)?.0);
            Some(days.ok_or_else(|| LastroError::at("data_vencimento", IssueCode::OutOfRange)))
        },
        |days| dias.push(days),
    )?;
    Ok(Answer { columns: vec![dias.finish(Type::Integer)?], issues })
}
