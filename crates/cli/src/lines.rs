//! Reads standard input line by line. Its bytes need not be UTF-8, and a line may have any length.

use std::io::{self, BufRead};

use lastro::json::MAX_BYTES;

/// The byte order mark with which some programs begin a UTF-8 file.
const BOM: &[u8] = b"\xef\xbb\xbf";

/// What [`next`] reports about a line. The bytes of the line are in the buffer that the caller passed.
pub struct Line {
    /// Whether the line is longer than the limit for a document. If so, only a part of it is in memory.
    pub too_long: bool,
}

/// Reads the next line into `line`, without its line break (LF or CR LF). If `first` is set, this is the first line of the
/// input, and a byte order mark at its beginning is removed, too. Returns `None` at the end of the input.
pub fn next(input: &mut impl BufRead, first: bool, line: &mut Vec<u8>) -> io::Result<Option<Line>> {
    line.clear();
    let mut length = 0;
    // The limit includes the byte order mark and the line break, so that a document of exactly the maximum length is accepted.
    let most = MAX_BYTES + BOM.len() + b"\r\n".len();
    loop {
        let piece = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            read => read?,
        };
        let end = piece.iter().position(|byte| *byte == b'\n').map(|at| at + 1);
        let piece = &piece[..end.unwrap_or(piece.len())];
        let taken = piece.len();
        line.extend_from_slice(&piece[..taken.min(most - line.len())]);
        input.consume(taken);
        length += taken;
        if end.is_some() || taken == 0 {
            break;
        }
    }
    if length == 0 {
        return Ok(None);
    }
    // a truncated line may have no line break, which does not matter, since its length already marks it as too long
    for end in [b'\n', b'\r'] {
        line.pop_if(|last| *last == end);
    }
    if first && line.starts_with(BOM) {
        line.drain(..BOM.len());
    }
    Ok(Some(Line { too_long: line.len() > MAX_BYTES || length > most }))
}

/// Whether a line holds only white space.
pub fn is_blank(line: &[u8]) -> bool {
    line.iter().all(u8::is_ascii_whitespace)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All lines of the input, each with whether it is too long.
    fn all(text: &[u8]) -> Vec<(Vec<u8>, bool)> {
        let (mut input, mut line, mut out) = (text, Vec::new(), Vec::new());
        while let Some(read) = next(&mut input, out.is_empty(), &mut line).unwrap() {
            out.push((line.clone(), read.too_long));
        }
        out
    }

    #[test]
    fn only_line_breaks_and_the_first_mark_are_left_out() {
        let text = b"\xef\xbb\xbfa\r\n\n \r\n\xef\xbb\xbfb\rc";
        let wanted = [&b"a"[..], b"", b" ", b"\xef\xbb\xbfb\rc"].map(|line| (line.to_vec(), false));
        assert_eq!(all(text), wanted);
        assert_eq!(all(b""), []);
        assert_eq!(all(b"\n"), [(Vec::new(), false)]);
    }

    #[test]
    fn a_document_of_exactly_the_limit_is_not_too_long() {
        let document = vec![b'x'; MAX_BYTES];
        for (before, after) in [("", ""), ("", "\n"), ("", "\r\n"), ("\u{feff}", "\r\n")] {
            let text = [before.as_bytes(), &document, after.as_bytes()].concat();
            assert!(all(&text) == [(document.clone(), false)], "{before:?} {after:?}");
            let longer = [before.as_bytes(), b"x", &document, after.as_bytes(), b"y"].concat();
            let lines = all(&longer);
            assert!(lines[0].1, "{} and one byte more, {after:?}", MAX_BYTES);
            assert!(lines[1..] == [(b"y".to_vec(), false)] || after.is_empty());
        }
        let far = [vec![b'['; 3 * MAX_BYTES], b"\nz".to_vec()].concat();
        assert_eq!(all(&far).iter().map(|(_, too_long)| *too_long).collect::<Vec<_>>(), [true, false]);
    }
}
