//! Tests interruptions of `lastro migrate`. Runs are killed before randomly chosen system calls, and their files are removed,
//! truncated or replaced between runs. Each following run must either give the same bytes as an undisturbed run, or refuse to
//! run without changing anything. The message of a refusal must name a file and say what to do.
#![cfg(unix)]

use std::collections::BTreeMap;
use std::env;
use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

mod served;
use served::{Random, lacks_strace};

/// Number of disturbed runs: the first value by default, the second if the environment variable `LASTRO_THOROUGH` is set.
const RUNS: [u64; 2] = [40, 200];
const LINES: usize = 200;
/// Number of records in the output. Of every 20 input lines, one is blank and one cannot be read. One is a listing with a sale
/// and a customer; the customer cannot be converted.
const RECORDS: usize = LINES - LINES / 10;
const THREADS: u64 = 4;
/// The files of a run: both outputs, the checkpoint, and two files of parts.
const FILES: [&str; 5] =
    ["all.jsonl", "all.csv", "all.jsonl.progress", "all.jsonl.parts/0.rows", "all.jsonl.parts/1.report"];
/// The system calls before which a run is killed, in strace's notation. The number is roughly how many such calls a run makes
/// per part.
const CALLS: [(&str, u64); 4] = [("write", 3), ("/sync$", 5), ("/^rename", 1), ("/^unlink|^rmdir", 2)];

/// Writes the input: sales, truncated lines, blank lines, and listings with a sale and a customer. Each record contains the
/// index of its line.
fn input(path: &Path, lines: usize) {
    let mut file = BufWriter::new(File::create(path).expect("a file"));
    for id in 0..lines {
        let sale = format!(
            r#"{{"id":"{id}","data":"2014-09-17","valor_venda":"{id}.50","parcelas":"2","cliente":{{"id":"3","nome":"João {id}"}},"parcelas_venda":[{{"id":"1","valor":"x"}}],"nfse":"12"}}"#
        );
        let line = match id % 20 {
            7 => sale[..40].to_owned(),
            11 => String::new(),
            13 => format!(r#"{{"inicio":"0","limite":"2","data":[{sale},{{"id":"{id}b","nome":"Ana"}}]}}"#),
            _ => sale,
        };
        writeln!(file, "{line}").expect("a line");
    }
}

/// Removes the files that runs have left behind.
fn clear(folder: &Path) {
    let _ = fs::remove_dir_all(folder.join("all.jsonl.parts"));
    for name in ["all.jsonl", "all.jsonl.new", "all.csv", "all.csv.new", "all.jsonl.progress", "all.jsonl.progress.new"]
    {
        let _ = fs::remove_file(folder.join(name));
    }
}

/// The command that runs a migration in `folder`, with a checkpoint after each part of `every` KiB.
fn command(folder: &Path, every: u64) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
    command.current_dir(folder).args(["migrate", "v1.jsonl", "--out", FILES[0], "--report", FILES[1], "--checkpoint"]);
    command.arg(every.to_string());
    command
}

/// The contents of the run's files; `None` for a file that does not exist.
fn contents(folder: &Path) -> Vec<Option<Vec<u8>>> {
    FILES.iter().map(|name| fs::read(folder.join(name)).ok()).collect()
}

/// The folder of the disturbed runs, the expected contents of both outputs, and how often each outcome occurred.
struct Trial {
    folder: PathBuf,
    right: [Vec<u8>; 2],
    counts: BTreeMap<&'static str, u64>,
}

impl Trial {
    fn count(&mut self, what: &'static str) {
        *self.counts.entry(what).or_default() += 1;
    }

    /// Checks that each output either is complete or has not changed since `before`.
    fn check(&self, run: u64, before: &[Option<Vec<u8>>]) {
        for ((name, right), (now, before)) in
            FILES.iter().zip(&self.right).zip(contents(&self.folder).iter().zip(before))
        {
            assert!(now.as_ref() == Some(right) || now == before, "run {run}: {name} is neither whole nor as it was");
        }
    }

