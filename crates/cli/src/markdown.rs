//! Writes the reference of the command as Markdown, from the definition of the command line.

use std::fmt::Write as _;

use clap::{Arg, Command};

use crate::args::{Audience, command};
use crate::outcome::CODES;

/// The page of one command with its subcommands, or of all commands.
pub fn page(wanted: Option<&str>) -> String {
    let mut whole = command(Audience::Parser);
    whole.build();
    let mut out = String::new();
    if let Some(found) = wanted.and_then(|name| whole.find_subcommand(name)) {
        section(&mut out, found, &[], 1);
    } else {
        let _ = write!(
            out,
            "# The command `lastro`\n\n{}.\n",
            prose(&whole.get_about().map(ToString::to_string).unwrap_or_default())
        );
        for each in whole.get_subcommands() {
            section(&mut out, each, &[], 2);
        }
    }
    let (title, codes) = CODES.split_once(":\n").unwrap_or_default();
    let _ = write!(out, "\n## {title}\n\n```text\n{}\n```\n", unindented(codes));
    out
}

/// Writes the section of a command, followed by those of its subcommands one heading level lower. `inherited`: the arguments
/// that a parent command already shows.
fn section(out: &mut String, command: &Command, inherited: &[&Arg], level: usize) {
    let mut own = shown(command, inherited);
    let is_group = command.has_subcommands();
    // a group of subcommands that has neither a description nor arguments of its own gets no heading
    let has_heading = !is_group || !own.is_empty() || command.get_long_about().is_some();
    if has_heading {
        let name = command.get_bin_name().unwrap_or_else(|| command.get_name());
        let _ = write!(out, "\n{} {name}\n", "#".repeat(level));
        let about = command.get_long_about().or_else(|| command.get_about()).map(ToString::to_string);
        paragraphs(out, &about.unwrap_or_default());
        if is_group {
            own.extend(common(command, &[inherited, &own].concat()));
        } else {
            let usage = command.clone().render_usage().to_string();
            let _ = write!(out, "\n```text\n{}\n```\n", usage.trim_start_matches("Usage: "));
        }
        arguments(out, &own);
        let codes = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        if let Some(more) = codes.strip_prefix(CODES).filter(|more| is_group && !more.is_empty()) {
            let _ =
                write!(out, "\nOne more exit code:\n\n```text\n{}\n```\n", unindented(more.trim_start_matches('\n')));
        }
    }
    let below = if has_heading { (level + 1).min(3) } else { level };
    let known: Vec<&Arg> = inherited.iter().copied().chain(own).collect();
    for each in subcommands(command) {
        section(out, each, &known, below);
    }
}

/// The visible arguments of a command, except those in `others`.
fn shown<'c>(command: &'c Command, others: &[&Arg]) -> Vec<&'c Arg> {
    let is_shown = |arg: &&Arg| !arg.is_hide_set() && !["help", "version"].contains(&arg.get_id().as_str());
    command.get_arguments().filter(is_shown).filter(|arg| !has(others, arg)).collect()
}

fn has(arguments: &[&Arg], wanted: &Arg) -> bool {
    arguments.iter().any(|arg| arg.get_id() == wanted.get_id())
}

/// The arguments that all subcommands of a group have in common, except those in `others`. They are shown once, in the section
/// of the group.
fn common<'c>(group: &'c Command, others: &[&Arg]) -> Vec<&'c Arg> {
    let mut commands = subcommands(group).map(|command| shown(command, others));
    let first = commands.next().unwrap_or_default();
    commands.fold(first, |common, other| common.into_iter().filter(|arg| has(&other, arg)).collect())
}

fn subcommands(command: &Command) -> impl Iterator<Item = &Command> {
    command.get_subcommands().filter(|each| each.get_name() != "help")
}

/// Writes the paragraphs of a description. An indented paragraph is written as a code block.
fn paragraphs(out: &mut String, text: &str) {
    for paragraph in text.split("\n\n") {
        if paragraph.starts_with("  ") {
            let _ = write!(out, "\n```text\n{}\n```\n", unindented(paragraph));
        } else {
            let end = if paragraph.ends_with(['.', ':']) { "" } else { "." };
            let _ = write!(out, "\n{}{end}\n", prose(paragraph));
        }
    }
}

/// Removes the indentation of two spaces that each line of an example has.
fn unindented(text: &str) -> String {
    let lines = text.lines().map(|line| line.strip_prefix("  ").unwrap_or(line));
    lines.collect::<Vec<_>>().join("\n")
}

fn arguments(out: &mut String, own: &[&Arg]) {
    if own.is_empty() {
        return;
    }
    out.push_str("\n| argument | what it does |\n|---|---|\n");
    for arg in own {
        let _ = writeln!(out, "| `{}` | {} |", spelled(arg), meaning(arg).replace('|', "\\|"));
    }
}

/// An argument as it is written on the command line: `--port PORT`.
fn spelled(arg: &Arg) -> String {
    let names = arg.get_value_names().unwrap_or_default().iter().map(ToString::to_string);
    let values = if takes_value(arg) { names.collect::<Vec<_>>().join(" ") } else { String::new() };
    match arg.get_long() {
        Some(long) => format!("--{long} {values}").trim_end().to_owned(),
        None => values,
    }
}

fn takes_value(arg: &Arg) -> bool {
    arg.get_num_args().is_some_and(|count| count.takes_values())
}

/// The meaning of an argument, with its default and its possible values.
fn meaning(arg: &Arg) -> String {
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    // Some help texts end with `[default: ...]`, because clap does not know these defaults.
    let (help, default) = match help.strip_suffix(']').and_then(|help| help.rsplit_once(" [default: ")) {
        Some((help, default)) => (help.to_owned(), Some(default.to_owned())),
        None => (help, None),
    };
    let mut out = prose(&help);
    if !out.ends_with('.') {
        out.push('.');
    }
    if takes_value(arg) {
        let values: Vec<String> =
            arg.get_possible_values().iter().map(|value| format!("`{}`", value.get_name())).collect();
        if !values.is_empty() {
            let _ = write!(out, " One of {}.", values.join(", "));
        }
        let own = arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned());
        for default in default.into_iter().chain(own) {
            let code = if default.contains(' ') { "" } else { "`" };
            let _ = write!(out, " Default: {code}{default}{code}.");
        }
    }
    if arg.is_required_set() {
        out.push_str(" Required.");
    }
    out
}

/// Prepares text for Markdown: escapes `<`, and marks options as code, so that `--` is not displayed as a dash.
fn prose(text: &str) -> String {
    let parts = text.split('`').enumerate();
    let parts = parts.map(|(index, part)| if index % 2 == 0 { outside_code(part) } else { part.to_owned() });
    parts.collect::<Vec<_>>().join("`")
}

fn outside_code(text: &str) -> String {
    let words = text.split(' ').map(|word| {
        let name = word.trim_end_matches(['.', ',', ':', ';']);
        match word.strip_prefix(name).filter(|_| name.starts_with("--")) {
            Some(end) => format!("`{name}`{end}"),
            None => word.replace('<', "&lt;"),
        }
    });
    words.collect::<Vec<_>>().join(" ")
}
