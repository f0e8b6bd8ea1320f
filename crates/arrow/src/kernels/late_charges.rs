//! Fine and interest on late boletos (Brazilian payment slips).

use lastro::calc::late::{Debt, Rounding};
use lastro::{LastroError, Money, Percent, model};
use lastro_facade::boleto::AREA;

use super::{argument, column, core};
use crate::argument::{Column, Described};
use crate::cells::Cells;
use crate::inputs::{Rows, Visitor};
use crate::operation::Kernel;
use crate::output::{Amounts, Answer};

const CORE: &model::Operation = core!(AREA, "boleto.late_charges");

pub(super) const MULTA: Described = argument!(CORE, "multa");
pub(super) const JUROS_MENSAL: Described = argument!(CORE, "juros_mensal");

pub(super) const MULTA_TOTAL: Column = column!(CORE, "multa_total");
pub(super) const JUROS_MENSAL_TOTAL: Column = column!(CORE, "juros_mensal_total");
pub(super) const VALOR_NOVO: Column = column!(CORE, "valor_novo");

#[derive(Clone, Default)]
pub(super) struct LateCharges {
    valor: Cells<Money>,
    multa: Cells<Percent>,
    juros_mensal: Cells<Percent>,
    dias: Cells<i64>,
    rounding: Option<Rounding>,
}

impl Kernel for LateCharges {
    const NAME: &'static str = "late_charges";
    const OF: &'static model::Operation = CORE;
    const RESULTS: &'static [Column] = &[MULTA_TOTAL, JUROS_MENSAL_TOTAL, VALOR_NOVO];

    fn arguments(&mut self, visitor: &mut impl Visitor) {
        visitor.visit(&mut self.valor, argument!(CORE, "valor"));
        visitor.visit(&mut self.multa, MULTA.or("2"));
        visitor.visit(&mut self.juros_mensal, JUROS_MENSAL.or("1"));
        visitor.visit(&mut self.dias, argument!(CORE, "dias"));
        visitor.visit(&mut self.rounding, argument!(CORE, "rounding"));
    }

    fn compute(&self, rows: Rows) -> Result<Answer, LastroError> {
        let Self { valor, multa, juros_mensal, dias, rounding } = self;
        let rounding = rounding.unwrap_or(Rounding::HalfUp);
        let amounts = || Amounts::with_capacity(rows.count);
        let (mut fine, mut interest, mut total) = (amounts(), amounts(), amounts());
        let (issues, valid) = rows.each(
            |row| {
                let debt = Debt { valor: valor.at(row)?, multa: multa.at(row)?, juros_mensal: juros_mensal.at(row)? };
                Some(debt.charges(dias.at(row)?, rounding))
            },
            |charges| {
                fine.put(charges.as_ref().map(|c| c.multa_total));
                interest.put(charges.as_ref().map(|c| c.juros_mensal_total));
                total.put(charges.as_ref().map(|c| c.valor_novo));
            },
        );
        let columns = [fine, interest, total].map(|amounts| amounts.finish(valid.clone())).into();
        Ok(Answer { columns, issues })
    }
}
