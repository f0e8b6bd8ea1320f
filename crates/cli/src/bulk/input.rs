//! Splits the input files into segments of whole lines. Each segment becomes one part of the output. After an interruption, a
//! run continues with the first segment whose part is not complete.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use lastro::json::MAX_BYTES;
use lastro_arrow::read::{Content, detected, is_lines};
use sha2::{Digest as _, Sha256};

use crate::files::Mark;
use crate::outcome::Stop;

/// Number of bytes that are read at a time when the end of a line is searched for.
const PIECE: usize = 1024 * 1024;

/// Maximum number of bytes of a line that are stored. A longer line exceeds the limit for a document, even without its byte
/// order mark and its line break.
const LONGEST: usize = MAX_BYTES + 8;

/// Whether a path means the standard input.
pub fn is_standard(path: &Path) -> bool {
    path == Path::new("-")
}

/// What the input files contain.
#[derive(Debug, Clone, Copy)]
pub enum Kind {
    /// Lines that are processed independently of each other.
    Lines,
    /// Records: one per line, or a JSON array, or documents that span several lines. `pages`: whether a document with an array
    /// `data` is a page of records.
    Records { pages: bool },
}

/// The position in the input files at which a segment begins.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The index of the file, from 0.
    pub file: usize,
    /// The byte offset in the file.
    pub offset: u64,
    /// The number of lines before this offset.
    pub lines: u64,
}

/// A segment: some whole lines of a file, or the whole file if its documents span several lines.
pub struct Segment {
    /// The position at which the segment begins.
    pub place: Place,
    /// The name of the file, as on the command line.
    pub name: String,
    /// The bytes of the segment.
    pub bytes: Vec<u8>,
}

/// A file that is being read.
struct Open {
    /// The decompressed contents of the file.
    file: Box<dyn Read + Send>,
    /// Bytes that were already read, but belong to the next segment.
    left: Vec<u8>,
    seen: Sha256,
    ended: bool,
}

/// Splits files into segments.
pub struct Segments {
    paths: Vec<PathBuf>,
    most: usize,
    kind: Kind,
    next: Place,
    open: Option<Open>,
}

impl Segments {
    /// Starts at the position `from` in the files. `read`: the length and digest of the bytes before this position, from the
    /// checkpoint; these bytes must not have changed. `most`: the approximate size of a segment in bytes.
    ///
    /// # Errors
    /// A file cannot be read or has changed.
    pub fn new(paths: Vec<PathBuf>, most: usize, kind: Kind, from: Place, read: Option<&Mark>) -> Result<Self, Stop> {
        let mut segments = Self { paths, most, kind, next: from, open: None };
        if let (Some(read), Some(path)) = (read, segments.paths.get(from.file)) {
            let mut file = segments.opened(path).map_err(|error| Stop::at(path, error))?;
            let refused = |reason| Stop::at(path, format!("{reason}; {}", crate::files::ANEW));
            let seen = read.check(&mut file).map_err(refused)?;
            segments.open = Some(Open { file, left: Vec::new(), seen, ended: false });
        }
        Ok(segments)
    }

    /// The position at which the next segment begins, and the length and digest of the bytes of its file that were read so far.
    pub fn place(&self) -> (Place, Mark) {
        let read = self.open.as_ref().map_or_else(Mark::start, |open| Mark::of(self.next.offset, &open.seen));
        (self.next, read)
    }

    fn opened(&self, path: &Path) -> io::Result<Box<dyn Read + Send>> {
        let content = match self.kind {
            Kind::Lines => Content::Lines,
            Kind::Records { .. } => Content::Records,
        };
        let file: Box<dyn Read + Send> =
            if is_standard(path) { Box::new(io::stdin()) } else { Box::new(File::open(path)?) };
        Ok(detected(file, content))
    }

    /// Returns the next segment; `None` after the last one.
    ///
    /// # Errors
    /// A file cannot be read.
    pub fn next(&mut self) -> Result<Option<Segment>, Stop> {
        while let Some(path) = self.paths.get(self.next.file).cloned() {
            let failed = |error: io::Error| Stop::at(&path, error);
            let mut open = match self.open.take() {
                Some(open) => open,
                None => Open {
                    file: self.opened(&path).map_err(failed)?,
                    left: Vec::new(),
                    seen: Sha256::new(),
                    ended: false,
                },
            };
            let pages = match self.kind {
                Kind::Records { pages } if self.next.offset == 0 => Some(pages),
                _ => None,
            };
            let mut bytes = open.lines(self.most, pages).map_err(failed)?;
            if bytes.is_empty() {
                self.next = Place { file: self.next.file + 1, ..Place::default() };
                continue;
            }
            open.seen.update(&bytes);
            let place = self.next;
            let breaks = bytes.iter().filter(|byte| **byte == b'\n').count();
            self.next.offset += bytes.len() as u64;
            self.next.lines += breaks as u64;
            if !open.ended && !bytes.ends_with(b"\n") {
                self.next.offset += open.skip_line().map_err(failed)?;
                self.next.lines += 1;
                bytes.truncate(LONGEST);
            }
            self.open = Some(open);
            return Ok(Some(Segment { place, name: path.display().to_string(), bytes }));
        }
        Ok(None)
    }
}

