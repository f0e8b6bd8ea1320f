//! Number of days that a payment is late.

use std::sync::Arc;

use arrow_array::Int64Array;
use lastro::calc::calendar::BusinessCalendar;
use lastro::calc::late::days_late_between;
use lastro::{IssueCode, LastroError, LocalDate, model};
use lastro_facade::boleto::AREA;

use super::{argument, core};
use crate::argument::Column;
use crate::cells::{Cells, Day};
use crate::inputs::{Rows, Visitor};
use crate::operation::Kernel;
use crate::output::Answer;

const CORE: &model::Operation = core!(AREA, "boleto.days_late");

#[derive(Clone, Default)]
pub(super) struct DaysLate {
    data_vencimento: Cells<Day>,
    data_pagamento: Cells<Day>,
    holidays: Vec<LocalDate>,
}

impl Kernel for DaysLate {
    const NAME: &'static str = "days_late";
    const OF: &'static model::Operation = CORE;
    const RESULTS: &'static [Column] =
        &[Column::scalar("dias", CORE.result, "Number of days late; 0 if it was paid in time.")];

    fn arguments(&mut self, visitor: &mut impl Visitor) {
        visitor.visit(&mut self.data_vencimento, argument!(CORE, "data_vencimento"));
        visitor.visit(&mut self.data_pagamento, argument!(CORE, "data_pagamento"));
        visitor.visit(&mut self.holidays, argument!(CORE, "holidays"));
    }

    fn compute(&self, rows: Rows) -> Result<Answer, LastroError> {
        let Self { data_vencimento, data_pagamento, holidays } = self;
        let mut calendar = BusinessCalendar::new(holidays);
        let mut dias = Vec::with_capacity(rows.count);
        let (issues, valid) = rows.each(
            |row| {
                let days = days_late_between(&mut calendar, data_vencimento.at(row)?.0, data_pagamento.at(row)?.0);
                Some(days.ok_or_else(|| LastroError::at("data_vencimento", IssueCode::OutOfRange)))
            },
            |days| dias.push(days.unwrap_or_default()),
        );
        Ok(Answer { columns: vec![Arc::new(Int64Array::new(dias.into(), valid))], issues })
    }
}
