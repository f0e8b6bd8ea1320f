//! Tests of the traits of scalars, codes and choices: `Display`, `FromStr`, serde, and conversions to rust_decimal.

use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;
use std::cmp::Ordering;
use std::collections::BTreeSet;

use lastro::model::{CardNumber, ConcealedText, ModelTable, SecurityCode, Type};
use lastro::value::{Choice, Code};
use lastro::{DateTime, IssueCode, LastroError, LocalDate, Money, Number, Percent, Quantity, YearMonth};
use lastro_facade::types as all;
use rust_decimal::Decimal;
use serde::de::DeserializeOwned;
use serde::de::value::{Error, MapDeserializer};
use serde::{Deserialize as _, Serialize};

/// The traits that every scalar implements.
trait Scalar: Display + FromStr<Err = LastroError> + Serialize + DeserializeOwned + Debug + Clone + Eq + Hash {}
impl<T> Scalar for T where
    T: Display + FromStr<Err = LastroError> + Serialize + DeserializeOwned + Debug + Clone + Eq + Hash
{
}

/// The code of the only issue, for a value that was rejected; `None` otherwise.
fn problem<T>(read: Result<T, LastroError>) -> Option<IssueCode> {
    match read.err()?.issues() {
        [one] if one.path.is_empty() => Some(one.code),
        _ => None,
    }
}

/// Checks that a value survives a round trip through its string form and through JSON.
fn round_trip<T: Scalar>(text: &str, json: &str) -> T {
    let value: T = text.parse().expect(text);
    assert_eq!(value.to_string(), text);
    assert_eq!(serde_json::to_string(&value).expect("JSON"), json);
    assert_eq!(serde_json::from_str::<T>(json).expect(json), value);
    value
}

/// The error message of serde for JSON that is not valid for a scalar.
fn refused<T: Scalar>(json: &str) -> String {
    serde_json::from_str::<T>(json).expect_err(json).to_string()
}

fn quoted(text: &str) -> String {
    format!("\"{text}\"")
}

#[test]
fn scalars_round_trip_through_text_and_json() {
    for text in ["0.00", "-0.01", "129.90", "999999999999999.99", "-999999999999999.99"] {
        round_trip::<Money>(text, &quoted(text));
    }
    for text in ["0.00", "-2.50", "999999.99"] {
        round_trip::<Percent>(text, &quoted(text));
    }
    for text in ["0", "-1.5", "9999999999.9999999999"] {
        round_trip::<Quantity>(text, &quoted(text));
    }
    for text in ["0", "-0.0", "1.0e-5", "1E+400", "0.10000000000000001"] {
        round_trip::<Number>(text, &quoted(text));
    }
    for text in ["0001-01-01", "2024-02-29", "9999-12-31"] {
        round_trip::<LocalDate>(text, &quoted(text));
    }
    for text in ["0001-01", "2026-11", "9999-12"] {
        round_trip::<YearMonth>(text, &quoted(text));
    }
    for text in ["2026-11-20T10:30:00-03:00", "2026-11-20T10:30:00.0001Z", "2026-11-20T10:30:00+0545"] {
        round_trip::<DateTime>(text, &quoted(text));
    }
}

fn code<C: Code + Scalar + Ord + From<i64> + Into<i64>>(tested: &mut BTreeSet<&'static str>) {
    for named in C::TABLE.codes {
        let text = named.code.to_string();
        let value: C = round_trip(&text, &text);
        assert_eq!((value, value.code(), value.into()), (C::from(named.code), named.code, named.code));
        assert_eq!(serde_json::from_str::<C>(&quoted(&text)).ok(), Some(value));
    }
    for unknown in [i64::from(u32::MAX), -lastro::value::MAX_INTEGER] {
        let text = unknown.to_string();
        assert_eq!(round_trip::<C>(&text, &text).code(), unknown);
    }
    for (display, code) in C::TABLE.texts {
        assert_eq!(display.parse::<C>().ok().map(C::code), Some(*code));
        assert_eq!(serde_json::from_str::<C>(&quoted(display)).ok().map(C::code), Some(*code));
    }
    for fault in ["", "+1", "007", "-0", "1.0", " 1", "9007199254740992", "Nenhum"] {
        assert_eq!(problem(fault.parse::<C>()), Some(IssueCode::InvalidCode), "{fault}");
    }
    for fault in ["1.0", "9007199254740992", "null", "true", "[1]"] {
        refused::<C>(fault);
    }
    tested.insert(C::TABLE.name);
}

