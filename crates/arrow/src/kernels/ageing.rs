//! How old what is open is.

use lastro::LastroError;
use lastro::calc::ageing::Claim;
use lastro::calc::calendar::BusinessCalendar;
use lastro::issue::{Issue, IssueCode};
use lastro::model::Type;
use lastro::value::{Code as _, LocalDate, Percent};

use super::late_charges::{JUROS_MENSAL, JUROS_MENSAL_TOTAL, MULTA, MULTA_TOTAL, VALOR_NOVO};
use super::status::{CORE, DATA_VENCIMENTO, HOLIDAYS, Installments, STATUS, STORED, TODAY, VALOR, VALOR_RECEBIDO};
use crate::inputs::Inputs;
use crate::operation::{Argument, Column, Operation};
use crate::output::{Amounts, Answer, Integers, Texts};

pub(super) const OPERATION: Operation = Operation {
    name: "ageing",
    of: CORE.name,
    doc: "How old what is open is: the state of each installment on a day, the days that it is late, its fine and \
          interest up to the day, and the range of days that it falls into.\n\n\
          The state is that of `status`; an installment with a `data_pagamento` up to the day, and no amount received, \
          was paid in full. Fine and interest are computed on what is still open, so that of one paid in part they are on \
          the rest; `valor_novo` is what is open with both. All three are 0.00 for what is paid or cancelled. A row without \
          an installment (neither amounts nor dates nor a state) has nulls.\n",
    arguments: &[
        VALOR,
        DATA_VENCIMENTO,
        VALOR_RECEBIDO,
        Argument::new(
            "data_pagamento",
            Type::Optional(&Type::Date),
            "When it was paid. A payment after `today` has not happened yet.",
        )
        .if_there(),
        STORED,
        TODAY,
        MULTA.needed(),
        JUROS_MENSAL.needed(),
        HOLIDAYS,
        Argument::new(
            "buckets",
            Type::List(&Type::Integer),
            "The last day of each range of `faixa`, ascending; the days behind the last one are a range too.",
        )
        .or("0,30,60,90")
        .constant(),
    ],
    results: &[
        STATUS,
        Column::scalar(
            "dias",
            Type::Integer,
            "Days late on the day, or when it was paid; null if it is cancelled, or paid on an unknown day.",
        ),
        MULTA_TOTAL,
        JUROS_MENSAL_TOTAL,
        VALOR_NOVO,
        Column::scalar(
            "faixa",
            Type::Text,
            "The range of days late, such as `1-30` or `>90`; `em dia` if it is not late; null if nothing is open.",
        ),
    ],
    kernel,
};

fn kernel(inputs: &mut Inputs<'_>) -> Result<Answer, LastroError> {
    let installments = Installments::of(inputs)?;
    let data_pagamento = inputs.cells::<LocalDate>("data_pagamento")?;
    let today = inputs.cells::<LocalDate>("today")?;
    let multa = inputs.cells::<Percent>("multa")?;
    let juros_mensal = inputs.cells::<Percent>("juros_mensal")?;
    let mut calendar = BusinessCalendar::new(&inputs.list("holidays")?);
    let buckets = inputs.list("buckets")?;
    inputs.constants()?;
    let ranges = Ranges::of(&buckets)?;
    let rows = inputs.rows();
    let (mut status, mut dias) = (Integers::with_capacity(rows), Integers::with_capacity(rows));
    let amounts = || Amounts::with_capacity(rows);
    let (mut fine, mut interest, mut total) = (amounts(), amounts(), amounts());
    let mut faixa = Texts::with_capacity(rows);
    let issues = inputs.each(
        |row| {
            let claim = Claim {
                facts: installments.at(row)?,
                data_pagamento: data_pagamento.at(row),
                multa: multa.at(row)?,
                juros_mensal: juros_mensal.at(row)?,
            };
            Some(claim.on(today.at(row)?, &mut calendar))
        },
        |age| {
            let age = age.as_ref();
            status.push(age.map(|age| age.status.code()));
            dias.push(age.and_then(|age| age.dias));
            let charges = age.map(|age| &age.charges);
            fine.push(charges.map(|c| c.multa_total.cents().into()));
            interest.push(charges.map(|c| c.juros_mensal_total.cents().into()));
            total.push(charges.map(|c| c.valor_novo.cents().into()));
            faixa.push(age.filter(|age| age.open).and_then(|age| age.dias).and_then(|days| ranges.name(days)));
        },
    )?;
    let columns = vec![
        status.finish(CORE.result)?,
        dias.finish(Type::Integer)?,
        fine.finish(Type::Money)?,
        interest.finish(Type::Money)?,
        total.finish(Type::Money)?,
        faixa.finish()?,
    ];
    Ok(Answer { columns, issues })
}

/// The ranges of days late, each with its last day.
struct Ranges {
    ends: Vec<i64>,
    names: Vec<String>,
}

impl Ranges {
    /// From the last days of the ranges, but for the range behind the last one.
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
