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

/// How many years a calendar remembers.
const YEARS: usize = 16;

/// The days on which banks work at a place: a calendar with local holidays, which remembers the years that it was asked
/// for. For callers that ask for many days; the functions of this module make one for each call.
#[derive(Debug, Clone)]
pub struct BusinessCalendar {
    /// The local holidays, sorted.
    local: Vec<LocalDate>,
    /// The years, each at the place of its remainder.
    years: [Year; YEARS],
}

/// The days of a year on which no bank works.
#[derive(Debug, Clone, Copy)]
struct Year {
    /// None is the year 0.
    year: i32,
    /// A bit for each day, from 1 January on.
    closed: [u64; 6],
}

impl Year {
    const NONE: Self = Self { year: 0, closed: [0; 6] };

    fn close(&mut self, day: LocalDate) {
        let place = day.day_of_year();
        if let Some(bits) = self.closed.get_mut(place / 64) {
            *bits |= 1 << (place % 64);
        }
    }

    fn is_closed(&self, day: LocalDate) -> bool {
        let place = day.day_of_year();
        self.closed.get(place / 64).is_some_and(|bits| bits >> (place % 64) & 1 == 1)
    }
}

impl Default for BusinessCalendar {
    fn default() -> Self {
        Self::new(&[])
    }
}

impl BusinessCalendar {
    /// With local holidays in any order, in addition to the national ones.
    #[must_use]
    pub fn new(local_holidays: &[LocalDate]) -> Self {
        let day = |index: usize| local_holidays.get(index).copied();
        let mut order: Vec<usize> = (0..local_holidays.len()).collect();
        sort_indices(&mut order, &|a, b| day(a).cmp(&day(b)));
        Self { local: order.into_iter().filter_map(day).collect(), years: [Year::NONE; YEARS] }
    }

    /// Whether banks work on a day.
    #[must_use]
    pub fn is_business_day(&mut self, date: LocalDate) -> bool {
        !date.is_weekend() && !self.is_holiday(date)
    }

    /// The first business day on or after a day; `None` past the year 9999, or after a year of holidays.
    #[must_use]
    pub fn next_business_day(&mut self, date: LocalDate) -> Option<LocalDate> {
        // most days are business days
        if self.is_business_day(date) {
            return Some(date);
        }
        (1..=HORIZON).map_while(|days| date.plus_days(days)).find(|day| self.is_business_day(*day))
    }

    fn is_holiday(&mut self, date: LocalDate) -> bool {
        let year = date.ymd().0;
        let place = year.unsigned_abs() as usize % YEARS;
        match self.years.get(place) {
            Some(known) if known.year == year => known.is_closed(date),
            _ => self.remember(year, place).is_closed(date),
        }
    }

    #[cold]
    fn remember(&mut self, year: i32, place: usize) -> Year {
        let found = self.year(year);
        if let Some(known) = self.years.get_mut(place) {
            *known = found;
        }
        found
    }

    fn year(&self, year: i32) -> Year {
        let mut closed = Year { year, ..Year::NONE };
        national(year).for_each(|day| closed.close(day));
        let first = self.local.partition_point(|day| day.ymd().0 < year);
        self.local.iter().skip(first).take_while(|day| day.ymd().0 == year).for_each(|day| closed.close(*day));
        closed
    }
}

/// The national bank holidays of a year, in no order; Good Friday may fall on 21 April, and is then in it twice.
fn national(year: i32) -> impl Iterator<Item = LocalDate> {
    let awareness = (year >= AWARENESS_SINCE).then_some(AWARENESS);
    let fixed =
        FIXED.into_iter().chain(awareness).filter_map(move |(month, day)| LocalDate::from_ymd(year, month, day));
    let easter = easter(year);
    fixed.chain(BY_EASTER.into_iter().filter_map(move |days| easter?.plus_days(days)))
}

/// The national bank holidays of a year, in order; none outside the years 1 to 9999.
///
/// Ash Wednesday and 31 December are business days.
#[must_use]
pub fn bank_holidays(year: i32) -> Vec<LocalDate> {
    let mut holidays: Vec<LocalDate> = Vec::new();
    for date in national(year) {
        if let Err(place) = holidays.binary_search(&date) {
            holidays.insert(place, date);
        }
    }
    holidays
}

/// Whether banks work on a day; `local` are the local holidays, in addition to the national ones.
#[must_use]
pub fn is_business_day(date: LocalDate, local: &[LocalDate]) -> bool {
    BusinessCalendar::new(local).is_business_day(date)
}

/// The first business day on or after a day; `None` past the year 9999, or after a year of holidays.
#[must_use]
pub fn next_business_day(date: LocalDate, local: &[LocalDate]) -> Option<LocalDate> {
    BusinessCalendar::new(local).next_business_day(date)
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