fn choice<C: Choice + Scalar + Ord>(tested: &mut BTreeSet<&'static str>) {
    for value in C::ALL {
        assert_eq!(round_trip::<C>(value.as_str(), &quoted(value.as_str())), *value);
        assert_eq!(format!("{value:>40}").trim_start(), value.as_str());
    }
    let fault = "No such text".parse::<C>().err().map(|fault| fault.to_string()).expect("a fault");
    assert!(C::ALL.iter().all(|value| fault.contains(value.as_str())), "{fault}");
    assert!(refused::<C>("\"No such text\"").contains(&fault));
    refused::<C>("1");
    tested.insert(C::TABLE.name);
}

#[test]
fn every_code_and_choice_round_trips_through_text_and_json() {
    let mut tested = BTreeSet::new();
    macro_rules! each {
        ($test:ident: $($name:ident),* $(,)?) => { $($test::<all::$name>(&mut tested);)* };
    }
    each!(code: ActiveStatus, ApiVersion, BillingMethod, CancellationReason, FederativeUnit, Flag, Frequency, FrequencyDisplay,
        FrequencyV1, Gender, InstallmentStatus, InstallmentStatusV1, InvoiceStatus, InvoiceStatusV1, OperationNature,
        PaymentKind, PersonKind, Repetition, RpsKind, YesNo);
    each!(choice: ApiOperation, CardBrand, CarriedOut, Cause, DirectionV1, ErrorKind, EventEntity, ExchangeEventKind,
        ExchangeFailureKind, Flavour, FormInput,
        IssueCode, Language, OperationV1, Operator, PageEnd, PixFault, PixKind, PixWarning, Resource, RetryAction,
        Rounding, Severity, SignedForm, SlipKind, SplitPolicy, Verdict, WriteOperation, ZeroIssReason);
    let mut used = BTreeSet::new();
    for operation in lastro_facade::operations() {
        operation.arguments.iter().for_each(|argument| names_of(argument.ty, &mut used));
        names_of(operation.result, &mut used);
    }
    let missing: Vec<_> =
        used.iter().filter(|name| name.starts_with(char::is_uppercase) && !tested.contains(*name)).collect();
    assert_eq!(missing, Vec::<&&str>::new());
}

/// Collects the names of the codes and choices in a type. Also collects the names of visited records, so that each is
/// visited once.
fn names_of(ty: Type, names: &mut BTreeSet<&'static str>) {
    let mut record = |table: &'static ModelTable| {
        // names of records get a prefix, to distinguish them from names of codes and choices
        let mark: &'static str = Box::leak(format!("record {}", table.name).into_boxed_str());
        if names.insert(mark) {
            table.fields.iter().for_each(|field| names_of(field.ty, names));
        }
    };
    match ty {
        Type::Code(table) => drop(names.insert(table.name)),
        Type::Choice(table) => drop(names.insert(table.name)),
        Type::Optional(inner) | Type::List(inner) => names_of(*inner, names),
        Type::Record(table) | Type::Query(table) => record(table),
        _ => {}
    }
}

#[test]
fn deserializing_accepts_numbers_with_exact_digits() {
    assert_eq!(serde_json::from_str::<Money>("129").ok(), "129.00".parse().ok());
    assert_eq!(serde_json::from_str::<Percent>("-2").ok(), "-2".parse().ok());
    assert_eq!(serde_json::from_str::<Quantity>("3").ok(), "3".parse().ok());
    assert_eq!(serde_json::from_str::<Number>("18446744073709551615").ok(), "18446744073709551615".parse().ok());
    // simulates how serde_json passes numbers with its feature `arbitrary_precision`
    let exact = |text: &'static str| {
        let member = [("$serde_json::private::Number", text)];
        Money::deserialize(MapDeserializer::<_, Error>::new(member.into_iter()))
    };
    assert_eq!(exact("129.90").ok(), "129.90".parse().ok());
    assert_eq!(exact("1e3").ok(), None);
    let wide = serde::de::IntoDeserializer::<Error>::into_deserializer(i128::MAX);
    assert_eq!(Number::deserialize(wide).ok(), i128::MAX.to_string().parse().ok());
}

