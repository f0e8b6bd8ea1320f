//! Property tests that compare contracts with a model. The generated contracts are due on any day of the month up to the 31st. They
//! may be paused, end by number or by date, begin in the past, and be changed while they run. The model uses no function and no
//! date type of the core or the twin.
//!
//! Every contract must satisfy these invariants. It generates at most `agendamento_numero` sales, which are numbered from 1
//! without gaps. After the last change, it reaches its end: its last sale is marked as such, and the contract is
//! deactivated. Every sale has the amounts that were sent.

use crate::common::account::{Account, edited, text};
use crate::common::cases;
use crate::common::model::{Day, cents, later, list, money, plus, written};
use proptest::prelude::*;

/// The number of days from `day` to `date`; 0 if `date` has passed or is 1,500 days away or more.
fn days_until(day: Day, date: Day) -> i64 {
    let mut reached = day;
    let days = (0..1_500).find(|_| {
        let found = reached == date;
        reached = plus(reached, 1);
        found
    });
    days.unwrap_or(0)
}

#[derive(Debug, Clone, Copy)]
enum End {
    Never,
    Count(i64),
    Date(Day),
}

/// A step of a test case: a step of the clock, or a change of the contract.
#[derive(Debug, Clone)]
enum Step {
    Days(i64),
    /// Moves the clock to the date that is this many intervals after the contract's current date.
    ToDate(i64),
    Pause,
    Resume,
    Count(i64),
    Date(i64),
}

#[derive(Debug, Clone)]
struct Sold {
    date: Day,
    generated: Day,
    number: i64,
    last: bool,
    with_one_off: bool,
}

/// The model of a contract, according to the service's documentation and the policies.
#[derive(Debug, Clone)]
struct Model {
    every: i64,
    end: End,
    /// The date of the next occurrence; the last date if the contract has ended.
    date: Day,
    /// The intended day of the month. In a shorter month, the date is the last day of the month.
    day: i64,
    active: bool,
    /// Whether the date has passed and no other date follows.
    ended: bool,
    skips_count: bool,
    /// Number of dates that count as occurrences so far.
    counted: i64,
    sold: Vec<Sold>,
}

impl Model {
    fn allows(&self, date: Day) -> bool {
        match self.end {
            _ if self.every == 0 => true,
            End::Never => true,
            End::Count(count) => self.counted < count,
            End::Date(end) => date <= end,
        }
    }

    /// Moves to the first later date of the schedule that is on or after `from`. Returns `false`, and does not move, if the contract
    /// ends before that date.
    fn on_from(&mut self, from: Day) -> bool {
        if self.every == 0 {
            return false;
        }
        let (mut months, mut counted) = (self.every, self.counted);
        while later(self.date, months, self.day) < from {
            (months, counted) = (months + self.every, counted + i64::from(self.skips_count));
        }
        let next = Self { counted, date: later(self.date, months, self.day), ended: false, ..self.clone() };
        let goes_on = next.allows(next.date);
        if goes_on {
            *self = next;
        }
        goes_on
    }

    /// Generates the sales that are due on a day. The twin's clock is at the end of this day.
    fn day(&mut self, today: Day) {
        while self.active && !self.ended && self.allows(self.date) && self.date <= today {
            self.counted += 1;
            let (date, number) = (self.date, self.sold.len() as i64 + 1);
            self.ended = true;
            let last = !self.on_from(today);
            self.active = !last;
            self.sold.push(Sold { date, generated: today, number, last, with_one_off: number == 1 });
        }
    }

    /// The model after a change of the contract; `None` if the twin must refuse the change.
    fn changed(&self, step: &Step, today: Day) -> Option<Self> {
        let mut next = self.clone();
        match step {
            Step::Pause => next.active = false,
            Step::Resume => next.active = true,
            Step::Count(count) => next.end = End::Count(*count),
            // an update with the same date is not a change of the date
            Step::Date(days) if plus(today, *days) != self.date => {
                next.date = plus(today, *days);
                (next.day, next.ended) = (next.date.2, false);
            }
            Step::Date(_) | Step::Days(_) | Step::ToDate(_) => {}
        }
        if let (Step::Date(_), End::Date(end)) = (step, next.end)
            && next.every > 0
            && end < next.date
        {
            return None;
        }
        let resumed = next.active && !self.active;
        if resumed && !next.ended && next.date < today {
            (next.counted, next.ended) = (next.counted + i64::from(next.skips_count), true);
        }
        if next.ended {
            // the next date of the schedule; if the contract was paused, the first one on or after the current day
            next.on_from(if resumed { today } else { (0, 1, 1) });
        }
        let stays_ended = next.ended && self.ended && !resumed;
        let too_low = matches!(next.end, End::Count(count) if next.every > 0
            && count < next.counted + i64::from(next.active && !stays_ended));
        let goes_on = !next.ended && next.allows(next.date);
        if too_low || next.active && !stays_ended && !goes_on { None } else { Some(next) }
    }
}

