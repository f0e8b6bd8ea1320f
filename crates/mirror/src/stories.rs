//! The stories of policies (cases that the service's documentation leaves open). A story is a series of
//! requests whose responses depend on the choice of one policy. A policy without a story has the reason why there are no such
//! requests.
//!
//! A story is written as a string with one request per line: method, target and body. A line that begins with `@` sets the
//! instant of the next request. A line that begins with `!` adds a header to the next request. Without `@`, a request comes one
//! second after the previous one. A body has the default content type of its version.

mod people;
mod sales;
mod v1;

use lastro::DateTime;
use lastro_twin::{Moment, Request};

use crate::subject::Subject;
use crate::{Exchange, RecordedResponse};

/// How a recording can show which choice of a policy the service has made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Telling {
    /// A list of requests, as lines. The service's responses to them show its choice. The account must contain only records that
    /// these requests create.
    Story(&'static str),
    /// Like `Story`, but similar requests of other operations show the choice, too.
    Any(&'static str),
    /// No request can show the choice. The string is the reason.
    Never(&'static str),
}

/// The stories of the policies that belong to no area: those of requests in general, notifications and the journal.
const ENGINE: &[(&str, Telling)] = &[
    ("https", Telling::Any("!X-Forwarded-Proto: http\nGET /api/v2/servicos/")),
    (
        "content-type",
        Telling::Any(
            "!Content-Type: application/x-www-form-urlencoded\nPOST /api/v2/servicos/ {\"nome\":\"Aula\"}\n\
             !Content-Type: text/plain\nPOST /api/v2/servicos/ {\"nome\":\"Curso\"}",
        ),
    ),
    ("large-body", Telling::Never("A recording has bodies of up to 16 MiB, and the policy concerns larger ones.")),
    ("webhooks", Telling::Never(DELIVERED)),
    ("webhook-structures", Telling::Never(DELIVERED)),
    ("webhook-flavour", Telling::Never(DELIVERED)),
    ("webhook-retries", Telling::Never(DELIVERED)),
    ("webhook-success", Telling::Never(DELIVERED)),
    ("webhook-timeout", Telling::Never(DELIVERED)),
    ("webhook-order", Telling::Never(DELIVERED)),
    ("time-events", Telling::Never(DELIVERED)),
    ("journal", Telling::Never("Only the twin has a journal: no response of the service depends on it.")),
    ("default-limit", Telling::Any("GET /api/v2/servicos/")),
    ("unknown-parameter", Telling::Any("GET /api/v2/servicos/?nada=1")),
    ("unknown-member", Telling::Any("POST /api/v2/servicos/ {\"nome\":\"Aula\",\"nomes\":1}")),
];
const DELIVERED: &str = "It concerns notifications, which the service sends on its own: no response depends on it.";

/// How a recording can show the choice of a policy; `None` for a policy with only one choice.
#[must_use]
pub fn of(policy: &str) -> Option<Telling> {
    all().find(|(name, _)| *name == policy).map(|(_, telling)| telling)
}

/// Every policy with more than one choice, and how a recording can show its choice.
pub fn all() -> impl Iterator<Item = (&'static str, Telling)> {
    ENGINE.iter().chain(people::STORIES).chain(sales::STORIES).chain(v1::STORIES).copied()
}

/// Whether the story of a policy shows its choice only if the account was new when the recording began.
#[must_use]
pub fn asks_for_a_new_account(policy: &str) -> bool {
    policy == "fresh-account"
}

/// The area of the last request in a policy's story, such as `sales`; `None` if the policy has no story.
#[must_use]
pub fn area(policy: &str) -> Option<&'static str> {
    let (Telling::Story(text) | Telling::Any(text)) = of(policy)? else { return None };
    let (_, request) = requests(text, Moment::from_millis(0)).pop()?;
    Subject::of(&exchange(Moment::from_millis(0), request, None)).map(|subject| subject.operation.area())
}

const CONTENT_TYPE: &str = "Content-Type";
const JSON: &str = "application/json";
const FORM: &str = "application/x-www-form-urlencoded";

/// Parses a story into requests with their instants. The first request is one second after `start`.
#[must_use]
pub fn requests(story: &str, start: Moment) -> Vec<(Moment, Request)> {
    let mut at = start;
    let (mut set, mut headers) = (None, Vec::new());
    let mut all = Vec::new();
    for line in story.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(moment) = line.strip_prefix('@') {
            set = moment.parse::<DateTime>().ok().map(|moment| Moment::of(&moment));
        } else if let Some((name, value)) = line.strip_prefix('!').and_then(|header| header.split_once(": ")) {
            headers.push((name.to_owned(), value.to_owned()));
        } else {
            at = set.take().unwrap_or_else(|| at.plus(1_000));
            let (method, rest) = line.split_once(' ').unwrap_or((line, ""));
            let (target, body) = rest.split_once(' ').unwrap_or((rest, ""));
            let mut headers = core::mem::take(&mut headers);
            let media = if target.starts_with("/api/v2/") { JSON } else { FORM };
            if !body.is_empty() && headers.iter().all(|(name, _)| name != CONTENT_TYPE) {
                headers.push((CONTENT_TYPE.to_owned(), media.to_owned()));
            }
            let body = body.as_bytes().to_vec();
            all.push((at, Request { method: method.to_owned(), target: target.to_owned(), headers, body }));
        }
    }
    all
}

/// An exchange with a service at a fixed URL.
#[must_use]
pub fn exchange(at: Moment, request: Request, response: Option<RecordedResponse>) -> Exchange {
    Exchange { at, took_ms: 0, origin: "https://conta.example".to_owned(), request, response }
}
