//! The same work by us and by the peers in one run: `benches/` does it and times it, this makes the tables.

pub mod bulk;
mod section;
pub mod twin;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;
use std::{fs, thread};

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::kotlin::{self, Kotlin};
use crate::language::Language;
use crate::python::{self, Python};
use crate::server::{self, Profile};
use crate::shell::{Result, command, output, read, root, run, target, write};
use crate::swift::{self, Swift};
use crate::wasm::{self, Wasm};
use crate::web;

const JAVASCRIPT: &str = "benches/javascript";
const PYTHON: &str = "benches/python";
/// A workspace of its own, so that nothing else builds the peers.
pub const RUST: &str = "benches/rust";
const BROWSER: &str = "benches/browser";
const COMMAND: &str = "benches/command";
const PAGE: &str = "docs/benchmarks.md";

/// What is compared, in the order of the page: a language, or the programs of a command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// `benches/rust`, built by cargo alone.
    Rust,
    /// `benches/javascript`, with the npm package.
    JavaScript,
    /// `benches/browser`: the npm package and the playground in Chromium.
    Browser,
    /// `benches/python`, with the wheel.
    Python,
    /// `benches/kotlin`, with the artifact.
    Kotlin,
    /// `benches/swift`, with the package.
    Swift,
    /// `benches/command`: the program `lastro` beside scripts.
    CommandLine,
}

impl Group {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Rust, Self::JavaScript, Self::Browser, Self::Python, Self::Kotlin, Self::Swift, Self::CommandLine];

    /// Its heading, and how its timings call it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Rust => "Rust",
            Self::JavaScript => Wasm.name(),
            Self::Browser => "Browser",
            Self::Python => Python.name(),
            Self::Kotlin => Kotlin.name(),
            Self::Swift => Swift.name(),
            Self::CommandLine => "Command line",
        }
    }

    /// The language whose package must be built before.
    pub fn language(self) -> Option<&'static dyn Language> {
        match self {
            Self::JavaScript | Self::Browser => Some(&Wasm),
            Self::Python => Some(&Python),
            Self::Kotlin => Some(&Kotlin),
            Self::Swift => Some(&Swift),
            Self::Rust | Self::CommandLine => None,
        }
    }

    /// What a reader must know before its table.
    fn about(self) -> &'static str {
        match self {
            Self::Rust => {
                "All are built alike, for this machine's processor, as sonic-rs asks for. `lastro dispatch` is the same operation as text in and\n\
                 text out.\n\n"
            }
            Self::JavaScript => {
                "`lastro` is the default entry as Node resolves it; `lastro/slim` is with the wasm that a browser downloads; `lastro/webhook` hashes with the host's own cryptography; `lastro dispatch` is the same\n\
                 operation as text in and text out, `JSON.parse` and `JSON.stringify` included.\n\n"
            }
            Self::Browser => "In the Chromium of this machine, with `lastro/slim`.\n\n",
            Self::Python => "",
            Self::Kotlin => {
                "Beside plain Kotlin with what the JDK has. A million calls each, fewer where a call takes longer than 10 µs, in a heap of 128 MB\n\
                 and in one of 1 GB.\n\n"
            }
            Self::Swift => {
                "Beside plain Swift with what Foundation has. A million calls each, fewer where a call takes longer than 10 µs.\n\n"
            }
            Self::CommandLine => "Whole runs of a program, from its start to its end.\n\n",
        }
    }

    /// The program that does its works; what it needs has been built. Where nothing is timed, cargo's own development
    /// profile does: the release profile takes minutes more.
    fn program(self, profile: Profile) -> Result<Command> {
        Ok(match self {
            Self::Rust => {
                let mut cargo = command("cargo", RUST);
                cargo.env("CARGO_TARGET_DIR", target().join("benches/rust"));
                cargo.args(["run", "--quiet"]).args(profile.arguments()).arg("--");
                cargo
            }
            Self::JavaScript => {
                wasm::pack(JAVASCRIPT)?;
                let mut node = command("node", JAVASCRIPT);
                node.arg("run.mjs");
                node
            }
            Self::Browser => {
                web::build()?;
                let mut node = command("node", BROWSER);
                node.arg("run.mjs");
                node
            }
            Self::Python => {
                let mut python = command(with_wheel("benches/python", &format!("{PYTHON}/requirements.txt"))?, PYTHON);
                python.arg("run.py");
                python
            }
            Self::Kotlin => {
                let classes = kotlin::benchmark()?;
                let mut java = command("java", ".");
                java.arg("-cp").arg(classes).arg("MainKt").arg(root().join("benches"));
                java
            }
            Self::Swift => {
                let mut program = swift::benchmark()?;
                program.arg(root().join("benches/inputs.json"));
                program
            }
            Self::CommandLine => {
                let mut python = command("python3", COMMAND);
                python.arg("run.py").arg(server::program(profile)?);
                python
            }
        })
    }
}

