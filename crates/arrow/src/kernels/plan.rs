//! Splits amounts into equal installments with due dates.

use std::sync::Arc;

use arrow_array::ArrayRef;
use arrow_array::builder::{Date32Builder, Int64Builder};
use lastro::calc::installments::{SplitPolicy, Step, dated};
use lastro::model::{self, Type};
use lastro::{LastroError, LocalDate, Money};
use lastro_facade::installments::AREA;

use super::{argument, core};
use crate::argument::{Column, ColumnType};
use crate::cells::Cells;
use crate::inputs::{Rows, Visitor};
use crate::operation::Kernel;
use crate::output::{Amounts, Answer, Lists, records};

const CORE: &model::Operation = core!(AREA, "installments.plan");
const PLANO: ColumnType = ColumnType::Records(&[
    Column::scalar("parcela", Type::Integer, "Number of the installment, from 1."),
    Column::scalar("data_vencimento", Type::Date, "Due date."),
    Column::scalar("valor", Type::Money, "The amount of the installment."),
]);

#[derive(Clone, Default)]
pub(super) struct Plan {
    valor: Cells<Money>,
    parcelas: Cells<i64>,
    first_due: Cells<LocalDate>,
    every_months: Cells<i64>,
    every_days: Cells<i64>,
    policy: Option<SplitPolicy>,
}

impl Kernel for Plan {
    const NAME: &'static str = "plan";
    const OF: &'static model::Operation = CORE;
    const RESULTS: &'static [Column] = &[Column {
        name: "plano",
        ty: PLANO,
        doc: "The installments, in the order of their due dates. Their amounts add up to `valor`.",
    }];

    fn arguments(&mut self, visitor: &mut impl Visitor) {
        visitor.visit(&mut self.valor, argument!(CORE, "valor"));
        visitor.visit(&mut self.parcelas, argument!(CORE, "parcelas"));
        visitor.visit(&mut self.first_due, argument!(CORE, "first_due"));
        visitor.visit(&mut self.every_months, argument!(CORE, "every_months").if_there());
        visitor.visit(&mut self.every_days, argument!(CORE, "every_days").if_there());
        visitor.visit(&mut self.policy, argument!(CORE, "policy"));
    }

    fn compute(&self, rows: Rows) -> Result<Answer, LastroError> {
        let Self { valor, parcelas, first_due, every_months, every_days, policy } = self;
        let policy = policy.unwrap_or(SplitPolicy::Spread);
        let mut lists = Lists::with_capacity(rows.count);
        let mut numbers = Int64Builder::with_capacity(rows.count);
        let mut dates = Date32Builder::with_capacity(rows.count);
        let mut amounts = Amounts::with_capacity(rows.count);
        let (issues, _) = rows.each(
            |row| {
                let (valor, parcelas, first_due) = (valor.at(row)?, parcelas.at(row)?, first_due.at(row)?);
                let step = Step::every(every_months.at(row), every_days.at(row));
                Some(step.and_then(|step| dated(valor, parcelas, first_due, step, policy)))
            },
            |plan| {
                let there = plan.is_some();
                let mut length = 0;
                for share in plan.into_iter().flatten() {
                    numbers.append_value(share.parcela);
                    dates.append_value(share.data_vencimento.epoch_days());
                    amounts.put(Some(share.valor));
                    length += 1;
                }
                lists.end(there.then_some(length));
            },
        );
        let members: Vec<ArrayRef> = vec![Arc::new(numbers.finish()), Arc::new(dates.finish()), amounts.finish(None)];
        Ok(Answer { columns: vec![lists.finish(PLANO, records(PLANO, members)?)?], issues })
    }
}
