//! Moments.

use core::cmp::Ordering;
use core::fmt;
use core::str::FromStr;

use chrono::{FixedOffset, NaiveTime, Offset as _, SecondsFormat, TimeZone, Utc};

use super::date::{DateFault, LocalDate, digits};

/// Brasília has had this offset all year round since 2019.
const BRASILIA: FixedOffset = FixedOffset::west_opt(3 * 3600).expect("three hours are less than a day");

/// The text up to its seconds: `2026-11-20T10:30:00`.
const WITHOUT_FRACTION: usize = 19;
/// Digits of the fraction that chrono holds.
const NANOSECONDS: usize = 9;

/// A moment: ISO 8601 date, time with seconds and an offset from UTC, `2026-11-20T10:30:00-03:00`.
///
/// `Z`, offsets without a colon and fractions of a second of any length are accepted. The text is kept as it was
/// written, so that reading and writing loses nothing.
///
/// Two values are equal if their texts are, so that comparing two records shows every difference between them. What
/// was earlier is asked by [`compare_instants`](Self::compare_instants): there is no `<`, since one instant has many
/// texts (`13:00:00Z` and `10:00:00-03:00`).
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct DateTime {
    text: String,
    // What the text says, to the nanosecond.
    moment: chrono::DateTime<FixedOffset>,
}

impl DateTime {
    /// The text as it was written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The moment in UTC, to the nanosecond: further digits of a fraction are cut off.
    #[must_use]
    pub fn instant(&self) -> chrono::DateTime<Utc> {
        self.moment.to_utc()
    }

    /// How many minutes the written time is ahead of UTC; negative to the west of Greenwich: -180 for `-03:00`.
    #[must_use]
    pub fn offset_minutes(&self) -> i32 {
        self.moment.offset().local_minus_utc() / 60
    }

    /// The moment with its offset as chrono's type, to the nanosecond.
    #[must_use]
    pub const fn to_chrono(&self) -> chrono::DateTime<FixedOffset> {
        self.moment
    }

    /// Whether this moment is earlier than another, the same or later, whatever their offsets are. Every digit of the
    /// fractions counts.
    #[must_use]
    pub fn compare_instants(&self, other: &Self) -> Ordering {
        self.moment.cmp(&other.moment).then_with(|| self.past_nanoseconds().cmp(other.past_nanoseconds()))
    }

    /// A text whose order among such texts, byte by byte, is that of [`compare_instants`](Self::compare_instants). Equal
    /// instants have equal texts.
    #[must_use]
    pub fn ordered_text(&self) -> String {
        // seconds from the last day of the year 0 on, since an offset may lead there
        let seconds = self.moment.timestamp().saturating_add(62_135_683_200);
        let fraction = format!("{:09}{}", self.moment.timestamp_subsec_nanos(), self.past_nanoseconds());
        format!("{seconds:012}{}", fraction.trim_end_matches('0'))
    }

    /// The digits of the fraction that chrono does not hold, without zeros at the end: they are ordered as texts.
    fn past_nanoseconds(&self) -> &str {
        let fraction = self.text.get(WITHOUT_FRACTION..).and_then(|tail| tail.strip_prefix('.'));
        let further = fraction.and_then(|fraction| fraction.get(NANOSECONDS..)).unwrap_or_default();
        let end = further.bytes().position(|b| !b.is_ascii_digit()).unwrap_or(further.len());
        further.get(..end).unwrap_or_default().trim_end_matches('0')
    }

    /// The text as it was written.
    pub(crate) fn text(&self) -> String {
        self.text.clone()
    }
}

impl LocalDate {
    /// The beginning of this day in Brasília, whose offset has been -03:00 all year round since 2019.
    #[must_use]
    pub fn at_midnight(self) -> DateTime {
        let utc = self.to_naive().and_time(NaiveTime::MIN) - BRASILIA;
        DateTime {
            text: self.text() + "T00:00:00-03:00",
            moment: chrono::DateTime::from_naive_utc_and_offset(utc, BRASILIA),
        }
    }
}

