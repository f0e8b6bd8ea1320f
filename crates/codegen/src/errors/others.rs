//! Cause and remedy of every error code that is not an issue code.

use lastro::exchange::ExchangeFailureKind as Failure;
use lastro::http::ErrorKind as Status;
use lastro::webhook::Verdict;

type Advice = (&'static str, &'static str);

/// For each value of `LastroError::code`: its meaning, cause and remedy.
pub const KINDS: [(&str, &str, Advice); 5] = [
    (
        "malformed",
        "The input is not a readable JSON document. One issue says where and why.",
        (
            "The document is cut, is not JSON, or is larger or deeper than allowed.",
            "Look up the code of the issue: [`malformed_json`](#malformed_json), [`invalid_utf8`](#invalid_utf8), [`too_large`](#too_large), [`too_deep`](#too_deep) and so on.",
        ),
    ),
    (
        "invalid",
        "One or more arguments are not what the operation accepts. Each problem is an issue.",
        (
            "A value has another type or form, is missing, or breaks a rule of the operation.",
            "Show all issues at once: each has its path from the argument on, and a text in both languages.",
        ),
    ),
    (
        "unexpected_response",
        "A successful response of the service that does not have the operation's shape.",
        (
            "A proxy, a login page or a maintenance page responded in place of the service, or the base address is wrong.",
            "Check the base address, and look at the first bytes of the response.",
        ),
    ),
    (
        "unknown_operation",
        "No operation has the name that was called.",
        ("The name is misspelt.", "Use the name in `nearest`. `lastro operations` lists all of them."),
    ),
    (
        "internal",
        "A fault of lastro, not of the arguments. Nothing was computed.",
        ("Two parts of lastro contradict each other.", "Please report it, with the path of the issue."),
    ),
];

/// The cause of a failed call and its remedy.
pub const fn failure(kind: Failure) -> Advice {
    match kind {
        Failure::Refused => (
            "The service rejected the request.",
            "Look at `api_error`: its kind is one of the [errors of the service](#errors-of-the-service).",
        ),
        Failure::Unreachable => (
            "Every attempt ended without a usable response: no connection, a time-out, or a status such as 503.",
            "If `carried_out` is `unknown`, resume the stored state later, which looks the record up. Never insert again without looking.",
        ),
        Failure::UnexpectedResponse => (
            "Something in place of the service responded, such as a proxy, or the base address is wrong.",
            "Check the base address. `issues` names what differs.",
        ),
        Failure::Cancelled => (
            "Your program cancelled the call.",
            "If `carried_out` is `unknown`, resume the stored state, or look at the records.",
        ),
        Failure::KeyRefused => (
            "The service rejected the key in an earlier call, so the client sends nothing more with it.",
            "Correct the key and create a new client.",
        ),
    }
}

/// The cause of an error of the service and its remedy.
pub const fn status(kind: Status) -> Advice {
    match kind {
        Status::BadRequest => (
            "The service rejects the body, a parameter or the method. The twin names the path and the code of each issue in its message.",
            "Validate the record first, with the operation `validate` of its area. It reports all problems at once, before the request.",
        ),
        Status::Unauthorized => (
            "The key is missing, mistyped or of another account, or its profile does not allow the operation. `lastro serve` responds with 403 to a page of another site.",
            "The key is the user name of Basic authentication; the password is empty. For 403 call the server from your own program or page.",
        ),
        Status::NotFound => (
            "No record has this key, or the address is mistyped.",
            "Look the record up in a listing. For a repeated delete it means that the record is gone.",
        ),
        Status::RateLimited => (
            "The key sent more requests than its limit allows.",
            "Wait as many seconds as `Retry-After` says. The clients do so; `per_second` keeps them below a limit.",
        ),
        Status::Server => (
            "The service failed. The request may have been carried out.",
            "Follow `retry.next`: reads are repeated, inserts are looked up first.",
        ),
        Status::Unavailable => (
            "The service, or a proxy before it, is overloaded or being restarted.",
            "Follow `retry.next`, which waits and repeats what is safe to repeat.",
        ),
        Status::Other => (
            "The status is neither a success nor an error of HTTP, such as a redirect.",
            "Check the base address: a redirect is not followed, since the key would go along.",
        ),
    }
}

/// The cause of a verdict on a webhook and its remedy; `None` for `ok`.
pub const fn verdict(verdict: Verdict) -> Option<Advice> {
    Some(match verdict {
        Verdict::Ok => return None,
        Verdict::Malformed => (
            "The body is empty, cut, compressed, or was changed before it was verified.",
            "Pass the raw bytes of the request, before any middleware parses them.",
        ),
        Verdict::NotAnObject => (
            "The body is JSON of another kind, such as a list, or a string that contains JSON.",
            "Pass the raw bytes. Do not encode the body again.",
        ),
        Verdict::MissingHeader => (
            "The request is not a notification of the service, or its member `header` was removed.",
            "Check what sends to this address.",
        ),
        Verdict::MissingSignature => (
            "The notification was not signed, or its signature was removed before it was verified.",
            "Set a secret for the notifications in the account, and verify the body before you change it.",
        ),
        Verdict::BadSignatureEncoding => (
            "The signature is not 64 hexadecimal digits: it is base64, or has a prefix such as `sha256=`.",
            "Pass the body unchanged. `webhook.explain` says which form the signature has.",
        ),
        Verdict::DuplicateKey => (
            "The body has `header` or `signature` twice, and it is unclear which one counts.",
            "Reject it: the service does not send such bodies.",
        ),
        Verdict::TooLarge => ("The body has more than 16 MiB.", "Reject it: no notification is that large."),
        Verdict::TooDeep => {
            ("The body is nested more than 128 levels deep.", "Reject it: no notification is that deep.")
        }
        Verdict::EmptySecret => (
            "No secret was given, often because a variable of the environment is not set.",
            "Set the secret, and let the program fail at start-up if it is missing.",
        ),
        Verdict::Mismatch => (
            "The secret is another one, or the body was changed after it was signed. A framework that parses and writes JSON again changes it.",
            "Pass the raw bytes and the current secret. During a change of secrets pass both.",
        ),
        Verdict::TooOld => (
            "The notification is older than `tolerance_s`: it was sent again after a failure, or somebody replays it.",
            "Keep the tolerance above the time in which the service repeats, and remember `dedupe_key` of what was handled.",
        ),
        Verdict::TooNew => (
            "The time of the notification is ahead of the receiver's clock by more than `future_s` allows.",
            "Set the clock of the receiver by NTP.",
        ),
    })
}
