//! Property tests of the dates of contracts and the sales that they generate.

use lastro::calc::schedule::Contract;
use lastro::model::Sale;
use lastro::model::codes::{Flag, Frequency, Repetition};
use lastro::rules;
use lastro::value::Code as _;
use lastro::{IssueCode, LocalDate};
use proptest::prelude::*;

use crate::common::dates;

fn frequency() -> impl Strategy<Value = Frequency> {
    prop::sample::select(vec![0, 1, 2, 3, 6, 12]).prop_map(Frequency::from_code)
}

/// Generates contracts without an end, with any first date, and sometimes with an explicit anchor day.
fn endless() -> impl Strategy<Value = Contract> {
    let anchor = prop::option::weighted(0.3, prop_oneof![28..=31_i64, 1..=31_i64]);
    (dates(), frequency(), anchor).prop_map(|(first, frequency, anchor_day)| Contract {
        anchor_day,
        ..Contract::new(first, frequency, Repetition::Always)
    })
}

/// Generates contracts that end: after a number of occurrences, on a date, or by the caller's limit.
fn contract() -> impl Strategy<Value = Contract> {
    let days = prop_oneof![Just(0), 1..=40_i64, 0..=3000_i64];
    (endless(), 0..3_u8, prop_oneof![Just(1), 1..=40_i64], days).prop_map(|(endless, end, count, days)| match end {
        0 => Contract { agendamento_repetir: Repetition::Count, agendamento_numero: Some(count), ..endless },
        1 => {
            let last = endless.agendamento_data.plus_days(days);
            Contract { agendamento_repetir: Repetition::UntilDate, agendamento_data_fim: last, ..endless }
        }
        _ => Contract { limit: Some(count), ..endless },
    })
}

fn listed(contract: Contract) -> Vec<LocalDate> {
    contract.occurrences().expect("dates")
}

/// Converts a contract to a record.
fn record(contract: Contract) -> Sale {
    Sale {
        agendamento_data: Some(contract.agendamento_data),
        agendamento_frequencia: Some(contract.agendamento_frequencia),
        agendamento_repetir: Some(contract.agendamento_repetir),
        agendamento_numero: contract.agendamento_numero,
        agendamento_data_fim: contract.agendamento_data_fim,
        agendamento_ativo: contract.agendamento_ativo,
        valor_venda: "10.00".parse().ok(),
        ..Sale::default()
    }
}

