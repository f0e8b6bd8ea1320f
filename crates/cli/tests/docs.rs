//! Runs the documents' commands, each with its output below. Checks that every excerpt is in the file that it links to, and
//! that all other code is run by another test.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use lastro_twin::border::Border;

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
    for page in pages("guides") {
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
            assert!(page.with_file_name(link).exists(), "{}: {link}", page.display());
        }
    }
    assert!(count >= 3, "only {count} excerpts");
}

/// The commands of a block, each with the output that it shows.
fn commands(block: &str) -> Vec<(&str, &str)> {
    let commands = block.strip_prefix("$ ").expect("a command").split("\n$ ");
    commands.map(|command| command.split_once('\n').expect("a command and its output")).collect()
}

/// The search path of a shell, with the program that was built before everything else.
fn paths() -> OsString {
    let program = Path::new(env!("CARGO_BIN_EXE_lastro")).parent().expect("a folder");
    let others = std::env::var_os("PATH").unwrap_or_default();
    let paths = std::env::join_paths([program.to_owned()].into_iter().chain(std::env::split_paths(&others)));
    paths.expect("a path")
}

/// A command line.
fn shell(line: &str) -> Command {
    let mut shell = Command::new("sh");
    shell.args(["-c", line]).env("PATH", paths());
    shell
}

/// A program that ends with the test, however that ends.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A server that a command of a page starts, its address on the page, and the one that it has here.
struct Started {
    _running: Running,
    shown: String,
    real: String,
}

/// What the commands of a page share: a folder, and the servers that some of them start.
struct Session {
    folder: PathBuf,
    servers: Vec<Started>,
}

impl Session {
    /// The address of `lastro serve` on the pages. Servers get a port that is free.
    const ADDRESS: &str = "127.0.0.1:8130";

    /// A text with the addresses of the servers in place of those on the page.
    fn here(&self, text: &str) -> String {
        self.servers.iter().fold(text.to_owned(), |text, server| text.replace(&server.shown, &server.real))
    }

    /// A text with the addresses of the page.
    fn on_page(&self, text: &str) -> String {
        self.servers.iter().fold(text.to_owned(), |text, server| text.replace(&server.real, &server.shown))
    }

    /// Runs a command and returns its output. A command that ends with `&` is a server, which goes on.
    fn run(&mut self, line: &str, shown: &str) -> String {
        if let Some(line) = line.strip_suffix(" &") {
            let port = if line.starts_with("lastro proxy ") { "--listen 127.0.0.1:0" } else { "--port 0" };
            let mut command = shell(&format!("exec {} {port}", self.here(line)));
            let mut server =
                Running(command.current_dir(&self.folder).stdout(Stdio::piped()).spawn().expect("a shell"));
            let lines = BufReader::new(server.0.stdout.take().expect("its output")).lines();
            let said: Vec<String> = lines.take(shown.lines().count()).map(|line| line.expect("a line")).collect();
            let address = |text: &str| {
                let line = text.lines().next().and_then(|line| line.strip_prefix("listening on http://"));
                line.expect("an address").to_owned()
            };
            let said = said.join("\n");
            let (shown, real) = (address(shown), address(&said));
            self.servers.retain(|server| server.shown != shown);
            self.servers.push(Started { _running: server, shown, real });
            return self.on_page(&said);
        }
        let line = self.here(line);
        assert!(!line.contains(Self::ADDRESS), "no server was started for {line}");
        let output = shell(&line).current_dir(&self.folder).output().expect("a shell");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }
}

/// `cat` of a file that does not exist shows the contents to create it with.
#[test]
fn the_documents_examples_print_what_they_show() {
    let (mut calls, mut requests, mut others) = (0, 0, 0);
    for page in [vec![project().join("README.md")], pages("calculations"), pages("guides")].concat() {
        let text = std::fs::read_to_string(&page).expect("a page");
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("docs").join(page.file_stem().expect("a name"));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        let mut session = Session { folder, servers: Vec::new() };
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

/// The blocks in JSON and what stands within sentences: a plan of faults, or a part of a configuration.
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

/// Code of a page.
struct Block<'a> {
    language: &'a str,
    code: &'a str,
    /// Whether it is a part of a file that the page names.
    excerpt: bool,
}

fn blocks(page: &str) -> Vec<Block<'_>> {
    let mut found = Vec::new();
    let mut before = "";
    // text and code alternate
    for (place, part) in page.split("```").enumerate() {
        if place % 2 == 0 {
            before = part;
            continue;
        }
        let (language, code) = part.split_once('\n').expect("lines");
        let paragraph = before.trim_end().rsplit("\n\n").next().unwrap_or_default();
        found.push(Block { language, code, excerpt: paragraph.trim_start().starts_with("From [") });
    }
    found
}

/// Every page of the project.
fn all_pages(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        let name = entry.file_name().and_then(OsStr::to_str).unwrap_or_default();
        if entry.is_dir() && !name.starts_with('.') && !["node_modules", "dist", "target"].contains(&name) {
            all_pages(&entry, found);
        } else if name.ends_with(".md") {
            found.push(entry);
        }
    }
}