    /// Starts a run and kills it before a randomly chosen system call. Returns `false` if the run ended before that call.
    fn killed(&mut self, every: u64, random: &mut Random, run: u64) -> bool {
        let (command, before) = (command(&self.folder, every), contents(&self.folder));
        let (calls, of_a_part) = CALLS[random.below(CALLS.len() as u64) as usize];
        let parts = fs::metadata(self.folder.join("v1.jsonl")).expect("the input").len() / (every << 10) + 1;
        let turn = 1 + random.below(of_a_part * (parts + 2) + 2);
        let mut traced = Command::new("strace");
        traced.args(["-qq", "-o", "/dev/null", "-e", &format!("inject={calls}:signal=KILL:when={turn}")]);
        traced.current_dir(&self.folder).arg(command.get_program()).args(command.get_args());
        let status = traced.stdout(Stdio::null()).stderr(Stdio::null()).status().expect("it starts");
        self.check(run, &before);
        self.count(if status.code().is_some() { "ended before it was killed" } else { "kills" });
        status.code().is_none()
    }

    /// Removes, truncates or replaces a randomly chosen file. Returns a description; `None` if the file does not exist.
    fn disturb(&mut self, random: &mut Random) -> Option<&'static str> {
        let (name, what) = (FILES[random.below(FILES.len() as u64) as usize], random.below(5));
        let path = self.folder.join(name);
        let there = fs::read(&path).ok()?;
        let (done, result) = match what {
            0 | 1 => ("removals", fs::remove_file(&path)),
            2 | 3 => {
                let length = random.below(there.len() as u64 + 1);
                ("truncations", File::options().write(true).open(&path).and_then(|file| file.set_len(length)))
            }
            _ => ("replacements", fs::write(&path, "somebody else's file\n".repeat(random.below(4000) as usize + 1))),
        };
        result.expect("disturbed");
        self.count(done);
        Some(done)
    }

    /// Runs the migration without killing it. Returns `true` if it finished, `false` if it was refused.
    fn end(&mut self, every: u64, run: u64) -> bool {
        let before = contents(&self.folder);
        let Output { status, stdout, stderr } = command(&self.folder, every).output().expect("it runs");
        let (told, said) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
        assert!(!said.contains("panicked"), "run {run}: {said}");
        match status.code() {
            Some(3) => {
                for (name, right) in FILES.iter().zip(&self.right) {
                    assert!(fs::read(self.folder.join(name)).is_ok_and(|there| there == *right), "run {run}: {name}");
                }
                let left = fs::read_dir(&self.folder).expect("a folder").count();
                assert_eq!(left, 3, "run {run}: something of the work is left");
                let counts = format!("{RECORDS} records written, 20 failed, ");
                assert!(told.starts_with(&counts), "run {run}: {told}");
                true
            }
            Some(1) => {
                let names = FILES.iter().any(|name| said.contains(&format!("{name}: ")));
                assert!(names && said.contains("--force"), "run {run}: {said}");
                assert!(contents(&self.folder) == before, "run {run}: refused, but a file changed: {said}");
                false
            }
            code => panic!("run {run}: {code:?}: {said}"),
        }
    }

    fn run(&mut self, run: u64) {
        let mut random = Random(run);
        clear(&self.folder);
        let every = [4, 7, 20, 32768][random.below(4) as usize];
        let mut disturbed = None;
        for _ in 0..=random.below(3) {
            if !self.killed(every, &mut random, run) {
                break;
            }
            if random.below(5) == 0 {
                let done = self.disturb(&mut random);
                disturbed = disturbed.or(done);
            }
        }
        if random.below(3) == 0 {
            let done = self.disturb(&mut random);
            disturbed = disturbed.or(done);
        }
        let begun = self.folder.join(FILES[2]).exists();
        let finished = self.folder.join(FILES[0]).exists() && !self.folder.join(FILES[2]).exists();
        if self.end(every, run) {
            self.count(if begun { "resumed to the same bytes" } else { "started again to the same bytes" });
            return;
        }
        // a run may be refused only if a file was removed, truncated or replaced before the run
        assert!(disturbed.is_some() || finished, "run {run}: refused without a reason");
        self.count("refused");
        let forced = command(&self.folder, every).arg("--force").output().expect("it runs");
        assert_eq!(forced.status.code(), Some(3), "{}", String::from_utf8_lossy(&forced.stderr));
        for (there, right) in contents(&self.folder).iter().zip(&self.right) {
            assert!(there.as_ref() == Some(right), "run {run}: wrong bytes after --force");
        }
    }
}