/// What the tables measure the peers by: in a column each, where the language has it.
const OURS: [&str; 3] = ["lastro", "lastro/slim", "lastro/webhook"];

/// What is done, and what its answers have in common.
struct Work {
    key: &'static str,
    title: &'static str,
    compared: &'static str,
    goals: &'static [Goal],
}

/// In which group, and how many times as fast as a peer lastro is to be.
struct Goal(&'static str, &'static str, f64);

/// The peer that only reads what lastro checks: to be within 1.5 times its time is the goal.
const READS_ALONE: &str = "serde_json, which checks nothing";

const SAME_FILE: &str = "the file that a browser downloads, in Chromium and in Node";
const AS_IN_NODE: Goal = Goal("Browser", "Node", 1.0 / 1.3);
const RIGHT_AND_WRONG: &str = "a right one and a wrong one";
const BRAZILIAN_UTILS: Goal = Goal("JavaScript", "@brazilian-utils", 1.0);

const WORKS: [Work; 23] = [
    Work {
        key: "sale.read",
        title: "read a sale",
        compared: "JSON text to a typed object, every field checked, all sound. In Python lastro makes a `Decimal` or `date` \
            when its field is asked for, the peers make all at once; in Rust all make all at once",
        goals: &[Goal("Rust", "serde_json", 1.0), Goal("JavaScript", "zod", 1.0), Goal("Python", "pydantic", 6.0)],
    },
    Work {
        key: "sale.use",
        title: "read and use a sale",
        compared: "the same, then the installments added up and the last due date found",
        goals: &[],
    },
    Work {
        key: "sale.misread",
        title: "read a wrong sale",
        compared: "values that do not fit, and the path of each is told. msgspec, serde_json and sonic-rs, which tell the first alone, \
            are left out",
        goals: &[],
    },
    Work {
        key: "sale.check",
        title: "check a sale",
        compared: "JSON text to the list of every problem, those between fields among them: none here. The peers have the rules \
            of `benches/*/sale*rules*` and `benches/rust/src/rules.rs`, written by hand; lastro has all of [rules.md](rules.md)",
        goals: &[Goal("Rust", READS_ALONE, 1.0 / 1.5), Goal("JavaScript", "zod", 1.5), Goal("Python", "pydantic", 4.0)],
    },
    Work {
        key: "sale.misruled",
        title: "check a wrong sale",
        compared: "rules that are broken, and the path of each is told",
        goals: &[],
    },
    Work {
        key: "page.read",
        title: "read a page of sales",
        compared: "the JSON text of a listing to typed objects",
        goals: &[Goal("Python", "pydantic", 6.0), Goal("Python", "msgspec", 1.0)],
    },
    Work {
        key: "short.few",
        title: "a sale of a page",
        compared: "the same with a shorter sale: the page's time for each of its sales",
        goals: &[],
    },
    Work {
        key: "short.many",
        title: "a sale of a large page",
        compared: "the same with a hundred times as many on the page, nearly the longest that lastro reads (16 MiB): a cost that \
            grows faster than the page shows here",
        goals: &[],
    },
    Work {
        key: "sale.parts",
        title: "parts of reading and checking",
        compared: "lastro alone: the tokens, the tree and the typed sale are made from the bytes, the issues and the text from the \
            typed sale",
        goals: &[],
    },
    Work {
        key: "split",
        title: "split an amount",
        compared: "exact shares (text, `Decimal`, `BigDecimal`) that add up. py-moneyed cannot split: this is written with what it has",
        goals: &[Goal("JavaScript", "dinero.js", 8.0)],
    },
    Work {
        key: "late",
        title: "charges on a late boleto",
        compared: "fine, interest and the value with both, exact: four figures in, three out",
        goals: &[],
    },
    Work {
        key: "occurrences",
        title: "monthly dates",
        compared: "from 31 January, the last day where a month is shorter: ISO texts in JavaScript, `date` in Python, `LocalDate` in Kotlin; plain Swift has moments for days",
        goals: &[
            Goal("JavaScript", "date-fns", 8.0),
            Goal("Python", "dateutil rrule", 100.0),
            Goal("Python", "dateutil relativedelta", 100.0),
        ],
    },
    Work { key: "cpf", title: "judge CPFs", compared: RIGHT_AND_WRONG, goals: &[BRAZILIAN_UTILS] },
    Work { key: "cnpj", title: "judge CNPJs", compared: RIGHT_AND_WRONG, goals: &[BRAZILIAN_UTILS] },
    Work {
        key: "linha",
        title: "judge linhas digitáveis",
        compared: "a right one and a wrong one; no well-known package does it in Python",
        goals: &[BRAZILIAN_UTILS],
    },
    Work {
        key: "query",
        title: "a query",
        compared: "built, and parsed again",
        goals: &[Goal("JavaScript", "qs", 1.5)],
    },
    Work {
        key: "webhook.verify",
        title: "verify a webhook",
        compared: "its signature and its age. Each contender refuses a forged body; by hand and by standardwebhooks there is no \
            verdict without reading the record",
        goals: &[Goal("JavaScript", "stripe", 0.7), Goal("Python", "by hand", 5.0)],
    },
    Work {
        key: "webhook.read",
        title: "verify and read a webhook",
        compared: "the same, then its record as plain data",
        goals: &[Goal("JavaScript", "stripe", 1.3)],
    },
    Work { key: "browser.cpf", title: "judge a CPF", compared: SAME_FILE, goals: &[AS_IN_NODE] },
    Work { key: "browser.split", title: "split an amount", compared: SAME_FILE, goals: &[AS_IN_NODE] },
    Work { key: "browser.check", title: "check a sale", compared: SAME_FILE, goals: &[AS_IN_NODE] },
    Work {
        key: "browser.paint",
        title: "the playground's first paint",
        compared: "the page of boletos, from the request on, whose figures the engine has worked out; under a second is the goal",
        goals: &[],
    },
    Work {
        key: "migrate",
        title: "an export of version 1 to version 2",
        compared: "a file of JSON lines to another. The script knows the fields of these sales alone, and checks no value",
        goals: &[Goal("Command line", "Python, json alone", 2.0)],
    },
];

