//! Splits amounts into equal shares.

use lastro::calc::installments::{MAX_INSTALLMENTS, SplitPolicy, shares};
use lastro::model::{self, Type};
use lastro::{LastroError, Money};
use lastro_facade::installments::AREA;

use super::{argument, core};
use crate::argument::{Column, ColumnType};
use crate::cells::Cells;
use crate::inputs::{Rows, Visitor};
use crate::operation::Kernel;
use crate::output::{Amounts, Answer, Lists};

const CORE: &model::Operation = core!(AREA, "installments.split");
const PARCELAS: ColumnType = ColumnType::List(Type::Money);

#[derive(Clone, Default)]
pub(super) struct Split {
    valor: Cells<Money>,
    parcelas: Cells<i64>,
    policy: Option<SplitPolicy>,
}

impl Kernel for Split {
    const NAME: &'static str = "split";
    const OF: &'static model::Operation = CORE;
    const RESULTS: &'static [Column] =
        &[Column { name: "parcelas", ty: PARCELAS, doc: "The amounts of the installments, which add up to `valor`." }];

    fn arguments(&mut self, visitor: &mut impl Visitor) {
        visitor.visit(&mut self.valor, argument!(CORE, "valor"));
        visitor.visit(&mut self.parcelas, argument!(CORE, "parcelas"));
        visitor.visit(&mut self.policy, argument!(CORE, "policy"));
    }

    fn compute(&self, rows: Rows) -> Result<Answer, LastroError> {
        let policy = self.policy.unwrap_or(SplitPolicy::Spread);
        let counts = (0..rows.count).filter_map(|row| self.valor.at(row).and(self.parcelas.at(row)));
        let lengths = counts.filter(|count| (1..=MAX_INSTALLMENTS).contains(count));
        let items = usize::try_from(lengths.sum::<i64>()).unwrap_or(0);
        let (mut lists, mut items) = (Lists::with_capacity(rows.count), Amounts::with_capacity(items));
        let (issues, _) = rows.each(
            |row| Some(shares(self.valor.at(row)?, self.parcelas.at(row)?, policy)),
            |shares| {
                lists.end(shares.as_ref().map(ExactSizeIterator::len));
                if let Some(shares) = shares {
                    items.extend(shares);
                }
            },
        );
        Ok(Answer { columns: vec![lists.finish(PARCELAS, items.finish(None))?], issues })
    }
}
