//! Timestamps with an offset from UTC.

use core::cmp::Ordering;
use core::fmt;

use chrono::{FixedOffset, NaiveTime, Offset as _, TimeZone as _, Utc};

use super::date::{LocalDate, digits};

/// Offset of Brasília from UTC. It has been -03:00 all year round since 2019.
const BRASILIA: FixedOffset = FixedOffset::west_opt(3 * 3600).expect("three hours are less than a day");

/// Length of the string up to the seconds: `2026-11-20T10:30:00`.
const WITHOUT_FRACTION: usize = 19;
/// Number of digits of a fraction of a second that chrono can hold.
const NANOSECONDS: usize = 9;

/// A timestamp in ISO 8601 form: date, time with seconds, and an offset from UTC, such as `2026-11-20T10:30:00-03:00`.
///
/// `Z`, offsets without a colon, and fractions of a second of any length are accepted. The string is kept as it was written, so
/// that reading and writing it loses nothing.
///
/// Two values are equal if their strings are equal, so that a comparison of two records shows every difference. To compare
/// instants, use [`compare_instants`](Self::compare_instants). The operator `<` is not implemented, because the same instant
/// can be written in several ways (`13:00:00Z` and `10:00:00-03:00`).
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct DateTime {
    text: String,
    // the instant that the string stands for, without digits beyond nanoseconds
    moment: chrono::DateTime<FixedOffset>,
}

impl DateTime {
    /// The string as it was written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Milliseconds since 1970-01-01T00:00:00Z; negative before that. Digits beyond milliseconds are cut off.
    #[must_use]
    pub fn epoch_millis(&self) -> i64 {
        self.moment.timestamp_millis()
    }

    /// Nanoseconds since 1970-01-01T00:00:00Z; negative before that. Digits beyond nanoseconds are cut off.
    ///
    /// ```
    /// use lastro::DateTime;
    /// let due: DateTime = "2026-11-20T10:30:00.5-03:00".parse()?;
    /// assert_eq!(due.epoch_nanoseconds() / 1_000_000_000, 1_795_181_400);
    /// # Ok::<(), lastro::LastroError>(())
    /// ```
    #[must_use]
    pub fn epoch_nanoseconds(&self) -> i128 {
        let nanoseconds = i128::from(self.moment.timestamp_subsec_nanos());
        i128::from(self.moment.timestamp()) * 1_000_000_000 + nanoseconds
    }

    /// The offset from UTC in minutes: -180 for `-03:00`.
    #[must_use]
    pub fn offset_minutes(&self) -> i32 {
        self.moment.offset().local_minus_utc() / 60
    }

    /// The instant with its offset, as a type of chrono. Digits beyond nanoseconds are cut off.
    #[cfg(feature = "chrono")]
    pub(crate) const fn to_chrono(&self) -> chrono::DateTime<FixedOffset> {
        self.moment
    }

    /// Compares two instants, regardless of the offsets with which they are written. All digits of the fractions count, even
    /// beyond nanoseconds.
    #[must_use]
    pub fn compare_instants(&self, other: &Self) -> Ordering {
        self.moment.cmp(&other.moment).then_with(|| self.past_nanoseconds().cmp(other.past_nanoseconds()))
    }

    /// A string for sorting: comparing two such strings byte by byte gives the result of
    /// [`compare_instants`](Self::compare_instants). Equal instants have equal strings.
    #[must_use]
    pub fn ordered_text(&self) -> String {
        // Seconds since 31 December of the year 0. An offset may move an instant of 1 January 0001 into that day, so the
        // number is never negative.
        let seconds = self.moment.timestamp().saturating_add(62_135_683_200);
        let fraction = format!("{:09}{}", self.moment.timestamp_subsec_nanos(), self.past_nanoseconds());
        format!("{seconds:012}{}", fraction.trim_end_matches('0'))
    }

    /// The digits of the fraction beyond nanoseconds, which chrono cannot hold, without trailing zeros. Comparing these strings
    /// gives the order of the fractions.
    fn past_nanoseconds(&self) -> &str {
        let fraction = self.text.get(WITHOUT_FRACTION..).and_then(|tail| tail.strip_prefix('.'));
        let further = fraction.and_then(|fraction| fraction.get(NANOSECONDS..)).unwrap_or_default();
        let end = further.bytes().position(|b| !b.is_ascii_digit()).unwrap_or(further.len());
        further.get(..end).unwrap_or_default().trim_end_matches('0')
    }

