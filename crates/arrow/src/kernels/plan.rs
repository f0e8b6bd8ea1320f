//! Equal shares of amounts with their due dates.

use lastro::LastroError;
use lastro::api::installments::AREA;
use lastro::calc::installments::{SplitPolicy, Step, dated};
use lastro::model::{self, Type};
use lastro::value::{LocalDate, Money};

use super::{argument, core};
use crate::inputs::Inputs;
use crate::operation::{Column, ColumnType, Operation};
use crate::output::{Amounts, Answer, Days, Integers, Lists, records};

const CORE: &model::Operation = core!(AREA, "installments.plan");
const PLANO: ColumnType = ColumnType::Records(MEMBERS);
const MEMBERS: &[Column] = &[
    Column::scalar("parcela", Type::Integer, "Sequence number, from 1."),
    Column::scalar("data_vencimento", Type::Date, "Due date."),
    Column::scalar("valor", Type::Money, "The share."),
];

pub(super) const OPERATION: Operation = Operation {
    name: "plan",
    of: CORE.name,
    doc: CORE.doc,
    arguments: &[
        argument!(CORE, "valor"),
        argument!(CORE, "parcelas"),
        argument!(CORE, "first_due"),
        argument!(CORE, "every_months").if_there(),
        argument!(CORE, "every_days").if_there(),
        argument!(CORE, "policy").constant(),
    ],
    results: &[Column {
        name: "plano",
        ty: PLANO,
        doc: "The shares, which add up to the amount, in the order of their dates.",
    }],
    kernel,
};

fn kernel(inputs: &mut Inputs<'_>) -> Result<Answer, LastroError> {
    let valor = inputs.cells::<Money>("valor")?;
    let parcelas = inputs.cells::<i64>("parcelas")?;
    let first_due = inputs.cells::<LocalDate>("first_due")?;
    let every_months = inputs.cells::<i64>("every_months")?;
    let every_days = inputs.cells::<i64>("every_days")?;
    let policy = inputs.constant::<SplitPolicy>("policy")?.unwrap_or(SplitPolicy::Spread);
    let rows = inputs.rows();
    let mut lists = Lists::with_capacity(rows);
    let (mut numbers, mut dates, mut amounts) =
        (Integers::with_capacity(rows), Days::with_capacity(rows), Amounts::with_capacity(rows));
    let issues = inputs.each(
        |row| {
            let (valor, parcelas, first_due) = (valor.at(row)?, parcelas.at(row)?, first_due.at(row)?);
            let step = Step::every(every_months.at(row), every_days.at(row));
            Some(step.and_then(|step| dated(valor, parcelas, first_due, step, policy)))
        },
        |plan| {
            let there = plan.is_some();
            let mut length = 0;
            for share in plan.into_iter().flatten() {
                numbers.push(Some(share.parcela));
                dates.push(Some(share.data_vencimento.epoch_days()));
                amounts.push(Some(share.valor.cents().into()));
                length += 1;
            }
            lists.end(there.then_some(length));
        },
    )?;
    let members =
        records(PLANO, vec![numbers.finish(Type::Integer)?, dates.finish(Type::Date)?, amounts.finish(Type::Money)?])?;
    Ok(Answer { columns: vec![lists.finish(PLANO, members)?], issues })
}
