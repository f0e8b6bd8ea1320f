//! The command line of `lastro bulk` and `lastro migrate`.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Command, ValueHint, value_parser};

use crate::outcome::CODES;

/// The values of `--kind` in `lastro bulk documents`. Each is the name of an operation over columns.
pub const KINDS: [&str; 5] = ["cpf", "cnpj", "cep", "linha_digitavel", "pix"];

/// The definition of `lastro bulk` and its subcommands.
pub fn command() -> Command {
    let entities = || lastro_arrow::schema::entities().map(|area| area.name);
    let entity = || {
        Arg::new("entity")
            .long("entity")
            .value_name("ENTITY")
            .value_parser(PossibleValuesParser::new(entities()))
            .default_value("sale")
            .help("The kind of records")
    };
    let today = || {
        Arg::new("today")
            .long("today")
            .value_name("DATE")
            .required(true)
            .help("The day for which the rules are applied, such as 2027-02-10")
    };
    let holidays = || {
        Arg::new("holidays")
            .long("holidays")
            .value_name("DATE,..")
            .value_delimiter(',')
            .help("Local holidays, in addition to the national ones")
    };
    let text = |id: &'static str, name: &'static str, value: &'static str| Arg::new(id).long(name).value_name(value);
    Command::new("bulk")
        .about("Read, check and compute over files of records")
        .long_about(
            "Read, check and compute over files of records, one JSON document per line (or a JSON list, or pages as the \
             service returns them).\n\n\
             OUT has one row per record; its extension sets the format: .parquet, .ndjson, .jsonl or .csv. ISSUES \
             has one row per issue: source, line, id, path, code, text. A record with errors still has a row.\n\n\
             To continue an interrupted run, give the same command again. OUT.progress stores the progress of the run, and \
             OUT.parts the finished parts; both are removed at the end, and the outputs have the same bytes as those of a run \
             that was not interrupted.\n\n\
             In a folder, every file is read in the order of the names, except those that begin with _ or a dot. \
             IN may be compressed with gzip or zstd, which is detected from its first bytes. A file of another format, such as \
             Parquet or a spreadsheet, is refused. Card numbers and security codes are never written.",
        )
        .subcommand_required(true)
        .disable_help_subcommand(true)
        .subcommand(
            files(Command::new("read").about("Read records into columns"))
                .arg(entity())
                .arg(text("explode", "explode", "LIST").help("One row per element of a list of the record, such as parcelas")),
        )
        .subcommand(
            files(Command::new("validate").about("Check records by all rules"))
                .arg(entity())
                .arg(
                    Arg::new("operation")
                        .long("operation")
                        .value_name("OPERATION")
                        .value_parser(PossibleValuesParser::new(["insert", "update"]))
                        .default_value("insert")
                        .help("The request for which the records are checked"),
                )
                .arg(today().required(false)),
        )
        .subcommand(
            files(Command::new("ageing").about("Status (status_today), days late and charges of each installment of sales"))
                .arg(today())
                .arg(text("multa", "multa", "PERCENT").default_value("2").help("Fine, in per cent"))
                .arg(
                    text("juros_mensal", "juros-mensal", "PERCENT")
                        .default_value("1")
                        .help("Interest, in per cent per month of 30 days"),
                )
                .arg(holidays())
                .arg(
                    text("buckets", "buckets", "DAYS,..").value_delimiter(',').help("Upper bounds of the buckets, in days late"),
                ),
        )
        .subcommand(
            files(Command::new("documents").about("Check numbers of documents, one per line")).arg(
                text("kind", "kind", "KIND")
                    .required(true)
                    .value_parser(PossibleValuesParser::new(KINDS))
                    .help("The kind of numbers"),
            ),
        )
        .subcommand(
            files(Command::new("webhooks").about("Verify the signatures of notifications, one body per line"))
                .arg(
                    text("secrets", "secrets", "FILE")
                        .required(true)
                        .value_parser(value_parser!(PathBuf))
                        .value_hint(ValueHint::FilePath)
                        .help("The secrets, one per line"),
                )
                .arg(text("now", "now", "TIME").requires("limit").help(
                    "When the notifications arrived, such as 2027-02-10T12:00:00-03:00, or in seconds since 1970",
                ))
                .arg(
                    text("tolerance", "tolerance", "SECONDS")
                        .requires("now")
                        .help("Maximum age of a notification at --now; no limit when not given"),
                )
                .arg(
                    text("future", "future", "SECONDS")
                        .requires("now")
                        .help("How far its time may be after --now; no limit when not given"),
                )
                .group(ArgGroup::new("limit").args(["tolerance", "future"]).multiple(true)),
        )
        .after_help(CODES)
}