    /// Parses a timestamp `YYYY-MM-DDTHH:MM:SS[.fraction](Z|+HH:MM|+HHMM)`; the sign of the offset may also be `-`.
    pub(crate) fn of_text(text: &str) -> Option<Self> {
        let (day, rest) = text.split_once('T')?;
        let day = LocalDate::of_text(day)?;
        let bytes = rest.as_bytes();
        (bytes.get(2) == Some(&b':') && bytes.get(5) == Some(&b':')).then_some(())?;
        let (hour, minute, second) = (digits(bytes, 0, 2)?, digits(bytes, 3, 2)?, digits(bytes, 6, 2)?);
        let tail = rest.get(8..)?;
        let (fraction, offset) = match tail.strip_prefix('.') {
            None => ("", tail),
            Some(fraction) => {
                let end = fraction.bytes().position(|b| !b.is_ascii_digit())?;
                fraction.split_at_checked(end).filter(|(digits, _)| !digits.is_empty())?
            }
        };
        let local = day.to_naive().and_hms_nano_opt(hour, minute, second, nanoseconds(fraction))?;
        let moment = offset_of(offset)?.from_local_datetime(&local).single()?;
        Some(Self { text: text.to_owned(), moment })
    }
}

impl LocalDate {
    /// The beginning of this day in Brasília: midnight with the offset -03:00.
    #[must_use]
    pub fn at_midnight(self) -> DateTime {
        let utc = self.to_naive().and_time(NaiveTime::MIN) - BRASILIA;
        DateTime {
            text: [&*self.text(), "T00:00:00-03:00"].concat(),
            moment: chrono::DateTime::from_naive_utc_and_offset(utc, BRASILIA),
        }
    }
}

/// Converts a fraction of a second, given as digits, to nanoseconds. Further digits are cut off.
fn nanoseconds(fraction: &str) -> u32 {
    let digits = fraction.bytes().chain(core::iter::repeat(b'0')).take(NANOSECONDS);
    digits.fold(0, |n, digit| n * 10 + u32::from(digit - b'0'))
}

/// Parses an offset from UTC: `Z`, `+HH:MM` or `+HHMM`, also with `-`. `None` if it is a day or more.
fn offset_of(text: &str) -> Option<FixedOffset> {
    let bytes = text.as_bytes();
    let minutes_at = match (bytes.len(), bytes.get(3)) {
        (1, _) if text == "Z" => return Some(Utc.fix()),
        (6, Some(b':')) => 4,
        (5, _) => 3,
        _ => return None,
    };
    let (hours, minutes) = (digits(bytes, 1, 2)?, digits(bytes, minutes_at, 2)?);
    let seconds = i32::try_from(hours * 3600 + minutes * 60).ok()?;
    match bytes.first() {
        _ if minutes >= 60 => None,
        Some(b'+') => FixedOffset::east_opt(seconds),
        Some(b'-') => FixedOffset::west_opt(seconds),
        _ => None,
    }
}

impl fmt::Display for DateTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

impl fmt::Debug for DateTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("DateTime").field(&self.text).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sort_keys_have_the_order_of_the_instants() {
        let texts = [
            "0001-01-01T00:00:00+23:59",
            "0001-01-01T00:00:00Z",
            "2026-11-20T10:29:59.999999999999-03:00",
            "2026-11-20T10:30:00-03:00",
            "2026-11-20T13:30:00Z",
            "2026-11-20T13:30:00.000000000000001Z",
            "2026-11-20T13:30:00.0000000001Z",
            "2026-11-20T13:30:00.1Z",
            "2026-11-20T13:30:00.10Z",
            "2026-11-20T13:30:00.12Z",
            "9999-12-31T23:59:59.9-23:59",
        ];
        let moments: Vec<DateTime> = texts.iter().filter_map(|text| text.parse().ok()).collect();
        assert_eq!(moments.len(), texts.len());
        for a in &moments {
            for b in &moments {
                assert_eq!(a.ordered_text().cmp(&b.ordered_text()), a.compare_instants(b), "{a} {b}");
            }
        }
    }
}
