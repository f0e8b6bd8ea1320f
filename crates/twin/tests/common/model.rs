//! A small model of dates, amounts and statuses, written from the service's documentation and the policies. It uses no function
//! and no date type of the core or the twin, so that it is an independent check of them.

use lastro::json::Value;

use super::integer;

/// A date as year, month and day.
pub type Day = (i64, i64, i64);

pub fn length(year: i64, month: i64) -> i64 {
    match month {
        2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// The date with this `day` in the month that is `months` months later; the last day of that month if it is shorter.
pub fn later((year, month, _): Day, months: i64, day: i64) -> Day {
    let count = year * 12 + month - 1 + months;
    let (year, month) = (count.div_euclid(12), count.rem_euclid(12) + 1);
    (year, month, day.min(length(year, month)))
}

/// The date `days` days later.
pub fn plus((mut year, mut month, mut day): Day, days: i64) -> Day {
    for _ in 0..days {
        day += 1;
        if day > length(year, month) {
            (month, day) = (month + 1, 1);
        }
        if month > 12 {
            (year, month) = (year + 1, 1);
        }
    }
    (year, month, day)
}

pub fn written((year, month, day): Day) -> String {
    format!("{year:04}-{month:02}-{day:02}")
}

/// Parses the date at the beginning of a string.
pub fn day(text: &str) -> Day {
    let number = |from: usize, to: usize| text[from..to].parse().expect("a date");
    (number(0, 4), number(5, 7), number(8, 10))
}

/// The date in a field.
pub fn day_in(record: &Value, field: &str) -> Option<Day> {
    record.get(field).and_then(Value::as_str).map(day)
}

/// The day of the week; 0 is Sunday.
fn weekday((year, month, day): Day) -> i64 {
    let year = year - i64::from(month < 3);
    let months = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
    (year + year / 4 - year / 100 + year / 400 + months[month as usize - 1] + day) % 7
}

/// Easter Sunday, by Gauss's algorithm.
fn easter(year: i64) -> Day {
    let (a, century) = (year % 19, year / 100);
    let m = (15 + century - century / 4 - (13 + 8 * century) / 25) % 30;
    let n = (4 + century - century / 4) % 7;
    let d = (19 * a + m) % 30;
    let e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + n) % 7;
    let too_late = e == 6 && (d == 29 || d == 28 && (11 * m + 11) % 30 < 19);
    plus((year, 3, 22), d + e - if too_late { 7 } else { 0 })
}

fn is_closed(day: Day) -> bool {
    let (year, month, date) = day;
    let fixed = [(1, 1), (4, 21), (5, 1), (9, 7), (10, 12), (11, 2), (11, 15), (12, 25)];
    let easter = easter(year);
    // These holidays depend on Easter: Carnival, Good Friday and Corpus Christi.
    let moves = [48, 47, 2].into_iter().any(|before| plus(day, before) == easter) || plus(easter, 60) == day;
    moves
        || [0, 6].contains(&weekday(day))
        || fixed.contains(&(month, date))
        || year >= 2024 && (month, date) == (11, 20)
}

/// The first banking day on or after a day.
pub fn payable(day: Day) -> Day {
    if is_closed(day) { payable(plus(day, 1)) } else { day }
}

pub fn money(cents: i64) -> String {
    format!("{}.{:02}", cents / 100, cents % 100)
}

/// The digits before and after the decimal point of a number, or of a string that contains a number.
fn digits(value: Option<&Value>) -> Option<(&str, &str)> {
    match value {
        Some(Value::Number(text) | Value::String(text)) => Some(text.split_once('.').unwrap_or((text, ""))),
        _ => None,
    }
}

/// An amount in cents; 0 if it is missing.
pub fn cents(value: Option<&Value>) -> i64 {
    let parsed = digits(value).map(|(whole, places)| format!("{whole}{places:0<2}").parse());
    parsed.map_or(0, |cents| cents.expect("at most two places"))
}

/// The total of an item: `valor` times `qtd`, in cents, rounded half up. `None` if one of them is unset.
fn item_total(item: &Value) -> Option<i64> {
    let (_, (whole, places)) = digits(item.get("valor")).zip(digits(item.get("qtd")))?;
    let count: i128 = format!("{whole}{places}").parse().expect("a quantity");
    let unit = 10_i128.pow(places.len() as u32);
    let exact = i128::from(cents(item.get("valor"))) * count;
    i64::try_from((2 * exact + unit) / (2 * unit)).ok()
}

/// The sum of the item totals minus the discount, in cents; `None` if there are no items.
pub fn total(sale: &Value) -> Option<i64> {
    let items = list(sale, "itens");
    let sum: i64 = items.iter().map(|item| cents(item.get("total"))).sum();
    (!items.is_empty()).then_some(sum - cents(sale.get("desconto")))
}

pub fn list<'v>(record: &'v Value, field: &str) -> &'v [Value] {
    record.get(field).and_then(Value::as_array).unwrap_or_default()
}