impl Open {
    /// Returns the bytes of the next segment: the whole lines within the next `most` bytes. If the first line is longer,
    /// returns only this line, truncated if it exceeds the limit of a document. If the documents of a file span several lines,
    /// returns the whole file. The result depends only on the position, so a resumed run gets the same segments.
    ///
    /// `pages` is given only at the beginning of a file of records. It says whether a document may be a page of records.
    fn lines(&mut self, most: usize, pages: Option<bool>) -> io::Result<Vec<u8>> {
        let mut bytes = std::mem::take(&mut self.left);
        let mut wanted = most;
        loop {
            let missing = wanted.saturating_sub(bytes.len());
            if !self.ended && missing > 0 {
                self.ended = Read::take(&mut self.file, missing as u64).read_to_end(&mut bytes)? < missing;
            }
            if pages.is_some_and(|pages| !is_lines(&bytes, pages)) {
                self.file.read_to_end(&mut bytes)?;
                self.ended = true;
                return Ok(bytes);
            }
            if self.ended && bytes.len() <= wanted {
                return Ok(bytes);
            }
            let searched = bytes.get(..wanted).unwrap_or(&bytes);
            if let Some(end) = searched.iter().rposition(|byte| *byte == b'\n') {
                self.left = bytes.split_off(end + 1);
                return Ok(bytes);
            }
            if wanted > LONGEST {
                self.left = bytes.split_off(wanted);
                return Ok(bytes);
            }
            wanted += PIECE;
        }
    }

    /// Skips the rest of a line. Returns the number of bytes skipped.
    fn skip_line(&mut self) -> io::Result<u64> {
        let mut skipped = 0;
        loop {
            if self.left.is_empty() {
                Read::take(&mut self.file, PIECE as u64).read_to_end(&mut self.left)?;
            }
            let end = self.left.iter().position(|byte| *byte == b'\n').map(|at| at + 1);
            let rest = self.left.split_off(end.unwrap_or(self.left.len()));
            let line = std::mem::replace(&mut self.left, rest);
            self.seen.update(&line);
            skipped += line.len() as u64;
            if end.is_some() || line.is_empty() {
                return Ok(skipped);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(folder: &Path, most: usize, from: Place, read: Option<&Mark>) -> Vec<(Place, String)> {
        let paths = ["a", "b", "c"].map(|name| folder.join(name)).to_vec();
        let mut segments = Segments::new(paths, most, Kind::Lines, from, read).ok().unwrap();
        let mut found = Vec::new();
        while let Some(segment) = segments.next().ok().unwrap() {
            found.push((segment.place, String::from_utf8(segment.bytes).unwrap()));
        }
        found
    }

    #[test]
    fn segments_are_whole_lines_and_the_next_run_begins_where_the_last_ended() {
        let folder = std::env::temp_dir().join(format!("lastro-segments-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let texts = ["{\"id\":1}\n{\"id\":2}\n{\"id\":3}", "", "{\"id\":4}\n"];
        for (name, text) in ["a", "b", "c"].iter().zip(texts) {
            std::fs::write(folder.join(name), text).unwrap();
        }
        let at = |file, offset, lines| Place { file, offset, lines };
        let whole = all(&folder, 1 << 20, Place::default(), None);
        assert_eq!(whole, [(at(0, 0, 0), texts[0].to_owned()), (at(2, 0, 0), texts[2].to_owned())]);
        let paths = ["a", "b", "c"].map(|name| folder.join(name)).to_vec();
        let mut first = Segments::new(paths.clone(), 1 << 20, Kind::Lines, Place::default(), None).ok().unwrap();
        first.next().ok().unwrap();
        let (place, mark) = first.place();
        assert_eq!(all(&folder, 1 << 20, place, Some(&mark)), whole[1..]);
        std::fs::write(folder.join("a"), "{\"id\":9}\n{\"id\":2}\n{\"id\":3}").unwrap();
        assert!(Segments::new(paths, 1 << 20, Kind::Lines, place, Some(&mark)).is_err());
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_run_that_goes_on_cuts_the_same_segments() {
        let folder = std::env::temp_dir().join(format!("lastro-same-segments-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let lines: String = (0..60).map(|n| format!("{{\"id\":{n}{}}}\n", " ".repeat(n * 7 % 23))).collect();
        for name in ["a", "b", "c"] {
            std::fs::write(folder.join(name), &lines).unwrap();
        }
        let whole = all(&folder, 100, Place::default(), None);
        let paths = ["a", "b", "c"].map(|name| folder.join(name)).to_vec();
        let mut segments = Segments::new(paths, 100, Kind::Lines, Place::default(), None).ok().unwrap();
        for done in 1..whole.len() {
            segments.next().ok().unwrap();
            let (place, mark) = segments.place();
            assert_eq!(all(&folder, 100, place, (place.offset > 0).then_some(&mark)), whole[done..], "after {done}");
        }
        assert!(whole.len() > 30);
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn the_rest_of_a_line_that_no_document_can_have_is_not_kept() {
        let folder = std::env::temp_dir().join(format!("lastro-long-line-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let text = [b"{}\n", &*vec![b'x'; 3 * LONGEST], b"\n{\"id\":1}\n"].concat();
        std::fs::write(folder.join("a"), &text).unwrap();
        let mut segments =
            Segments::new(vec![folder.join("a")], 100, Kind::Lines, Place::default(), None).ok().unwrap();
        let mut lengths = Vec::new();
        while let Some(segment) = segments.next().ok().unwrap() {
            lengths.push((segment.place.offset as usize, segment.place.lines, segment.bytes.len()));
            let (place, mark) = segments.place();
            let whole = Mark::of(place.offset, &Sha256::new_with_prefix(&text[..place.offset as usize]));
            assert!(mark == whole, "{lengths:?}");
        }
        assert_eq!(lengths, [(0, 0, 3), (3, 1, LONGEST), (3 * LONGEST + 4, 2, 9)]);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
