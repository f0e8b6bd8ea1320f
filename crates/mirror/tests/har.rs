//! Tests the HAR files that this program writes: they are complete after each entry, can be continued, and are repaired after a
//! truncated write.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Read};
use std::path::Path;

use lastro_mirror::Exchange;
use lastro_mirror::har::{HarFault, HarText, Recorder, RecordingFault, Stop, each};
use lastro_twin::Moment;
use serde_json::Value;

use crate::exchange;

/// Exchanges with every kind of body.
fn exchanges() -> Vec<Exchange> {
    let insert =
        exchange("POST", "/api/v2/servicos/", r#"{"nome":"Aula \"1\"\nnova"}"#, 200, r#"{"id":1,"nome":"Ação"}"#);
    let list = exchange("GET", "/api/v2/servicos/?nome[contains]=a%20b&_limit=10&x", "", 200, "{}");
    let mut binary = exchange("POST", "/api/v2/servicos/", "", 200, "");
    binary.request.body = vec![0, 159, 146, 150];
    binary.response.as_mut().expect("a response").body = vec![255, 0, 34];
    let mut lost = exchange("DELETE", "/api/v2/servicos/1", "", 200, "");
    lost.response = None;
    vec![insert, list, binary, lost, exchange("GET", "/fatura/abc", "", 302, "")]
}

fn read(text: impl Read) -> (Vec<Exchange>, Result<(), HarFault>) {
    let mut all = Vec::new();
    let result = each(text, &mut |exchange| {
        all.push(exchange);
        Ok(())
    });
    (all, result)
}

fn read_file(path: &Path) -> Vec<Exchange> {
    let (all, result) = read(fs::File::open(path).expect("the file"));
    result.expect("a HAR file");
    all
}

#[test]
fn the_file_is_complete_and_can_be_read_after_each_entry() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("rec.har");
    let exchanges = exchanges();
    let mut recorder = Recorder::open(&file).expect("a recording");
    assert!(recorder.is_empty());
    assert_eq!(read_file(&file), []);
    for count in 1..=exchanges.len() {
        recorder.append(&exchanges[count - 1]).expect("written");
        assert_eq!(read_file(&file), exchanges[..count]);
    }
    drop(recorder);
    // another recorder continues the file
    let mut recorder = Recorder::open(&file).expect("the recording");
    assert!(!recorder.is_empty());
    recorder.append(&exchanges[0]).expect("written");
    assert_eq!(read_file(&file), [&exchanges[..], &exchanges[..1]].concat());
}

#[test]
fn an_entry_has_what_the_format_demands() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("rec.har");
    let mut recorder = Recorder::open(&file).expect("a recording");
    for exchange in exchanges() {
        recorder.append(&exchange).expect("written");
    }
    let har: Value = serde_json::from_slice(&fs::read(&file).expect("the file")).expect("JSON");
    assert_eq!(har["log"]["version"], "1.2");
    assert_eq!(har["log"]["creator"]["name"], "lastro");
    let entries = har["log"]["entries"].as_array().expect("entries");
    for entry in entries {
        let members = |value: &Value| value.as_object().expect("an object").keys().cloned().collect::<BTreeSet<_>>();
        let all = ["cache", "request", "response", "startedDateTime", "time", "timings"].map(str::to_owned);
        assert_eq!(members(entry), BTreeSet::from(all));
        for (part, names) in [
            ("request", "method url httpVersion cookies headers queryString headersSize bodySize"),
            ("response", "status statusText httpVersion cookies headers content redirectURL headersSize bodySize"),
            ("timings", "send wait receive"),
        ] {
            for name in names.split(' ') {
                assert!(!entry[part][name].is_null(), "{part}.{name}");
            }
        }
        assert!(entry["response"]["content"]["size"].is_u64() && entry["response"]["content"]["mimeType"].is_string());
    }
    assert_eq!(entries[0]["startedDateTime"], "2027-01-01T09:00:00.123-03:00");
    assert_eq!(entries[1]["request"]["url"], "https://conta.example/api/v2/servicos/?nome[contains]=a%20b&_limit=10&x");
    assert_eq!(entries[1]["request"]["queryString"][0]["value"], "a b");
    assert_eq!(entries[2]["response"]["content"]["encoding"], "base64");
    assert_eq!(
        (&entries[3]["response"]["status"], &entries[3]["response"]["_error"]),
        (&0.into(), &"no response".into())
    );
}

/// A crash of the system may truncate a write. At whatever byte this happens, no earlier entry is lost, and the next run can
/// continue the file.
#[test]
fn a_write_that_was_cut_takes_no_earlier_entry_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("rec.har");
    let exchanges = exchanges();
    let states: Vec<Vec<u8>> = (0..=3)
        .map(|count| {
            let _ = fs::remove_file(&file);
            let mut recorder = Recorder::open(&file).expect("a recording");
            exchanges[..count].iter().for_each(|exchange| recorder.append(exchange).expect("written"));
            fs::read(&file).expect("the file")
        })
        .collect();
    let closing = "\n]}}\n".len();
    let mut repaired = 0;
    for count in 0..3 {
        let (before, after) = (&states[count], &states[count + 1]);
        let end = before.len() - closing;
        for written in end..=after.len() {
            let mut cut = after[..written].to_vec();
            cut.extend_from_slice(before.get(written..).unwrap_or_default());
            fs::write(&file, &cut).expect("written");
            let (found, result) = read(&cut[..]);
            assert!(found == exchanges[..count] || found == exchanges[..=count], "{written}");
            repaired += usize::from(result.is_err());
            let mut recorder = Recorder::open(&file).expect("the recording goes on");
            recorder.append(&exchanges[4]).expect("written");
            let found = read_file(&file);
            let (last, kept) = found.split_last().expect("an entry");
            assert_eq!(*last, exchanges[4]);
            assert!(kept == &exchanges[..count] || kept == &exchanges[..=count], "{written}");
        }
    }
    assert!(repaired > 1_000, "{repaired}");
}

