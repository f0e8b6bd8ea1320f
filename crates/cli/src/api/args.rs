//! The command line of `lastro api`: one subcommand for each resource (such as `sales`), and below it one for each method (such
//! as `insert`).

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command, ValueHint, value_parser};
use lastro::exchange::takes_original;
use lastro::http::{ApiOperation, Narrowing, Shape};
use lastro::v1::http::{DirectionV1, OperationV1};
use lastro::value::Choice as _;

use super::operation::Operation;
use crate::outcome::CODES;

/// The line of the help text for exit code 4, which only this command returns.
const UNKNOWN: &str = "  4  it is unknown whether the change was carried out: if you gave --state, run the same command again,\n     \
     otherwise look for the record first";

/// Builds the definition of the command and its arguments.
pub fn command() -> Command {
    let codes = format!("{CODES}\n{UNKNOWN}");
    let group = |name: &'static str| Command::new(name).subcommand_required(true).disable_help_subcommand(true);
    let v1 = group("v1").about("Operations of version 1 of the service's API");
    let v1 = v1.subcommands(resources(OperationV1::ALL.iter().map(|operation| Operation::V1(*operation)), &codes));
    group("api")
        .about("Call the billing service")
        .long_about(
            "Call the billing service, and print its response as JSON. A record to insert or update is read from standard input. \
             It is checked first: a record that the rules reject is not sent.\n\n\
             A request is repeated only if that is safe. If the response to an insert is lost, the record is looked up. With \
             --state, a run that was interrupted, or whose outcome is unknown, is resumed by running the same command again.\n\n\
             The API key is read from a file or from the variable LASTRO_KEY, never from an argument: other users can see the arguments of a program.\n\n  \
             lastro api sales list --filter 'valor_venda[gte]=100' --jsonl\n  \
             lastro api customers insert < record.json\n  \
             lastro api sales select 7\n  \
             lastro api v1 sales list --limite 100",
        )
        .subcommands(resources(ApiOperation::ALL.iter().map(|operation| Operation::V2(*operation)), &codes))
        .subcommand(v1)
        .args(shared())
        .after_help(codes)
}

/// A subcommand for each resource.
fn resources(operations: impl Iterator<Item = Operation>, codes: &str) -> Vec<Command> {
    let mut resources: Vec<Command> = Vec::new();
    for operation in operations {
        let (resource, name) = operation.in_v2().as_str().split_once('.').unwrap_or_default();
        let method = method(operation, name).after_help(codes.to_owned());
        match resources.pop_if(|last| last.get_name() == resource) {
            Some(known) => resources.push(known.subcommand(method)),
            None => {
                let about = format!("Operations on {}", resource.replace('_', " "));
                let new = Command::new(resource).about(about).subcommand_required(true).disable_help_subcommand(true);
                resources.push(new.subcommand(method));
            }
        }
    }
    resources
}

/// The arguments that every method accepts, before or after the method's name.
fn shared() -> Vec<Arg> {
    let file = |id: &'static str| {
        Arg::new(id).long(id).value_name("FILE").value_parser(value_parser!(PathBuf)).value_hint(ValueHint::FilePath)
    };
    let seconds =
        |id: &'static str| Arg::new(id).long(id).value_name("SECONDS").value_parser(value_parser!(u32).range(1..));
    let arguments = vec![
        Arg::new("url")
            .long("url")
            .value_name("URL")
            .help("The account's URL: https, or http on this machine or with --allow-http. If not given, the variable LASTRO_URL is used"),
        file("key-file").help("The file with the account's API key. If not given, the variable LASTRO_KEY is used"),
        file("state").help(
            "Store the state of the call in this file. If it already has a state, resume that call. The file is removed at the end",
        ),
        file("record").help(
            "Record the requests and responses in this HAR file, without the API key and card numbers. New entries are appended to an existing recording",
        ),
        Arg::new("today").long("today").value_name("DATE").help("The current day, such as 2027-02-10, for the rules that need it"),
        seconds("timeout").help("Timeout of one request [default: 30]"),
        seconds("deadline").help("Time limit of the whole call, or of each page of a listing [default: 300]"),
        Arg::new("per-second")
            .long("per-second")
            .value_name("N")
            .value_parser(value_parser!(u32).range(1..=1000))
            .help("Maximum number of requests per second"),
        seconds("settled-after").help(
            "The time after which the service has certainly finished a request whose response was lost. Without it, the outcome of \
             a change that is not found stays unknown",
        ),
        Arg::new("no-look-before")
            .long("no-look-before")
            .action(ArgAction::SetTrue)
            .help("Do not read the latest record key before an insert: if its response is lost, the outcome stays unknown"),
        Arg::new("allow-http")
            .long("allow-http")
            .action(ArgAction::SetTrue)
            .help("Allow http for every host, which sends the key unencrypted: for a twin in a private network"),
        Arg::new("language")
            .long("language")
            .value_name("LANGUAGE")
            .value_parser(PossibleValuesParser::new(["en", "pt-BR"]))
            .default_value("en")
            .help("The language of the messages about a record"),
    ];
    arguments.into_iter().map(|argument| argument.global(true)).collect()
}

