//! The progress of a long command. On a terminal, one line shows the current step and its time; elsewhere, each step prints a
//! line when it begins and ends.

use std::fs::{self, File};
use std::io::{IsTerminal as _, stderr};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::compare;
use crate::shell::{Result, empty_folder, logged, target};

/// The steps that produce one column of a comparison, such as the Python column of the demo.
pub struct Steps<'a> {
    /// Name of the column.
    pub of: &'static str,
    /// When the whole comparison began.
    pub begun: Instant,
    /// The name of the first column and what it printed; `None` if this is the first column.
    pub first: Option<(&'a str, &'a str)>,
}

impl Steps<'_> {
    /// Prints the results of this column. A column after the first also shows whether each result is the same as in the first.
    pub fn show(&self, results: &str) {
        println!("{}, after {}\n{}", self.of, taken(self.begun.elapsed()), compare::column(results, self.first));
    }

    /// Runs one step. Shows the output of its programs only if it fails.
    ///
    /// # Errors
    /// The error of the step.
    pub fn step<T>(&self, what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
        let line = format!("{}: {what}", self.of);
        let path = empty_folder(target().join("logs/step"))?.join("log");
        let log = File::create(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let begun = Instant::now();
        let bar = stderr().is_terminal().then(|| {
            let bar = ProgressBar::new_spinner().with_message(line.clone());
            let style = ProgressStyle::with_template("{spinner} {msg}, since {elapsed}");
            bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
            bar.enable_steady_tick(Duration::from_millis(200));
            bar
        });
        if bar.is_none() {
            eprintln!("{line} ...");
        }
        let done = logged(log, work);
        match bar {
            Some(bar) => bar.finish_and_clear(),
            None => {
                let word = if done.is_ok() { "done" } else { "failed" };
                eprintln!("{line}: {word} after {}", taken(begun.elapsed()));
            }
        }
        done.map_err(|error| format!("{}{error}", fs::read_to_string(&path).unwrap_or_default()))
    }
}

/// A duration in human-readable form.
pub fn taken(time: Duration) -> String {
    let seconds = time.as_secs_f64().round() as u64;
    if seconds < 60 { format!("{seconds} s") } else { format!("{} min {:02} s", seconds / 60, seconds % 60) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_in_minutes_and_whole_seconds() {
        let said = [0.4, 0.5, 59.4, 59.6, 61.0, 754.2].map(|seconds| taken(Duration::from_secs_f64(seconds)));
        assert_eq!(said, ["0 s", "1 s", "59 s", "1 min 00 s", "1 min 01 s", "12 min 34 s"]);
    }
}