#[test]
fn files_of_others_are_not_written_to_and_only_one_program_records() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("rec.har");
    let recorder = Recorder::open(&file).expect("a recording");
    assert!(matches!(Recorder::open(&file), Err(RecordingFault::Locked)));
    drop(recorder);
    assert!(Recorder::open(&file).is_ok());
    for text in [r#"{"log":{"entries":[]}}"#, "notes", "\n]}}\n"] {
        fs::write(&file, text).expect("written");
        assert!(matches!(Recorder::open(&file), Err(RecordingFault::Foreign)), "{text}");
        assert_eq!(fs::read_to_string(&file).expect("the file"), text);
    }
    assert!(matches!(Recorder::open(&folder.path().join("missing/rec.har")), Err(RecordingFault::File(_))));
}

#[cfg(unix)]
#[test]
fn only_its_owner_reads_a_recording() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("rec.har");
    drop(Recorder::open(&file).expect("a recording"));
    assert_eq!(fs::metadata(&file).expect("the file").permissions().mode() & 0o777, 0o600);
}

/// An input with endless entries, which counts the bytes that were read.
struct Endless<'c> {
    rest: Vec<u8>,
    read: &'c std::cell::Cell<usize>,
}

impl Read for Endless<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.rest.is_empty() {
            let entry =
                r#"{"startedDateTime":"2027-01-01T09:00:00Z","request":{"method":"GET","url":"https://a.example/"}},"#;
            self.rest = entry.as_bytes().to_vec();
        }
        let length = self.rest.len().min(into.len());
        into[..length].copy_from_slice(&self.rest[..length]);
        self.rest.drain(..length);
        self.read.set(self.read.get() + length);
        Ok(length)
    }
}

#[test]
fn an_entry_is_passed_on_before_the_next_one_is_read() {
    let read = std::cell::Cell::new(0);
    let input = Endless { rest: br#"{"log":{"version":"1.2","entries":["#.to_vec(), read: &read };
    let mut count = 0_usize;
    let result = each(input, &mut |exchange| {
        count += 1;
        assert_eq!(exchange.request.target, "/");
        assert!(read.get() < count * 110 + 20_000, "{} bytes for {count} entries", read.get());
        if count == 100_000 { Err(Stop) } else { Ok(()) }
    });
    result.expect("stopped");
    assert_eq!(count, 100_000);
}

#[test]
fn errors_quote_nothing_from_the_file() {
    let good = r#"{"startedDateTime":"2027-01-01T09:00:00Z","request":{"method":"GET","url":"https://a.example/"}}"#;
    let log = |entries: &str| format!(r#"{{"log":{{"entries":[{entries}]}}}}"#);
    let cases = [
        ("segredo", "not JSON at line 1, column 1"),
        ("[1, 2]", "not a HAR file: it has no list log.entries"),
        (r#"{"log": {"pages": ["segredo"]}}"#, "not a HAR file: it has no list log.entries"),
        (r#"{"log": {"entries": "segredo"}}"#, "not a HAR file: it has no list log.entries"),
        ("", "the file ends before entry 1 is complete"),
        (&log(good)[..60], "the file ends before entry 1 is complete"),
        (&log(good)[..log(good).len() - 3], "the file ends before entry 2 is complete"),
        (&log(&[good, ",", &good.replace("://", ":segredo")].concat()), "entry 2: request.url is missing or not valid"),
        (&log(&good.replace("2027", "segredo")), "entry 1: startedDateTime is missing or not valid"),
        (&log(&good.replace(r#""GET""#, "1")), "entry 1: request.method is missing or not valid"),
        (&log("\"segredo\""), "entry 1: startedDateTime is missing or not valid"),
    ];
    for (text, said) in cases {
        assert_eq!(read(text.as_bytes()).1.expect_err(text).to_string(), said, "{text}");
    }
}

#[test]
fn the_pieces_together_are_a_complete_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("rec.har");
    let mut recorder = Recorder::open(&file).expect("a recording");
    let (mut text, start) = HarText::new();
    let mut whole = start.text;
    for exchange in exchanges() {
        let piece = text.piece(&exchange).expect("a piece");
        whole.truncate(usize::try_from(piece.at).expect("a position"));
        whole.push_str(&piece.text);
        text.written(&piece);
        recorder.append(&exchange).expect("written");
        assert_eq!(fs::read_to_string(&file).expect("the file"), whole);
    }
    // a piece that is not confirmed as written is followed by a piece at the same offset
    let [first, second] = [0, 1].map(|at| text.piece(&exchanges()[at]).expect("a piece"));
    assert_eq!(first.at, second.at);
}

#[test]
fn a_request_to_a_whole_address_has_its_origin_and_target() {
    let to = |url: &str| {
        let exchange = Exchange::to(url, "GET".to_owned(), Vec::new(), Vec::new(), Moment::from_millis(0))?;
        Some((exchange.origin, exchange.request.target))
    };
    let is = |origin: &str, target: &str| Some((origin.to_owned(), target.to_owned()));
    assert_eq!(to("https://Conta.example/api/v2/vendas/?a=1#b"), is("https://conta.example", "/api/v2/vendas/?a=1"));
    assert_eq!(to("http://ana:senha@127.0.0.1:80?a"), is("http://127.0.0.1:80", "/?a"));
    assert_eq!((to("/api/v2/vendas/"), to("data:,x"), to("https:///x")), (None, None, None));
}