/// The amounts of the contract, in cents: the value, if it is sent, and the installments.
#[derive(Debug, Clone)]
struct Charge {
    value: Option<i64>,
    parts: Vec<i64>,
    one_off: bool,
}

/// The prices of the two items, in cents: the recurring item, and the optional one-off item, which only the first sale has.
const RECURRING: i64 = 10_000;
const ONE_OFF: i64 = 5_000;

fn body(model: &Model, charge: &Charge) -> String {
    let end = match model.end {
        End::Never => r#""agendamento_repetir":1"#.to_owned(),
        End::Count(count) => format!(r#""agendamento_repetir":2,"agendamento_numero":{count}"#),
        End::Date(end) => format!(r#""agendamento_repetir":3,"agendamento_data_fim":"{}""#, written(end)),
    };
    let one_off = if charge.one_off { r#",{"id_servico":2,"recorrente":0,"valor":50,"qtd":1}"# } else { "" };
    let value = charge.value.map_or(String::new(), |cents| format!(r#","valor_venda":{}"#, money(cents)));
    let part = |cents: &i64| format!(r#"{{"data_vencimento":"{}","valor":{}}}"#, written(model.date), money(*cents));
    let parts: Vec<String> = charge.parts.iter().map(part).collect();
    format!(
        r#"{{"agendamento_data":"{}","agendamento_automatico":1,"agendamento_frequencia":{},{end},"agendamento_ativo":{},
        "itens":[{{"id_servico":1,"recorrente":1,"valor":100,"qtd":1}}{one_off}]{value},"parcelas":[{}]}}"#,
        written(model.date),
        model.every,
        i64::from(model.active),
        parts.join(",")
    )
}

/// Checks that the twin generated the same sales as the model, with the amounts that were sent.
fn agree(account: &mut Account, model: &Model, charge: &Charge) {
    let contract = account.select(1);
    assert_eq!(text(&contract, "agendamento_ativo"), i64::from(model.active).to_string(), "{model:?}");
    assert_eq!(text(&contract, "agendamento_data"), format!("\"{}\"", written(model.date)), "{model:?}");
    let sum: i64 = charge.parts.iter().sum();
    for (id, sold) in (2..).zip(&model.sold) {
        let sale = account.select(id);
        let date = |field: &str| text(&sale, field).trim_matches('"').to_owned();
        assert_eq!(
            (date("data"), date("agendamento_data_geracao")),
            (written(sold.date), written(sold.generated)),
            "{model:?}"
        );
        let number = [text(&sale, "agendamento_sequencia"), text(&sale, "agendamento_ultima_ocorrencia")];
        assert_eq!(number, [sold.number.to_string(), i64::from(sold.last).to_string()], "{model:?}");
        let items = RECURRING + if charge.one_off && sold.with_one_off { ONE_OFF } else { 0 };
        let as_sent = sold.with_one_off || !charge.one_off;
        let value = charge.value.filter(|_| as_sent).unwrap_or(items);
        assert_eq!(cents(sale.get("valor_venda")), value, "{charge:?}");
        let parts: Vec<i64> = list(&sale, "parcelas").iter().map(|part| cents(part.get("valor"))).collect();
        // the installments were sent with the contract's date as their due date, so those of a sale are due on the sale's date
        if !charge.parts.is_empty() {
            assert_eq!(text(&sale, "parcelas.0.data_vencimento").trim_matches('"'), written(sold.date), "{model:?}");
        }
        if as_sent && !charge.parts.is_empty() {
            assert_eq!(parts, charge.parts, "what was sent is what is charged");
        } else {
            assert_eq!(parts.iter().sum::<i64>(), value, "{charge:?} {sum}");
        }
    }
    let others = account.sales().len();
    assert_eq!(others, model.sold.len() + 1, "{model:?}");
}

/// The day on which the twin starts.
const START: Day = (2027, 1, 1);

fn model() -> impl Strategy<Value = Model> {
    let day = prop_oneof![3 => 28..=31_i64, 1 => 1..=27_i64];
    let end = prop_oneof![
        2 => Just(None),
        5 => (1..=5_i64).prop_map(Some),
        3 => (-6..=14_i64).prop_map(|months| Some(-100 + months)),
    ];
    let every = prop::sample::select(vec![1, 1, 1, 2, 3, 6, 12, 0]);
    (-5..=3_i64, day, end, every, prop::bool::weighted(0.85), any::<bool>()).prop_map(
        |(months, day, end, every, active, skips_count)| {
            let date = later(START, months, day);
            let end = match end {
                None => End::Never,
                Some(count) if count > 0 => End::Count(count),
                Some(months) => End::Date(later(date, (months + 100).max(0), 31)),
            };
            let end = match end {
                End::Date(end) => End::Date(end.max(date)),
                other => other,
            };
            Model { every, end, date, day: date.2, active, ended: false, skips_count, counted: 0, sold: Vec::new() }
        },
    )
}

fn charge() -> impl Strategy<Value = Charge> {
    let amount = prop_oneof![3 => 1..=20_000_i64, 1 => Just(RECURRING), 1 => Just(1_i64)];
    let value = prop::option::of(prop_oneof![1 => Just(1_i64), 2 => 1..=30_000_i64]);
    (value, prop::collection::vec(amount, 0..4), any::<bool>()).prop_map(|(value, parts, one_off)| Charge {
        value,
        parts,
        one_off,
    })
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        5 => prop_oneof![Just(1_i64), 1..=40_i64, Just(365_i64)].prop_map(Step::Days),
        4 => (0..=3_i64).prop_map(Step::ToDate),
        2 => Just(Step::Pause),
        3 => Just(Step::Resume),
        2 => (1..=7_i64).prop_map(Step::Count),
        1 => (0..=70_i64).prop_map(Step::Date),
    ];
    prop::collection::vec(step, 0..14)
}

/// Moves both the twin and the model forward by some days.
fn advance(account: &mut Account, model: &mut Model, today: &mut Day, days: i64) {
    for _ in 0..days {
        *today = plus(*today, 1);
        model.day(*today);
    }
    account.advance(&format!("{}T23:00:00-03:00", written(*today)));
}

proptest! {
    #![proptest_config(cases(192))]

    #[test]
    fn a_contract_does_what_its_model_does(mut model in model(), charge in charge(), steps in steps()) {
        let policy = if model.skips_count { "counted" } else { "not-counted" };
        let mut account = Account::with(&format!(r#"{{"policies":{{"skipped-occurrences":"{policy}"}}}}"#));
        let mut today = START;
        account.advance("2027-01-01T23:00:00-03:00");
        account.sale(&body(&model, &charge));
        model.day(today);
        agree(&mut account, &model, &charge);
        for step in &steps {
            let changes = match step {
                Step::Days(_) | Step::ToDate(_) => {
                    let days = match step {
                        Step::Days(days) => *days,
                        Step::ToDate(dates) => {
                            let date = later(model.date, dates * model.every, model.day);
                            days_until(today, date)
                        }
                        _ => 0,
                    };
                    advance(&mut account, &mut model, &mut today, days);
                    agree(&mut account, &model, &charge);
                    continue;
                }
                Step::Pause => vec![("agendamento_ativo", "0".to_owned())],
                Step::Resume => vec![("agendamento_ativo", "1".to_owned())],
                Step::Count(count) => vec![("agendamento_repetir", "2".to_owned()), ("agendamento_numero", count.to_string())],
                Step::Date(days) => vec![("agendamento_data", format!("\"{}\"", written(plus(today, *days))))],
            };
            let changes: Vec<(&str, &str)> = changes.iter().map(|(name, text)| (*name, text.as_str())).collect();
            let body = edited(&account.select(1), &changes);
            let (status, answer) = account.send("POST", "/api/v2/vendas/1", &body);
            match model.changed(step, today) {
                Some(changed) => {
                    prop_assert_eq!(status, 200, "{:?} {:?}: {}", step, model, answer.to_json());
                    model = changed;
                    model.day(today);
                }
                None => prop_assert_eq!(status, 400, "{:?} {:?}", step, model),
            }
            agree(&mut account, &model, &charge);
        }
        // eight more years without changes, so that the contract reaches its end
        advance(&mut account, &mut model, &mut today, 366 * 8);
        agree(&mut account, &model, &charge);
        let numbers: Vec<i64> = account.sales().iter().filter_map(|sale| sale.agendamento_sequencia).collect();
        prop_assert!(numbers.iter().copied().zip(1..).all(|(number, expected)| number == expected), "{:?}", numbers);
        if let End::Count(count) = model.end && model.every > 0 {
            prop_assert!(numbers.len() as i64 <= count, "{:?} of {}", numbers, count);
        }
        let left_alone = model.active && !matches!(model.end, End::Never);
        prop_assert!(!left_alone, "it has ended: {:?}", model);
        prop_assert!(!model.ended || model.sold.last().is_some_and(|sold| sold.last), "the last one is marked: {:?}", model);
    }
}
