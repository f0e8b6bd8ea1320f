//! The twin: in process, with many sales, and its server beside others that programs are tested against.

mod page;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

use super::{PAGE, cause, lines, section};
use crate::python;
use crate::server::{Profile, program};
use crate::shell::{Result, command, empty_folder, have, install_npm, output, read, run, target, write};

const FOLDER: &str = "benches/twin";
/// The load generator, a crate, and its version.
const OHA: (&str, &str) = ("oha", "1.16.0");

/// How much is measured.
pub struct Sizes {
    /// Of each run of the load generator.
    pub seconds: u32,
    /// In process and in SQLite.
    pub sales: u32,
}

impl Sizes {
    /// What the published figures are measured with.
    pub const FULL: Self = Self { seconds: 6, sales: 1_000_000 };

    /// That the load generator has open.
    const CONNECTIONS: u32 = 64;
    /// Records in each server.
    const RECORDS: u32 = 1_000;
    /// Notifications whose rate is measured, for each second of a run.
    const WEBHOOKS: u32 = 2_000;
}

/// How much something is, as one program found it.
#[derive(Clone, Debug, Deserialize)]
struct Figure {
    work: String,
    who: String,
    value: f64,
    unit: Unit,
    note: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
enum Unit {
    #[serde(rename = "/s")]
    PerSecond,
    #[serde(rename = "ms")]
    Milliseconds,
    #[serde(rename = "MB")]
    Megabytes,
    #[serde(rename = "bytes")]
    Bytes,
    #[serde(rename = "")]
    Number,
}

/// What a query found in one place, and in how many milliseconds.
#[derive(Clone, Debug, Deserialize)]
struct Query {
    query: String,
    place: String,
    rows: u64,
    /// With its count, which nobody knows yet.
    first: f64,
    /// With the count that was kept.
    again: f64,
}

/// A line of the programs.
#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Figure(Figure),
    Query(Query),
    /// What a server is.
    About {
        who: String,
        about: String,
    },
    /// Why a server could not be measured.
    Absent {
        who: String,
        absent: String,
    },
}

/// All that was measured.
#[derive(Default)]
struct Measured {
    figures: Vec<Figure>,
    queries: Vec<Query>,
    abouts: Vec<(String, String)>,
    absent: Vec<(String, String)>,
}

impl Measured {
    fn add(&mut self, lines: Vec<Line>) {
        for line in lines {
            match line {
                Line::Figure(figure) => self.figures.push(figure),
                Line::Query(query) => self.queries.push(query),
                Line::About { who, about } => self.abouts.push((who, about)),
                Line::Absent { who, absent } => self.absent.push((who, absent)),
            }
        }
    }
}

/// Measures, prints its part of the page and writes it there; the other parts stay as they are.
pub fn run_alone(sizes: &Sizes) -> Result<()> {
    let part = part(sizes)?;
    println!("{part}");
    write(PAGE, &section::placed(&read(PAGE)?, page::TITLE, &part)?)
}

/// Measures, and gives its part of the page.
pub fn part(sizes: &Sizes) -> Result<String> {
    let folder = new_folder("bench")?;
    let file = folder.join("many.db");
    let mut measured = Measured::default();
    measured.add(in_process(Profile::Release, sizes.sales)?);
    measured.add(many_sales(Profile::Release, sizes.sales, &file)?);
    measured.add(servers(sizes, &folder, &file)?);
    measured.figures.extend(page::of_queries(&measured.queries)?);
    fs::remove_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    page::section(&measured, sizes)
}

/// Whether what needs no peers still works: every figure is there, and memory and SQLite find the same. Nothing is timed.
pub fn check() -> Result<()> {
    let folder = new_folder("check")?;
    let mut measured = Measured::default();
    measured.add(in_process(Profile::Dev, 300)?);
    measured.add(many_sales(Profile::Dev, 300, &folder.join("many.db"))?);
    fs::remove_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    measured.figures.extend(page::of_queries(&measured.queries)?);
    page::complete(&measured.figures, &[page::Part::InProcess, page::Part::ManySales])?;
    println!("the twin: {} figures, {} answers of queries agree", measured.figures.len(), measured.queries.len());
    Ok(())
}

/// An empty folder, on the disk of what is built.
fn new_folder(name: &str) -> Result<PathBuf> {
    empty_folder(target().join("benches/twin").join(name))
}

/// An example, found among the default packages: so `cargo test` has built it already.
fn example(profile: Profile, name: &str) -> Command {
    let mut cargo = command("cargo", ".");
    cargo.args(["run", "--quiet", "--example", name]).args(profile.arguments()).arg("--");
    cargo
}

fn in_process(profile: Profile, sales: u32) -> Result<Vec<Line>> {
    /// What the example prints: how often a work is done in a second, or what else there is to know by name.
    #[derive(Deserialize)]
    struct Done {
        #[serde(alias = "size")]
        work: String,
        #[serde(flatten)]
        numbers: BTreeMap<String, f64>,
    }
    let done: Vec<Done> = lines(example(profile, "throughput").arg(sales.to_string()))?;
    let who = page::IN_PROCESS;
    let figure = |work: &str, name: &str, value: f64| match name {
        "per_second" => Figure { work: work.to_owned(), who: who.to_owned(), value, unit: Unit::PerSecond, note: None },
        name => Figure { work: format!("{work}: {name}"), who: who.to_owned(), value, unit: Unit::Number, note: None },
    };
    let all = done.iter().flat_map(|one| one.numbers.iter().map(|(name, value)| figure(&one.work, name, *value)));
    Ok(all.map(Line::Figure).collect())
}

fn many_sales(profile: Profile, sales: u32, file: &Path) -> Result<Vec<Line>> {
    lines(example(profile, "million").arg(sales.to_string()).arg(file))
}

/// Our server and its peers, one after the other. A peer that cannot be installed is told with the reason.
fn servers(sizes: &Sizes, folder: &Path, many: &Path) -> Result<Vec<Line>> {
    let lastro = program(Profile::Release)?;
    let oha = oha()?;
    let mut node = command("node", FOLDER);
    node.arg("run.mjs").arg("--lastro").arg(lastro);
    node.arg("--oha").arg(oha).arg("--folder").arg(folder).arg("--many").arg(many);
    if let Err(why) = install_npm(FOLDER) {
        node.args(["--no-npm", &not_installed(&why)]);
    }
    match python::environment_with("benches/twin-python", "benches/twin/requirements.txt", &[]) {
        Ok(python) => node.arg("--python").arg(python),
        Err(why) => node.args(["--no-pip", &not_installed(&why)]),
    };
    let count = |count: u32| count.to_string();
    node.args(["--seconds", &count(sizes.seconds), "--records", &count(Sizes::RECORDS)]);
    node.args(["--connections", &count(Sizes::CONNECTIONS)]);
    lines(node.args(["--webhooks", &count(sizes.seconds.saturating_mul(Sizes::WEBHOOKS))]))
}

fn not_installed(why: &str) -> String {
    format!("it could not be installed: {}", cause(why))
}

/// The load generator in its version, installed among the project's tools where the machine has another or none.
fn oha() -> Result<PathBuf> {
    let (name, version) = OHA;
    if have(name) && output(command(name, ".").arg("--version"))?.trim() == format!("{name} {version}") {
        return Ok(name.into());
    }
    let tools = target().join("tools");
    let own = tools.join("bin").join(name);
    if !own.exists() {
        let install = ["install", "--quiet", "--locked", name, "--version", version, "--root"];
        run(command("cargo", ".").args(install).arg(tools))?;
    }
    Ok(own)
}
