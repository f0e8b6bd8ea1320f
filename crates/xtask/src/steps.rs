//! How far a long command is: on a terminal a line with what is being done and since when, elsewhere a line for each
//! step that begins or ends.

use std::io::{IsTerminal as _, stderr};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::shell::{Result, keeping_output};

/// The steps of one piece of work.
pub struct Steps {
    of: &'static str,
    on_a_terminal: bool,
}

impl Steps {
    /// The steps towards what has this name.
    pub fn towards(of: &'static str) -> Self {
        Self { of, on_a_terminal: stderr().is_terminal() }
    }

    /// Does one step. What the programs in it print is shown only if it fails.
    ///
    /// # Errors
    /// That of the step.
    pub fn step<T>(&self, what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
        let line = format!("{}: {what}", self.of);
        if self.on_a_terminal {
            let bar = ProgressBar::new_spinner().with_style(style()).with_message(line);
            bar.enable_steady_tick(Duration::from_millis(200));
            let done = keeping_output(work);
            bar.finish_and_clear();
            return done;
        }
        let begun = Instant::now();
        eprintln!("{line} ...");
        let done = keeping_output(work);
        let word = if done.is_ok() { "done" } else { "failed" };
        eprintln!("{line}: {word} after {}", taken(begun.elapsed()));
        done
    }
}

fn style() -> ProgressStyle {
    ProgressStyle::with_template("{spinner} {msg}, since {elapsed}")
        .unwrap_or_else(|_| ProgressStyle::default_spinner())
}

/// A time as people say it.
pub fn taken(time: Duration) -> String {
    let seconds = time.as_secs_f64().round() as u64;
    if seconds < 60 { format!("{seconds} s") } else { format!("{} min {:02} s", seconds / 60, seconds % 60) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_said_in_minutes_and_whole_seconds() {
        let said = [0.4, 0.5, 59.4, 59.6, 61.0, 754.2].map(|seconds| taken(Duration::from_secs_f64(seconds)));
        assert_eq!(said, ["0 s", "1 s", "59 s", "1 min 00 s", "1 min 01 s", "12 min 34 s"]);
    }

    #[test]
    fn a_step_gives_what_its_work_gave() {
        let steps = Steps { of: "Rust", on_a_terminal: false };
        assert_eq!(steps.step("adding", || Ok(2)), Ok(2));
        assert_eq!(steps.step("failing", || Err::<u8, _>("no disk".to_owned())), Err("no disk".to_owned()));
        assert!(ProgressStyle::with_template("{spinner} {msg}, since {elapsed}").is_ok());
    }
}
