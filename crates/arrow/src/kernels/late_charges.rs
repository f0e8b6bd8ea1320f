//! Fine and interest on late boletos.

use lastro::LastroError;
use lastro::api::boleto::AREA;
use lastro::calc::late::{Debt, Rounding};
use lastro::model::{self, Type};
use lastro::value::{Money, Percent};

use super::{argument, column, core};
use crate::inputs::Inputs;
use crate::operation::{Argument, Column, Operation};
use crate::output::{Amounts, Answer};

const CORE: &model::Operation = core!(AREA, "boleto.late_charges");

pub(super) const OPERATION: Operation = Operation {
    name: "late_charges",
    of: CORE.name,
    doc: CORE.doc,
    arguments: &[
        argument!(CORE, "valor"),
        MULTA.or("2"),
        JUROS_MENSAL.or("1"),
        argument!(CORE, "dias"),
        argument!(CORE, "rounding").constant(),
    ],
    results: &[MULTA_TOTAL, JUROS_MENSAL_TOTAL, VALOR_NOVO],
    kernel,
};

pub(super) const MULTA: Argument = argument!(CORE, "multa");
pub(super) const JUROS_MENSAL: Argument = argument!(CORE, "juros_mensal");

pub(super) const MULTA_TOTAL: Column = column!(CORE, "multa_total");
pub(super) const JUROS_MENSAL_TOTAL: Column = column!(CORE, "juros_mensal_total");
pub(super) const VALOR_NOVO: Column = column!(CORE, "valor_novo");

fn kernel(inputs: &mut Inputs<'_>) -> Result<Answer, LastroError> {
    let valor = inputs.cells::<Money>("valor")?;
    let multa = inputs.cells::<Percent>("multa")?;
    let juros_mensal = inputs.cells::<Percent>("juros_mensal")?;
    let dias = inputs.cells::<i64>("dias")?;
    let rounding = inputs.constant::<Rounding>("rounding")?.unwrap_or(Rounding::HalfUp);
    let rows = inputs.rows();
    let amounts = || Amounts::with_capacity(rows);
    let (mut fine, mut interest, mut total) = (amounts(), amounts(), amounts());
    let issues = inputs.each(
        |row| {
            let debt = Debt { valor: valor.at(row)?, multa: multa.at(row)?, juros_mensal: juros_mensal.at(row)? };
            Some(debt.charges(dias.at(row)?, rounding))
        },
        |charges| {
            fine.push(charges.as_ref().map(|c| c.multa_total.cents().into()));
            interest.push(charges.as_ref().map(|c| c.juros_mensal_total.cents().into()));
            total.push(charges.as_ref().map(|c| c.valor_novo.cents().into()));
        },
    )?;
    let columns = [fine, interest, total].map(|amounts| amounts.finish(Type::Money));
    Ok(Answer { columns: columns.into_iter().collect::<Result<_, _>>()?, issues })
}
