//! Tests of dates as days counted from 1970, and of the calendar's cache.

use lastro::LocalDate;
use lastro::calc::calendar::{BusinessCalendar, bank_holidays, next_business_day};

#[test]
fn days_are_counted_from_1970() {
    for (text, days) in [
        ("1970-01-01", 0),
        ("1969-12-31", -1),
        ("0001-01-01", LocalDate::FIRST_EPOCH_DAY.into()),
        ("9999-12-31", LocalDate::LAST_EPOCH_DAY.into()),
    ] {
        let date: LocalDate = text.parse().expect("a date");
        assert_eq!((date.epoch_days(), LocalDate::from_epoch_days(days)), (days as i32, Some(date)), "{text}");
        assert_eq!(LocalDate::EPOCH.days_until(date), days, "{text}");
    }
    for outside in [-719_163, 2_932_897, i64::MIN, i64::MAX] {
        assert_eq!(LocalDate::from_epoch_days(outside), None);
    }
}

#[test]
fn the_calendar_cache_does_not_change_results() {
    let date = |text: &str| text.parse::<LocalDate>().expect("a date");
    let local = [date("2027-01-25"), date("2026-07-09"), date("0001-01-02"), date("9999-12-31")];
    let mut calendar = BusinessCalendar::new(&local);
    // dates in irregular order, over more days than the cache holds, and at both ends of the supported range
    let days = (0..3_000).map(|n| 20_000 + (n * 7_919) % 20_000);
    let first = (0..100).map(|n| LocalDate::FIRST_EPOCH_DAY + n);
    let last = (0..100).map(|n| LocalDate::LAST_EPOCH_DAY - n);
    for day in days.chain(first).chain(last) {
        let date = LocalDate::from_epoch_days(day.into()).expect("a day");
        let holiday = local.contains(&date) || bank_holidays(date.ymd().0).contains(&date);
        assert_eq!(calendar.is_business_day(date), !holiday && !date.is_weekend(), "{date}");
        assert_eq!(calendar.next_business_day(date), next_business_day(date, &local), "{date}");
    }
    assert_eq!(calendar.next_business_day(date("9999-12-31")), None);
    assert_eq!(calendar.closed_from(i32::MAX), None);
}
