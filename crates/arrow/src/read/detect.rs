//! Detects the format of a file by its first bytes: text, compressed text, or another format, which is an error.

use std::io::{self, Cursor, Read};

use flate2::read::MultiGzDecoder;
use lastro::json::without_mark;

/// Number of first bytes used for detection.
const BEGINNING: usize = 4096;

/// The expected contents of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Content {
    /// Records in JSON.
    Records,
    /// Lines of any text.
    Lines,
}

/// The first bytes of formats that cannot be read, and the name of each format in messages.
const FORMATS: &[(&[u8], &str)] = &[
    (b"PAR1", "a Parquet file"),
    (b"ARROW1", "an Arrow file"),
    (b"ORC", "an ORC file"),
    (b"Obj\x01", "an Avro file"),
    (b"PK\x03\x04", "a ZIP archive, as spreadsheets are"),
    (b"\xd0\xcf\x11\xe0", "a spreadsheet or another file of Microsoft Office"),
    (b"%PDF", "a PDF"),
    (b"SQLite format 3", "an SQLite database"),
    (b"BZh", "compressed by bzip2; gzip and zstd are read"),
    (b"\xfd7zXZ", "compressed by xz; gzip and zstd are read"),
    (b"\x04\x22\x4d\x18", "compressed by lz4; gzip and zstd are read"),
    (GZIP, "compressed twice"),
    (ZSTD, "compressed twice"),
    (b"\xff\xfe", "UTF-16; UTF-8 is read"),
    (b"\xfe\xff", "UTF-16; UTF-8 is read"),
];
const GZIP: &[u8] = b"\x1f\x8b";
const ZSTD: &[u8] = b"\x28\xb5\x2f\xfd";

/// Returns a reader of the text in a file. Files in gzip or zstd are decompressed. The format is detected on the first read,
/// which returns an error if the file has another format.
#[must_use]
pub fn detected(file: Box<dyn Read + Send>, content: Content) -> Box<dyn Read + Send> {
    Box::new(Detected { file: Some(file), text: None, content })
}

struct Detected {
    /// The file, until its format has been detected.
    file: Option<Box<dyn Read + Send>>,
    text: Option<Box<dyn Read + Send>>,
    content: Content,
}

impl Read for Detected {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if let Some(file) = self.file.take() {
            self.text = Some(text(file, self.content)?);
        }
        self.text.as_mut().map_or(Ok(0), |text| text.read(out))
    }
}

fn text(file: Box<dyn Read + Send>, content: Content) -> io::Result<Box<dyn Read + Send>> {
    let (beginning, file) = peeked(file)?;
    let (beginning, text) = if beginning.starts_with(GZIP) {
        peeked(Box::new(MultiGzDecoder::new(file)))?
    } else if beginning.starts_with(ZSTD) {
        peeked(Box::new(zstd::Decoder::new(file)?))?
    } else {
        (beginning, file)
    };
    match other(&beginning, content) {
        Some(format) => {
            let wanted = if content == Content::Records { "JSON is needed" } else { "lines of text are needed" };
            Err(io::Error::new(io::ErrorKind::InvalidData, format!("is {format}: {wanted}")))
        }
        None => Ok(text),
    }
}

/// The first bytes, and a reader of the whole file.
fn peeked(mut file: Box<dyn Read + Send>) -> io::Result<(Vec<u8>, Box<dyn Read + Send>)> {
    let mut beginning = Vec::with_capacity(BEGINNING);
    file.by_ref().take(BEGINNING as u64).read_to_end(&mut beginning)?;
    Ok((beginning.clone(), Box::new(Cursor::new(beginning).chain(file))))
}

/// If a file that begins with these bytes cannot have the expected content, returns a name for its format, for messages.
/// Otherwise returns `None`.
fn other(beginning: &[u8], content: Content) -> Option<&'static str> {
    if let Some((_, format)) = FORMATS.iter().find(|(first, _)| beginning.starts_with(first)) {
        return Some(format);
    }
    if beginning.contains(&0) {
        return Some("not a text");
    }
    let text = without_mark(beginning).trim_ascii_start();
    if content == Content::Lines {
        return None;
    }
    if text.starts_with(b"<") {
        return Some("XML or HTML");
    }
    // a text with a single line may be a damaged record; a text with several lines, none of which begins like JSON, is another
    // format
    let lines = || text.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii_start).filter(|line| !line.is_empty());
    let is_other = lines().nth(1).is_some() && lines().all(|line| !matches!(line.first(), Some(b'{' | b'[')));
    is_other.then_some("a text without records, such as CSV")
}