#[test]
fn floats_and_other_types_are_rejected_with_the_reason() {
    let lost = "not a float, whose written digits are lost: give it as text, or read it from JSON text with \
                serde_json's feature `arbitrary_precision`";
    for fault in [refused::<Money>("129.90"), refused::<Percent>("2.5"), refused::<Quantity>("0.1")] {
        assert!(fault.contains(lost), "{fault}");
    }
    assert!(refused::<Number>("1.5").contains(lost));
    // serde_json itself rejects a number that no float can hold
    assert!(refused::<Number>("1e400").contains("number out of range"));
    assert!(refused::<LocalDate>("20261120").starts_with("expected a date YYYY-MM-DD, not a number"));
    assert!(refused::<DateTime>("1.5").contains("not a number"));
    assert!(refused::<Money>("\"1.005\"").contains("at most two decimal places: has more than 2 decimal places"));
    assert!(refused::<Money>("{\"a\":1}").contains("not a map"));
    for other in ["null", "true", "[]", "{}"] {
        assert!(refused::<Money>(other).contains("an amount"), "{other}");
    }
}

#[test]
fn concealed_strings_are_read_and_written_but_never_printed() {
    let number = "4111111111111111";
    let read: CardNumber = serde_json::from_str(number).expect("a number");
    assert_eq!(read, serde_json::from_str(&quoted(number)).expect("a text"));
    assert_eq!(serde_json::to_string(&read).expect("JSON"), quoted(number));
    assert_eq!(number.parse::<CardNumber>().as_ref(), Ok(&read));
    assert_eq!("012".parse::<SecurityCode>().map(|code| code.reveal().to_owned()), Ok("012".to_owned()));
    assert_eq!(format!("{read:?}"), "***");
    let faults = [
        serde_json::from_str::<CardNumber>("4111111111111111.5").expect_err("a float").to_string(),
        serde_json::from_str::<CardNumber>("[4111111111111111]").expect_err("a list").to_string(),
        serde_json::from_str::<CardNumber>("{\"4111111111111111\":1}").expect_err("a map").to_string(),
        serde_json::from_str::<ConcealedText>(number).expect_err("a number").to_string(),
    ];
    for fault in faults {
        assert!(!fault.contains("4111"), "{fault}");
    }
}

