//! Policies that do not belong to a single operation: requests, keys, limits, the clock, notifications, the journal.

use super::Row;

/// The policies of this area.
pub(super) static POLICIES: &[Row] = &[
    Row {
        name: "https",
        choices: &["any", "required"],
        text: "Every request must use HTTPS, but a twin is reached in process or on loopback. `required` refuses with 400 \
               a request that says it came by http, in its address or in `X-Forwarded-Proto`.",
    },
    Row {
        name: "content-type",
        choices: &["refuse-forms", "json", "any"],
        text: "The content type of a body of version 2. The document treats every body as text/json and does not support \
               forms: `refuse-forms` refuses a form with 400 and reads anything else as JSON, `json` refuses whatever is \
               not called JSON, `any` reads everything as JSON. Version 1 shows no content type and takes any.",
    },
    Row {
        name: "large-body",
        choices: &["400", "413"],
        text: "The status for a body of more than 16 MiB. The documents list 400 for an invalid parameter, HTTP has 413.",
    },
    Row {
        name: "order-of-checks",
        choices: &["https-key-limit-address-profile-body"],
        text: "Which refusal a request gets that could be refused for several reasons: that for http first, then that for \
               its key, for its limit, for its address and method, for the key's profile, for its body.",
    },
    Row {
        name: "quoted-key",
        choices: &["8"],
        text: "The message for an unknown key quotes its beginning: 8 characters, or half of a key of at most 8.",
    },
    Row {
        name: "password",
        choices: &["ignore"],
        text: "The password of Basic authentication is empty; one that is not is ignored.",
    },
    Row {
        name: "no-keys",
        choices: &["any"],
        text: "Where no key is configured, every key is accepted and may do everything, and all of them share one limit.",
    },
    Row {
        name: "challenge",
        choices: &["basic"],
        text: "A response 401 has the header `WWW-Authenticate: Basic`, and a response 405 has `Allow`, as HTTP asks for.",
    },
    Row {
        name: "limit",
        choices: &["none"],
        text: "The documents mention a limit of requests without figures: there is none unless `limit` is configured. A \
               key has a bucket of `requests` tokens that fills up again in `seconds`, evenly, by the twin's clock. A \
               refused request takes no token. The seconds until there is one are in `Retry-After`.",
    },
    Row {
        name: "clock-never-back",
        choices: &["take-as-now"],
        text: "A request with an earlier instant than the current one is handled at the current one.",
    },
    Row {
        name: "idempotency",
        choices: &["none"],
        text: "The documents show no idempotency keys: a request that is sent twice is done twice. The journal marks a \
               probable repetition after a response that a fault plan lost.",
    },
    Row {
        name: "webhooks",
        choices: &["send", "collect"],
        text: "Whether notifications are sent. `collect` makes and keeps them and sends nothing.",
    },
    Row {
        name: "webhook-structures",
        choices: &["all", "customers-and-sales"],
        text: "The structures that emit events: the document names `clientes` and `vendas` as examples. `all` means every \
               structure that can be written, `servicos` too.",
    },
    Row {
        name: "webhook-flavour",
        choices: &["js", "php_unescaped", "php", "python"],
        text: "How texts and numbers of a notification are written, since a receiver that follows the document parses the \
               body and writes it again: as `JSON.stringify` (`js`), as PHP's `json_encode` with \
               `JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE` (`php_unescaped`) or without (`php`), or as Python's \
               `json.dumps` (`python`). The document shows compact JSON and no escapes. `js` and `php_unescaped` are the \
               same but for U+2028, U+2029 and quantities below 0.0001. The value of a number never changes: from 70 \
               trillion on, an amount with cents has more digits than those programs keep.",
    },
    Row {
        name: "webhook-retries",
        choices: &["five", "none"],
        text: "How often a notification that was not accepted is sent again. `five`: after 10 s, 1 min, 10 min, 1 h and \
               6 h, from the end of the attempt on the notification's own clock; then it is dead.",
    },
    Row {
        name: "webhook-success",
        choices: &["2xx", "any"],
        text: "The status with which a receiver accepts a notification: any 2xx, or any at all.",
    },
    Row {
        name: "webhook-timeout",
        choices: &["30", "10", "60"],
        text: "Seconds without a response after which an attempt has failed. They are the caller's seconds: the caller waits \
               that long, and reports that no response came. While a response is awaited the notification's own clock \
               stands still, however far the twin's goes.",
    },
    Row {
        name: "webhook-order",
        choices: &["per-record", "none"],
        text: "Whether a notification waits for the earlier ones of the same record to the same address, until they were \
               accepted or are dead.",
    },
    Row {
        name: "webhook-api",
        choices: &["2"],
        text: "The member `api` of every notification, also where the change came by version 1.",
    },
    Row {
        name: "journal",
        choices: &["changes", "all", "none"],
        text: "What the journal keeps. `changes`: what changed something, moved the clock, or was counted by a limit or a \
               fault plan, which is enough to reach every state again; `all`: every request.",
    },
];
