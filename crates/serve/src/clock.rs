//! How the twin's clock follows the machine's clock: not at all, in real time, or faster.

use std::str::FromStr;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use lastro_twin::Moment;

/// The kind of clock of a server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clock {
    /// The twin's clock moves only on request.
    Frozen,
    /// The twin's clock moves in real time.
    Real,
    /// The twin's clock moves this many times faster than real time.
    Fast(u32),
}

impl FromStr for Clock {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let fast = text.strip_prefix("fast:").and_then(|times| times.parse().ok()).filter(|times| *times > 0);
        match (text, fast) {
            ("frozen", _) => Ok(Self::Frozen),
            ("real", _) => Ok(Self::Real),
            (_, Some(times)) => Ok(Self::Fast(times)),
            _ => Err("expected frozen, real, or fast:N with a whole number N from 1".to_owned()),
        }
    }
}

/// The current instant of the machine's wall clock.
#[must_use]
pub fn machine_now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment::from_millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// A clock that moves by itself.
///
/// The machine's wall clock and its monotonic clock both measure the elapsed time, and the larger result is used. The wall
/// clock includes the time while the machine is suspended; the monotonic clock does not. If somebody sets the wall clock back,
/// the monotonic clock still moves forward.
#[derive(Debug, Clone, Copy)]
pub struct Running {
    speed: u32,
    started: Reading,
    base: Moment,
}

/// A simultaneous reading of both clocks of the machine.
#[derive(Debug, Clone, Copy)]
struct Reading {
    monotonic: Instant,
    wall: SystemTime,
}

impl Reading {
    fn now() -> Self {
        Self { monotonic: Instant::now(), wall: SystemTime::now() }
    }

    /// The time that has elapsed since an earlier reading.
    fn since(self, earlier: Self) -> Duration {
        let monotonic = self.monotonic.saturating_duration_since(earlier.monotonic);
        self.wall.duration_since(earlier.wall).unwrap_or_default().max(monotonic)
    }
}

impl Running {
    /// Starts a clock at the instant `at`; `None` if the kind of clock is frozen.
    #[must_use]
    pub fn start(clock: Clock, at: Moment) -> Option<Self> {
        let speed = match clock {
            Clock::Frozen => return None,
            Clock::Real => 1,
            Clock::Fast(times) => times,
        };
        Some(Self { speed, started: Reading::now(), base: at })
    }

    /// The current instant of the clock.
    #[must_use]
    pub fn now(&self) -> Moment {
        self.at(Reading::now())
    }

    fn at(&self, reading: Reading) -> Moment {
        let passed = i64::try_from(reading.since(self.started).as_millis()).unwrap_or(i64::MAX);
        self.base.plus(passed.saturating_mul(i64::from(self.speed)))
    }

    /// A clock of the same speed that now shows the instant `moment`.
    #[must_use]
    pub fn from(&self, moment: Moment) -> Self {
        Self { speed: self.speed, started: Reading::now(), base: moment }
    }

    /// Sets the clock to `moment` if `moment` is later than the clock's instant. This is the case if somebody has moved the
    /// twin's clock forward with a request.
    pub fn at_least(&mut self, moment: Moment) {
        if moment > self.now() {
            *self = self.from(moment);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_named_as_on_the_command_line() {
        assert_eq!("frozen".parse(), Ok(Clock::Frozen));
        assert_eq!("real".parse(), Ok(Clock::Real));
        assert_eq!("fast:3600".parse(), Ok(Clock::Fast(3600)));
        for wrong in ["", "slow", "fast", "fast:", "fast:0", "fast:-1", "fast:1.5", "Real"] {
            assert!(wrong.parse::<Clock>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_clock_goes_on_from_a_later_moment_and_never_back() {
        let start = Moment::from_millis(1_000);
        assert!(Running::start(Clock::Frozen, start).is_none());
        let mut clock = Running::start(Clock::Fast(1_000), start).expect("it runs");
        clock.at_least(Moment::from_millis(9_000_000));
        assert!(clock.now() >= Moment::from_millis(9_000_000));
        clock.at_least(start);
        assert!(clock.now() >= Moment::from_millis(9_000_000));
    }

    #[test]
    fn a_clock_follows_a_suspended_machine_and_never_goes_back() {
        let start = Moment::from_millis(1_000);
        let clock = Running::start(Clock::Fast(10), start).expect("it runs");
        let Reading { monotonic, wall } = clock.started;
        let after = |seconds: u64, set: i64| {
            let wall = match u64::try_from(set) {
                Ok(forward) => wall + Duration::from_secs(forward),
                Err(_) => wall - Duration::from_secs(set.unsigned_abs()),
            };
            let reading = Reading { monotonic: monotonic + Duration::from_secs(seconds), wall };
            clock.at(reading).millis() - start.millis()
        };
        assert_eq!(after(5, 5), 50_000, "both clocks run");
        assert_eq!(after(5, 3_600), 36_000_000, "an hour of suspension has passed");
        assert_eq!(after(5, -3_600), 50_000, "the wall clock was set back");
        assert_eq!(after(0, -3_600), 0);
    }
}