/// What `benches/` prints of a contender: the median, unless it only checks.
#[derive(Clone, Deserialize)]
struct Timing {
    work: String,
    who: String,
    language: String,
    ns: Option<f64>,
    /// How much it is.
    size: String,
    note: Option<String>,
}

/// What it prints of a small app on a package.
#[derive(Deserialize)]
struct App {
    app: String,
    minified: u32,
    gzip: u32,
}

/// Builds, measures, prints the tables and writes them down.
pub fn run_all() -> Result<()> {
    build()?;
    let timings =
        Group::ALL.map(|group| contenders(group, Profile::Release)).into_iter().collect::<Result<Vec<_>>>()?.concat();
    if let Some(work) = WORKS.iter().find(|work| timings.iter().all(|timing| timing.work != work.key)) {
        return Err(format!("nobody does {}", work.key));
    }
    let apps = lines(command("node", JAVASCRIPT).arg("sizes.mjs"))?;
    let alone = [twin::part(&twin::Sizes::FULL)?, bulk::part(None)?];
    let page = page(&timings, &apps, &alone.join("\n"))?;
    println!("{page}");
    write(PAGE, &page)
}

/// Builds, and looks whether the contenders give the same answers.
pub fn check() -> Result<()> {
    build()?;
    Group::ALL.into_iter().try_for_each(agree)?;
    twin::check()?;
    bulk::check()
}

