//! Tests the documentation. Executes the commands on its pages and compares their output with the page. Every excerpt must be
//! in the file to which it links. All other code must be executed by another test, or be listed with the reason why it is not.

#[path = "docs/session.rs"]
mod session;
#[cfg(unix)]
#[path = "docs/tutorials.rs"]
mod tutorials;

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use lastro_twin::border::Border;
use session::{Block, Session, blocks, commands};

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn pages(folder: &str) -> Vec<PathBuf> {
    let files = std::fs::read_dir(project().join("docs").join(folder))
        .expect("the pages")
        .map(|page| page.expect("a page").path());
    files.filter(|file| file.extension().is_some_and(|end| end == "md")).collect()
}

#[test]
fn every_excerpt_stands_in_the_file_that_it_names() {
    let mut count = 0;
    for page in [pages("guides"), pages("tutorials")].concat() {
        let text = std::fs::read_to_string(&page).expect("a page");
        for from in text.split("\nFrom [").skip(1) {
            let (link, rest) = from.split_once("](").and_then(|(_, rest)| rest.split_once(')')).expect("a link");
            let block = rest.split("```").nth(1).and_then(|block| block.split_once('\n')).expect("a block").1;
            let file = std::fs::read_to_string(page.with_file_name(link)).expect("the file");
            assert!(
                !block.trim().is_empty() && file.contains(block),
                "{} shows what {link} does not say",
                page.display()
            );
            count += 1;
        }
        for (link, _) in text.split("](").skip(1).filter_map(|rest| rest.split_once(')')) {
            let elsewhere = link.starts_with('#') || link.starts_with("https://");
            let (file, _heading) = link.split_once('#').unwrap_or((link, ""));
            assert!(elsewhere || page.with_file_name(file).exists(), "{}: {link}", page.display());
        }
    }
    assert!(count >= 3, "only {count} excerpts");
}

/// Executes the commands on the pages. If a page shows the `cat` of a file that does not exist, the file is created with the
/// contents shown.
#[test]
fn the_documents_examples_print_what_they_show() {
    let (mut calls, mut requests, mut others) = (0, 0, 0);
    for page in [vec![project().join("README.md")], pages("calculations"), pages("guides")].concat() {
        let text = std::fs::read_to_string(&page).expect("a page");
        let mut session = Session::new(Path::new("docs").join(page.file_stem().expect("a name")));
        for block in text.split("```console\n").skip(1).filter_map(|rest| rest.split("```").next()) {
            for (line, shown) in commands(block) {
                let file = line.strip_prefix("cat ").map(|name| session.folder.join(name));
                if let Some(file) = file.filter(|file| !file.exists()) {
                    std::fs::write(file, shown.trim_end().to_owned() + "\n").expect("written");
                    continue;
                }
                let printed = session.run(line, shown);
                assert_eq!(printed.trim_end(), shown.trim_end(), "{} {line}", page.display());
                if line.starts_with("lastro call ") {
                    assert!(shown.starts_with("{\"ok\":"), "{} {line}", page.display());
                    calls += 1;
                } else if line.starts_with("curl ") {
                    requests += 1;
                } else {
                    others += 1;
                }
            }
        }
    }
    assert!(calls >= 15 && requests >= 5 && others >= 6, "only {calls} calls, {requests} requests and {others} others");
}

/// The twin (the simulated service) must accept all JSON in its guide, in blocks or inline, as a fault plan or configuration.
#[test]
fn the_twin_accepts_the_configurations_and_plans_of_its_guide() {
    let page = project().join("docs/guides/a-service-to-test-against.md");
    let (mut configurations, mut plans) = (0, 0);
    let text = std::fs::read_to_string(page).expect("a page");
    let shown = blocks(&text).into_iter().filter(|block| block.language == "json").map(|block| block.code);
    let within = text.split('`').filter(|code| code.starts_with("{\"") && code.ends_with('}'));
    for json in shown.chain(within) {
        let plan = ["{\"rules\"", "{\"deliveries\""].iter().any(|name| json.starts_with(name));
        let config = if plan { "{}" } else { json };
        let mut twin = Border::new(config.as_bytes()).unwrap_or_else(|error| panic!("{json}: {error}"));
        if plan {
            let arguments = format!("{{\"plan\":{json}}}");
            twin.call("faults", arguments.as_bytes()).unwrap_or_else(|error| panic!("{json}: {error}"));
            plans += 1;
        } else {
            configurations += 1;
        }
    }
    assert!(configurations >= 4 && plans >= 2, "only {configurations} configurations and {plans} plans");
}