#[test]
fn disturbed_runs_give_the_same_bytes_or_a_refusal() {
    if lacks_strace() {
        return;
    }
    let runs = RUNS[usize::from(env::var_os("LASTRO_THOROUGH").is_some())];
    let base = Path::new(env!("CARGO_TARGET_TMPDIR")).join("interrupted");
    let _ = fs::remove_dir_all(&base);
    let folder_of = |thread: u64| base.join(thread.to_string());
    for thread in 0..THREADS {
        fs::create_dir_all(folder_of(thread)).expect("a folder");
        input(&folder_of(thread).join("v1.jsonl"), LINES);
    }
    let output = command(&folder_of(0), 32768).output().expect("it runs");
    assert_eq!(output.status.code(), Some(3), "{}", String::from_utf8_lossy(&output.stderr));
    let right = [FILES[0], FILES[1]].map(|name| fs::read(folder_of(0).join(name)).expect("an output"));
    let records = String::from_utf8(right[0].clone()).expect("text");
    assert_eq!(records.lines().count(), RECORDS);

    let work = |thread: u64| {
        let mut trial = Trial { folder: folder_of(thread), right: right.clone(), counts: BTreeMap::new() };
        (0..runs).filter(|run| run % THREADS == thread).for_each(|run| trial.run(run));
        trial.counts
    };
    let mut counts = BTreeMap::new();
    thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS)
            .map(|thread| {
                scope.spawn({
                    let work = &work;
                    move || work(thread)
                })
            })
            .collect();
        for (what, count) in threads.into_iter().flat_map(|thread| thread.join().expect("a thread")) {
            *counts.entry(what).or_insert(0) += count;
        }
    });
    println!("{runs} runs: {counts:?}");
    let seen = |what: &str| counts.get(what).copied().unwrap_or(0);
    let ended = seen("resumed to the same bytes") + seen("started again to the same bytes");
    assert_eq!(ended + seen("refused"), runs, "{counts:?}");
    for (what, least) in [
        ("kills", 50),
        ("removals", 10),
        ("truncations", 10),
        ("replacements", 5),
        ("resumed to the same bytes", 10),
        ("refused", 10),
    ] {
        assert!(seen(what) * RUNS[1] >= least * runs, "only {} {what}: {counts:?}", seen(what));
    }
}

/// The number of input bytes that a run has converted, according to its checkpoint.
fn done(folder: &Path) -> u64 {
    let text = fs::read_to_string(folder.join(FILES[2])).unwrap_or_default();
    let read = text.split_once("\"read\":{\"length\":").map_or("", |(_, rest)| rest);
    read.split(',').next().and_then(|length| length.parse().ok()).unwrap_or(0)
}

/// The number of input bytes in complete parts, after `come` bytes were written to the pipe. A part is at most 4 KiB long and
/// ends with a line break.
fn in_parts(text: &[u8], come: usize) -> u64 {
    let mut done = 0;
    while done + 4096 <= come {
        done += text[done..done + 4096].iter().rposition(|byte| *byte == b'\n').expect("a line") + 1;
    }
    done as u64
}

