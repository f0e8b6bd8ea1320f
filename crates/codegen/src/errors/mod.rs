//! Generates the page of error codes. Each code has its meaning, cause, remedy and messages. A code without advice does not
//! compile.

mod issues;
mod others;

use std::fmt::Write as _;

use lastro::brazil::pix::PixFault;
use lastro::exchange::ExchangeFailureKind;
use lastro::http::ErrorKind;
use lastro::value::{Choice, NamedChoice};
use lastro::webhook::{Cause, Verdict};
use lastro::{IssueCode, Language};

use crate::operations::{cell, prose};

const HEADER: &str = "\
<!-- Made from the tables of codes and from crates/codegen/src/errors by `cargo xtask generate`: change those, not this file. -->

# Errors by code

Codes are stable: programs compare codes, people read messages. Every code has an address on this page, such as `errors.md#required`.

- [Issues](#issues): one problem in a value
- [Kinds of errors](#kinds-of-errors): why an operation returned no value
- [Failures of a call](#failures-of-a-call): how a call of the service ended in a client
- [Errors of the service](#errors-of-the-service): by HTTP status
- [Verdicts on a notification](#verdicts-on-a-notification): why not to trust a webhook

## Issues

An issue is `{path, code, severity, params}`. `path` names the place (`parcelas[2].valor`), `severity` is `error` or `warning`. Only errors
stop a request. The twin names the same codes in its responses 400.

In the messages `{max}` stands for the parameter `max`. A part in brackets appears only if its parameter is given; of `[a|b]`, `b` appears otherwise.
";

const KINDS: &str = "
## Kinds of errors

The error that an operation throws or returns has one of these kinds as its `code`, and a list of issues. In the `slim` entries of the npm package
it may also be [`not_ready`](#not_ready), [`already_started`](#already_started), [`not_an_engine`](#not_an_engine) or
[`another_engine`](#another_engine).
";

const FAILURES: &str = "
## Failures of a call

How a call ended without a result, as the clients in all languages report it. `carried_out` says whether the change was made: `no`, or `unknown` if a
response was lost and the record was not found.
";

const STATUSES: &str = "
## Errors of the service

How `response.decode` and the clients classify the status of a response. The `message` is the service's own. The twin and `lastro serve` respond with
the same statuses.
";

const VERDICTS: &str = "
## Verdicts on a notification

What `webhook.verify` returns in place of `ok`. `webhook.explain` looks for the cause of a signature that does not fit.
";

/// The page's content.
pub fn page() -> String {
    let mut out = HEADER.to_owned();
    for (code, named) in all::<IssueCode>() {
        section(&mut out, named.text, named.doc, issues::advice(code));
        for (language, text) in [("English", Language::En), ("Portuguese", Language::PtBr)] {
            let _ = writeln!(out, "- {language}: `{}`", code.template(text));
        }
        if code == IssueCode::InvalidPix {
            out.push_str("\n| reason | meaning |\n|---|---|\n");
            values::<PixFault>(&mut out);
        }
    }
    out.push_str(KINDS);
    for (kind, meaning, advice) in others::KINDS {
        section(&mut out, &format!("Error: {kind}"), meaning, advice);
    }
    out.push_str(FAILURES);
    for (kind, named) in all::<ExchangeFailureKind>() {
        section(&mut out, &format!("Failure: {}", named.text), named.doc, others::failure(kind));
    }
    out.push_str(STATUSES);
    for (kind, named) in all::<ErrorKind>() {
        section(&mut out, &format!("Service error: {}", named.text), named.doc, others::status(kind));
    }
    out.push_str(VERDICTS);
    for (verdict, named) in all::<Verdict>() {
        let Some(advice) = others::verdict(verdict) else { continue };
        section(&mut out, &format!("Verdict: {}", named.text), named.doc, advice);
        if verdict == Verdict::Mismatch {
            out.push_str("\n| cause by `webhook.explain` | meaning |\n|---|---|\n");
            values::<Cause>(&mut out);
        }
    }
    out
}

/// The variants of a choice (an enum with fixed strings), each with its documentation.
fn all<C: Choice>() -> impl Iterator<Item = (C, &'static NamedChoice)> {
    C::ALL.iter().copied().zip(C::TABLE.choices)
}

fn section(out: &mut String, heading: &str, meaning: &str, (cause, remedy): (&str, &str)) {
    let meaning = prose(meaning).split_whitespace().collect::<Vec<_>>().join(" ");
    let _ = write!(out, "\n### {heading}\n\n{meaning}\n\n- Cause: {cause}\n- Remedy: {remedy}\n");
}

fn values<C: Choice>(out: &mut String) {
    for (_, named) in all::<C>() {
        let _ = writeln!(out, "| `{}` | {} |", named.text, cell(&prose(named.doc)));
    }
}
