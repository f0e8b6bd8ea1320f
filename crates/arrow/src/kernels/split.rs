//! Equal shares of amounts.

use lastro::LastroError;
use lastro::api::installments::AREA;
use lastro::calc::installments::{SplitPolicy, shares};
use lastro::model::{self, Type};
use lastro::value::Money;

use super::{argument, core};
use crate::inputs::Inputs;
use crate::operation::{Column, ColumnType, Operation};
use crate::output::{Amounts, Answer, Lists};

const CORE: &model::Operation = core!(AREA, "installments.split");
const PARCELAS: ColumnType = ColumnType::List(Type::Money);

pub(super) const OPERATION: Operation = Operation {
    name: "split",
    of: CORE.name,
    doc: CORE.doc,
    arguments: &[argument!(CORE, "valor"), argument!(CORE, "parcelas"), argument!(CORE, "policy").constant()],
    results: &[Column { name: "parcelas", ty: PARCELAS, doc: "The shares, which add up to the amount." }],
    kernel,
};

fn kernel(inputs: &mut Inputs<'_>) -> Result<Answer, LastroError> {
    let valor = inputs.cells::<Money>("valor")?;
    let parcelas = inputs.cells::<i64>("parcelas")?;
    let policy = inputs.constant::<SplitPolicy>("policy")?.unwrap_or(SplitPolicy::Spread);
    let rows = inputs.rows();
    let (mut lists, mut items) = (Lists::with_capacity(rows), Amounts::with_capacity(rows));
    let issues = inputs.each(
        |row| Some(shares(valor.at(row)?, parcelas.at(row)?, policy)),
        |shares| {
            lists.end(shares.as_ref().map(ExactSizeIterator::len));
            shares.into_iter().flatten().for_each(|share| items.push(Some(share.cents().into())));
        },
    )?;
    Ok(Answer { columns: vec![lists.finish(PARCELAS, items.finish(Type::Money)?)?], issues })
}