#[test]
fn a_run_killed_at_any_byte_of_a_pipe_goes_on_with_a_pipe_of_the_same_text() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pipe");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    input(&folder.join("v1.jsonl"), LINES);
    let output = command(&folder, 4).output().expect("it runs");
    assert_eq!(output.status.code(), Some(3));
    let right = contents(&folder);
    let text = fs::read(folder.join("v1.jsonl")).expect("the input");
    // Each run gets a new pipe. While another test forks to start a program, its child process keeps the old pipe open for a
    // short time. A run with the same pipe would then first read bytes that were left in it by a killed run.
    let started = |command: &mut Command| {
        fs::remove_file(folder.join("v1.jsonl")).expect("removed");
        assert!(Command::new("mkfifo").arg(folder.join("v1.jsonl")).status().expect("mkfifo").success());
        command.spawn().expect("it starts")
    };
    let until = |done_is: u64| {
        let start = Instant::now();
        while done(&folder) < done_is || !folder.join(FILES[2]).exists() {
            assert!(start.elapsed() < Duration::from_secs(20), "the run does not reach byte {done_is}");
            thread::sleep(Duration::from_millis(1));
        }
    };

    let mut random = Random(7);
    for _ in 0..6 {
        clear(&folder);
        let mut cut = 0;
        for _ in 0..3 {
            cut += random.below((text.len() / 3) as u64) as usize + 1;
            let (before, whole) = (done(&folder), in_parts(&text, cut));
            let mut run = started(command(&folder, 4).stdout(Stdio::null()).stderr(Stdio::null()));
            let mut pipe = File::options().write(true).open(folder.join("v1.jsonl")).expect("the pipe");
            pipe.write_all(&text[..cut]).expect("it is read");
            until(whole);
            assert_eq!(done(&folder), whole, "what is not a whole part is not counted as converted");
            // the first run is still active, so a second run is refused without reading from the pipe
            if whole > before {
                let other = command(&folder, 4).output().expect("it runs");
                let said = String::from_utf8_lossy(&other.stderr);
                assert!(other.status.code() == Some(1) && said.contains("another run is writing to it"), "{said}");
            }
            run.kill().expect("killed");
            run.wait().expect("ended");
        }
        let run = started(command(&folder, 4).stdout(Stdio::null()));
        fs::write(folder.join("v1.jsonl"), &text).expect("it is read");
        assert_eq!(run.wait_with_output().expect("it ends").status.code(), Some(3));
        assert!(contents(&folder) == right, "cut at {cut}");
    }
    // a pipe with other contents counts as a different input
    let mut run = started(command(&folder, 4).arg("--force"));
    let mut pipe = File::options().write(true).open(folder.join("v1.jsonl")).expect("the pipe");
    pipe.write_all(&text[..9000]).expect("it is read");
    until(in_parts(&text, 9000));
    run.kill().expect("killed");
    run.wait().expect("ended");
    drop(pipe);
    let run = started(command(&folder, 4).stderr(Stdio::piped()));
    let mut changed = text.clone();
    changed[20] ^= 1;
    // the run may stop reading early, so an error of this write is ignored
    let _ = fs::write(folder.join("v1.jsonl"), &changed);
    let refused = run.wait_with_output().expect("it ends");
    let said = String::from_utf8_lossy(&refused.stderr);
    assert!(refused.status.code() == Some(1) && said.contains("v1.jsonl: has been changed"), "{said}");
}

#[test]
fn a_full_disk_names_the_file_and_the_run_goes_on_once_there_is_room() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("full");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    input(&folder.join("v1.jsonl"), LINES);
    assert_eq!(command(&folder, 4).output().expect("it runs").status.code(), Some(3));
    let right = contents(&folder);
    clear(&folder);
    // the size of files is limited to 8 KiB, so that a write is truncated within a record
    let full = |every: u64| {
        let run = command(&folder, every);
        let mut full = Command::new("sh");
        full.current_dir(&folder).args(["-c", "ulimit -f 16; trap '' XFSZ; exec \"$@\"", "sh"]);
        let output = full.arg(run.get_program()).args(run.get_args()).output().expect("it runs");
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8(output.stderr).expect("a text")
    };
    // the first part is too large: the run removes its files, and only the input remains
    assert!(full(32).contains("all.jsonl.parts/0.rows: "));
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1);
    // each part is small enough, but the joined output is not
    for _ in 0..2 {
        let said = full(4);
        assert!(said.contains("all.jsonl.new: "), "{said}");
        assert!(fs::metadata(folder.join("all.jsonl.new")).is_ok_and(|file| file.len() == 8192));
        assert!(!folder.join(FILES[0]).exists());
    }
    assert_eq!(command(&folder, 4).output().expect("it runs").status.code(), Some(3));
    assert!(contents(&folder) == right);
}