#[test]
fn decimals_convert_exactly_or_fail() {
    let decimal = |text: &str| text.parse::<Decimal>().expect(text);
    for text in ["0.00", "-129.90", "999999999999999.99"] {
        let amount: Money = text.parse().expect(text);
        assert_eq!(Decimal::from(amount).to_string(), text);
        assert_eq!(Money::try_from(decimal(text)), Ok(amount));
    }
    assert_eq!(Money::try_from(decimal("1.500000")), "1.50".parse());
    assert_eq!(problem(Money::try_from(decimal("1.001"))), Some(IssueCode::TooManyDecimals));
    assert_eq!(problem(Money::try_from(decimal("1000000000000000"))), Some(IssueCode::OutOfRange));
    assert_eq!(problem(Money::try_from(Decimal::MAX)), Some(IssueCode::OutOfRange));
    assert_eq!(problem(Money::try_from(Decimal::MIN)), Some(IssueCode::OutOfRange));

    let rate: Percent = "2.5".parse().expect("a rate");
    assert_eq!((Decimal::from(rate), Percent::from_hundredths(250)), (decimal("2.50"), Some(rate)));
    assert_eq!(Percent::try_from(decimal("2.5")), Ok(rate));
    assert_eq!(problem(Percent::try_from(decimal("2.505"))), Some(IssueCode::TooManyDecimals));
    assert_eq!(problem(Percent::try_from(decimal("1000000"))), Some(IssueCode::OutOfRange));
    assert_eq!(
        Percent::from_hundredths(-Percent::MAX_HUNDREDTHS).map(|p| p.to_string()),
        Some("-999999.99".to_owned())
    );
    assert_eq!(Percent::from_hundredths(Percent::MAX_HUNDREDTHS + 1), None);
    assert_eq!(Percent::from_hundredths(i64::MIN), None);

    let count: Quantity = "1.5".parse().expect("a quantity");
    assert_eq!((Decimal::from(count), Quantity::try_from(decimal("1.50"))), (decimal("1.5"), Ok(count)));
    assert_eq!(problem(Quantity::try_from(decimal("0.00000000001"))), Some(IssueCode::TooManyDecimals));
    assert_eq!(problem(Quantity::try_from(decimal("10000000000"))), Some(IssueCode::OutOfRange));

    let exact = |text: &str| text.parse::<Number>().expect(text).to_decimal();
    for (number, same) in [
        ("0.10", "0.10"),
        ("-1.5e3", "-1500"),
        ("1.50E-2", "0.0150"),
        ("12e0", "12"),
        ("0e99999999999999999999", "0"),
        ("7.9e28", "79000000000000000000000000000"),
        ("1e-28", "0.0000000000000000000000000001"),
    ] {
        assert_eq!(exact(number), Some(decimal(same)), "{number}");
    }
    for number in [
        "8e28",
        "1e400",
        "1e99999999999999999999",
        "1e-99999999999999999999",
        "123456789012345678901234567890",
        "1e-29",
        "0.12345678901234567890123456789",
    ] {
        assert_eq!(exact(number), None, "{number}");
    }
    assert_eq!(Number::from(decimal("-0.10")).as_str(), "-0.10");
    assert_eq!(Number::from(i64::MIN).as_str(), "-9223372036854775808");
}

#[test]
fn format_options_set_the_width_and_never_round() {
    let amount: Money = "-129.90".parse().expect("an amount");
    assert_eq!(format!("{amount:>10}|{amount:<10}|{amount:010}"), "   -129.90|-129.90   |-000129.90");
    assert_eq!(format!("{amount:.1}"), "-129.90");
    let count: Quantity = "1.5".parse().expect("a quantity");
    assert_eq!(format!("{count:+}|{count:5}"), "+1.5|  1.5");
    let day: LocalDate = "2026-11-20".parse().expect("a day");
    assert_eq!(format!("{day:>12}"), "  2026-11-20");
}

#[test]
fn a_month_has_its_first_day() {
    let month = YearMonth::from("2024-02-29".parse::<LocalDate>().expect("a day"));
    assert_eq!((month.to_string(), month.first_day().to_string()), ("2024-02".to_owned(), "2024-02-01".to_owned()));
    assert_eq!((YearMonth::from_ym(2024, 2), YearMonth::from_ym(2024, 13)), (Some(month), None));
    assert_eq!(YearMonth::from_ym(0, 1), None);
}

fn moment(text: &str) -> DateTime {
    text.parse().expect(text)
}

