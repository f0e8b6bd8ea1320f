//! Checks that no operation takes quadratic time or memory on hostile input; at most n log n is allowed. Every operation
//! runs on large inputs of many shapes, and on the same inputs eight times as large. A linear operation then takes 8 times
//! as long, one with n log n about 10 times, a quadratic one 64 times.
//!
//! Only ratios are checked, never absolute times: the ratios of allocated bytes and of one thread's processor time. New
//! operations are covered automatically, because the inputs are generated from the types of their arguments and from their
//! test vectors.
#![allow(clippy::disallowed_methods, reason = "a test measures itself and reads its files")]

#[path = "common/counting.rs"]
mod counting;
#[path = "common/shapes.rs"]
mod shapes;

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use lastro::issue::MAX_ISSUES;
use lastro::json::{self, Value};
use lastro::model::Operation;
use shapes::{SHAPES, bases, input, parts};

#[path = "common/call.rs"]
mod call;

/// Number of elements, members or repeated pieces in the small input.
const SMALL: usize = 150;
/// The large input is this many times as large as the small one, and the third, largest input this many times as large as the
/// large one.
const TIMES: usize = 8;
/// If the large input costs this many times as much as the small one, the largest input is tested too.
const SUSPECT: f64 = 12.0;
/// The test fails if the third, largest input costs this many times as much as the second, large one. This limit is well above
/// the ratio for n log n work, and well below the ratio for quadratic work.
const LIMIT: f64 = 24.0;
/// Nanoseconds and bytes. If the large input stays below both, the test passes without the largest input: quadratic work would
/// already exceed them on the large input.
const AT_ONCE: (u64, u64) = (4_000_000, 2_000_000);

/// Processor time of this thread in nanoseconds, which is independent of other work on the computer.
#[cfg(unix)]
fn processor_time() -> u64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    u64::try_from(time.tv_sec * 1_000_000_000 + time.tv_nsec).expect("a time")
}

/// Elapsed time in nanoseconds, for systems that do not measure the processor time of a thread.
#[cfg(not(unix))]
fn processor_time() -> u64 {
    use std::sync::OnceLock;
    use std::time::Instant;
    static START: OnceLock<Instant> = OnceLock::new();
    u64::try_from(START.get_or_init(Instant::now).elapsed().as_nanos()).expect("a time")
}

/// The cost of one run, and its result.
struct Run {
    time: u64,
    bytes: u64,
    answer: Value,
}

/// Runs `work` once and measures it, including writing the result as JSON text.
fn run(work: &dyn Fn() -> Value) -> Run {
    let (time, bytes) = (processor_time(), counting::bytes());
    let answer = work();
    let text = answer.to_json();
    let run = Run { time: processor_time() - time, bytes: counting::bytes() - bytes, answer };
    drop(text);
    run
}

/// The shortest time of several runs.
fn best(work: &dyn Fn() -> Value, runs: usize) -> u64 {
    (0..runs).map(|_| run(work).time).min().unwrap_or_default()
}

#[expect(clippy::cast_precision_loss, reason = "a ratio")]
fn ratio(large: u64, small: u64) -> f64 {
    large as f64 / small.max(1) as f64
}

/// A call of an operation whose input has already been generated, so that generating it is not measured.
type Work<'w> = Box<dyn Fn() -> Value + 'w>;

/// Measures how the cost grows with the input. Returns a description if it grows too fast, `None` otherwise.
fn fault(work: &dyn Fn(usize) -> Work<'static>) -> Option<String> {
    let large = work(SMALL * TIMES);
    let first = run(&large);
    if let Some(fault) = too_many_issues(&first.answer) {
        return Some(fault);
    }
    if first.time < AT_ONCE.0 && first.bytes < AT_ONCE.1 {
        return None;
    }
    let small = work(SMALL);
    let second = run(&small);
    let plain = |large: u64, small: u64| ratio(large, small) < SUSPECT;
    if plain(first.bytes, second.bytes) && (plain(first.time, second.time) || plain(best(&large, 2), best(&small, 4))) {
        return None;
    }
    let huge = work(SMALL * TIMES * TIMES);
    let bytes = ratio(run(&huge).bytes, first.bytes);
    if bytes > LIMIT {
        return Some(format!("{bytes:.0} times the bytes"));
    }
    // measures up to three times, because other work on the computer may distort a single measurement
    let mut least = f64::MAX;
    for runs in [1, 2, 3] {
        least = least.min(ratio(best(&huge, runs), best(&large, runs + 2)));
        if least <= LIMIT {
            return None;
        }
    }
    Some(format!("{least:.0} times the time"))
}

/// Returns a description if a list of issues in a result is too long. It may have [`MAX_ISSUES`] issues and then one issue
/// `more_issues`.
fn too_many_issues(answer: &Value) -> Option<String> {
    match answer {
        Value::Object(members) => members.iter().find_map(|(name, value)| match value {
            Value::Array(issues) if name == "issues" && issues.len() > MAX_ISSUES + 1 => {
                Some(format!("{} issues", issues.len()))
            }
            Value::Object(_) => too_many_issues(value),
            _ => None,
        }),
        _ => None,
    }
}

