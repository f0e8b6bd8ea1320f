//! Ageing of installments: the number of days each one is late, its fine and interest, and the range of days, such as `1-30`, in
//! which it falls.

use std::sync::Arc;

use arrow_array::builder::Int64Builder;
use arrow_array::{ArrayRef, Int64Array};
use lastro::calc::ageing::Claim;
use lastro::calc::calendar::BusinessCalendar;
use lastro::model::{self, Type};
use lastro::value::Code as _;
use lastro::{Issue, IssueCode, LastroError, LocalDate, Percent};

use super::late_charges::{JUROS_MENSAL, JUROS_MENSAL_TOTAL, MULTA, MULTA_TOTAL, VALOR_NOVO};
use super::status::{CORE, DATA_VENCIMENTO, HOLIDAYS, Installments, STATUS, STORED, TODAY, VALOR, VALOR_RECEBIDO};
use crate::argument::{Column, Described};
use crate::cells::Cells;
use crate::inputs::{Rows, Visitor};
use crate::operation::Kernel;
use crate::output::{Amounts, Answer, TextBuilder};

#[derive(Clone, Default)]
pub(super) struct Ageing {
    installments: Installments,
    data_pagamento: Cells<LocalDate>,
    today: Cells<LocalDate>,
    multa: Cells<Percent>,
    juros_mensal: Cells<Percent>,
    holidays: Vec<LocalDate>,
    buckets: Vec<i64>,
}

impl Kernel for Ageing {
    const NAME: &'static str = "ageing";
    const OF: &'static model::Operation = CORE;
    const DOC: &'static str = "Ages installments: computes the state of each installment on a given day, the number of days that \
                               it is late, fine and interest up to that day, and its range of days late.\n\n\
                               The state is that of `status`. An installment with a `data_pagamento` up to that day and no \
                               received amount counts as paid in full. Fine and interest are computed on the open amount: if \
                               a part was received, on the rest. `valor_novo` is the open amount plus fine and interest. All \
                               three amounts are 0.00 for a paid or cancelled installment. A row without an installment (no \
                               amounts, no dates and no state) has nulls.\n";
    const RESULTS: &'static [Column] = &[
        STATUS,
        Column::scalar(
            "dias",
            Type::Integer,
            "Number of days late: on the given day, or on the day of payment if it is paid. Null if it is cancelled, or paid on an unknown day.",
        ),
        MULTA_TOTAL,
        JUROS_MENSAL_TOTAL,
        VALOR_NOVO,
        Column::scalar(
            "faixa",
            Type::Text,
            "The range that contains the number of days late, such as `1-30` or `>90`; `em dia` if it is not late. Null if nothing is open.",
        ),
    ];

    fn arguments(&mut self, visitor: &mut impl Visitor) {
        let paid = "Date of the payment; unset if there was none. A payment after `today` does not count.";
        let ends =
            "The upper limit of each range of `faixa`, in days late, ascending. A last range without a limit follows.";
        visitor.visit(&mut self.installments.valor, VALOR);
        visitor.visit(&mut self.installments.data_vencimento, DATA_VENCIMENTO);
        visitor.visit(&mut self.installments.valor_recebido, VALOR_RECEBIDO);
        visitor.visit(&mut self.data_pagamento, Described::new("data_pagamento", paid).if_there());
        visitor.visit(&mut self.installments.status, STORED);
        visitor.visit(&mut self.today, TODAY);
        visitor.visit(&mut self.multa, MULTA.needed());
        visitor.visit(&mut self.juros_mensal, JUROS_MENSAL.needed());
        visitor.visit(&mut self.holidays, HOLIDAYS);
        visitor.visit(&mut self.buckets, Described::new("buckets", ends).or("0,30,60,90"));
    }

    fn compute(&self, rows: Rows) -> Result<Answer, LastroError> {
        let mut calendar = BusinessCalendar::new(&self.holidays);
        let ranges = Ranges::of(&self.buckets)?;
        let (mut status, mut dias) = (Vec::with_capacity(rows.count), Int64Builder::with_capacity(rows.count));
        let amounts = || Amounts::with_capacity(rows.count);
        let (mut fine, mut interest, mut total) = (amounts(), amounts(), amounts());
        let mut faixa = TextBuilder::with_capacity(rows.count, 0);
        let (issues, valid) = rows.each(
            |row| {
                let claim = Claim {
                    facts: self.installments.at(row)?,
                    data_pagamento: self.data_pagamento.at(row),
                    multa: self.multa.at(row)?,
                    juros_mensal: self.juros_mensal.at(row)?,
                };
                Some(claim.on(self.today.at(row)?, &mut calendar))
            },
            |age| {
                let age = age.as_ref();
                status.push(age.map_or(0, |age| age.status.code()));
                dias.append_option(age.and_then(|age| age.dias));
                let charges = age.map(|age| &age.charges);
                fine.put(charges.map(|c| c.multa_total));
                interest.put(charges.map(|c| c.juros_mensal_total));
                total.put(charges.map(|c| c.valor_novo));
                faixa.append_option(
                    age.filter(|age| age.open).and_then(|age| age.dias).and_then(|days| ranges.name(days)),
                );
            },
        );
        let columns: Vec<ArrayRef> = vec![
            Arc::new(Int64Array::new(status.into(), valid.clone())),
            Arc::new(dias.finish()),
            fine.finish(valid.clone()),
            interest.finish(valid.clone()),
            total.finish(valid),
            faixa.finish()?,
        ];
        Ok(Answer { columns, issues })
    }
}

/// The ranges of the number of days late, such as `1-30`. `ends` has the last day of each range except the last, open-ended one.
struct Ranges {
    ends: Vec<i64>,
    names: Vec<String>,
}

impl Ranges {
    /// Builds the ranges from their last days. After the last of these days, one more range begins, which is open-ended.
    fn of(ends: &[i64]) -> Result<Self, LastroError> {
        let mut names = Vec::with_capacity(ends.len().saturating_add(1));
        let mut first = 0;
        for (index, end) in ends.iter().enumerate() {
            if *end < first {
                let issue = Issue::error(&format!("buckets[{index}]"), IssueCode::OutOfRange);
                return Err(LastroError::invalid(issue.with("min", &first.to_string())));
            }
            names.push(match (first, *end) {
                (0, 0) => "em dia".to_owned(),
                (first, end) if first == end => first.to_string(),
                (first, end) => format!("{first}-{end}"),
            });
            first = end.saturating_add(1);
        }
        names.push(ends.last().map_or_else(|| ">=0".to_owned(), |last| format!(">{last}")));
        Ok(Self { ends: ends.to_vec(), names })
    }

    fn name(&self, days: i64) -> Option<&str> {
        self.names.get(self.ends.partition_point(|end| *end < days)).map(String::as_str)
    }
}
