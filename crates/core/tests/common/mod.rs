//! Strategies of proptest that generate amounts, dates, and valid values for each field type.
#![allow(dead_code, reason = "each test uses what it needs")]

use lastro::json::Value;
use lastro::model::Type;
use lastro::{LocalDate, Money};
use proptest::prelude::*;

/// Generates amounts: mostly small or of everyday size, some near the limits of the range, a few from the whole range.
pub fn money() -> impl Strategy<Value = Money> {
    let cents = prop_oneof![
        2 => prop::sample::select(vec![0, 1, -1, 99, 100, 101]),
        4 => -1000..=1000_i64,
        4 => -10_000_000..=10_000_000_i64,
        1 => prop::sample::select(vec![Money::MAX_CENTS, Money::MAX_CENTS - 1, -Money::MAX_CENTS]),
        1 => -Money::MAX_CENTS..=Money::MAX_CENTS,
    ];
    cents.prop_map(|cents| Money::from_cents(cents).expect("in range"))
}

/// Generates dates. Many are at the end of a long month, some are leap days, and some are far in the past or future.
pub fn dates() -> impl Strategy<Value = LocalDate> {
    let years = || prop_oneof![6 => 1999..=2035_i32, 1 => 1..=9000_i32];
    let leap = prop::sample::select(vec![4, 1996, 2000, 2024, 2028, 2096, 2104, 8996]);
    let ymd = prop_oneof![
        4 => (years(), 1..=12_u32, 29..=31_u32),
        1 => (leap, Just(2), Just(29)),
        1 => (years(), Just(2), Just(28)),
        1 => prop::sample::select(vec![(1, 1, 1), (9000, 12, 31), (2000, 3, 1), (2100, 2, 28)]),
        4 => (years(), 1..=12_u32, 1..=28_u32),
    ];
    ymd.prop_filter_map("a day", |(y, m, d)| LocalDate::from_ymd(y, m, d))
}

/// Generates decimal strings with at most this many decimal places, but never a negative zero.
fn decimal(whole: core::ops::RangeInclusive<i64>, places: usize) -> impl Strategy<Value = String> {
    let whole = prop_oneof![1 => Just(0), 3 => 0..=999_i64, 1 => whole];
    let fraction = prop::string::string_regex(&format!("[0-9]{{0,{places}}}")).expect("a pattern");
    (prop::bool::weighted(0.2), whole, fraction).prop_map(|(negative, whole, fraction)| {
        let zero = whole == 0 && fraction.bytes().all(|digit| digit == b'0');
        let sign = if negative && !zero { "-" } else { "" };
        if fraction.is_empty() { format!("{sign}{whole}") } else { format!("{sign}{whole}.{fraction}") }
    })
}

/// Generates values that are valid for a type, in a form that the service might send.
pub fn fitting(ty: Type) -> BoxedStrategy<Value> {
    let text = |strategy: BoxedStrategy<String>| strategy.prop_map(Value::String).boxed();
    match ty {
        Type::Optional(inner) => fitting(*inner),
        Type::Integer => (-9_007_199_254_740_991..=9_007_199_254_740_991_i64)
            .prop_flat_map(|n| prop_oneof![Just(Value::Number(n.to_string())), Just(Value::String(n.to_string()))])
            .boxed(),
        Type::Money => money().prop_map(|m| Value::Number(m.to_string())).boxed(),
        Type::Percent => decimal(0..=999_999, 2).prop_map(Value::String).boxed(),
        Type::Quantity => decimal(0..=9_999_999_999, 10).prop_map(Value::Number).boxed(),
        Type::Date => text(dates().prop_map(|d| d.to_string()).boxed()),
        Type::YearMonth => text("(000[1-9]|[1-9][0-9]{3})-(0[1-9]|1[0-2])".boxed()),
        Type::Number => "-?(0|[1-9][0-9]{0,25})(\\.[0-9]{1,20})?([eE][+-]?[0-9]{1,4})?".prop_map(Value::Number).boxed(),
        Type::DateTime => {
            let times = ["00:00:00-03:00", "23:59:59Z", "10:30:00.5-03:00", "12:00:00.000001+0545", "03:00:00+14:00"];
            let moments = (dates(), prop::sample::select(times.to_vec()));
            text(moments.prop_map(|(day, time)| format!("{day}T{time}")).boxed())
        }
        Type::Json => {
            "[a-z]{1,5}".prop_map(|name| Value::Object(vec![(name, Value::Number("1.0".to_owned()))])).boxed()
        }
        Type::Boolean => any::<bool>().prop_map(Value::Bool).boxed(),
        Type::SecurityCode => text("[0-9]{3,4}".boxed()),
        Type::Code(table) => {
            let known: Vec<i64> = table.codes.iter().map(|c| c.code).chain([77]).collect();
            prop::sample::select(known).prop_map(|c| Value::String(c.to_string())).boxed()
        }
        Type::Record(table) => record(table.fields.iter().map(|f| (f.name, f.ty)).collect()),
        Type::List(inner) => prop::collection::vec(fitting(*inner), 0..3).prop_map(Value::Array).boxed(),
        _ => any::<String>().prop_map(Value::String).boxed(),
    }
}

/// Generates objects with some of the fields, and with unknown members.
fn record(fields: Vec<(&'static str, Type)>) -> BoxedStrategy<Value> {
    let known = prop::sample::subsequence(fields.clone(), 0..=fields.len().min(8)).prop_flat_map(|chosen| {
        chosen.into_iter().map(|(name, ty)| fitting(ty).prop_map(move |v| (name.to_owned(), v))).collect::<Vec<_>>()
    });
    let unknown =
        prop::collection::btree_map("custom_[a-z]{1,6}", "-?[1-9][0-9]{0,25}(\\.[0-9]{1,9})?([eE][+-][0-9])?", 0..3);
    (known, unknown)
        .prop_map(|(mut known, unknown)| {
            known.extend(unknown.into_iter().map(|(name, number)| (name, Value::Number(number))));
            Value::Object(known)
        })
        .boxed()
}
