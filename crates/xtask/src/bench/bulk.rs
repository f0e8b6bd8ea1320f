//! Columns: operations on millions of rows and the reading of records, beside the engines that people have.

mod page;

use std::fs;
use std::path::Path;

use serde::Deserialize;

use super::{PAGE, cause, lines, section, with_wheel};
use crate::language::Language as _;
use crate::shell::{Result, command, empty_folder, read, run, target, write};
use crate::{python, spark};

const FOLDER: &str = "benches/bulk";
const REQUIREMENTS: &str = "benches/bulk/requirements.txt";
const ENVIRONMENT: &str = "benches/bulk";
const SPARK: &str = "benches/spark";

/// How much something is, as one contender did it. Without a value it was only compared with the others.
#[derive(Clone, Debug, Deserialize)]
struct Figure {
    work: String,
    size: String,
    who: String,
    value: Option<f64>,
    unit: Unit,
    note: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
enum Unit {
    #[serde(rename = "rows/s")]
    Rows,
    #[serde(rename = "MB/s")]
    MegabytesPerSecond,
    #[serde(rename = "x")]
    Times,
    #[serde(rename = "MB")]
    Megabytes,
}

/// Measures, prints its part of the page and writes it there; the other parts stay as they are. `before` is a wheel that
/// had no columns, whose size is compared.
pub fn run_alone(before: Option<&Path>) -> Result<()> {
    let part = part(before)?;
    println!("{part}");
    write(PAGE, &section::placed(&read(PAGE)?, page::TITLE, &part)?)
}

/// Measures, and gives its part of the page.
pub fn part(before: Option<&Path>) -> Result<String> {
    python::Python.build()?;
    let busy = busy();
    let interpreter = with_wheel(ENVIRONMENT, REQUIREMENTS)?;
    let mut figures: Vec<Figure> = lines(command(interpreter, FOLDER).arg("run.py"))?;
    let wheel = megabytes(&python::wheel()?)?;
    figures.push(of_wheel("the whole, which is compressed", wheel));
    if let Some(before) = before {
        figures.push(of_wheel(page::GROWTH, wheel - megabytes(before)?));
    }
    let spark = match spark::missing() {
        Some(missing) => Err(format!("{missing} is not on this machine")),
        None => on_spark(),
    };
    let absent = spark.map(|found| figures.extend(found)).err().map(|why| cause(&why));
    page::part(&figures, &busy, absent.as_deref(), &read(REQUIREMENTS)?)
}

/// Whether the contenders of the columns still agree, on few rows. Nothing is timed.
pub fn check() -> Result<()> {
    let package = python::unpacked(target().join("bulk/package"))?;
    let interpreter = python::environment_with(ENVIRONMENT, REQUIREMENTS, &[])?;
    let figures: Vec<Figure> =
        lines(command(interpreter, FOLDER).args(["run.py", "--check"]).env("PYTHONPATH", package))?;
    page::complete(&figures)?;
    println!("columns: {} contenders agree", figures.len());
    Ok(())
}

/// The functions for Spark SQL and those for Python beside what Spark has itself.
fn on_spark() -> Result<Vec<Figure>> {
    let (jar, wheel) = (spark::jar()?, python::wheel()?);
    let package = empty_folder(target().join("benches/spark-package"))?;
    let interpreter = spark::environment()?;
    let mut unpack = command(&interpreter, ".");
    run(unpack.args(["-m", "zipfile", "-e"]).arg(wheel).arg(&package))?;
    let mut program = command(&interpreter, SPARK);
    program.args(["late_charges.py", "--json"]).env("PYTHONPATH", package).env("LASTRO_SPARK_JAR", jar);
    lines(program.env("PYSPARK_PYTHON", &interpreter))
}

fn of_wheel(size: &str, megabytes: f64) -> Figure {
    let (work, who) = (page::WHEEL.to_owned(), "lastro".to_owned());
    Figure { work, size: size.to_owned(), who, value: Some(megabytes), unit: Unit::Megabytes, note: String::new() }
}

fn megabytes(file: &Path) -> Result<f64> {
    let found = fs::metadata(file).map_err(|e| format!("{}: {e}", file.display()))?;
    Ok(found.len() as f64 / 1e6)
}

/// How many processors other work kept busy in the last minute, where the system says it.
fn busy() -> String {
    let load = fs::read_to_string("/proc/loadavg").ok().and_then(|text| text.split(' ').next().map(str::to_owned));
    load.map_or_else(String::new, |load| {
        format!(" When it began, {load} programs were running on average of the minute before: on a shared machine.")
    })
}
