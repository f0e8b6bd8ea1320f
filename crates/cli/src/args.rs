//! The definition of the command line. The parser, the help, the shell completions and the manual pages are derived from it.

use clap::builder::{PossibleValue, PossibleValuesParser, ValueParser};
use clap::{Arg, ArgAction, Command, value_parser};
use clap_complete::Shell;
use lastro_facade::operations;

use crate::describe::{first_sentence, list};
use crate::outcome::CODES;

/// What the definition of the command line is used for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// For the parser. It accepts any operation name, since unknown names are reported later.
    Parser,
    /// For shell completions, which need the names of all operations.
    Shell,
}

/// Builds the definition of the command line.
pub fn command(audience: Audience) -> Command {
    let operation = |id: &'static str| {
        let named = |operation: &lastro::model::Operation| {
            PossibleValue::new(operation.name).help(first_sentence(operation.doc))
        };
        let parser: ValueParser = match audience {
            Audience::Parser => value_parser!(std::ffi::OsString),
            Audience::Shell => PossibleValuesParser::new(operations().map(named)).into(),
        };
        Arg::new(id).value_parser(parser)
    };
    let call = Command::new("call")
        .about("Call an operation, or one per line of standard input")
        .long_about(
            "Call an operation with its arguments as JSON, and print its result: {\"ok\": ...} or {\"error\": ...}.\n\n\
             Without JSON, every line of standard input has the arguments of a call. If there is no line, or standard input is \
             a terminal, the operation is called without arguments.\n\n\
             Without OPERATION, every line of standard input is a call, {\"op\": OPERATION, \"input\": {...}}. Each result is \
             printed on one line, in the same order. The result of a line that cannot be read is its error; a blank line \
             has no result.\n\n\
             `lastro help OPERATION` describes the arguments of an operation.",
        )
        .arg(operation("operation").value_name("OPERATION").help("The operation, such as money.parse"))
        .arg(
            Arg::new("input")
                .value_name("JSON")
                .value_parser(value_parser!(std::ffi::OsString))
                .help("Its arguments as one JSON object; read from standard input, one object per line, if not given"),
        )
        .arg(
            Arg::new("allow-failures")
                .long("allow-failures")
                .action(ArgAction::SetTrue)
                .help("Exit with 0 even if a result is an error"),
        )
        .after_help(CODES);
    let subcommands = [
        "call",
        "operations",
        "migrate",
        "bulk",
        "serve",
        "seed",
        "health",
        "proxy",
        "drift",
        "api",
        "help",
        "completions",
        "man",
    ];
    let topic = match audience {
        Audience::Parser => Arg::new("topic").value_parser(value_parser!(String)),
        Audience::Shell => {
            let commands = subcommands.into_iter().map(PossibleValue::new);
            let named = operations().map(|operation| PossibleValue::new(operation.name));
            Arg::new("topic").value_parser(PossibleValuesParser::new(commands.chain(named)))
        }
    };
    Command::new("lastro")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Billing rules of a Brazilian billing and invoicing API, from a shell")
        .subcommand_required(true)
        .arg_required_else_help(false)
        .disable_help_subcommand(true)
        .subcommand(call)
        .subcommand(Command::new("operations").about("Print the names of all operations").after_help(CODES))
        .subcommand(crate::bulk::migrate_command())
        .subcommand(crate::bulk::command())
        .subcommand(crate::serve::command())
        .subcommand(crate::serve::seed_command())
        .subcommand(crate::health::command())
        .subcommand(crate::proxy::command())
        .subcommand(crate::drift::command())
        .subcommand(crate::api::command())
        .subcommand(
            Command::new("help").about("Describe an operation or a command").arg(
                topic.value_name("TOPIC").help("An operation, such as money.parse, or a command, such as migrate"),
            ),
        )
        .subcommand(Command::new("completions").about("Print the completions for a shell").arg(
            Arg::new("shell").value_name("SHELL").required(true).value_parser(value_parser!(Shell)).help("The shell"),
        ))
        .subcommand(
            Command::new("man")
                .about("Print a manual page, for man(1)")
                .arg(
                    Arg::new("command")
                        .value_name("COMMAND")
                        .value_parser(PossibleValuesParser::new(subcommands))
                        .help("A command, such as migrate; the page of lastro itself when not given"),
                )
                .arg(
                    Arg::new("markdown")
                        .long("markdown")
                        .action(ArgAction::SetTrue)
                        .help("Print Markdown: the command with its subcommands; all commands when none is given"),
                ),
        )
        .after_help(CODES)
}

/// The manual page of `lastro`, or of one of its commands. The page of `call` lists the operations.
pub fn manual(wanted: Option<&str>) -> Vec<u8> {
    let mut whole = command(Audience::Parser);
    whole.build();
    let called = wanted.and_then(|name| whole.find_subcommand(name)).map(|command| (command.clone(), wanted));
    let (mut page, name) = called.unwrap_or((whole, None));
    if name == Some("call") {
        page = page.after_long_help(format!("{CODES}\n\nOperations:\n  {}", list().replace('\n', "\n  ")));
    }
    let title = name.map_or_else(|| "lastro".to_owned(), |name| format!("lastro-{name}"));
    let mut out = Vec::new();
    // writing to memory cannot fail
    let _ = clap_mangen::Man::new(page.display_name(title.clone()))
        .title(title)
        .source(concat!("lastro ", env!("CARGO_PKG_VERSION")))
        .render(&mut out);
    out
}