/// Who runs the code of a page that is neither a part of a file nor commands with their output, which are run here: how many
/// blocks, and the file, which names the page.
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
    ("bindings/wasm/npm/README.md", "js", 8, "bindings/wasm/tests/guides.test.mjs"),
    ("crates/client/README.md", "rust", 1, "crates/client/tests/readme.rs"),
    ("crates/core/README.md", "rust", 1, "crates/demo/tests/readme.rs"),
    ("docs/guides/a-month-of-a-million-sales.md", "python", 5, "bindings/python/tests/test_bulk_guide.py"),
    ("docs/guides/a-month-of-a-million-sales.md", "python", 1, "tests/spark/test_guide.py"),
    ("docs/guides/a-month-of-a-million-sales.md", "sh", 2, "bindings/python/tests/test_bulk_guide.py"),
    ("docs/guides/a-service-to-test-against.md", "js", 3, "bindings/wasm/tests/guides.test.mjs"),
    ("docs/guides/a-service-to-test-against.md", "json", 3, "crates/cli/tests/docs.rs"),
    ("docs/guides/a-service-to-test-against.md", "python", 1, "bindings/python/tests/test_pages.py"),
    ("docs/guides/duckdb.md", "python", 4, "bindings/python/tests/test_bulk_duckdb.py"),
    ("docs/guides/duckdb.md", "sql", 1, "bindings/python/tests/test_bulk_duckdb.py"),
    ("docs/guides/is-the-twin-still-the-service.md", "js", 1, "bindings/wasm/tests/guides.test.mjs"),
    ("docs/guides/reconcile-a-month-in-python.md", "sh", 1, "bindings/python/tests/test_reconcile.py"),
    ("docs/guides/spark.md", "python", 3, "tests/spark/test_guide.py"),
    ("docs/guides/spark.md", "sh", 2, "tests/spark/test_guide.py"),
    ("docs/guides/spark.md", "sql", 1, "tests/spark/test_guide.py"),
];

/// Code that no test runs, by its first line, and why.
const NOT_RUN: [(&str, &str, &str); 15] = [
    ("CONTRIBUTING.md", "cargo xtask demo             #", "runs these very checks; `the first command` runs the demo"),
    ("CONTRIBUTING.md", "cargo xtask demo --web", "serves until it is interrupted, and times the benchmarks"),
    ("README.md", "git clone", "runs these very checks; `the first command` runs the demo"),
    ("bindings/mobile/README.md", "dependencies { implementation(", "names a version in a registry"),
    ("bindings/mobile/README.md", "<dependency>", "names a version in a registry"),
    ("bindings/mobile/README.md", "dependencies: [.package(url", "names a version in a registry"),
    ("bindings/python/README.md", "pip install", "installs from a registry"),
    ("bindings/wasm/examples/leptos/README.md", "cargo xtask test", "is a check, and serves until it is interrupted"),
    ("bindings/wasm/npm/README.md", "npm install", "installs from a registry"),
    ("crates/twin/data/README.md", "npm pack", "fetches the package from which committed files are made"),
    (
        "docs/guides/spark.md",
        "pip install --target",
        "installs from a registry; tests/spark/cluster.py has its settings",
    ),
    ("docs/guides/a-sale-screen-in-kotlin.md", "dependencies { implementation(", "names a version in a registry"),
    ("docs/guides/a-sale-screen-in-swift.md", "dependencies: [.package(url", "names a version in a registry"),
    ("tests/twin/README.md", "cargo run", "writes committed files, with which crates/twin/tests/bytes.rs compares"),
    ("web/README.md", "cargo xtask demo --web", "serves until it is interrupted, and is a check"),
];

#[test]
fn all_code_of_the_pages_is_run_or_has_a_reason_not_to_be() {
    let root = project().canonicalize().expect("the project");
    let mut found = Vec::new();
    all_pages(&root, &mut found);
    // it has the blocks of README.md
    found.retain(|page| !page.ends_with("README.pt-BR.md"));
    let (mut counts, mut reasons) = (BTreeMap::new(), [0; NOT_RUN.len()]);
    for page in found {
        let text = std::fs::read_to_string(&page).expect("a page");
        let page = page.strip_prefix(&root).expect("below it").to_str().expect("a name").to_owned();
        for Block { language, code, excerpt } in blocks(&text) {
            let guide = page.starts_with("docs/guides/");
            let reason = NOT_RUN.iter().position(|(of, first, _)| *of == page && code.starts_with(first));
            if let Some(reason) = reason {
                reasons[reason] += 1;
            } else if language == "console" {
                assert!(guide || page == "README.md" || page.starts_with("docs/calculations/"), "{page}: {code}");
            } else if !(["", "text"].contains(&language) || guide && excerpt) {
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
    assert_eq!(reasons, [1; NOT_RUN.len()], "each of NOT_RUN stands in its page once");
}

/// The level of each heading of a page.
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
