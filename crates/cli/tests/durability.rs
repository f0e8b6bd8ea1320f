//! Tests that writes which `lastro serve` has acknowledged survive a kill and a full disk. A trace of the server's system calls
//! shows that each response is sent only after its write is on the disk.
#![cfg(unix)]

mod served;

use std::collections::BTreeMap;
use std::env;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use lastro_serve::store::{Database, Options};
use served::{Client, Random, SERVICES, Served, folder, lacks_strace, number, serve};

const WRITERS: u64 = 8;
/// How many times the test kills a server: by default, and if the environment variable `LASTRO_THOROUGH` is set.
const KILLS: [u64; 2] = [3, 50];

/// Checks the database after a kill. The tests insert records of the kind `servicos`: every acknowledged record must exist with
/// its name, every stored record must be in the journal, and the file must not be damaged.
fn check(folder: &Path, acknowledged: &BTreeMap<i64, String>, asked: i64) {
    let database = Database::open(&folder.join("lastro.db"), &Options { full_check: true }).expect("a sound file");
    drop(database);
    let served = Served::start(serve(folder, &[]));
    let mut client = served.client();
    for (id, name) in acknowledged {
        let (status, text) = client.get(&format!("{SERVICES}{id}"));
        assert!(status == 200 && text.contains(&format!("\"{name}\"")), "{id} {name}: {status} {text}");
    }
    let count = client.count();
    assert!(count >= acknowledged.len() as i64 && count <= asked, "{count} of {} to {asked}", acknowledged.len());
    let mut inserts = 0;
    for page in 0.. {
        let (_, entries) = served.control("GET", &format!("journal?from={}&limit=1000", page * 1_000 + 1), "");
        inserts += entries.matches(r#""kind":"request""#).count() as i64;
        if entries == "[]" {
            break;
        }
    }
    assert_eq!(inserts, count, "a change and its entry belong to one transaction");
    assert!(served.stop());
}

#[test]
fn what_was_acknowledged_survives_a_kill() {
    let kills = KILLS[usize::from(env::var_os("LASTRO_THOROUGH").is_some())];
    let folder = folder("kill");
    let acknowledged = Mutex::new(BTreeMap::new());
    let (mut random, mut asked) = (Random(kills), 0);
    for kill in 0..kills {
        let served = Served::start(serve(&folder, &[]));
        let wait = Duration::from_millis(30 + random.below(400));
        asked += thread::scope(|scope| {
            let writers: Vec<_> = (0..WRITERS)
                .map(|writer| {
                    let (address, acknowledged) = (served.address.clone(), &acknowledged);
                    scope.spawn(move || {
                        let Ok(mut client) = Client::new(&address) else { return 0 };
                        for turn in 0.. {
                            let name = format!("Corte {kill}-{writer}-{turn}");
                            match client.insert(&name, "") {
                                Ok(Some(id)) => {
                                    let before = acknowledged.lock().expect("a lock").insert(id, name);
                                    assert_eq!(before, None, "key {id} was given twice");
                                }
                                Ok(None) => panic!("{name} was refused"),
                                Err(_) => return turn + 1,
                            }
                        }
                        0
                    })
                })
                .collect();
            thread::sleep(wait);
            served.kill();
            writers.into_iter().map(|writer| writer.join().expect("a writer")).sum::<i64>()
        });
    }
    let acknowledged = acknowledged.into_inner().expect("a lock");
    assert!(acknowledged.len() as u64 >= kills, "only {} in {kills} runs", acknowledged.len());
    check(&folder, &acknowledged, asked);
    println!("{kills} kills, {} acknowledged, 0 lost", acknowledged.len());
}

#[test]
fn a_full_disk_refuses_writes_and_loses_nothing() {
    let folder = folder("full");
    // `ulimit` limits the size of the server's files, so that its writes fail as on a full disk.
    let mut command = Command::new("sh");
    command
        .args(["-c", "ulimit -f 16384; exec \"$0\" serve --port 0 --key chave-para-testes --token token-de-teste"])
        .arg(env!("CARGO_BIN_EXE_lastro"))
        .current_dir(&folder);
    let served = Served::start(command);
    let mut client = served.client();
    let (mut acknowledged, mut refused) = (BTreeMap::new(), 0);
    let long = format!(r#","discriminacao":"{}""#, "x".repeat(8_000));
    for turn in 0..20_000 {
        let name = format!("Corte {turn}");
        match client.insert(&name, &long).expect("an answer") {
            Some(id) => drop(acknowledged.insert(id, name)),
            None => refused += 1,
        }
        if refused == 20 {
            break;
        }
    }
    assert_eq!(refused, 20, "the disk was never full: {} were written", acknowledged.len());
    assert!(acknowledged.len() > 100, "only {} were written", acknowledged.len());
    // reads still work, and the metrics count the failed writes
    assert_eq!(client.get(&format!("{SERVICES}1")).0, 200);
    assert_eq!(client.count(), acknowledged.len() as i64);
    let (status, metrics) = served.control("GET", "metrics", "");
    assert!(status == 200 && !metrics.contains("lastro_failed_commits_total 0"), "{metrics}");
    served.kill();
    check(&folder, &acknowledged, acknowledged.len() as i64);
    // a server without the limit on the file size writes again
    let served = Served::start(serve(&folder, &[]));
    assert!(served.client().insert("Depois", &long).expect("an answer").is_some());
    assert!(served.stop());
}

/// An event in the trace of the system calls.
#[derive(Debug, PartialEq, Eq)]
enum Call {
    /// A write request was received on a socket.
    Asked(String),
    /// A response that acknowledges a write was sent on a socket.
    Answered(String),
    /// Bytes were written to the write-ahead log.
    Logged,
    /// A sync of the write-ahead log to the disk began; [`SyncEnds`](Self::SyncEnds) is its end.
    SyncBegins,
    SyncEnds,
}

/// Parses the trace, whose lines look like `123 pwrite64(9</x/lastro.db-wal>, ...) = 4096`. A call during which other threads
/// made calls has two lines, `123 fsync(9</x/lastro.db-wal> <unfinished ...>` and `123 <... fsync resumed>) = 0`.
fn calls(trace: &str) -> Vec<Call> {
    let (mut calls, mut waiting) = (Vec::new(), BTreeMap::new());
    for line in trace.lines() {
        let (pid, rest) = line.split_once(char::is_whitespace).expect("a process");
        let rest = rest.trim_start();
        if let Some(resumed) = rest.strip_prefix("<... ") {
            let name = resumed.split(' ').next().unwrap_or_default();
            match waiting.remove(pid) {
                Some(_) if name.ends_with("sync") && rest.ends_with("= 0") => calls.push(Call::SyncEnds),
                Some(socket) if name == "recvfrom" && rest.contains("\"POST") => calls.push(Call::Asked(socket)),
                _ => {}
            }
            continue;
        }
        let Some((name, arguments)) = rest.split_once('(') else { continue };
        let file = arguments.split(['>', ',']).next().unwrap_or_default().to_owned();
        let log = file.ends_with("-wal");
        match name {
            "pwrite64" | "write" if log => calls.push(Call::Logged),
            "fsync" | "fdatasync" if log => {
                calls.push(Call::SyncBegins);
                if line.ends_with("= 0") {
                    calls.push(Call::SyncEnds);
                }
            }
            "recvfrom" if arguments.contains("\"POST") => calls.push(Call::Asked(file.clone())),
            "sendto" | "write" | "writev" if arguments.contains("\"HTTP/1.1 200") => {
                calls.push(Call::Answered(file.clone()));
            }
            _ => {}
        }
        // An unfinished call continues in a second line, which does not name the file, so the file is remembered until then.
        if line.ends_with("<unfinished ...>") && (log || name == "recvfrom") {
            waiting.insert(pid, file);
        }
    }
    calls
}

#[test]
fn every_answer_follows_the_fsync_that_covers_it() {
    if lacks_strace() {
        return;
    }
    let folder = folder("order");
    let mut command = Command::new("strace");
    command
        .args([
            "-f",
            "-y",
            "-s",
            "32",
            "-o",
            "trace",
            "-e",
            "trace=pwrite64,write,writev,fsync,fdatasync,recvfrom,sendto",
        ])
        .args([
            env!("CARGO_BIN_EXE_lastro"),
            "serve",
            "--port",
            "0",
            "--key",
            "chave-para-testes",
            "--token",
            "token-de-teste",
        ])
        .current_dir(&folder);
    let served = Served::start(command);
    let (alone, together) = (100, 60);
    let mut client = served.client();
    for turn in 0..alone {
        assert!(client.insert(&format!("Corte {turn}"), "").expect("an answer").is_some());
    }
    drop(client);
    thread::scope(|scope| {
        for writer in 0..WRITERS {
            let address = served.address.clone();
            scope.spawn(move || {
                let mut client = Client::new(&address).expect("a connection");
                for turn in 0..together {
                    assert!(client.insert(&format!("Corte {writer}-{turn}"), "").expect("an answer").is_some());
                }
            });
        }
    });
    assert_eq!(served.client().count(), alone + WRITERS as i64 * together);
    // the signal goes to the server, which is the child of strace; strace ends together with it
    let children = Command::new("pgrep").args(["-P", &served.child.id().to_string()]).output().expect("pgrep");
    let pid = String::from_utf8(children.stdout).expect("a number");
    assert!(Command::new("kill").args(["-TERM", pid.trim()]).status().expect("kill").success());
    let mut served = served;
    assert!(served.child.wait().expect("ended").success());

    let trace = std::fs::read_to_string(folder.join("trace")).expect("a trace");
    let calls = calls(&trace);
    // All values are indices in the trace. `asked` has the index of the pending request of each socket. `logged` is the index
    // of the last write to the log, and `begun` that of the last sync that began. Everything that was logged before the index
    // `synced` is on the disk.
    let mut asked: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut logged, mut begun, mut synced) = (0, 0, 0);
    let (mut answers, mut syncs) = (0_i64, 0_i64);
    for (place, call) in calls.iter().enumerate() {
        match call {
            Call::Asked(socket) => drop(asked.insert(socket, place)),
            Call::Logged => logged = place,
            Call::SyncBegins => begun = place,
            // what was logged before the sync began is on the disk after it ends
            Call::SyncEnds => {
                synced = begun;
                syncs += 1;
            }
            Call::Answered(socket) => {
                let Some(request) = asked.remove(socket.as_str()) else { continue };
                answers += 1;
                assert!(synced > request, "answer {answers} left before its fsync");
                // The first `alone` requests are sent one at a time, so the whole log must be on the disk when the response to
                // each of them is sent.
                assert!(answers > alone || synced > logged, "answer {answers} left before its fsync");
            }
        }
    }
    assert_eq!(answers, alone + WRITERS as i64 * together, "of {} calls", calls.len());
    assert!(syncs >= alone && syncs < answers, "{syncs} syncs for {answers} answers");
    println!("{answers} answers, {syncs} fsyncs");
}

#[test]
fn a_trace_is_read() {
    let trace = "7 recvfrom(9<socket:[1]>, \"POST /api\"..., 8192, 0, NULL, NULL) = 200\n\
                 8 pwrite64(5</x/lastro.db-wal>, \"\"..., 24, 0) = 24\n\
                 8 fsync(5</x/lastro.db-wal> <unfinished ...>\n\
                 7 recvfrom(9<socket:[2]>,  <unfinished ...>\n\
                 8 <... fsync resumed>)              = 0\n\
                 7 <... recvfrom resumed>\"POST /api\"..., 8192, 0, NULL, NULL) = 200\n\
                 7 sendto(9<socket:[1]>, \"HTTP/1.1 200 OK\\r\\n\"..., 300, MSG_NOSIGNAL, NULL, 0) = 300\n\
                 8 fsync(4</x/lastro.db>) = 0\n";
    let socket = |number: u8| format!("9<socket:[{number}]");
    let expected = [
        Call::Asked(socket(1)),
        Call::Logged,
        Call::SyncBegins,
        Call::SyncEnds,
        Call::Asked(socket(2)),
        Call::Answered(socket(1)),
    ];
    assert_eq!(calls(trace), expected);
    assert_eq!(number("{\"a\":{\"b\":7}}", &["a", "b"]), 7);
}
