//! Bank business days and national bank holidays (Resolução CMN 4.880/2020; Lei 14.759/2023 for 20 November).

use crate::value::{LocalDate, sort_indices};

/// Holidays on a fixed day of every year: month and day.
const FIXED: [(u32, u32); 8] = [(1, 1), (4, 21), (5, 1), (9, 7), (10, 12), (11, 2), (11, 15), (12, 25)];
/// Holidays that depend on Easter, as days from Easter Sunday: Carnival Monday and Tuesday, Good Friday, Corpus Christi.
const BY_EASTER: [i64; 4] = [-48, -47, -2, 60];
/// Black Awareness Day, a national holiday from 2024.
const AWARENESS: (u32, u32) = (11, 20);
const AWARENESS_SINCE: i32 = 2024;
/// The weekends of 128 days that begin with a Sunday, one bit per day: 1 for Saturdays and Sundays.
const WEEKENDS: u128 = {
    let (mut weekends, mut day) = (0, 0);
    while day < 128 {
        if day % 7 % 6 == 0 {
            weekends |= 1 << day;
        }
        day += 1;
    }
    weekends
};
/// Maximum number of days searched for the next business day.
const HORIZON: i32 = 366;

/// How many blocks of 64 days a calendar caches: eleven years in total.
const BLOCKS: usize = 64;

/// The bank business days of a city: national holidays plus the given local ones. It caches the days that were looked up, so
/// use it for many look-ups; the functions of this module create a new calendar for each call.
#[derive(Debug, Clone)]
pub struct BusinessCalendar {
    /// The local holidays, as days from 1 January 1970, sorted.
    local: Vec<i32>,
    /// The cache: blocks of 64 days, each at index `number` modulo [`BLOCKS`].
    blocks: [Block; BLOCKS],
}

/// 64 consecutive days, with a bit for each day on which banks are closed.
#[derive(Debug, Clone, Copy)]
struct Block {
    /// Number of the block: its first day, counted in days from 1 January 1970, divided by 64.
    number: i32,
    /// One bit per day, 1 if banks are closed.
    closed: u64,
}

impl Block {
    /// Marks an unused cache entry; no day belongs to a block of this number.
    const NONE: Self = Self { number: i32::MIN, closed: 0 };

    fn first(self) -> i32 {
        self.number.saturating_mul(64)
    }

    fn close(&mut self, day: i32) {
        if day.div_euclid(64) == self.number {
            self.closed |= 1 << day.rem_euclid(64);
        }
    }
}

impl Default for BusinessCalendar {
    fn default() -> Self {
        Self::new(&[])
    }
}

impl BusinessCalendar {
    /// A calendar with local holidays, given in any order, in addition to the national ones.
    #[must_use]
    pub fn new(local_holidays: &[LocalDate]) -> Self {
        let day = |index: usize| local_holidays.get(index).map(|date| date.epoch_days());
        let mut order: Vec<usize> = (0..local_holidays.len()).collect();
        sort_indices(&mut order, &|a, b| day(a).cmp(&day(b)));
        Self { local: order.into_iter().filter_map(day).collect(), blocks: [Block::NONE; BLOCKS] }
    }

    /// Whether banks are open on a day.
    #[must_use]
    pub fn is_business_day(&mut self, date: LocalDate) -> bool {
        self.closed_from(date.epoch_days()) == Some(0)
    }

    /// The first business day on or after a day. `None` if it would be past the year 9999, or if none follows within 366 days.
    #[must_use]
    pub fn next_business_day(&mut self, date: LocalDate) -> Option<LocalDate> {
        date.plus_days(self.closed_from(date.epoch_days())?.into())
    }

    /// The number of days from `epoch_day` to the first business day: 0 if banks are open on `epoch_day` itself. Days are
    /// counted from 1 January 1970. `None` if that business day would be past the year 9999, or if none follows within 366
    /// days.
    #[must_use]
    #[inline]
    pub fn closed_from(&mut self, epoch_day: i32) -> Option<i32> {
        let mut day = epoch_day;
        while day <= LocalDate::LAST_EPOCH_DAY {
            let (block, place) = self.block(day);
            let closed = (block.closed >> place).trailing_ones();
            day = day.saturating_add_unsigned(closed);
            let days = day.saturating_sub(epoch_day);
            // continue with the next block only if all remaining days of this block are closed
            if place + closed < 64 || days > HORIZON {
                return (days <= HORIZON && day <= LocalDate::LAST_EPOCH_DAY).then_some(days);
            }
        }
        None
    }

    /// The block that contains a day, and the day's index in it.
    #[inline]
    fn block(&mut self, day: i32) -> (Block, u32) {
        let number = day.div_euclid(64);
        let place = number.rem_euclid(BLOCKS as i32) as usize;
        let block = match self.blocks.get(place) {
            Some(known) if known.number == number => *known,
            _ => self.remember(number, place),
        };
        (block, day.rem_euclid(64) as u32)
    }

    #[cold]
    fn remember(&mut self, number: i32, place: usize) -> Block {
        let mut block = Block { number, closed: 0 };
        let first = block.first();
        // `WEEKENDS` begins with a Sunday; 1 January 1970, day 0, was a Thursday, four days later in the week
        block.closed = (WEEKENDS >> (first + 4).rem_euclid(7)) as u64;
        let year = |day: i32| LocalDate::from_epoch_days(day.into()).map(|date| date.ymd().0);
        let (from, to) = (year(first).unwrap_or(1), year(first.saturating_add(63)).unwrap_or(9999));
        (from..=to).flat_map(national).for_each(|date| block.close(date.epoch_days()));
        let local = self.local.partition_point(|day| *day < first);
        self.local.iter().skip(local).take(64).for_each(|day| block.close(*day));
        if let Some(known) = self.blocks.get_mut(place) {
            *known = block;
        }
        block
    }
}

/// The national bank holidays of a year, unsorted. If Good Friday falls on 21 April, that day occurs twice.
fn national(year: i32) -> impl Iterator<Item = LocalDate> {
    let awareness = (year >= AWARENESS_SINCE).then_some(AWARENESS);
    let fixed =
        FIXED.into_iter().chain(awareness).filter_map(move |(month, day)| LocalDate::from_ymd(year, month, day));
    let easter = easter(year);
    fixed.chain(BY_EASTER.into_iter().filter_map(move |days| easter?.plus_days(days)))
}

/// The national bank holidays of a year, in order; empty outside the years 1 to 9999.
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

/// Whether banks are open on a day. `local`: local holidays, in addition to the national ones.
#[must_use]
pub fn is_business_day(date: LocalDate, local: &[LocalDate]) -> bool {
    BusinessCalendar::new(local).is_business_day(date)
}

/// The first business day on or after a day. `None` if it would be past the year 9999, or if none follows within 366 days.
/// `local`: local holidays, in addition to the national ones.
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