/// The definition of `lastro migrate`.
pub fn migrate_command() -> Command {
    parted(Command::new("migrate"))
        .about("Convert records of version 1 to version 2")
        .long_about(
            "Convert records of version 1, one JSON document per line (or a JSON list), to records of version 2, with a \
             report of everything that was lost or did not fit.\n\n\
             A document is a record as GET returns it, or the response to a listing, whose records are converted one by one. Every \
             record is written, or has a failure in the report.\n\n\
             OUT's extension sets the format: .ndjson or .jsonl, one record per line; .parquet or .csv, the fields of the \
             records as columns.\n\n\
             To continue an interrupted run, give the same command again. OUT.progress stores the progress of the run, and \
             OUT.parts the finished parts; both are removed at the end, and the outputs have the same bytes as those of a run \
             that was not interrupted. The run continues only if the input and these files are unchanged; \
             otherwise, the error names the difference.\n\n\
             IN may be compressed with gzip or zstd, which is detected from its first bytes. Card numbers and security codes are \
             never written.",
        )
        .arg(
            file("report").long("report").value_name("REPORT").help(
                "What was lost, did not fit or failed, as CSV: source, line, id, kind (loss, problem, failure), path, code, \
                 detail [default: OUT.report.csv]",
            ),
        )
        .arg(
            Arg::new("entity")
                .long("entity")
                .value_name("ENTITY")
                .value_parser(PossibleValuesParser::new(lastro_arrow::records::v1::names()))
                .default_value("sale")
                .help("The kind of records; a record that looks like another kind is a failure"),
        )
}

fn file(id: &'static str) -> Arg {
    Arg::new(id).value_parser(value_parser!(PathBuf)).value_hint(ValueHint::FilePath)
}

/// The arguments that all commands of `lastro bulk` share.
fn files(command: Command) -> Command {
    parted(command)
        .arg(
            file("issues")
                .long("issues")
                .value_name("ISSUES")
                .help("The issues as CSV: source, line, id, path, code, text"),
        )
        .arg(
            Arg::new("severity")
                .long("severity")
                .value_name("SEVERITY")
                .value_parser(PossibleValuesParser::new(["error", "warning"]))
                .default_value("error")
                .help("The least severe issues that are listed"),
        )
        .arg(
            Arg::new("language")
                .long("language")
                .value_name("LANGUAGE")
                .value_parser(PossibleValuesParser::new(["en", "pt-BR"]))
                .default_value("en")
                .help("The language of the messages in ISSUES"),
        )
}

/// The arguments that `lastro bulk` and `lastro migrate` share.
fn parted(command: Command) -> Command {
    command
        .arg(
            file("input").value_name("IN").required(true).num_args(1..).help(
                "Files, folders and patterns such as 'sales/*.ndjson', read in this order; - is the standard input",
            ),
        )
        .arg(
            file("out")
                .long("out")
                .value_name("OUT")
                .required(true)
                .help("The rows: .parquet, .ndjson, .jsonl or .csv"),
        )
        .arg(
            Arg::new("threads")
                .long("threads")
                .value_name("N")
                .value_parser(value_parser!(u64).range(1..=64))
                .help("Number of threads [default: the number of processors]"),
        )
        .arg(
            Arg::new("checkpoint")
                .long("checkpoint")
                .value_name("KIB")
                // The minimum is 4 KiB, since the format of a file is detected from its first 4096 bytes.
                .value_parser(value_parser!(u64).range(4..=1 << 20))
                .default_value("32768")
                .help("Write the rows to the disk after this many KiB of input"),
        )
        .arg(
            Arg::new("force")
                .long("force")
                .action(ArgAction::SetTrue)
                .help("Start again, and overwrite the outputs and the progress of an interrupted run"),
        )
        .arg(
            Arg::new("allow-failures")
                .long("allow-failures")
                .action(ArgAction::SetTrue)
                .help("Exit with 0 even if records have errors or were not converted"),
        )
        .after_help(CODES)
}

/// The values of an argument that takes a list.
pub fn texts(given: &ArgMatches, id: &str) -> Option<Vec<String>> {
    Some(given.try_get_many::<String>(id).ok()??.cloned().collect())
}

/// The string value of an argument; `None` if it is missing, or if the command does not have this argument.
pub fn text(given: &ArgMatches, id: &str) -> Option<String> {
    given.try_get_one::<String>(id).ok()?.cloned()
}
