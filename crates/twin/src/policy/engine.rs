//! Policies that do not belong to a single operation: requests, keys, limits, the clock, notifications, the journal.

use super::Row;

/// The policies of this area.
pub(super) static POLICIES: &[Row] = &[
    Row {
        name: "https",
        choices: &["any", "required"],
        text: "The documentation requires HTTPS for every request, but a twin runs in process or on loopback, so \
               `any` accepts every request. `required` refuses with 400 a request that came by HTTP, according to its \
               URL or to the header `X-Forwarded-Proto`.",
    },
    Row {
        name: "content-type",
        choices: &["refuse-forms", "json", "any"],
        text: "The content types that version 2 accepts. The documentation treats every body as text/json and does \
               not support forms. `refuse-forms` refuses a form with 400 and reads every other body as JSON. `json` \
               refuses every body without a JSON content type, and `any` reads every body as JSON. Version 1 \
               documents no content type and accepts any.",
    },
    Row {
        name: "large-body",
        choices: &["400", "413"],
        text: "The status for a body of more than 16 MiB. The documentation has 400 for an invalid parameter; HTTP \
               defines 413 for this case.",
    },
    Row {
        name: "order-of-checks",
        choices: &["https-key-limit-address-profile-body"],
        text: "The refusal of a request that fails several checks is that of the first failed check. The order is \
               HTTPS, key, rate limit, address and method, profile of the key, body.",
    },
    Row {
        name: "quoted-key",
        choices: &["8"],
        text: "The error message for an unknown key quotes the first 8 characters of the key, or the first half of a \
               key with at most 8 characters.",
    },
    Row {
        name: "password",
        choices: &["ignore"],
        text: "In the documentation the password of Basic authentication is empty. The twin ignores any other \
               password.",
    },
    Row {
        name: "no-keys",
        choices: &["any"],
        text: "If no keys are configured, every key is accepted and may do everything, and all keys share one limit.",
    },
    Row {
        name: "challenge",
        choices: &["basic"],
        text: "A 401 response has the header `WWW-Authenticate: Basic`, and a 405 response has the header `Allow`, as \
               HTTP requires.",
    },
    Row {
        name: "limit",
        choices: &["none"],
        text: "The documentation mentions a rate limit without figures, so there is no limit unless `limit` is \
               configured. Each key then has a bucket of `requests` tokens, which refills evenly over `seconds` by \
               the twin's clock. A request that finds the bucket empty is refused and takes no token. `Retry-After` \
               has the seconds until the next token.",
    },
    Row {
        name: "clock-never-back",
        choices: &["take-as-now"],
        text: "The clock never goes back: a request with a timestamp before the current time is handled at the \
               current time.",
    },
    Row {
        name: "idempotency",
        choices: &["none"],
        text: "The documentation has no idempotency keys, so a request that is sent twice is executed twice. If a \
               fault plan lost the first response, the journal marks the second request as a probable repetition.",
    },
    Row {
        name: "webhooks",
        choices: &["send", "collect"],
        text: "Whether notifications are sent. `collect` creates and stores notifications, but sends none.",
    },
    Row {
        name: "webhook-structures",
        choices: &["all", "customers-and-sales"],
        text: "The structures whose changes cause notifications. The documentation names `clientes` and `vendas` as \
               examples. `all` means every structure that can be written, including `servicos`.",
    },
    Row {
        name: "webhook-flavour",
        choices: &["js", "php_unescaped", "php", "python"],
        text: "How a notification writes strings and numbers. This matters because a receiver that follows the \
               documentation parses the body and serializes it again. The choices are `JSON.stringify` (`js`), PHP's \
               `json_encode` with `JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE` (`php_unescaped`) or without \
               (`php`), and Python's `json.dumps` (`python`). The documentation shows compact JSON without escapes. \
               `js` and `php_unescaped` differ only in U+2028, U+2029 and quantities below 0.0001. The value of a \
               number never changes, but from 70 trillion on an amount with cents has more digits than those programs \
               keep.",
    },
    Row {
        name: "webhook-retries",
        choices: &["five", "none"],
        text: "How often a notification that was not accepted is sent again. `five`: 10 s, 1 min, 10 min, 1 h and 6 h \
               after the end of the previous attempt, on the notification's own clock. If the last attempt fails too, \
               the notification is dead.",
    },
    Row {
        name: "webhook-success",
        choices: &["2xx", "any"],
        text: "The status with which a receiver accepts a notification: any 2xx, or any status at all.",
    },
    Row {
        name: "webhook-timeout",
        choices: &["30", "10", "60"],
        text: "Seconds without a response after which an attempt has failed. The caller measures this time and \
               reports that no response came. While a response is awaited, the notification's own clock stands still, \
               however far the twin's clock moves.",
    },
    Row {
        name: "webhook-order",
        choices: &["per-record", "none"],
        text: "Whether a notification waits until all earlier notifications of the same record to the same URL are \
               accepted or dead.",
    },
    Row {
        name: "webhook-api",
        choices: &["2"],
        text: "The value of the member `api` in every notification, even if the change was made through version 1.",
    },
    Row {
        name: "journal",
        choices: &["changes", "all", "none"],
        text: "What the journal keeps. `changes`: everything that changed the state, moved the clock, or was counted \
               by a limit or a fault plan, which is enough to reproduce every state. `all`: every request. `none`: \
               nothing.",
    },
];