fn call(operation: &Operation, input: &Value) -> Value {
    call::call(operation.name, input)
}

/// Measures every `step`-th input of an operation, and adds the faults that it finds to `faults`. Returns the number of all
/// inputs, including those that were not measured.
fn check(operation: &'static Operation, step: usize, faults: &Mutex<Vec<String>>) -> usize {
    let mut count = 0;
    for base in bases(operation) {
        for shape in SHAPES {
            for grown in parts(operation, &base, *shape) {
                count += 1;
                if count % step != 0 {
                    continue;
                }
                let work = |n: usize| -> Work<'static> {
                    let input = input(operation, &base, *shape, grown, n);
                    Box::new(move || call(operation, &input))
                };
                if let Some(fault) = fault(&work) {
                    faults.lock().expect("a lock").push(format!("{} {shape:?} {grown:?}: {fault}", operation.name));
                }
            }
        }
    }
    count
}

#[test]
fn no_operation_is_quadratic() {
    let operations: Vec<&'static Operation> = lastro_facade::operations().collect();
    // with `LASTRO_THOROUGH`, every input is tested; otherwise every eighth
    let step = if std::env::var_os("LASTRO_THOROUGH").is_some() { 1 } else { 8 };
    let (next, count, faults) = (AtomicUsize::new(0), AtomicUsize::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(|| {
                while let Some(operation) = operations.get(next.fetch_add(1, Ordering::Relaxed)) {
                    count.fetch_add(check(operation, step, &faults), Ordering::Relaxed);
                }
            });
        }
    });
    let faults = faults.into_inner().expect("the faults");
    assert!(faults.is_empty(), "{}:\n{}", faults.len(), faults.join("\n"));
    let count = count.into_inner();
    assert!(count > operations.len() * 15, "only {count} inputs");
}

/// Every operation accepts at least one of the inputs from which its large inputs are generated. Otherwise the large inputs would
/// all be rejected before the operation's own code runs.
#[test]
fn most_inputs_are_accepted() {
    let runs = |operation: &&Operation| bases(operation).iter().any(|base| call(operation, base).get("ok").is_some());
    let (good, bad): (Vec<&Operation>, Vec<&Operation>) = lastro_facade::operations().partition(|o| runs(o));
    let names: Vec<&str> = bad.iter().map(|o| o.name).collect();
    assert!(names.is_empty(), "{} operations run, these do not: {names:?}", good.len());
}

/// Generates a text of the given size.
type Text = fn(usize) -> String;

/// Reading hostile JSON text, which happens before an operation runs, is not quadratic either.
#[test]
fn no_text_is_read_in_quadratic_time() {
    let texts: [(&str, Text); 8] = [
        ("repeated members", |n| shapes::object_text(n, |i| format!("\"k{}\":1", i / 2))),
        ("names that differ only at their end", |n| shapes::object_text(n, |i| format!("\"{}{i}\":1", "k".repeat(40)))),
        ("a long name above many", |n| {
            let inner = shapes::object_text(n, |i| format!("\"k{}\":{{}}", i / 2));
            format!("{{\"{}\":{inner}}}", "n".repeat(n * 8))
        }),
        ("a list of objects", |n| format!("[{}{{}}]", "{\"a\":1,\"a\":2},".repeat(n))),
        ("levels", |n| "[{\"a\":".repeat(n)),
        ("escapes", |n| format!("\"{}\"", "\\u00e9\\\\".repeat(n * 8))),
        ("digits", |n| "1".repeat(n * 16)),
        ("an open text", |n| format!("\"{}", "a".repeat(n * 16))),
    ];
    for (what, text) in texts {
        for (operation, has_text) in [("sale.encode", true), ("", false)] {
            let work = |n: usize| -> Work<'static> {
                let text = text(n * 4);
                let (name, input) = if has_text { (operation.to_owned(), text) } else { (text, "{}".to_owned()) };
                Box::new(move || json::parse(lastro_facade::dispatch(&name, &input).as_bytes()).expect("JSON"))
            };
            assert_eq!(fault(&work), None, "{what}");
        }
    }
}

/// Tests the measurement itself: it must detect quadratic work, and accept n log n.
#[test]
fn quadratic_work_is_detected() {
    let looked_up = |n: usize| -> Work<'static> {
        let keys: Vec<usize> = (0..n).collect();
        Box::new(move || {
            let found = keys.iter().filter(|key| keys.iter().rev().any(|other| other == *key)).count();
            Value::Number(found.to_string())
        })
    };
    let copied = |n: usize| -> Work<'static> {
        Box::new(move || Value::Array((0..n).map(|_| Value::String("a".repeat(n))).collect()))
    };
    let sorted = |n: usize| -> Work<'static> {
        let names: Vec<String> = (0..n).map(|i| format!("name{i}")).collect();
        Box::new(move || {
            let mut sorted = names.clone();
            sorted.sort();
            Value::Array(sorted.into_iter().map(Value::String).collect())
        })
    };
    assert!(fault(&looked_up).is_some_and(|fault| fault.contains("time")));
    assert!(fault(&copied).is_some_and(|fault| fault.contains("bytes")));
    assert_eq!(fault(&sorted), None);
}