/// The subcommand of an operation, with its arguments.
fn method(operation: Operation, name: &'static str) -> Command {
    let (route, in_v2) = (operation.route(), operation.in_v2());
    // both versions of the API share one description per operation
    let about = ApiOperation::TABLE.choices.iter().find(|choice| choice.text == in_v2.as_str());
    let about = about.map_or("", |choice| choice.doc.trim().trim_end_matches('.'));
    let mut command = Command::new(name).about(about);
    if in_v2.takes_cpf() {
        command = command.arg(Arg::new("cpf").value_name("CPF").required(true).help("The customer's CPF"));
    } else if route.path.contains('{') {
        let id = Arg::new("id").value_name("ID").required(true).value_parser(value_parser!(i64));
        command = command.arg(id.help("The key of the record"));
    }
    let query = |help: &'static str| Arg::new("query").long("query").value_name("QUERY").help(help);
    command = match route.narrowing {
        Narrowing::Query(_) => command
            .arg(
                Arg::new("filter")
                    .long("filter")
                    .value_name("FILTER")
                    .action(ArgAction::Append)
                    .help("A condition, such as 'valor_venda[gte]=100'; may be given several times"),
            )
            .arg(query("A query string, such as '_sort=-id&_fields=id,nome', added to the filters")),
        Narrowing::Shown(_) => command.arg(query("The fields to return, such as '_fields=id,nome'")),
        Narrowing::Nothing => command,
    };
    let is_listing = matches!(route.shape, Shape::Listing { .. });
    let is_v2 = matches!(operation, Operation::V2(_));
    if is_listing && !is_v2 {
        command = command.args(page());
    }
    if is_v2 && takes_original(in_v2) {
        let original = Arg::new("original").long("original").value_name("FILE").value_parser(value_parser!(PathBuf));
        command = command.arg(
            original
                .value_hint(ValueHint::FilePath)
                .help("The record before the update: only the changed fields of a customer or service are sent"),
        );
    }
    let jsonl = Arg::new("jsonl").long("jsonl").action(ArgAction::SetTrue);
    command = command.arg(if is_listing {
        jsonl.help("Print each record on one line, as the pages arrive")
    } else {
        jsonl.hide(true)
    });
    if let Some(table) = operation.record() {
        command =
            command.long_about(format!("{about}: the record ({}) is read from standard input as JSON.", table.name));
    }
    command
}

/// The arguments of a version 1 listing. Their names are those of the API's parameters, with hyphens between the words.
fn page() -> Vec<Arg> {
    let number = |id: &'static str| Arg::new(id).long(id).value_name("N").value_parser(value_parser!(i64));
    vec![
        number("inicio").help("The index of the first record [default: 0]"),
        number("limite").help("Records per page, 1 to 100 [default: 10]"),
        Arg::new("ordenar-coluna")
            .long("ordenar-coluna")
            .value_name("FIELD")
            .help("The field to sort by [default: id]"),
        Arg::new("ordenar-direcao")
            .long("ordenar-direcao")
            .value_name("DIRECTION")
            .value_parser(PossibleValuesParser::new(DirectionV1::ALL.iter().map(|direction| direction.as_str())))
            .help("The direction of the sort"),
    ]
}