fn build() -> Result<()> {
    for language in Group::ALL.into_iter().filter_map(Group::language) {
        if let Some(missing) = language.missing() {
            return Err(format!("benchmarks: {missing} is not on this machine"));
        }
        language.build()?;
    }
    Ok(())
}

/// Whether the contenders of a group, whose language has been built, still give the same answers. Nothing is timed.
pub fn agree(group: Group) -> Result<()> {
    contenders(group, Profile::Dev).map(|all| println!("{}: {} contenders agree", group.name(), all.len()))
}

/// Installs the peers of a group and what was built of ours beside them, and lets them do every work.
fn contenders(group: Group, profile: Profile) -> Result<Vec<Timing>> {
    let mut program = group.program(profile)?;
    if profile == Profile::Dev {
        program.arg("--check");
    }
    let timings: Vec<Timing> = lines(&mut program)?;
    let name = group.name();
    if let Some(stray) = timings.iter().find(|timing| timing.language != name) {
        return Err(format!("{} is of {}, not of {name}", stray.work, stray.language));
    }
    if let Some(stray) = timings.iter().find(|timing| WORKS.iter().all(|work| work.key != timing.work)) {
        return Err(format!("{} is no work that the table knows", stray.work));
    }
    for work in &WORKS {
        let done = |who: &str| timings.iter().any(|timing| timing.work == work.key && timing.who == who);
        if let Some(Goal(_, who, _)) = work.goals.iter().find(|goal| goal.0 == name && !done(goal.1)) {
            return Err(format!("{who} does not do {}, for which there is a goal", work.key));
        }
    }
    Ok(timings)
}

/// The Python of an environment in a folder of the target's, with peers and the wheel that was built.
fn with_wheel(folder: &str, requirements: &str) -> Result<PathBuf> {
    let own = python::environment_with(folder, requirements, &[])?;
    let mut pip = python::module("pip");
    pip.arg("--python").arg(&own).args(["install", "--quiet", "--disable-pip-version-check"]);
    run(pip.args(["--no-index", "--no-deps", "--force-reinstall"]).arg(python::wheel()?))?;
    Ok(own)
}

/// What a program prints, a JSON object a line.
fn lines<T: DeserializeOwned>(program: &mut Command) -> Result<Vec<T>> {
    let printed = output(program)?;
    printed.lines().map(|line| serde_json::from_str(line).map_err(|e| format!("{line}: {e}"))).collect()
}

/// The end of a command's error, without the places of this machine.
fn cause(why: &str) -> String {
    why.lines().last().unwrap_or_default().replace(&root().display().to_string(), ".")
}

