//! Generated values that fit the tables.
#![allow(dead_code, reason = "each test uses what it needs")]

use lastro::json::Value;
use lastro::model::Type;
use lastro::{LocalDate, Money};
use proptest::prelude::*;

pub fn money() -> impl Strategy<Value = Money> {
    (-Money::MAX_CENTS..=Money::MAX_CENTS).prop_map(|cents| Money::from_cents(cents).expect("in range"))
}

pub fn dates() -> impl Strategy<Value = LocalDate> {
    (1..=9000_i32, 1..=12_u32, 1..=31_u32).prop_filter_map("a day", |(y, m, d)| LocalDate::from_ymd(y, m, d))
}

/// A value that fits a type, as the service might send it.
pub fn fitting(ty: Type) -> BoxedStrategy<Value> {
    let text = |strategy: BoxedStrategy<String>| strategy.prop_map(Value::String).boxed();
    match ty {
        Type::Optional(inner) => fitting(*inner),
        Type::Integer => (-9_007_199_254_740_991..=9_007_199_254_740_991_i64)
            .prop_flat_map(|n| prop_oneof![Just(Value::Number(n.to_string())), Just(Value::String(n.to_string()))])
            .boxed(),
        Type::Money => money().prop_map(|m| Value::Number(m.to_string())).boxed(),
        Type::Percent => "[0-9]{1,3}\\.[0-9]{1,2}"
            .prop_map(|t| t.trim_start_matches('0').to_owned())
            .prop_map(|t| Value::String(if t.starts_with('.') { format!("0{t}") } else { t }))
            .boxed(),
        Type::Quantity => {
            (1..=9_999_999_i64).prop_map(|n| Value::Number(format!("{}.{:03}", n / 1000, n % 1000))).boxed()
        }
        Type::Date => text(dates().prop_map(|d| d.to_string()).boxed()),
        Type::YearMonth => text("(000[1-9]|[1-9][0-9]{3})-(0[1-9]|1[0-2])".boxed()),
        Type::Number => "-?(0|[1-9][0-9]{0,25})(\\.[0-9]{1,20})?([eE][+-]?[0-9]{1,4})?".prop_map(Value::Number).boxed(),
        Type::DateTime => text(dates().prop_map(|d| format!("{d}T10:30:00.5-03:00")).boxed()),
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

/// Some of the fields, and unknown members.
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
