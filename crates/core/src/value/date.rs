//! Calendar dates and months.

use core::fmt;

use chrono::{Datelike, Days, NaiveDate};

use super::ShortText;

/// A calendar date without time or time zone, in the years 0001 to 9999. Its string form is exactly `YYYY-MM-DD`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LocalDate(NaiveDate);

impl LocalDate {
    /// 1 January 1970, the day from which Arrow columns and other columnar formats count days.
    pub const EPOCH: Self = Self(NaiveDate::from_ymd_opt(1970, 1, 1).expect("1 January 1970 is a day"));

    /// 1 January 0001, the earliest date, as days from 1 January 1970.
    pub const FIRST_EPOCH_DAY: i32 = -719_162;
    /// 31 December 9999, the latest date, as days from 1 January 1970.
    pub const LAST_EPOCH_DAY: i32 = 2_932_896;

    /// Creates a date from year (1 to 9999), month and day. `None` if there is no such date.
    #[must_use]
    pub fn from_ymd(year: i32, month: u32, day: u32) -> Option<Self> {
        if !(1..=9999).contains(&year) {
            return None;
        }
        NaiveDate::from_ymd_opt(year, month, day).map(Self)
    }

    /// The date `days` days after 1 January 1970. `None` outside the years 0001 to 9999.
    #[must_use]
    pub fn from_epoch_days(days: i64) -> Option<Self> {
        Self::from_naive(NaiveDate::from_epoch_days(i32::try_from(days).ok()?)?)
    }

    /// The number of days from 1 January 1970 to this date; negative for an earlier date.
    #[must_use]
    pub fn epoch_days(self) -> i32 {
        self.0.to_epoch_days()
    }

    /// The day `day` of the month that is `months` months after this date's month, or the last day of a shorter month. `None`
    /// outside the years 0001 to 9999, or if `day` is not 1 to 31.
    #[must_use]
    pub fn month_clamped(self, months: i64, day: u32) -> Option<Self> {
        let index = i64::from(self.0.year()) * 12 + i64::from(self.0.month0());
        // 32 bits, because 64-bit division is slow in wasm
        let target = i32::try_from(index.checked_add(months)?).ok()?;
        let (year, month) = (target.div_euclid(12), u32::try_from(target.rem_euclid(12)).ok()?.checked_add(1)?);
        (1..=31).contains(&day).then_some(())?;
        (28..=day.max(28)).rev().find_map(|last| Self::from_ymd(year, month, last.min(day)))
    }

    /// This date plus `days` calendar days; `None` outside the years 0001 to 9999.
    #[must_use]
    pub fn plus_days(self, days: i64) -> Option<Self> {
        let distance = Days::new(days.unsigned_abs());
        let moved = if days < 0 { self.0.checked_sub_days(distance) } else { self.0.checked_add_days(distance) };
        moved.and_then(Self::from_naive)
    }

    /// Calendar days from this date to `other`; negative if `other` is earlier.
    #[must_use]
    pub fn days_until(self, other: Self) -> i64 {
        other.0.signed_duration_since(self.0).num_days()
    }

    /// Whether the date is a Saturday or a Sunday.
    #[must_use]
    pub fn is_weekend(self) -> bool {
        self.0.weekday().num_days_from_monday() >= 5
    }

    /// Day of the month, 1 to 31.
    #[must_use]
    pub fn day(self) -> u32 {
        self.0.day()
    }

    /// Year, month and day.
    #[must_use]
    pub fn ymd(self) -> (i32, u32, u32) {
        (self.0.year(), self.0.month(), self.0.day())
    }

    /// The date as `YYYY-MM-DD`. Each digit is computed by its own expression for speed: a loop over the digits takes several
    /// times as long, and the standard library's formatting even longer.
    pub(crate) fn text(self) -> ShortText {
        let (year, month, day) = self.ymd();
        let (century, year) = (year.unsigned_abs() / 100, year.unsigned_abs() % 100);
        let tens = |number: u32| b'0' + (number / 10) as u8;
        let ones = |number: u32| b'0' + (number % 10) as u8;
        ShortText::of([
            tens(century),
            ones(century),
            tens(year),
            ones(year),
            b'-',
            tens(month),
            ones(month),
            b'-',
            tens(day),
            ones(day),
        ])
    }

    /// Parses a date in the exact form `YYYY-MM-DD`.
    pub(crate) fn of_text(text: &str) -> Option<Self> {
        let bytes = text.as_bytes();
        let dashes = bytes.get(4) == Some(&b'-') && bytes.get(7) == Some(&b'-');
        (bytes.len() == 10 && dashes).then_some(())?;
        let year = i32::try_from(digits(bytes, 0, 4)?).ok()?;
        Self::from_ymd(year, digits(bytes, 5, 2)?, digits(bytes, 8, 2)?)
    }

    /// Converts a date of chrono. `None` for a year outside 0001 to 9999.
    pub(crate) fn from_naive(day: NaiveDate) -> Option<Self> {
        (1..=9999).contains(&day.year()).then_some(Self(day))
    }

    /// The same date as a type of chrono.
    pub(crate) const fn to_naive(self) -> NaiveDate {
        self.0
    }
}

impl fmt::Display for LocalDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text())
    }
}

/// The number that `count` ASCII digits from the index `start` represent; `None` if one of them is missing or not a digit.
pub(super) fn digits(bytes: &[u8], start: usize, count: usize) -> Option<u32> {
    let range = bytes.get(start..start.saturating_add(count))?;
    range.iter().try_fold(0_u32, |n, b| b.is_ascii_digit().then(|| n * 10 + u32::from(b - b'0')))
}

/// A month of a year, in the years 0001 to 9999. Its string form is exactly `YYYY-MM`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct YearMonth(LocalDate);

impl YearMonth {
    /// Creates a month from year (1 to 9999) and month (1 to 12). `None` if there is no such month.
    #[must_use]
    pub fn from_ym(year: i32, month: u32) -> Option<Self> {
        LocalDate::from_ymd(year, month, 1).map(Self)
    }

    /// The first day of the month.
    #[must_use]
    pub const fn first_day(self) -> LocalDate {
        self.0
    }

    /// The year, and the number of the month from 1 to 12.
    #[must_use]
    pub fn ym(self) -> (i32, u32) {
        let (year, month, _) = self.0.ymd();
        (year, month)
    }

    /// Parses a month in the exact form `YYYY-MM`.
    pub(crate) fn of_text(text: &str) -> Option<Self> {
        LocalDate::of_text(&[text, "-01"].concat()).map(Self)
    }

    /// The month as `YYYY-MM`, without the overhead of [`Display`](fmt::Display).
    pub(crate) fn text(self) -> ShortText {
        let (year, month) = self.ym();
        let mut text = ShortText::new();
        text.put_number(month.into(), 2);
        text.put(b'-');
        text.put_number(year.unsigned_abs().into(), 4);
        text
    }
}

impl From<LocalDate> for YearMonth {
    /// The month that contains a date.
    fn from(day: LocalDate) -> Self {
        // cannot fail: every month has a first day
        Self(LocalDate(day.0.with_day(1).unwrap_or(day.0)))
    }
}

impl fmt::Display for YearMonth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text())
    }
}
