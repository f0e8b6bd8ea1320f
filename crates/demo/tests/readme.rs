//! Checks the examples in the READMEs. The code in a README must be the code of a file that the tests of its language run, and
//! the output in a README must be what this crate's programs print.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Each example file, and the README that shows it.
const EXAMPLES: [(&str, &str); 9] = [
    ("crates/core/examples/readme.rs", "crates/core/README.md"),
    ("bindings/wasm/examples/readme.mjs", "README.md"),
    ("bindings/wasm/examples/readme-client.mjs", "bindings/wasm/npm/README.md"),
    ("bindings/python/examples/readme.py", "bindings/python/README.md"),
    ("bindings/mobile/examples/kotlin/Readme.kt", "bindings/mobile/README.md"),
    ("bindings/mobile/examples/kotlin/ReadmeClient.kt", "bindings/mobile/README.md"),
    ("bindings/mobile/examples/swift/readme/main.swift", "bindings/mobile/README.md"),
    ("bindings/mobile/examples/swift/client/Example.swift", "bindings/mobile/README.md"),
    ("bindings/mobile/examples/java/src/main/java/Readme.java", "bindings/mobile/README.md"),
];

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name)
}

fn read(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn each_example_is_the_file_that_is_run() {
    for (file, page) in EXAMPLES {
        let text = read(file);
        let example = text.split_once("begin readme\n").and_then(|(_, rest)| rest.split_once("end readme"));
        let (example, _) = example.unwrap_or_else(|| panic!("{file} has no example"));
        let example = example.trim_end_matches(['/', '#', ' ']).trim();
        assert!(!example.is_empty() && read(page).contains(example), "{page} does not show the example of {file}");
    }
}

/// For each source file with examples in its comments: the tested file that contains the same lines, and the number of examples.
const COMMENTS: [(&str, &str, usize); 3] = [
    ("kotlin/src/main/kotlin/dev/lastro/client/LastroClient.kt", "examples/kotlin/ReadmeClient.kt", 2),
    ("swift/Sources/LastroClient/Client.swift", "examples/swift/client/Example.swift", 1),
    ("swift/Sources/Lastro/TwinURLProtocol.swift", "swift/Tests/LastroTests/TwinTests.swift", 1),
];

/// The lines of a file, without any of the characters `before` at their beginning.
fn lines<'a>(text: &'a str, before: &[char]) -> Vec<&'a str> {
    text.lines().map(|line| line.trim_start_matches(before)).collect()
}

/// The examples in the comments of `Namespaces.kt` and `Namespaces.swift` are left out: they are generated, and
/// `bindings/mobile/bindgen/src/examples.rs` generates a test for each.
#[test]
fn each_example_in_a_comment_of_kotlin_and_swift_is_in_a_file_that_is_run() {
    for (file, run, count) in COMMENTS.map(|(file, run, count)| (format!("bindings/mobile/{file}"), run, count)) {
        let (text, run) = (read(&file), read(&format!("bindings/mobile/{run}")));
        let (comments, run) = (lines(&text, &[' ', '*', '/']).join("\n"), lines(&run, &[' ']).join("\n"));
        let examples: Vec<_> = comments.split("```").skip(1).step_by(2).collect();
        assert_eq!(examples.len(), count, "{file}");
        for example in examples {
            let (_, code) = example.split_once('\n').expect("lines");
            assert!(code.lines().count() > 1 && run.contains(code), "{file} shows what is not run:\n{code}");
        }
    }
    let listed = COMMENTS.map(|(file, ..)| path("bindings/mobile").join(file));
    for folder in ["kotlin/src/main", "swift/Sources"] {
        sources(&path("bindings/mobile").join(folder), &mut |file| {
            let generated = file.file_stem().is_some_and(|name| name == "Namespaces");
            let has = fs::read_to_string(file).is_ok_and(|text| text.contains("```"));
            let of_a_page = file.extension().is_some_and(|end| end == "md");
            assert!(!has || generated || of_a_page || listed.contains(&file.to_owned()), "{}", file.display());
        });
    }
}

fn sources(folder: &Path, look: &mut impl FnMut(&Path)) {
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        if entry.is_dir() { sources(&entry, look) } else { look(&entry) }
    }
}

#[test]
fn the_first_lines_of_the_swift_example_are_those_of_its_reference() {
    let page = read("bindings/mobile/swift/Sources/Lastro/Lastro.docc/Lastro.md");
    let shown = page.split("```swift\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    assert!(!shown.trim().is_empty() && read("bindings/mobile/examples/swift/readme/main.swift").contains(shown));
}

#[test]
fn the_output_on_the_pages_is_that_of_every_language() {
    let printed = Command::new(env!("CARGO_BIN_EXE_readme")).output().expect("it runs");
    let wanted = read("tests/fixtures/readme.txt");
    assert_eq!(String::from_utf8_lossy(&printed.stdout), wanted);
    for page in ["README.md", "crates/core/README.md", "bindings/python/README.md", "bindings/mobile/README.md"] {
        assert!(read(page).contains(&format!("```text\n{wanted}```")), "{page}");
    }
}

/// The README shows rows of the demo's table, in which long results are cut and end with `…`. The program must print the step
/// and the beginning of the result that each row shows.
#[test]
fn the_table_on_the_page_is_that_of_the_demo() {
    let fixture = path("tests/fixtures/billing-day.json");
    let printed = Command::new(env!("CARGO_BIN_EXE_billing-day")).arg(fixture).output().expect("it runs");
    let printed = String::from_utf8_lossy(&printed.stdout);
    let page = read("README.md");
    let rows: Vec<_> = page.lines().filter(|line| line.ends_with("…  yes")).collect();
    assert!(rows.len() >= 3, "{rows:?}");
    for row in rows {
        let (step, cells) = row.split_once("  ").expect("cells");
        let shown = cells.trim_start().split('…').next().expect("a result");
        assert!(printed.contains(&format!("{step}\t{shown}")), "{row}");
    }
}

#[test]
fn the_supported_versions_are_those_in_the_files() {
    let page = read("docs/stability.md");
    // a row of the table: | with | from | [file](../path): `code` |
    let rows =
        page.lines().filter_map(|line| line.trim_end_matches("` |").split_once("](../").map(|cells| (line, cells.1)));
    let mut count = 0;
    for (line, (file, code)) in rows.filter_map(|(line, rest)| Some((line, rest.split_once("): `")?))) {
        let version = line.split('|').nth(2).expect("a version").trim();
        assert!(code.contains(version), "{version} is not in {code}");
        let text = read(file);
        let (_, after) = text.split_once(code).unwrap_or_else(|| panic!("{file} does not contain {code}"));
        assert!(!after.starts_with(|next: char| next.is_ascii_digit()), "{file} has a longer number than {code}");
        count += 1;
    }
    assert!(count >= 16, "only {count} versions");
}
