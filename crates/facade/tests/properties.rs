//! Property tests that apply to all operations and record types.

use lastro::calc::allocation::allocate;
use lastro::calc::installments::{SplitPolicy, split};
use lastro::calc::schedule::Contract;
use lastro::json::Value;
use lastro::model::codes::{Frequency, Repetition};
use lastro::model::{Bytes, Codec, Json, Model as _, Node, Reader, Sale, Target, Type};
use lastro::value::{Choice as _, Code as _};
use lastro::{Issue, Money, Percent, Quantity};
use proptest::prelude::*;

use crate::common::{dates, fitting, money};

/// The expected form of a value when it is sent to the service, computed independently of the library: numbers in canonical
/// form, everything else unchanged.
fn as_written(value: &Value, ty: Type) -> Value {
    match (ty.required(), value) {
        (Type::Integer | Type::Code(_), Value::String(text)) => Value::Number(text.clone()),
        (Type::Money | Type::Percent, Value::String(text) | Value::Number(text)) => {
            let (whole, places) = text.split_once('.').unwrap_or((text, ""));
            Value::Number(format!("{whole}.{places:0<2}"))
        }
        (Type::Quantity, Value::String(text) | Value::Number(text)) => {
            let whole = !text.contains('.');
            Value::Number(if whole {
                text.clone()
            } else {
                text.trim_end_matches('0').trim_end_matches('.').to_owned()
            })
        }
        (Type::Record(table), Value::Object(members)) => {
            let known = table.fields.iter().filter_map(|field| members.iter().find(|(name, _)| name == field.name));
            let unknown = members.iter().filter(|(name, _)| table.field(name).is_none());
            let written = known.chain(unknown).map(|(name, value)| {
                let field = table.field(name);
                (name.clone(), field.map_or_else(|| value.clone(), |field| as_written(value, field.ty)))
            });
            Value::Object(written.collect())
        }
        (Type::List(inner), Value::Array(items)) => {
            Value::Array(items.iter().map(|item| as_written(item, *inner)).collect())
        }
        _ => value.clone(),
    }
}

/// Whether a value is the same after a round trip through serde. A number of a custom field may have become a float of the same
/// value, or a string if a float cannot hold it.
fn same_through_serde(written: &Value, back: &Value) -> bool {
    match (written, back) {
        (Value::Number(written), Value::Number(back)) => written.parse::<f64>() == back.parse::<f64>(),
        (Value::Number(written), Value::String(back)) => written == back,
        (Value::Array(written), Value::Array(back)) => {
            written.len() == back.len() && written.iter().zip(back).all(|(w, b)| same_through_serde(w, b))
        }
        (Value::Object(written), Value::Object(back)) => {
            let same = |((name, w), (other, b)): (&(String, Value), &(String, Value))| {
                name == other && same_through_serde(w, b)
            };
            written.len() == back.len() && written.iter().zip(back).all(same)
        }
        (written, back) => written == back,
    }
}