fn page(timings: &[Timing], apps: &[App], alone: &str) -> Result<String> {
    let compared: Vec<String> =
        WORKS.iter().map(|Work { title, compared, .. }| format!("- **{title}**: {compared}.\n")).collect();
    let mut tables = String::new();
    let mut met = Vec::new();
    for group in Group::ALL {
        let (table, goals) = table(group.name(), timings)?;
        tables.push_str(&format!("## {}\n\n{}{table}\n", group.name(), group.about()));
        met.extend(goals);
    }
    Ok(format!(
        "# Benchmarks

Made by `cargo xtask bench`; do not edit. The same work by lastro and by its peers, in one run on one machine: medians of the quietest
round, and how many times as fast as the peer lastro is. In bold where the peer is the faster one. Before anything is timed, all
must give the same answer; where a peer cannot, the last column says what differs. [benches](../benches/README.md) has the code.

{}
{} of {} goals are met, beside those of the parts that are measured by themselves: the twin, and millions of rows.

{tables}{alone}
## What is compared

{}
## Downloads

A small app on each package ([benches](../benches/README.md) has them), bundled for browsers, minified, then gzip; `together` has what
people put together for the jobs of one `lastro`.

{}
## Versions

{}
",
        machine()?,
        met.iter().filter(|met| **met).count(),
        met.len(),
        compared.concat(),
        downloads(apps),
        versions()?,
    ))
}

/// A language's table, and for each goal in it whether it is met.
fn table(language: &str, timings: &[Timing]) -> Result<(String, Vec<bool>)> {
    let of_language: Vec<&Timing> = timings.iter().filter(|timing| timing.language == language).collect();
    let ours: Vec<&str> = OURS.into_iter().filter(|who| of_language.iter().any(|t| t.who == *who)).collect();
    let mut goals = Vec::new();
    let columns: Vec<String> = ours.iter().map(|who| format!(" {who} is |")).collect();
    let mut text = format!("| work | who | median |{} goal | what differs |\n|---|---|--:|", columns.concat());
    text.push_str(&"--:|".repeat(ours.len()));
    text.push_str("---|---|\n");
    for work in &WORKS {
        let of_work: Vec<&Timing> = of_language.iter().copied().filter(|timing| timing.work == work.key).collect();
        let median = |who: &str| of_work.iter().find(|timing| timing.who == who)?.ns;
        let mut title = of_work.first().map(|timing| format!("{}, {}", work.title, timing.size));
        for Timing { who, ns, note, .. } in &of_work {
            let ns = ns.ok_or_else(|| format!("{who} did not time {}", work.key))?;
            let times = |own: &str| median(own).map(|own| ns / own);
            let ratios: Vec<String> = ours
                .iter()
                .map(|own| match times(own) {
                    // lines of ours are no peers
                    _ if who.starts_with(OURS[0]) => " |".to_owned(),
                    Some(ratio) if ratio < 1.0 => format!(" **{} x** |", figures(ratio)),
                    Some(ratio) => format!(" {} x |", figures(ratio)),
                    None => " |".to_owned(),
                })
                .collect();
            let wanted = work.goals.iter().find(|goal| goal.0 == language && goal.1 == who).map(|goal| goal.2);
            // the entry that was made for the work, where there is one
            let best = times(OURS[2]).or_else(|| times(OURS[0]));
            let goal = wanted.zip(best).map(|(wanted, ratio)| {
                goals.push(ratio >= wanted);
                format!("{} x, {}", factor(wanted), if ratio >= wanted { "met" } else { "not met" })
            });
            let (goal, note) = (goal.unwrap_or_default(), note.as_deref().unwrap_or_default());
            let title = title.take().unwrap_or_default();
            text.push_str(&format!("| {title} | {who} | {} |{} {goal} | {note} |\n", time(ns), ratios.concat()));
        }
    }
    Ok((text, goals))
}

fn downloads(apps: &[App]) -> String {
    let kb = |bytes: u32| format!("{:.1} KB", f64::from(bytes) / 1000.0);
    let rows =
        apps.iter().map(|App { app, minified, gzip }| format!("| {app} | {} | {} |\n", kb(*minified), kb(*gzip)));
    format!("| app | minified | gzip |\n|---|--:|--:|\n{}", rows.collect::<String>())
}

/// A goal as it was set: `6`, `1.5`, `0.67`.
fn factor(number: f64) -> String {
    if number.fract() == 0.0 { number.to_string() } else { figures(number) }
}

