//! README's example is the same in every language: it stands there as the files have it that each language's tests run.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const FILES: [&str; 9] = [
    "crates/core/examples/readme.rs",
    "bindings/wasm/examples/readme.mjs",
    "bindings/wasm/examples/readme-client.mjs",
    "bindings/python/examples/readme.py",
    "bindings/mobile/examples/kotlin/Readme.kt",
    "bindings/mobile/examples/kotlin/ReadmeClient.kt",
    "bindings/mobile/examples/swift/readme/main.swift",
    "bindings/mobile/examples/swift/client/Example.swift",
    "bindings/mobile/examples/java/src/main/java/Readme.java",
];

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name)
}

fn read(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// An example within a function, as it stands alone.
fn unindented(example: &str) -> String {
    example.replace("\n    ", if example.starts_with("val ") { "\n" } else { "\n    " })
}

#[test]
fn each_example_is_the_file_that_is_run() {
    let pages = read("README.md") + &read("bindings/mobile/README.md");
    for file in FILES {
        let text = read(file);
        let example = text.split_once("begin readme\n").and_then(|(_, rest)| rest.split_once("end readme"));
        let (example, _) = example.unwrap_or_else(|| panic!("{file} has no example"));
        let example = example.trim_end_matches(['/', '#', ' ']).trim();
        assert!(
            !example.is_empty() && pages.contains(&unindented(example)),
            "no README.md holds the example of {file}"
        );
    }
}

#[test]
fn the_clients_of_python_and_rust_are_shown_as_their_packages_pages_have_them() {
    for (page, fence) in [("bindings/python/README.md", "```python\n"), ("crates/client/README.md", "```rust\n")] {
        let page = read(page);
        let (_, section) = page.split_once("\n## A client\n").expect("a section");
        let example = section.split(fence).nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
        assert!(!example.trim().is_empty() && read("README.md").contains(&format!("{fence}{example}```")), "{example}");
    }
}

#[test]
fn the_first_lines_of_the_swift_example_are_those_of_its_reference() {
    let page = read("bindings/mobile/swift/Sources/Lastro/Lastro.docc/Lastro.md");
    let shown = page.split("```swift\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    assert!(!shown.trim().is_empty() && read("bindings/mobile/examples/swift/readme/main.swift").contains(shown));
}

#[test]
fn it_prints_the_same_in_rust_as_in_every_language() {
    let printed = Command::new(env!("CARGO_BIN_EXE_readme")).output().expect("it runs");
    assert_eq!(String::from_utf8_lossy(&printed.stdout), read("tests/fixtures/readme.txt"));
}
