//! Finds the slowest test in the output of test runners.

/// The name and time of the slowest test in an output; `None` if the output has no times.
pub fn slowest(output: &str) -> Option<String> {
    let mut program = "";
    let mut found: Option<(f64, &str)> = None;
    for line in output.lines().map(str::trim) {
        // cargo prints only the total time of a test program, and the program's name on an earlier line
        if let Some((name, _)) = line.strip_prefix("Running ").and_then(|rest| rest.rsplit_once(" (")) {
            program = name;
        }
        let timed = of_node(line).or_else(|| of_pytest(line)).or_else(|| of_maven(line)).or_else(|| of_swift(line));
        let timed =
            timed.or_else(|| line.rsplit_once("finished in ").and_then(|(_, time)| Some((seconds(time)?, program))));
        if let Some(timed) =
            timed.filter(|(_, name)| !name.is_empty()).filter(|timed| found.is_none_or(|found| timed.0 > found.0))
        {
            found = Some(timed);
        }
    }
    found.map(|(time, name)| format!("{name}, {time:.1} s"))
}

fn seconds(text: &str) -> Option<f64> {
    text.trim_end_matches('s').trim().parse().ok()
}

/// Parses a line of Node's test runner, such as `✔ a name (12.3ms)`.
fn of_node(line: &str) -> Option<(f64, &str)> {
    let (name, time) = line.strip_prefix('✔')?.strip_suffix("ms)")?.rsplit_once(" (")?;
    Some((time.parse::<f64>().ok()? / 1_000.0, name.trim()))
}

/// Parses a line of pytest, such as `1.23s call     test_file.py::test_name`.
fn of_pytest(line: &str) -> Option<(f64, &str)> {
    let (time, name) = line.split_once("s call ")?;
    Some((time.parse().ok()?, name.trim()))
}

/// Parses a line of Maven, such as `[INFO] Tests run: 5, Failures: 0, Time elapsed: 1.23 s -- in dev.lastro.Tests`.
fn of_maven(line: &str) -> Option<(f64, &str)> {
    let (time, name) = line.split_once("Time elapsed: ")?.1.split_once(" s -- in ")?;
    Some((time.parse().ok()?, name))
}

/// Parses a line of Swift's test runner, such as `Test Case 'Tests.test' passed (1.23 seconds)`.
fn of_swift(line: &str) -> Option<(f64, &str)> {
    let (name, time) = line.strip_prefix("Test Case '")?.split_once("' passed (")?;
    Some((time.strip_suffix(" seconds)")?.parse().ok()?, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_test_of_each_runner_is_found() {
        let cases = [
            (
                "     Running tests/a.rs (target/a-1)\ntest result: ok. 1 passed; finished in 1.50s\n     Running tests/b.rs (target/b-2)\ntest result: ok; finished in 0.20s",
                "tests/a.rs, 1.5 s",
            ),
            ("✔ one (12.5ms)\n  ✔ two (2500.0ms)", "two, 2.5 s"),
            (
                "0.10s setup    test_a.py::one\n0.05s call     test_a.py::one\n1.25s call     test_b.py::two",
                "test_b.py::two, 1.2 s",
            ),
            (
                "[INFO] Tests run: 5, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 3.04 s -- in dev.lastro.VectorsTest",
                "dev.lastro.VectorsTest, 3.0 s",
            ),
            ("Test Case 'LastroTests.a' passed (0.5 seconds)", "LastroTests.a, 0.5 s"),
        ];
        for (output, expected) in cases {
            assert_eq!(slowest(output).as_deref(), Some(expected));
        }
        assert_eq!(slowest("Compiling lastro\n"), None);
        // with `--quiet`, cargo does not print the names of the test programs
        assert_eq!(slowest("test result: ok. 1 passed; finished in 1.50s"), None);
    }
}
