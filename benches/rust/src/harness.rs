//! Compares contenders: lastro and other libraries that do the same work. All must return the same result before any is timed.

use std::env;
use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Maximum number of rounds. Each round times every contender once, with several samples. The median of a contender's fastest
/// round counts, to exclude other load on the machine.
const ROUNDS: usize = 11;
/// After this time per contender, no new round begins: the times of long runs vary little after a few rounds.
const BUDGET: Duration = Duration::from_millis(700);
const SAMPLES_A_ROUND: usize = 5;
const A_SAMPLE: Duration = Duration::from_millis(8);

/// Reads a file of `benches/`.
pub fn file<T: DeserializeOwned>(name: &str) -> T {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A library that is compared: its name, its work, the conversion of its result to a common form, and a note on how its work
/// differs from that of the others.
pub struct Contender<'a> {
    who: &'static str,
    answer: Box<dyn Fn() -> Value + 'a>,
    /// Runs the work this many times and returns the duration.
    runs: Box<dyn Fn(u32) -> Duration + 'a>,
    note: Option<&'static str>,
}

impl<'a> Contender<'a> {
    pub fn new<T>(
        who: &'static str,
        run: impl Fn() -> T + Copy + 'a,
        answer: impl Fn(T) -> Value + 'a,
        note: Option<&'static str>,
    ) -> Self {
        let runs = move |count| {
            let start = Instant::now();
            for _ in 0..count {
                black_box(run());
            }
            start.elapsed()
        };
        Self { who, answer: Box::new(move || answer(run())), runs: Box::new(runs), note }
    }
}

/// Checks that every contender returns `wanted`, then times all of them. `size` describes the size of the input. If the input
/// has several equal `parts`, such as sales, the reported time is that of one part.
pub fn work(name: &str, size: &str, parts: u32, wanted: &Value, contenders: &[Contender<'_>]) {
    for contender in contenders {
        let given = (contender.answer)();
        assert!(given == *wanted, "{name}: {} answers {given}, not {wanted}", contender.who);
    }
    let timed = !env::args().any(|argument| argument == "--check");
    let mut quietest = vec![f64::INFINITY; contenders.len()];
    let loops: Vec<u32> = contenders.iter().filter(|_| timed).map(loops).collect();
    let begun = Instant::now();
    let budget = BUDGET * u32::try_from(contenders.len()).expect("few contenders");
    for _ in (0..ROUNDS).take_while(|round| *round < 2 || begun.elapsed() < budget) {
        for ((contender, loops), best) in contenders.iter().zip(&loops).zip(&mut quietest) {
            let mut samples: Vec<Duration> = (0..SAMPLES_A_ROUND).map(|_| (contender.runs)(*loops)).collect();
            samples.sort();
            let median = samples[SAMPLES_A_ROUND / 2].as_secs_f64() * 1e9;
            *best = best.min(median / f64::from(*loops) / f64::from(parts));
        }
    }
    for (Contender { who, note, .. }, ns) in contenders.iter().zip(quietest) {
        let ns = timed.then_some(ns);
        println!("{}", json!({"work": name, "size": size, "who": who, "language": "Rust", "ns": ns, "note": note}));
    }
}

/// Returns how many runs a sample needs to last at least [`A_SAMPLE`]. The runs also serve as the warm-up.
fn loops(contender: &Contender<'_>) -> u32 {
    let mut loops = 1;
    while (contender.runs)(loops) < A_SAMPLE {
        loops *= 2;
    }
    loops
}

pub fn kilobytes(text: &str) -> String {
    format!("{:.1} KB", text.len() as f64 / 1000.0)
}

/// Replaces parts of a text, each once. Panics if a part is missing.
pub fn edited(text: &str, edits: &[(String, String)]) -> String {
    edits.iter().fold(text.to_owned(), |text, (old, new)| {
        assert!(text.contains(old), "{old} is not in the text");
        text.replacen(old, new, 1)
    })
}
