//! A journal of webhook bodies.

use lastro::LastroError;
use lastro::api::webhook::AREA;
use lastro::model::{self, Type};
use lastro::value::Choice as _;
use lastro::webhook::{Cause, Request, Verdict, explain, verify};

use super::{argument, core};
use crate::inputs::Inputs;
use crate::operation::{Column, Operation};
use crate::output::{Answer, Texts};

const CORE: &model::Operation = core!(AREA, "webhook.verify");

pub(super) const OPERATION: Operation = Operation {
    name: "webhooks",
    of: CORE.name,
    doc: CORE.doc,
    arguments: &[
        argument!(CORE, "body"),
        argument!(CORE, "secrets").needed().constant(),
        argument!(CORE, "now").constant(),
        argument!(CORE, "tolerance_s").constant(),
        argument!(CORE, "future_s").constant(),
        argument!(CORE, "strict").constant(),
        argument!(CORE, "any_entry").constant(),
    ],
    results: &[
        Column::scalar("verdict", Type::Text, "`ok`, or why not."),
        Column::scalar("cause", Type::Text, "The likely cause if the signature does not fit."),
        Column::scalar(
            "event",
            Type::Text,
            "SHA-256 of the signed bytes in hexadecimal; when ok. Events have no id: two deliveries of one event share it.",
        ),
    ],
    kernel,
};

fn kernel(inputs: &mut Inputs<'_>) -> Result<Answer, LastroError> {
    let bodies = inputs.bytes("body")?;
    let secrets = inputs.secrets("secrets")?;
    let request = Request {
        body: &[],
        secrets: &secrets,
        now: inputs.constant("now")?,
        tolerance_s: inputs.constant("tolerance_s")?,
        future_s: inputs.constant("future_s")?,
        strict: inputs.constant("strict")?.unwrap_or(false),
        any_entry: inputs.constant("any_entry")?.unwrap_or(false),
    };
    inputs.constants()?;
    // what is wrong with the constants is so for every body: it ends the call
    verify(&request)?;
    let rows = inputs.rows();
    let texts = || Texts::with_capacity(rows);
    let (mut verdict, mut cause, mut event) = (texts(), texts(), texts());
    let issues = inputs.each(
        |row| {
            let body = bodies.at(row)?;
            Some(
                verify(&Request { body, ..request })
                    .and_then(|judged| Ok((likely(&secrets, body, judged.verdict)?, judged))),
            )
        },
        |judged| {
            verdict.push(judged.as_ref().map(|(_, judged)| judged.verdict.as_str()));
            cause.push(judged.as_ref().and_then(|(likely, _)| likely.map(Cause::as_str)));
            event.push(judged.and_then(|(_, judged)| judged.dedupe_key));
        },
    )?;
    Ok(Answer { columns: vec![verdict.finish()?, cause.finish()?, event.finish()?], issues })
}

/// Why a signature does not fit, by the first of the secrets with which that can be said.
fn likely(secrets: &[String], body: &[u8], verdict: Verdict) -> Result<Option<Cause>, LastroError> {
    if matches!(verdict, Verdict::Ok | Verdict::TooOld | Verdict::TooNew | Verdict::EmptySecret) {
        return Ok(None);
    }
    let mut likely = None;
    for secret in secrets {
        let found = explain(secret, body)?.likely;
        likely = Some(found);
        if found != Cause::SecretOrData {
            break;
        }
    }
    Ok(likely)
}