/// The last day of a date's month, found by going forward day by day, independently of the library.
fn last_of_month(date: LocalDate) -> u32 {
    let days = (0..31).filter_map(|days| date.plus_days(days));
    days.take_while(|day| day.ymd().1 == date.ymd().1).last().map_or(31, |day| day.day())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    /// Each date is in the month that the frequency determines. It is the anchor day, or the last day of a shorter month.
    #[test]
    fn each_date_falls_in_the_expected_month(contract in contract()) {
        let months = |date: LocalDate| date.ymd().0 * 12 + i32::try_from(date.ymd().1).expect("a month");
        let step = i32::try_from(i64::from(contract.agendamento_frequencia)).expect("months");
        let anchor = contract.anchor_day.map_or(contract.agendamento_data.day(), |day| u32::try_from(day).expect("a day"));
        for (k, date) in (0..).zip(listed(contract)) {
            prop_assert_eq!(months(date), months(contract.agendamento_data) + k * step);
            prop_assert_eq!(date.day(), anchor.min(last_of_month(date)), "{} of {:?}", date, contract);
        }
    }

    #[test]
    fn a_lower_limit_gives_a_prefix_of_the_dates(contract in contract(), few in 1..=20_i64, more in 0..=20_i64) {
        let limited = |limit| listed(Contract { limit: Some(limit), ..contract });
        let (few, all) = (limited(few), limited(few + more));
        prop_assert!(all.starts_with(&few), "{few:?} and {all:?}");
        prop_assert!(i64::try_from(all.len()).expect("a length") <= 40);
    }

    /// A contract of n occurrences has n dates. With a frequency of 0 it has one date, whatever n is.
    #[test]
    fn a_contract_of_n_occurrences_has_n_dates(endless in endless(), count in prop_oneof![Just(1), 1..=60_i64]) {
        let counted = listed(Contract { agendamento_repetir: Repetition::Count, agendamento_numero: Some(count), ..endless });
        let once = endless.agendamento_frequencia == Frequency::Once;
        prop_assert_eq!(i64::try_from(counted.len()), Ok(if once { 1 } else { count }));
        prop_assert_eq!(counted, listed(Contract { limit: Some(count), ..endless }));
    }

    /// An occurrence on the last day is included, whether that day is the contract's end date or the caller's `until`.
    #[test]
    fn the_end_date_is_inclusive(endless in endless(), place in 0..30_usize, days in -1..=1_i64) {
        let all = listed(Contract { limit: Some(30), ..endless });
        let Some(end) = all.get(place % all.len()).and_then(|date| date.plus_days(days)) else { return Ok(()) };
        let wanted: Vec<LocalDate> = all.iter().copied().take_while(|date| *date <= end).collect();
        prop_assert_eq!(&listed(Contract { until: Some(end), limit: Some(30), ..endless }), &wanted);
        // the end date is not used with a frequency of 0, which means a single occurrence
        if end >= endless.agendamento_data && endless.agendamento_frequencia != Frequency::Once {
            let until = Contract { agendamento_repetir: Repetition::UntilDate, agendamento_data_fim: Some(end), limit: Some(30), ..endless };
            prop_assert_eq!(&listed(until), &wanted);
        }
    }

    #[test]
    fn at_returns_the_kth_date_of_the_list(contract in contract()) {
        let all = listed(contract);
        let length = i64::try_from(all.len()).expect("a length");
        for (k, date) in (0..).zip(&all) {
            prop_assert_eq!(contract.at(k), Ok(Some(*date)));
        }
        prop_assert_eq!(contract.at(length), Ok(None));
        prop_assert_eq!(contract.at(-1), Ok(None));
        prop_assert_eq!(contract.at(i64::MAX), Ok(None));
    }

    /// `next_after` returns the first date of the list that is later than the given day.
    #[test]
    fn next_after_returns_the_first_later_date(contract in contract(), place in any::<prop::sample::Index>(), days in -45..=45_i64) {
        let all = listed(contract);
        let near = if all.is_empty() { contract.agendamento_data } else { *place.get(&all) };
        let Some(day) = near.plus_days(days) else { return Ok(()) };
        let later = all.iter().copied().find(|date| *date > day);
        prop_assert_eq!(contract.next_after(day), Ok(later));
    }

    /// The sale for occurrence k has the k-th date and the number k + 1, and only the last sale is marked as the last.
    #[test]
    fn the_kth_sale_has_the_kth_date(contract in contract(), anchored in any::<bool>()) {
        let contract = Contract { limit: None, anchor_day: contract.anchor_day.filter(|_| anchored), ..contract };
        let all = listed(Contract { limit: Some(40), ..contract });
        let generated = |k| rules::generated(record(contract), k, contract.anchor_day);
        let ends = contract.at(i64::try_from(all.len()).expect("a length")) == Ok(None);
        for (k, date) in (0..).zip(&all) {
            let sale = generated(k).expect("a sale");
            prop_assert_eq!((sale.data, sale.agendamento_sequencia), (Some(*date), Some(k + 1)));
            let last = ends && all.last() == Some(date);
            prop_assert_eq!(sale.agendamento_ultima_ocorrencia, Some(if last { Flag::Yes } else { Flag::No }));
        }
        if ends {
            let error = generated(i64::try_from(all.len()).expect("a length")).expect_err("no more");
            prop_assert_eq!(error.issues()[0].code, IssueCode::NoOccurrence);
        }
    }

    #[test]
    fn a_paused_contract_has_no_dates(contract in contract(), day in dates()) {
        let paused = Contract { agendamento_ativo: Some(Flag::No), ..contract };
        prop_assert_eq!(paused.occurrences(), Ok(Vec::new()));
        prop_assert_eq!((paused.at(0), paused.next_after(day)), (Ok(None), Ok(None)));
        let error = rules::generated(record(Contract { limit: None, ..paused }), 0, contract.anchor_day).expect_err("paused");
        prop_assert_eq!(error.issues()[0].code, IssueCode::NoOccurrence);
        // after the contract is active again, it has the same dates as if it had never been paused
        prop_assert_eq!(listed(Contract { agendamento_ativo: Some(Flag::Yes), ..paused }), listed(contract));
    }
}
