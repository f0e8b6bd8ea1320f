//! Calendar dates and moments.

use core::fmt;
use core::str::FromStr;

use chrono::{Datelike, Days, NaiveDate};

/// The text is not a date or a date-time in the required form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DateFault;

impl fmt::Display for DateFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a date of the wanted form")
    }
}

impl core::error::Error for DateFault {}

/// A day of the calendar, without time or zone: exactly `YYYY-MM-DD`, years 0001 to 9999.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LocalDate(NaiveDate);

impl LocalDate {
    /// From year (1 to 9999), month and day; `None` where there is no such day.
    #[must_use]
    pub fn from_ymd(year: i32, month: u32, day: u32) -> Option<Self> {
        if !(1..=9999).contains(&year) {
            return None;
        }
        NaiveDate::from_ymd_opt(year, month, day).map(Self)
    }

    /// The day `day` of the month that lies `months` after this date's month, or that month's last day where
    /// it has no such day. `None` past the year 9999, or when `day` is not 1 to 31.
    #[must_use]
    pub fn month_clamped(self, months: i64, day: u32) -> Option<Self> {
        let index = i64::from(self.0.year()) * 12 + i64::from(self.0.month0());
        let target = index.checked_add(months)?;
        let year = i32::try_from(target.div_euclid(12)).ok()?;
        let month = u32::try_from(target.rem_euclid(12)).ok()?.checked_add(1)?;
        (1..=31).contains(&day).then_some(())?;
        (28..=day.max(28)).rev().find_map(|last| Self::from_ymd(year, month, last.min(day)))
    }

    /// This date plus `days` calendar days; `None` outside the years 0001 to 9999.
    #[must_use]
    pub fn plus_days(self, days: i64) -> Option<Self> {
        let distance = Days::new(days.unsigned_abs());
        let moved = if days < 0 { self.0.checked_sub_days(distance) } else { self.0.checked_add_days(distance) };
        moved.filter(|d| (1..=9999).contains(&d.year())).map(Self)
    }

    /// The beginning of this day in Brasília, whose offset has been -03:00 all year round since 2019.
    #[must_use]
    pub fn at_midnight(self) -> DateTime {
        DateTime(self.text() + "T00:00:00-03:00")
    }

    /// Calendar days from this date to another; negative where that is earlier.
    #[must_use]
    pub fn days_until(self, other: Self) -> i64 {
        other.0.signed_duration_since(self.0).num_days()
    }

    /// Whether it is a Saturday or a Sunday.
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

    /// `YYYY-MM-DD`, digit by digit: lists of dates are long, and the formatting of the standard library is slow.
    pub(crate) fn text(self) -> String {
        let (year, month, day) = self.ymd();
        let mut text = String::with_capacity(10);
        let year = year.unsigned_abs();
        let digits = [(year, 1000), (year, 100), (year, 10), (year, 1), (month, 10), (month, 1), (day, 10), (day, 1)];
        for (place, (number, unit)) in digits.into_iter().enumerate() {
            if place == 4 || place == 6 {
                text.push('-');
            }
            text.push(char::from_digit(number / unit % 10, 10).unwrap_or('0'));
        }
        text
    }

    /// The same day as chrono's type.
    #[must_use]
    pub const fn to_naive(self) -> NaiveDate {
        self.0
    }
}

impl FromStr for LocalDate {
    type Err = DateFault;

    /// Reads `YYYY-MM-DD` and nothing else.
    fn from_str(text: &str) -> Result<Self, DateFault> {
        let bytes = text.as_bytes();
        let dashes = bytes.get(4) == Some(&b'-') && bytes.get(7) == Some(&b'-');
        if bytes.len() != 10 || !dashes {
            return Err(DateFault);
        }
        let year = i32::try_from(digits(bytes, 0, 4)?).map_err(|_| DateFault)?;
        Self::from_ymd(year, digits(bytes, 5, 2)?, digits(bytes, 8, 2)?).ok_or(DateFault)
    }
}

impl fmt::Display for LocalDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

/// A moment: ISO 8601 date, time with seconds and an offset, `2026-11-20T10:30:00-03:00`.
///
/// `Z` and offsets without a colon are accepted, fractions of a second are kept. The text is kept as it came, so
/// that reading and writing loses nothing; two texts of one moment are therefore different values.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DateTime(String);

impl DateTime {
    pub(crate) fn text(&self) -> String {
        self.0.clone()
    }