#[test]
fn a_date_time_has_the_instant_and_offset_of_its_text() {
    for (text, seconds, nanoseconds, minutes) in [
        ("1970-01-01T00:00:00Z", 0, 0, 0),
        ("1970-01-01T00:00:00.5+00:00", 0, 500_000_000, 0),
        ("1969-12-31T21:00:01.000000001-03:00", 1, 1, -180),
        ("1970-01-01T05:30:00.1234567899+0530", 0, 123_456_789, 330),
        ("1970-01-01T00:00:00-2359", 86_340, 0, -1439),
        ("0001-01-01T00:00:00+23:59", -62_135_596_800 - 86_340, 0, 1439),
        ("9999-12-31T23:59:59-23:59", 253_402_300_799 + 86_340, 0, -1439),
    ] {
        let read = moment(text);
        assert_eq!(read.epoch_nanoseconds(), seconds * 1_000_000_000 + nanoseconds, "{text}");
        assert_eq!(i128::from(read.epoch_millis()), seconds * 1_000 + nanoseconds / 1_000_000, "{text}");
        assert_eq!(read.offset_minutes(), minutes, "{text}");
        assert_eq!(read.as_str(), text);
    }
    let faults = [
        "2026-11-20",
        "2026-11-20 10:00:00Z",
        "2026-11-20T10:00Z",
        "2026-11-20T10:00:00",
        "2026-11-20T24:00:00Z",
        "2026-11-20T10:60:00Z",
        "2026-11-20T10:00:60Z",
        "2026-11-20T10:00:00.Z",
        "2026-11-20T10:00:00.5",
        "2026-02-30T10:00:00Z",
        "2026-11-20T10:00:00z",
        "2026-11-20T10:00:00+3",
        "2026-11-20T10:00:00+24:00",
        "2026-11-20T10:00:00+03:60",
        "2026-11-20T10:00:00+03-00",
        "2026-11-20T10:00:00 03:00",
        "2026-11-20T10:00:00+030000",
        "2026-11-20T10:00:00é",
        "2026-11-20T10:00:00.5é",
        "2026-11-20T1é:00:00Z",
        "0000-11-20T10:00:00Z",
        "",
    ];
    for fault in faults {
        assert_eq!(problem(fault.parse::<DateTime>()), Some(IssueCode::InvalidDateTime), "{fault}");
    }
}

#[test]
fn date_times_are_ordered_by_instant_and_equal_by_text() {
    let ascending = [
        "2026-11-20T10:00:00+03:00",
        "2026-11-20T10:00:00Z",
        "2026-11-20T10:00:00.0000000001Z",
        "2026-11-20T10:00:00.00000000011Z",
        "2026-11-20T07:00:00.0000000002-03:00",
        "2026-11-20T10:00:00.1Z",
        "2026-11-20T09:59:00-0300",
    ]
    .map(moment);
    for (place, a) in ascending.iter().enumerate() {
        for (other, b) in ascending.iter().enumerate() {
            assert_eq!(a.compare_instants(b), place.cmp(&other), "{a} {b}");
        }
    }
    let (here, there) = (moment("2026-11-20T10:00:00-03:00"), moment("2026-11-20T13:00:00.000Z"));
    assert_eq!((here.compare_instants(&there), here.epoch_nanoseconds()), (Ordering::Equal, there.epoch_nanoseconds()));
    assert_ne!(here, there);
    let long = |end: &str| moment(&["2026-11-20T10:00:00.", &"0".repeat(40), end, "Z"].concat());
    assert_eq!(long("1").compare_instants(&long("2")), Ordering::Less);
    assert_eq!(long("0").compare_instants(&moment("2026-11-20T10:00:00Z")), Ordering::Equal);
}

#[test]
fn a_day_begins_at_midnight_in_brasilia() {
    for day in ["0001-01-01", "2026-02-28", "9999-12-31"] {
        let midnight = day.parse::<LocalDate>().expect(day).at_midnight();
        assert_eq!(midnight.as_str(), format!("{day}T00:00:00-03:00"));
        assert_eq!(midnight, moment(midnight.as_str()));
    }
}

#[test]
fn all_conversions_fail_with_the_same_error_type() {
    fn price(text: &str) -> Result<Money, LastroError> {
        let day: LocalDate = "2026-11-20".parse()?;
        let code: all::PaymentKind = "2".parse()?;
        let operator: all::Operator = "eq".parse()?;
        let amount: Money = text.parse()?;
        let shares = lastro_facade::installments::split(amount, amount.cents() / 500, None)?;
        assert_eq!((day.day(), code.code(), operator.to_string(), shares.len()), (20, 2, "eq".to_owned(), 2));
        Ok(amount)
    }
    assert_eq!(price("10").ok(), "10.00".parse().ok());
    assert_eq!(problem(price("1,0")), Some(IssueCode::InvalidMoney));
    assert!(price("1").is_err_and(|error| error.issues().iter().all(|issue| issue.path == "parcelas")));
}
