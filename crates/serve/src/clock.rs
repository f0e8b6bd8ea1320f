//! The clock that moves the twin's: not at all, with the machine's, or faster.

use std::str::FromStr;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use lastro_twin::Moment;

/// How time passes for the twin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clock {
    /// Only when it is told to.
    Frozen,
    /// As on this machine.
    Real,
    /// So many times faster than on this machine.
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

/// The machine's moment.
#[must_use]
pub fn machine_now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment::from_millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// A clock that runs.
#[derive(Debug, Clone, Copy)]
pub struct Running {
    speed: u32,
    started: Instant,
    base: Moment,
}

impl Running {
    /// Starts a clock at a moment; nothing if the clock is frozen.
    #[must_use]
    pub fn start(clock: Clock, at: Moment) -> Option<Self> {
        let speed = match clock {
            Clock::Frozen => return None,
            Clock::Real => 1,
            Clock::Fast(times) => times,
        };
        Some(Self { speed, started: Instant::now(), base: at })
    }

    /// Its moment.
    #[must_use]
    pub fn now(&self) -> Moment {
        let passed = i64::try_from(self.started.elapsed().as_millis()).unwrap_or(i64::MAX);
        self.base.plus(passed.saturating_mul(i64::from(self.speed)))
    }

    /// The same clock from another moment on.
    #[must_use]
    pub fn from(&self, moment: Moment) -> Self {
        Self { speed: self.speed, started: Instant::now(), base: moment }
    }

    /// Goes on from a later moment, if the twin's clock was moved beyond this one.
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
}
