//! Expands a path into files, and opens them.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use glob::{MatchOptions, glob_with};

use super::{OpenError, Source};

/// Patterns match as in shells: `*` matches within one folder, `**` across folders. Neither matches names that begin with `.`.
const OPTIONS: MatchOptions =
    MatchOptions { case_sensitive: true, require_literal_separator: true, require_literal_leading_dot: true };

/// Returns the files that a path stands for, sorted by name. A file stands for itself. A folder stands for all files below it,
/// except those whose names begin with `_` or `.`. If nothing with this name exists, the path is a pattern with `*`, `**`, `?`
/// or `[..]` and stands for its matches.
///
/// # Errors
/// `NotFound` if there is no file; `InvalidInput` for a malformed pattern; errors of reading a folder.
pub fn files(path: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = match fs::metadata(path) {
        Ok(about) if about.is_dir() => below(path)?,
        Ok(_) => vec![path.to_owned()],
        Err(error) => match path.to_str().filter(|text| text.contains(['*', '?', '['])) {
            Some(pattern) => matched(pattern)?,
            None => return Err(error),
        },
    };
    if found.is_empty() {
        return Err(io::Error::new(ErrorKind::NotFound, "has no files"));
    }
    found.sort_unstable();
    Ok(found)
}

/// Opens files of records. A file is opened only when the iterator reaches it. `input` converts an open file to the reader from
/// which its contents are read. The message of an error contains the path of the file.
pub fn opened<R: Read + Send + 'static>(
    files: Vec<PathBuf>,
    input: impl Fn(File) -> R + Send,
) -> impl Iterator<Item = Result<Source, OpenError>> + Send {
    files.into_iter().map(move |path| match File::open(&path) {
        Ok(file) => Ok(Source::file(path.display().to_string(), input(file))),
        Err(error) => Err(format!("{}: {error}", path.display()).into()),
    })
}

fn matched(pattern: &str) -> io::Result<Vec<PathBuf>> {
    let paths = glob_with(pattern, OPTIONS).map_err(|error| io::Error::new(ErrorKind::InvalidInput, error))?;
    let paths = paths.map(|path| path.map_err(io::Error::from)).collect::<io::Result<Vec<_>>>()?;
    Ok(paths.into_iter().filter(|path| path.is_file()).collect())
}

fn below(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let (mut found, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            if entry.file_name().as_encoded_bytes().first().is_some_and(|first| matches!(first, b'_' | b'.')) {
                continue;
            }
            // links to folders are not followed, since they may form a cycle
            if entry.file_type()?.is_dir() {
                folders.push(entry.path());
            } else if entry.path().is_file() {
                found.push(entry.path());
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_and_patterns_stand_for_their_files_in_order() {
        let folder = std::env::temp_dir().join(format!("lastro-files-{}", std::process::id()));
        fs::create_dir_all(folder.join("2027/02")).unwrap();
        fs::create_dir_all(folder.join("_temporary")).unwrap();
        let names =
            ["b.ndjson", "2027/02/c.ndjson.gz", "a.ndjson", "_SUCCESS", ".hidden.ndjson", "_temporary/x", "[1].ndjson"];
        for name in names {
            fs::write(folder.join(name), "{}").unwrap();
        }
        let found = |path: &str| {
            let names = files(&folder.join(path)).map_err(|error| error.kind())?;
            let names = names.iter().map(|path| path.strip_prefix(&folder).unwrap().to_str().unwrap().to_owned());
            Ok::<_, ErrorKind>(names.collect::<Vec<_>>())
        };
        let owned = |names: &[&str]| Ok(names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>());
        assert_eq!(found(""), owned(&["2027/02/c.ndjson.gz", "[1].ndjson", "a.ndjson", "b.ndjson"]));
        assert_eq!(found("*.ndjson"), owned(&["[1].ndjson", "a.ndjson", "b.ndjson"]));
        assert_eq!(found("[ab].ndjson"), owned(&["a.ndjson", "b.ndjson"]));
        assert_eq!(found("[1].ndjson"), owned(&["[1].ndjson"]));
        assert_eq!(found("**/*.gz"), owned(&["2027/02/c.ndjson.gz"]));
        assert_eq!(found("_SUCCESS"), owned(&["_SUCCESS"]));
        for (wrong, kind) in
            [("*.csv", ErrorKind::NotFound), ("no", ErrorKind::NotFound), ("***", ErrorKind::InvalidInput)]
        {
            assert_eq!(found(wrong), Err(kind), "{wrong}");
        }
        fs::remove_dir_all(folder.join("2027/02")).unwrap();
        assert_eq!(found("2027"), Err(ErrorKind::NotFound));
        fs::remove_dir_all(folder).unwrap();
    }
}