impl FromStr for DateTime {
    type Err = DateFault;

    /// Reads `YYYY-MM-DDTHH:MM:SS[.fraction](Z|+HH:MM|+HHMM)`.
    fn from_str(text: &str) -> Result<Self, DateFault> {
        let (day, rest) = text.split_once('T').ok_or(DateFault)?;
        let day: LocalDate = day.parse()?;
        let bytes = rest.as_bytes();
        if bytes.get(2) != Some(&b':') || bytes.get(5) != Some(&b':') {
            return Err(DateFault);
        }
        let (hour, minute, second) = (digits(bytes, 0, 2)?, digits(bytes, 3, 2)?, digits(bytes, 6, 2)?);
        let tail = rest.get(8..).ok_or(DateFault)?;
        let (fraction, offset) = match tail.strip_prefix('.') {
            None => ("", tail),
            Some(fraction) => {
                let end = fraction.bytes().position(|b| !b.is_ascii_digit()).ok_or(DateFault)?;
                fraction.split_at_checked(end).filter(|(digits, _)| !digits.is_empty()).ok_or(DateFault)?
            }
        };
        let nanosecond = nanoseconds(fraction);
        let local = day.to_naive().and_hms_nano_opt(hour, minute, second, nanosecond).ok_or(DateFault)?;
        let moment = offset_of(offset)?.from_local_datetime(&local).single().ok_or(DateFault)?;
        Ok(Self { text: text.to_owned(), moment })
    }
}

/// The first nine digits of a fraction of a second as nanoseconds.
fn nanoseconds(fraction: &str) -> u32 {
    let digits = fraction.bytes().chain(core::iter::repeat(b'0')).take(NANOSECONDS);
    digits.fold(0, |n, digit| n * 10 + u32::from(digit - b'0'))
}

/// Reads `Z`, `+HH:MM` or `+HHMM`, less than a day.
fn offset_of(text: &str) -> Result<FixedOffset, DateFault> {
    let bytes = text.as_bytes();
    let minutes_at = match (bytes.len(), bytes.get(3)) {
        (1, _) if text == "Z" => return Ok(Utc.fix()),
        (6, Some(b':')) => 4,
        (5, _) => 3,
        _ => return Err(DateFault),
    };
    let (hours, minutes) = (digits(bytes, 1, 2)?, digits(bytes, minutes_at, 2)?);
    let seconds = i32::try_from(hours * 3600 + minutes * 60).map_err(|_| DateFault)?;
    match bytes.first() {
        _ if minutes >= 60 => None,
        Some(b'+') => FixedOffset::east_opt(seconds),
        Some(b'-') => FixedOffset::west_opt(seconds),
        _ => None,
    }
    .ok_or(DateFault)
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

impl<Tz: TimeZone> TryFrom<chrono::DateTime<Tz>> for DateTime {
    type Error = DateFault;

    /// With the fraction of a second that the moment has. Refused: a year outside 0001 to 9999, an offset that is not
    /// whole minutes, a leap second.
    fn try_from(moment: chrono::DateTime<Tz>) -> Result<Self, DateFault> {
        let fixed = moment.fixed_offset();
        let whole_minutes = fixed.offset().local_minus_utc() % 60 == 0;
        let text = fixed.to_rfc3339_opts(SecondsFormat::AutoSi, false);
        if whole_minutes { text.parse() } else { Err(DateFault) }
    }
}

impl From<&DateTime> for chrono::DateTime<FixedOffset> {
    fn from(moment: &DateTime) -> Self {
        moment.moment
    }
}

impl From<DateTime> for chrono::DateTime<FixedOffset> {
    fn from(moment: DateTime) -> Self {
        moment.moment
    }
}

impl From<&DateTime> for chrono::DateTime<Utc> {
    fn from(moment: &DateTime) -> Self {
        moment.instant()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordered_texts_are_in_the_order_of_their_instants() {
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