/// Collects every Markdown page of the project.
fn all_pages(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        let name = entry.file_name().and_then(OsStr::to_str).unwrap_or_default();
        // `operations` and `reference` are generated when the site is built
        let others = ["node_modules", "dist", "target", "operations", "reference"];
        if entry.is_dir() && !name.starts_with('.') && !others.contains(&name) {
            all_pages(&entry, found);
        } else if name.ends_with(".md") {
            found.push(entry);
        }
    }
}

/// Code that other tests execute, and that is neither an excerpt nor a command with its output: page, language, number of
/// blocks, and the test file, which must name the page.
const RUN: [(&str, &str, usize, &str); 26] = [
    ("README.md", "js", 1, "crates/demo/tests/readme.rs"),
    ("bindings/duckdb/python/README.md", "python", 1, "bindings/python/tests/test_bulk_duckdb.py"),
    ("bindings/mobile/README.md", "java", 1, "crates/demo/tests/readme.rs"),
    ("bindings/mobile/README.md", "kotlin", 2, "crates/demo/tests/readme.rs"),
    ("bindings/mobile/README.md", "swift", 2, "crates/demo/tests/readme.rs"),
    ("bindings/mobile/swift/Sources/Lastro/Lastro.docc/Lastro.md", "swift", 1, "crates/demo/tests/readme.rs"),
    ("bindings/python/README.md", "python", 1, "crates/demo/tests/readme.rs"),
    ("bindings/python/README.md", "python", 4, "bindings/python/tests/test_pages.py"),
    ("bindings/python/README.md", "python", 1, "bindings/python/tests/test_bulk_guide.py"),
    ("bindings/wasm/npm/README.md", "js", 1, "crates/demo/tests/readme.rs"),
    ("bindings/wasm/npm-twin/README.md", "js", 1, "bindings/wasm/tests/guides.test.mjs"),
    ("bindings/wasm/npm/README.md", "js", 7, "bindings/wasm/tests/guides.test.mjs"),
    ("crates/client/README.md", "rust", 1, "crates/client/tests/readme.rs"),
    ("crates/core/README.md", "rust", 1, "crates/demo/tests/readme.rs"),
    ("docs/guides/a-month-of-a-million-sales.md", "python", 5, "bindings/python/tests/test_bulk_guide.py"),
    ("docs/guides/a-month-of-a-million-sales.md", "python", 1, "tests/spark/test_guide.py"),
    ("docs/guides/a-month-of-a-million-sales.md", "sh", 2, "bindings/python/tests/test_bulk_guide.py"),
    ("docs/guides/a-service-to-test-against.md", "js", 3, "bindings/wasm/tests/guides.test.mjs"),
    ("docs/guides/a-service-to-test-against.md", "json", 3, "crates/cli/tests/docs.rs"),
    ("docs/guides/a-service-to-test-against.md", "python", 1, "bindings/python/tests/test_pages.py"),
    ("docs/guides/duckdb.md", "python", 6, "bindings/python/tests/test_bulk_duckdb.py"),
    ("docs/guides/duckdb.md", "sql", 2, "bindings/python/tests/test_bulk_duckdb.py"),
    ("docs/guides/is-the-twin-still-the-service.md", "js", 1, "bindings/wasm/tests/guides.test.mjs"),
    ("docs/guides/spark.md", "python", 3, "tests/spark/test_guide.py"),
    ("docs/guides/spark.md", "sh", 2, "tests/spark/test_guide.py"),
    ("docs/guides/spark.md", "sql", 1, "tests/spark/test_guide.py"),
];

/// The beginning of every tutorial: the commands that clone and build the project.
const CLONE: &str = "git clone https://github.com/lastro-dev/lastro\n(cd lastro && cargo xtask build ";
const KOTLIN: &str = "git clone https://github.com/lastro-dev/lastro\n(cd lastro && cargo xtask build kotlin";
const SWIFT: &str = "git clone https://github.com/lastro-dev/lastro\n(cd lastro && cargo xtask build swift";

