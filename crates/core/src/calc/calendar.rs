//! Days on which banks work (Resolução CMN 4.880/2020; Lei 14.759/2023 for 20 November).

use crate::value::{LocalDate, sort_indices};

/// Holidays on a fixed day of every year: month and day.
const FIXED: [(u32, u32); 8] = [(1, 1), (4, 21), (5, 1), (9, 7), (10, 12), (11, 2), (11, 15), (12, 25)];
/// Holidays by their distance from Easter Sunday: Carnival Monday and Tuesday, Good Friday, Corpus Christi.
const BY_EASTER: [i64; 4] = [-48, -47, -2, 60];
/// Black Awareness Day, a national holiday from 2024.
const AWARENESS: (u32, u32) = (11, 20);
const AWARENESS_SINCE: i32 = 2024;
/// Most days that are searched for the next business day.
const HORIZON: i64 = 366;

/// The local holidays, sorted once, so that a day is found quickly among any number of them.
#[derive(Debug, Clone, Default)]
pub struct LocalHolidays(Vec<LocalDate>);

impl LocalHolidays {
    /// From days in any order.
    #[must_use]
    pub fn new(days: &[LocalDate]) -> Self {
        let day = |index: usize| days.get(index).copied();
        let mut order: Vec<usize> = (0..days.len()).collect();
        sort_indices(&mut order, &|a, b| day(a).cmp(&day(b)));
        Self(order.into_iter().filter_map(day).collect())
    }

    fn has(&self, date: LocalDate) -> bool {
        self.0.binary_search(&date).is_ok()
    }
}

/// The national bank holidays of a year, in order; none outside the years 1 to 9999.
///
/// Ash Wednesday and 31 December are business days.
#[must_use]
pub fn bank_holidays(year: i32) -> Vec<LocalDate> {
    let awareness = (year >= AWARENESS_SINCE).then_some(AWARENESS);
    let fixed = FIXED.into_iter().chain(awareness).filter_map(|(month, day)| LocalDate::from_ymd(year, month, day));
    let easter = easter(year);
    let moving = BY_EASTER.into_iter().filter_map(|days| easter?.plus_days(days));
    let mut holidays: Vec<LocalDate> = Vec::new();
    for date in fixed.chain(moving) {
        // Good Friday may fall on 21 April, and is then one holiday
        if let Err(place) = holidays.binary_search(&date) {
            holidays.insert(place, date);
        }
    }
    holidays
}

/// Whether banks work on a day; `local` are the local holidays, in addition to the national ones.
#[must_use]
pub fn is_business_day(date: LocalDate, local: &[LocalDate]) -> bool {
    !local.contains(&date) && works(date)
}

/// Whether banks work on a day, local holidays not considered.
fn works(date: LocalDate) -> bool {
    !date.is_weekend() && !bank_holidays(date.ymd().0).contains(&date)
}

/// The first business day on or after a day; `None` past the year 9999, or after a year of holidays.
#[must_use]
pub fn next_business_day(date: LocalDate, local: &[LocalDate]) -> Option<LocalDate> {
    next_among(date, &LocalHolidays::new(local))
}

/// As [`next_business_day`], for callers that ask for many days.
#[must_use]
pub fn next_among(date: LocalDate, local: &LocalHolidays) -> Option<LocalDate> {
    (0..=HORIZON).map_while(|days| date.plus_days(days)).find(|day| !local.has(*day) && works(*day))
}

/// Easter Sunday of the Gregorian calendar (Meeus).
fn easter(year: i32) -> Option<LocalDate> {
    let (a, b, c) = (year % 19, year / 100, year % 100);
    let (d, e) = (b / 4, b % 4);
    let g = (8 * b + 13) / 25;
    let h = (19 * a + b - d - g + 15) % 30;
    let (i, k) = (c / 4, c % 4);
    let l = (32 + 2 * e + 2 * i - h - k) % 7;
    let m = (a + 11 * h + 19 * l) / 433;
    let month = (h + l - 7 * m + 90) / 25;
    let day = (h + l - 7 * m + 33 * month + 19) % 32;
    LocalDate::from_ymd(year, u32::try_from(month).ok()?, u32::try_from(day).ok()?)
}
