//! Verifies the signatures of stored webhook bodies.

use lastro::LastroError;
use lastro::model::{self, Secrets, Type};
use lastro::value::Choice as _;
use lastro::webhook::{Cause, Request, Verdict, explain, verify};
use lastro_facade::webhook::AREA;

use super::{argument, core};
use crate::argument::Column;
use crate::inputs::{Bytes, Rows, Visitor};
use crate::operation::Kernel;
use crate::output::{Answer, TextBuilder};

const CORE: &model::Operation = core!(AREA, "webhook.verify");

#[derive(Clone, Default)]
pub(super) struct Webhooks {
    body: Bytes,
    secrets: Secrets,
    now: Option<i64>,
    tolerance_s: Option<i64>,
    future_s: Option<i64>,
    strict: Option<bool>,
    any_entry: Option<bool>,
}

impl Kernel for Webhooks {
    const NAME: &'static str = "webhooks";
    const OF: &'static model::Operation = CORE;
    const RESULTS: &'static [Column] = &[
        Column::scalar("verdict", Type::Text, "`ok`, or the reason why the body is not accepted."),
        Column::scalar(
            "cause",
            Type::Text,
            "The likely cause if body or signature is invalid; null for the verdicts `ok`, `too_old`, `too_new` and `empty_secret`.",
        ),
        Column::scalar(
            "event",
            Type::Text,
            "SHA-256 of the signed bytes in hexadecimal, if the verdict is `ok`. It identifies the event: repeated deliveries have the same value.",
        ),
    ];

    fn arguments(&mut self, visitor: &mut impl Visitor) {
        visitor.visit(&mut self.body, argument!(CORE, "body"));
        visitor.visit(&mut self.secrets, argument!(CORE, "secrets").needed());
        visitor.visit(&mut self.now, argument!(CORE, "now"));
        visitor.visit(&mut self.tolerance_s, argument!(CORE, "tolerance_s"));
        visitor.visit(&mut self.future_s, argument!(CORE, "future_s"));
        visitor.visit(&mut self.strict, argument!(CORE, "strict"));
        visitor.visit(&mut self.any_entry, argument!(CORE, "any_entry"));
    }

    fn compute(&self, rows: Rows) -> Result<Answer, LastroError> {
        let &Self { now, tolerance_s, future_s, strict, any_entry, .. } = self;
        let secrets = self.secrets.0.as_slice();
        let (strict, any_entry) = (strict.unwrap_or(false), any_entry.unwrap_or(false));
        let request = Request { body: &[], secrets, now, tolerance_s, future_s, strict, any_entry };
        // an invalid constant would fail for every body, so it is an error of the whole call
        verify(&request)?;
        let texts = || TextBuilder::with_capacity(rows.count, 0);
        let (mut verdict, mut cause, mut event) = (texts(), texts(), texts());
        let (issues, _) = rows.each(
            |row| {
                let body = self.body.0.bytes_at(row)?;
                let judged = verify(&Request { body, ..request });
                Some(judged.and_then(|judged| Ok((likely(secrets, body, judged.verdict)?, judged))))
            },
            |judged| {
                verdict.append_option(judged.as_ref().map(|(_, judged)| judged.verdict.as_str()));
                cause.append_option(judged.as_ref().and_then(|(likely, _)| likely.map(Cause::as_str)));
                event.append_option(judged.and_then(|(_, judged)| judged.dedupe_key));
            },
        );
        Ok(Answer { columns: vec![verdict.finish()?, cause.finish()?, event.finish()?], issues })
    }
}

/// The likely cause of a wrong signature. The secrets are tried in order, until the cause for one of them is more specific than
/// `SecretOrData`.
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