/// Code that no test executes: page, beginning of the block, and the reason.
const NOT_RUN: [(&str, &str, &str); 20] = [
    ("CONTRIBUTING.md", "cargo xtask demo             #", "runs these very checks; `the first command` runs the demo"),
    ("CONTRIBUTING.md", "cargo xtask demo --web", "serves until it is interrupted, and times the benchmarks"),
    ("README.md", "git clone", "runs these very checks; `the first command` runs the demo"),
    ("bindings/mobile/README.md", "dependencies { implementation(", "names a version in a registry"),
    ("bindings/mobile/README.md", "<dependency>", "names a version in a registry"),
    ("bindings/mobile/README.md", "dependencies: [.package(url", "names a version in a registry"),
    ("bindings/python/README.md", "pip install", "installs from a registry"),
    ("bindings/wasm/examples/leptos/README.md", "cargo xtask test", "is a check, and serves until it is interrupted"),
    ("bindings/wasm/npm-twin/README.md", "npm install", "installs from a registry"),
    ("bindings/wasm/npm/README.md", "npm install", "installs from a registry"),
    ("crates/twin/data/README.md", "npm pack", "fetches the package from which committed files are made"),
    (
        "docs/guides/spark.md",
        "pip install --target",
        "installs from a registry; tests/spark/cluster.py has its settings",
    ),
    ("docs/tutorials/a-month-of-exports-in-python.md", CLONE, "the check `Python, built` does this"),
    ("docs/tutorials/a-sale-form-with-an-installments-preview.md", CLONE, "the check `JavaScript, built` does this"),
    (
        "docs/tutorials/a-sale-form-with-an-installments-preview.md",
        "npx vite",
        "serves until it is interrupted; `check.js` does too",
    ),
    ("docs/tutorials/a-sale-screen-in-an-app.md", KOTLIN, "the check `Kotlin` does this"),
    ("docs/tutorials/a-sale-screen-in-an-app.md", SWIFT, "the check `Swift, built` does this"),
    (
        "docs/tutorials/an-integration-tested-against-the-twin.md",
        CLONE,
        "the check `JavaScript, built` does this; tests have the command",
    ),
    ("tests/twin/README.md", "cargo run", "writes committed files, with which crates/twin/tests/bytes.rs compares"),
    ("web/README.md", "cargo xtask demo --web", "serves until it is interrupted, and is a check"),
];

/// The index of a block in `NOT_RUN`.
fn not_run(page: &str, code: &str) -> Option<usize> {
    NOT_RUN.iter().position(|(of, first, _)| *of == page && code.starts_with(first))
}

#[test]
fn all_code_of_the_pages_is_run_or_has_a_reason_not_to_be() {
    let root = project().canonicalize().expect("the project");
    let mut found = Vec::new();
    all_pages(&root, &mut found);
    // README.pt-BR.md is left out: another test checks that it has the same blocks as README.md
    found.retain(|page| !page.ends_with("README.pt-BR.md"));
    let (mut counts, mut reasons, mut tutorials) = (BTreeMap::new(), [0; NOT_RUN.len()], 0);
    for page in found {
        let text = std::fs::read_to_string(&page).expect("a page");
        let page = page.strip_prefix(&root).expect("below it").to_str().expect("a name").to_owned();
        for block in blocks(&text) {
            let Block { language, code, .. } = block;
            let guide = page.starts_with("docs/guides/");
            if let Some(reason) = not_run(&page, code) {
                reasons[reason] += 1;
            } else if page.starts_with("docs/tutorials/") {
                // the module `tutorials` executes all code of each tutorial
                tutorials += 1;
            } else if language == "console" {
                assert!(guide || page == "README.md" || page.starts_with("docs/calculations/"), "{page}: {code}");
            } else if !(["", "text"].contains(&language) || guide && block.excerpt()) {
                *counts.entry((page.clone(), language.to_owned())).or_insert(0) += 1;
            }
        }
    }
    let mut run = BTreeMap::new();
    for (page, language, count, by) in RUN {
        *run.entry((page.to_owned(), language.to_owned())).or_insert(0) += count;
        let name = page.rsplit('/').next().expect("a name");
        assert!(std::fs::read_to_string(root.join(by)).expect(by).contains(name), "{by} does not name {page}");
    }
    assert_eq!(counts, run, "the code of a page, and how much of it RUN says is run");
    assert!(tutorials >= 20, "only {tutorials} blocks in tutorials");
    assert_eq!(reasons, [1; NOT_RUN.len()], "each of NOT_RUN stands in its page once");
}

/// The levels of a page's headings, in order.
fn levels(page: &str) -> Vec<usize> {
    let outside = page.split("```").step_by(2).flat_map(str::lines);
    outside.map(|line| line.bytes().take_while(|byte| *byte == b'#').count()).filter(|level| *level > 0).collect()
}

#[test]
fn the_portuguese_readme_has_the_headings_and_the_code_of_the_english_one() {
    let [english, portuguese] =
        ["README.md", "README.pt-BR.md"].map(|page| std::fs::read_to_string(project().join(page)).expect("a page"));
    assert_eq!(levels(&portuguese), levels(&english));
    let code = |page| blocks(page).into_iter().map(|block| (block.language, block.code)).collect::<Vec<_>>();
    assert!(code(&english).len() >= 6);
    assert_eq!(code(&portuguese), code(&english));
}

#[test]
fn the_page_of_areas_names_every_area() {
    let page = std::fs::read_to_string(project().join("docs/areas.md")).expect("the page");
    for operation in lastro_facade::operations() {
        let area = operation.name.split('.').next().expect("an area");
        assert!(page.contains(&format!("`{area}`")), "{area}");
    }
}
