//! What must hold for every input.

use lastro::calc::allocation::allocate;
use lastro::calc::installments::{SplitPolicy, split};
use lastro::model::codes::{Frequency, Repetition};
use lastro::model::{Codec, Form, Json, Model as _, Reader, Sale, Type};
use lastro::value::{Choice as _, Code as _};
use lastro::{Money, Percent, Quantity, schedule};
use proptest::prelude::*;

mod common;
use common::{dates, fitting, money};

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
        let all = schedule::occurrences(first, frequency, Repetition::Always, None, None, None, None, Some(limit), None).expect("dates");
        prop_assert_eq!(all.first(), Some(&first));
        for (a, b) in all.iter().zip(all.iter().skip(1)) {
            prop_assert!(a < b);
            prop_assert!(b.day() == first.day() || b.plus_days(1).is_none_or(|next| next.day() == 1 && b.day() < first.day()));
            let next = schedule::next_after(first, frequency, Repetition::Always, *a, None, None, None, None, None, None);
            prop_assert_eq!(next, Ok(Some(*b)));
        }
    }

    #[test]
    fn scalars_read_what_they_write(amount in money(), day in dates(), hundredths in -99_999_999..=99_999_999_i64) {
        prop_assert_eq!(amount.to_string().parse(), Ok(amount));
        prop_assert_eq!(Money::try_from(amount.to_decimal()), Ok(amount));
        prop_assert_eq!(day.to_string().parse(), Ok(day));
        let percent: Percent = format!("{}{}.{:02}", if hundredths < 0 { "-" } else { "" }, hundredths.abs() / 100, hundredths.abs() % 100).parse().expect("a percentage");
        prop_assert_eq!(percent.to_string().parse(), Ok(percent));
    }

    /// What is read and written is the same record, with every unknown member's exact text.
    #[test]
    fn nothing_is_lost(document in fitting(Type::Record(Sale::TABLE))) {
        let (sale, issues) = Sale::decode(&Json(document.clone())).expect("an object");
        prop_assert_eq!(&issues, &[], "{}", document.to_json());
        let written = sale.encode().0;
        for (name, value) in document.as_object().unwrap_or_default() {
            if name.starts_with("custom_") {
                prop_assert_eq!(written.get(name), Some(value));
            }
            prop_assert!(written.get(name).is_some(), "{} lost", name);
        }
        let (again, issues) = Sale::decode(&Json(written)).expect("an object");
        prop_assert_eq!(&again, &sale);
        prop_assert!(issues.is_empty());
        for form in [Form::Wire, Form::Program] {
            let mut reader = Reader::new();
            let written = sale.write(form);
            prop_assert_eq!(Sale::read(&written, &mut reader), Some(sale.clone()));
        }
        let text = serde_json::to_string(&sale).expect("serde writes it");
        let back: Sale = serde_json::from_str(&text).expect("serde reads it");
        prop_assert_eq!(back.write(Form::Program).as_object().map(<[_]>::len), sale.write(Form::Program).as_object().map(<[_]>::len));
    }

    #[test]
    fn base64_is_that_of_the_usual_library(bytes in prop::collection::vec(any::<u8>(), 0..40), text in "[A-Za-c0-2+/=]{0,12}") {
        use base64::Engine as _;
        use base64::engine::general_purpose::STANDARD;
        use lastro::value::base64 as own;
        prop_assert_eq!(own::encode(&bytes), STANDARD.encode(&bytes));
        prop_assert_eq!(own::decode(&own::encode(&bytes)), Some(bytes));
        prop_assert_eq!(own::decode(&text), STANDARD.decode(&text).ok());
    }

    #[test]
    fn dispatch_survives_anything(operation in "[a-z_]{0,12}\\.[a-z_]{0,12}", input in any::<String>()) {
        let answer = lastro::dispatch(&operation, &input);
        let known = ["{\"error\"", "{\"ok\""].iter().any(|start| answer.starts_with(start));
        prop_assert!(known);
    }
}

/// Every operation with every hostile argument: an answer, never a panic.
#[test]
fn every_operation_survives_hostile_arguments() {
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
    for operation in lastro::api::operations() {
        for value in hostile {
            let arguments: Vec<String> =
                operation.arguments.iter().map(|a| format!("\"{}\":{value}", a.name)).collect();
            let answer = lastro::dispatch(operation.name(), &format!("{{{}}}", arguments.join(",")));
            assert!(answer.starts_with('{'), "{}", operation.name());
        }
    }
}