/// Two figures that mean something, or all before the point.
fn figures(number: f64) -> String {
    let places = match number {
        ..0.1 => 3,
        0.1..1.0 => 2,
        1.0..10.0 => 1,
        _ => 0,
    };
    format!("{number:.places$}")
}

fn time(ns: f64) -> String {
    let (number, unit) = match ns {
        ..1e3 => (ns, "ns"),
        1e3..1e6 => (ns / 1e3, "µs"),
        1e6..1e9 => (ns / 1e6, "ms"),
        _ => (ns / 1e9, "s"),
    };
    format!("{} {unit}", figures(number))
}

fn said(program: &str, words: &[&str]) -> Result<String> {
    output(command(program, ".").args(words)).map(|text| text.trim().to_owned())
}

/// What a file of the system says under a key.
fn described(file: &str, key: &str) -> Option<String> {
    let text = fs::read_to_string(file).ok()?;
    let value = text.lines().find_map(|line| line.strip_prefix(key))?;
    Some(value.trim_matches(['\t', ' ', ':', '=', '"']).to_owned())
}

fn cpu() -> Result<String> {
    let name = described("/proc/cpuinfo", "model name").map_or_else(|| said("uname", &["-p"]), Ok)?;
    let cores = thread::available_parallelism().map_err(|e| e.to_string())?;
    Ok(format!("{name}, {cores} cores"))
}

fn operating_system() -> Result<String> {
    let name = described("/etc/os-release", "PRETTY_NAME").map_or_else(|| said("uname", &["-s"]), Ok)?;
    Ok(format!("{name}, {}", said("uname", &["-srm"])?))
}

/// What it ran on.
fn machine() -> Result<String> {
    let (cpu, system) = (cpu()?, operating_system()?);
    Ok(format!(
        "| CPU | {cpu} |\n|---|---|\n| system | {system} |\n| Node | {} |\n| Python | {} |\n| Java | {} |\n| Rust | {} |\n",
        said("node", &["--version"])?.trim_start_matches('v'),
        said("python3", &["--version"])?.trim_start_matches("Python "),
        said("java", &["--version"])?.lines().next().unwrap_or_default(),
        said("rustc", &["--version"])?.trim_start_matches("rustc "),
    ))
}

/// The peers as they are locked.
fn versions() -> Result<String> {
    #[derive(Deserialize)]
    struct Package {
        dependencies: BTreeMap<String, String>,
    }
    let package: Package =
        serde_json::from_str(&read(format!("{JAVASCRIPT}/package.json"))?).map_err(|e| e.to_string())?;
    let npm: Vec<String> = package.dependencies.iter().map(|(name, version)| format!("{name} {version}")).collect();
    let requirements = read(format!("{PYTHON}/requirements.txt"))?;
    let python: Vec<String> = requirements.lines().map(|line| line.replace("==", " ")).collect();
    let rust = rust_peers()?;
    Ok(format!("- Rust: {}\n- JavaScript: {}\n- Python: {}", rust.join(", "), npm.join(", "), python.join(", ")))
}

/// The peers of `benches/rust`: what its manifest asks for in one version alone.
fn rust_peers() -> Result<Vec<String>> {
    #[derive(Deserialize)]
    struct Metadata {
        packages: [Package; 1],
    }
    #[derive(Deserialize)]
    struct Package {
        dependencies: Vec<Dependency>,
    }
    #[derive(Deserialize)]
    struct Dependency {
        name: String,
        req: String,
    }
    let told = output(command("cargo", RUST).args(["metadata", "--no-deps", "--format-version", "1"]))?;
    let Metadata { packages: [Package { dependencies }] } = serde_json::from_str(&told).map_err(|e| e.to_string())?;
    let exact = |Dependency { name, req }| Some(format!("{name} {}", req.strip_prefix('=')?));
    Ok(dependencies.into_iter().filter_map(exact).collect())
}