    /// The text as it came.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl DateTime {
    /// The moment without its offset: whole seconds since 1970 in UTC, and the digits of the fraction. These pairs are
    /// ordered like the moments.
    #[must_use]
    pub fn instant(&self) -> (i64, &str) {
        let bytes = self.0.as_bytes();
        let number = |at: usize| digits(bytes, at, 2).map_or(0, i64::from);
        let epoch = LocalDate::from_ymd(1970, 1, 1);
        let day = self.0.get(..10).and_then(|text| text.parse::<LocalDate>().ok());
        let days = epoch.zip(day).map_or(0, |(epoch, day)| epoch.days_until(day));
        let tail = self.0.get(19..).unwrap_or_default();
        let (fraction, offset) = match tail.strip_prefix('.') {
            Some(rest) => {
                let end = rest.bytes().position(|b| !b.is_ascii_digit()).unwrap_or(rest.len());
                rest.split_at_checked(end).unwrap_or((rest, ""))
            }
            None => ("", tail),
        };
        let mut figures = offset.bytes().filter(u8::is_ascii_digit).map(|b| i64::from(b - b'0'));
        let mut two = || figures.next().unwrap_or(0) * 10 + figures.next().unwrap_or(0);
        let east = two() * 3600 + two() * 60;
        let sign = if offset.starts_with('-') { -1 } else { 1 };
        let seconds = days * 86_400 + number(11) * 3600 + number(14) * 60 + number(17);
        (seconds - sign * east, fraction.trim_end_matches('0'))
    }
}

impl FromStr for DateTime {
    type Err = DateFault;

    /// Reads `YYYY-MM-DDTHH:MM:SS[.fraction](Z|+HH:MM|+HHMM)`.
    fn from_str(text: &str) -> Result<Self, DateFault> {
        let (day, rest) = text.split_once('T').ok_or(DateFault)?;
        day.parse::<LocalDate>()?;
        let bytes = rest.as_bytes();
        let colons = bytes.get(2) == Some(&b':') && bytes.get(5) == Some(&b':');
        let in_range = digits(bytes, 0, 2)? < 24 && digits(bytes, 3, 2)? < 60 && digits(bytes, 6, 2)? < 60;
        if !colons || !in_range {
            return Err(DateFault);
        }
        let tail = rest.get(8..).ok_or(DateFault)?;
        let offset = match tail.strip_prefix('.') {
            None => tail,
            Some(fraction) => {
                let rest = fraction.trim_start_matches(|c: char| c.is_ascii_digit());
                if rest.len() == fraction.len() {
                    return Err(DateFault);
                }
                rest
            }
        };
        check_offset(offset)?;
        Ok(Self(text.to_owned()))
    }
}

fn check_offset(text: &str) -> Result<(), DateFault> {
    if text == "Z" {
        return Ok(());
    }
    let bytes = text.as_bytes();
    let minutes_at = match (bytes.len(), bytes.get(3)) {
        (6, Some(b':')) => 4,
        (5, _) => 3,
        _ => return Err(DateFault),
    };
    let signed = matches!(bytes.first(), Some(b'+' | b'-'));
    if signed && digits(bytes, 1, 2)? < 24 && digits(bytes, minutes_at, 2)? < 60 { Ok(()) } else { Err(DateFault) }
}

impl fmt::Display for DateTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The `count` ASCII digits from `start` as a number.
fn digits(bytes: &[u8], start: usize, count: usize) -> Result<u32, DateFault> {
    let range = bytes.get(start..start.saturating_add(count)).ok_or(DateFault)?;
    range.iter().try_fold(0_u32, |n, b| match b {
        b'0'..=b'9' => Ok(n * 10 + u32::from(b - b'0')),
        _ => Err(DateFault),
    })
}

/// A month of a year, `YYYY-MM`: years 0001 to 9999, months 01 to 12.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct YearMonth(LocalDate);

impl YearMonth {
    /// The year and the month, from 1.
    #[must_use]
    pub fn ym(self) -> (i32, u32) {
        let (year, month, _) = self.0.ymd();
        (year, month)
    }

    /// The same text as [`Display`](fmt::Display) gives.
    pub(crate) fn text(self) -> String {
        let mut text = self.0.text();
        text.truncate("YYYY-MM".len());
        text
    }
}

impl FromStr for YearMonth {
    type Err = DateFault;

    /// Reads exactly `YYYY-MM`.
    fn from_str(text: &str) -> Result<Self, DateFault> {
        [text, "-01"].concat().parse().map(Self)
    }
}

impl fmt::Display for YearMonth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}