pub const PENDING: i64 = 1;
pub const PAID: i64 = 2;
const PARTLY: i64 = 3;
const CANCELLED: i64 = 4;
pub const OVERDUE: i64 = 5;

/// The status that an installment must have on a day.
fn state(part: &Value, today: Day) -> i64 {
    let (value, received) = (cents(part.get("valor")), cents(part.get("valor_recebido")));
    if integer(part.get("status")) == Some(CANCELLED) {
        CANCELLED
    } else if received >= value {
        PAID
    } else if received > 0 {
        PARTLY
    } else if payable(day_in(part, "data_vencimento").expect("a due date")) < today {
        OVERDUE
    } else {
        PENDING
    }
}

/// The status of a sale whose installments have these statuses.
fn of_all(states: &[i64]) -> i64 {
    let charged: Vec<i64> = states.iter().copied().filter(|state| *state != CANCELLED).collect();
    match () {
        () if charged.is_empty() => CANCELLED,
        () if charged.iter().all(|state| *state == PAID) => PAID,
        () if charged.contains(&OVERDUE) => OVERDUE,
        () if charged.contains(&PAID) || charged.contains(&PARTLY) => PARTLY,
        () => PENDING,
    }
}

/// Checks a sale that the twin returned: the totals of its items, the numbers of its installments, and that each received amount
/// has a date. A contract must not have a payment status. With `today`, a sale must have the statuses of that day.
pub fn in_order(sale: &Value, today: Option<Day>) {
    let place = sale.to_json();
    for item in list(sale, "itens") {
        assert_eq!(item.get("id_venda"), sale.get("id"), "{place}");
        assert!(item_total(item).is_none_or(|total| total == cents(item.get("total"))), "{place}");
    }
    assert!(total(sale).is_none_or(|total| total >= 0), "{place}");
    let parts = list(sale, "parcelas");
    assert!(!parts.is_empty(), "{place}");
    for (number, part) in (1..).zip(parts) {
        assert_eq!((part.get("id_venda"), integer(part.get("parcela"))), (sale.get("id"), Some(number)), "{place}");
        let is_received = part.get("data_recebimento").is_some_and(|date| *date != Value::Null);
        assert_eq!(is_received, cents(part.get("valor_recebido")) > 0, "{place}");
    }
    let shown: Vec<Option<i64>> = parts.iter().map(|part| integer(part.get("status"))).collect();
    let of_sale = integer(sale.get("parcela_status"));
    if integer(sale.get("agendamento")) == Some(1) {
        // a contract has no payment status, since only its sales are paid
        assert!(of_sale.is_none() && shown.iter().all(|state| state.is_none_or(|state| state == CANCELLED)), "{place}");
    } else if let Some(today) = today {
        let states: Vec<i64> = parts.iter().map(|part| state(part, today)).collect();
        assert_eq!(of_sale, Some(of_all(&states)), "{today:?}: {place}");
        assert_eq!(shown, states.into_iter().map(Some).collect::<Vec<_>>(), "{today:?}: {place}");
    }
}

/// The amount received for an installment, in cents, and its latest receipt date.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Received {
    pub cents: i64,
    pub date: Option<String>,
}

impl Received {
    /// Adds a receipt to an installment, whose value in cents is `value`. Without `cents`, the receipt is for the whole amount
    /// that is still to be paid. Returns `false` if the amount of the receipt is not positive.
    pub fn enter(&mut self, value: i64, cents: Option<i64>, date: &str) -> bool {
        let amount = cents.unwrap_or(value - self.cents);
        if amount <= 0 {
            return false;
        }
        self.cents += amount;
        let latest = self.date.take().filter(|known| known.as_str() > date);
        self.date = Some(latest.unwrap_or_else(|| date.to_owned()));
        true
    }
}

/// The installments of a sale as the twin returned them: key, value, and amount received.
pub fn parts(sale: &Value) -> Vec<(i64, i64, Received)> {
    let part = |part: &Value| {
        let date = part.get("data_recebimento").and_then(Value::as_str).map(|text| text[..10].to_owned());
        let received = Received { cents: cents(part.get("valor_recebido")), date };
        (integer(part.get("id")).expect("a key"), cents(part.get("valor")), received)
    };
    list(sale, "parcelas").iter().map(part).collect()
}