/// Checks that a string is a complete result of `dispatch`: one `ok`, or one error with its code, message and issues.
fn whole_answer(text: &str) -> Result<(), String> {
    let Json(answer) = Json::parse(text.as_bytes()).map_err(|error| error.to_string())?;
    match answer.as_object() {
        Some([(name, _)]) if name == "ok" => Ok(()),
        Some([(name, error)]) if name == "error" => {
            let names: Vec<&str> =
                error.as_object().unwrap_or_default().iter().map(|(name, _)| name.as_str()).collect();
            if names != ["code", "issues", "message"] {
                return Err(format!("members {names:?}"));
            }
            let issues = error.get("issues").and_then(Value::as_array).ok_or("no issues")?;
            let says = |name| error.get(name).and_then(Value::as_str).is_some_and(|text| !text.is_empty());
            if issues.is_empty() || !says("code") || !says("message") {
                return Err("an error without code, message or issues".to_owned());
            }
            let whole = issues.iter().try_for_each(|issue| serde_json::from_str::<Issue>(&issue.to_json()).map(drop));
            whole.map_err(|error| error.to_string())
        }
        _ => Err("neither ok nor error".to_owned()),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn shares_add_up_and_differ_by_a_cent(valor in money(), count in 1..=1000_i64) {
        let shares = split(valor, count, SplitPolicy::Spread).expect("a count in range");
        prop_assert_eq!(Money::checked_sum(shares.iter().copied()), Some(valor));
        let cents = |m: Option<&Money>| m.map_or(0, |m| m.cents());
        prop_assert!(cents(shares.iter().max()) - cents(shares.iter().min()) <= 1);
        for policy in SplitPolicy::ALL {
            let shares = split(valor, count, *policy).expect("a count in range");
            prop_assert_eq!(Money::checked_sum(shares), Some(valor));
        }
    }

    #[test]
    fn allocated_shares_add_up(total in money(), weights in prop::collection::vec("(0|[1-9][0-9]{0,9})(\\.[0-9]{1,10})?", 1..20)) {
        let weights: Vec<Quantity> = weights.iter().map(|w| w.parse().expect("a weight")).collect();
        match allocate(total, &weights) {
            Ok(shares) => {
                prop_assert_eq!(Money::checked_sum(shares.iter().copied()), Some(total));
                for (share, weight) in shares.iter().zip(&weights) {
                    prop_assert!(weight.to_ratio().0 > 0 || *share == Money::ZERO);
                }
            }
            Err(_) => prop_assert!(weights.iter().all(|w| w.to_ratio().0 == 0)),
        }
    }

    #[test]
    fn occurrences_increase_and_keep_the_anchor_day(first in dates(), months in prop::sample::select(vec![1, 2, 3, 6, 12]), limit in 1..60_i64) {
        let frequency = Frequency::from_code(months);
        let contract = Contract { limit: Some(limit), ..Contract::new(first, frequency, Repetition::Always) };
        let all = contract.occurrences().expect("dates");
        prop_assert_eq!(all.first(), Some(&first));
        for (a, b) in all.iter().zip(all.iter().skip(1)) {
            prop_assert!(a < b);
            prop_assert!(b.day() == first.day() || b.plus_days(1).is_none_or(|next| next.day() == 1 && b.day() < first.day()));
            prop_assert_eq!(Contract { limit: None, ..contract }.next_after(*a), Ok(Some(*b)));
        }
    }

    #[test]
    fn written_scalars_parse_to_the_same_value(amount in money(), day in dates(), hundredths in -99_999_999..=99_999_999_i64) {
        prop_assert_eq!(amount.to_string().parse(), Ok(amount));
        prop_assert_eq!(Money::try_from(amount.to_decimal()), Ok(amount));
        prop_assert_eq!(day.to_string().parse(), Ok(day));
        let percent: Percent = format!("{}{}.{:02}", if hundredths < 0 { "-" } else { "" }, hundredths.abs() / 100, hundredths.abs() % 100).parse().expect("a percentage");
        prop_assert_eq!(percent.to_string().parse(), Ok(percent));
    }

    /// Reading a record and writing it gives the same document, with the exact text of every unknown member.
    #[test]
    fn decode_and_encode_keep_the_whole_document(document in fitting(Type::Record(Sale::TABLE))) {
        let (sale, issues) = Sale::decode(&Json(document.clone())).expect("an object");
        prop_assert_eq!(&issues, &[], "{}", document.to_json());
        let written = sale.encode().0;
        // the written record has exactly the members of the document, each in canonical form
        let given = document.as_object().unwrap_or_default();
        let canonical = given.iter().map(|(name, value)| {
            let field = Sale::TABLE.field(name);
            (name.clone(), field.map_or_else(|| value.clone(), |field| as_written(value, field.ty)))
        });
        let mut canonical: Vec<_> = canonical.collect();
        let mut members = written.as_object().unwrap_or_default().to_vec();
        let unknown = |members: &[(String, Value)]| -> Vec<String> {
            members.iter().map(|(name, _)| name.clone()).filter(|name| Sale::TABLE.field(name).is_none()).collect()
        };
        prop_assert_eq!(unknown(&members), unknown(&canonical), "the order of unknown members");
        canonical.sort_by(|a, b| a.0.cmp(&b.0));
        members.sort_by(|a, b| a.0.cmp(&b.0));
        prop_assert_eq!(members, canonical);
        let (again, issues) = Sale::decode(&Json(written)).expect("an object");
        prop_assert_eq!(&again, &sale);
        prop_assert!(issues.is_empty());
        for form in [Target::Wire, Target::Program] {
            let mut reader = Reader::new();
            let written = sale.value(form);
            prop_assert_eq!(Sale::read(&Node::from(&written), &mut reader), Some(sale.clone()));
        }
        let text = serde_json::to_string(&sale).expect("serde writes it");
        let back: Sale = serde_json::from_str(&text).expect("serde reads it");
        prop_assert!(same_through_serde(&sale.value(Target::Program), &back.value(Target::Program)), "{text}");
    }

    #[test]
    fn bytes_written_as_base64_decode_to_the_same_bytes(bytes in prop::collection::vec(any::<u8>(), 0..40)) {
        let written = Bytes(bytes.clone()).value(Target::Program);
        prop_assert_eq!(written.as_str().and_then(Bytes::from_base64), Some(Bytes(bytes)));
    }

    #[test]
    fn dispatch_does_not_panic_on_random_input(operation in "[a-z_]{0,12}\\.[a-z_]{0,12}", input in any::<String>()) {
        prop_assert_eq!(whole_answer(&lastro_facade::dispatch(&operation, &input)), Ok(()));
    }
}

/// Only one base64 string is accepted for each byte sequence: another alphabet, missing padding, white space and non-zero
/// unused bits are rejected.
#[test]
fn base64_is_strict() {
    let read = |text: &str| Bytes::from_base64(text).map(|bytes| bytes.0);
    assert_eq!(read(""), Some(Vec::new()));
    assert_eq!(read("+/8="), Some(vec![0xfb, 0xff]));
    assert_eq!(read("AA=="), Some(vec![0]));
    for refused in [
        "-_8=", "+/8", "AA", "AA=", "AA===", "A===", "====", "AB==", "AAB=", " AA==", "AA==\n", "A A=", "AA==AA==", "%",
    ] {
        assert_eq!(read(refused), None, "{refused:?}");
    }
}

/// Every operation returns a result for hostile arguments, and never panics.
#[test]
fn no_operation_panics_on_hostile_arguments() {
    let hostile = [
        "null",
        "true",
        "-1",
        "1e999",
        "99999999999999999999",
        "\"\"",
        "\"\\u0000\"",
        "[]",
        "[null]",
        "{}",
        "{\"a\":{}}",
        "\"9999-12-31\"",
        "\"0001-01-01\"",
        "9007199254740991",
        "\"999999999999999.99\"",
        "\"-999999999999999.99\"",
        "{\"itens\":[{\"valor\":\"999999999999999.99\",\"qtd\":\"9999999999\",\"total\":1}],\"parcelas\":[{\"valor\":\"999999999999999.99\"},{\"valor\":\"999999999999999.99\"}]}",
    ];
    for operation in lastro_facade::operations() {
        for value in hostile {
            let arguments: Vec<String> =
                operation.arguments.iter().map(|a| format!("\"{}\":{value}", a.name)).collect();
            let answer = lastro_facade::dispatch(operation.name, &format!("{{{}}}", arguments.join(",")));
            assert_eq!(whole_answer(&answer), Ok(()), "{} {value}: {answer}", operation.name);
        }
    }
}
