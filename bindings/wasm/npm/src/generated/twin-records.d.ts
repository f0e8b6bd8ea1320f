// Made from the core's tables by `cargo xtask generate`: change them, not this file.

import type { DateTimeInput, JsonValue, HiredPlanInput, PaymentMethodInput, PlanInput } from "./api.js";

/** A key of the account. */
export interface ApiKeyInput {
  /** The key, without a colon, which Basic authentication does not allow. */
  key: string;
  /** The operations that its profile allows, by name (`sales.insert`) or by area (`sales`); default: all. */
  allow?: readonly string[] | null;
  /** Whether the key may use version 1 of the API; default: yes. */
  v1?: boolean | null;
}
/** A server that is notified of changes. */
export interface SubscriptionInput {
  /** The URL to which notifications are sent. */
  url: string;
  /** The key that signs notifications. It is not part of the state: a snapshot does not contain it. */
  secret: string;
  /** The previous signing key, for notifications that a fault plan signs with an old secret. */
  old_secret?: string | null;
  /** The structures (kinds of records, such as `clientes` or `vendas`) whose changes are notified; default: all. */
  endpoints?: readonly string[] | null;
  /** The operations that are notified: `insert`, `update` or `delete`; default: all. */
  operations?: readonly string[] | null;
}
/** The rate limit of a key. */
export interface LimitInput {
  /** Size of the token bucket: the maximum number of requests in a burst. */
  requests: number;
  /** Seconds in which an empty bucket becomes full again. */
  seconds: number;
}
/**
 * The contents of the reference lists, in the format of the files in `crates/twin/data` of the repository. A missing list is
 * replaced by a sample.
 */
export interface ReferenceListsInput {
  /** The contents of `municipios.tsv`. */
  municipios?: string | null;
  /** The contents of `cnae.tsv`. */
  cnae?: string | null;
  /** The contents of `lista-servicos.tsv`. */
  lista_servicos?: string | null;
  /** The contents of `indices.tsv`. */
  indices?: string | null;
}
/** The configuration of a twin. Every member is optional. */
export interface ConfigInput {
  /** Seed of all pseudorandom values; default 0. */
  seed?: number | null;
  /** The instant at which the twin starts; default: 1 January 2027, 9:00 in Brasília. */
  now?: DateTimeInput | Date | null;
  /** The base of the addresses that responses contain; default: `https://twin.example`. */
  base_url?: string | null;
  /** The accepted API keys. If the list is missing or empty, every key is accepted and may use every operation. */
  keys?: readonly ApiKeyInput[] | null;
  /** The servers that are notified of changes. */
  subscriptions?: readonly SubscriptionInput[] | null;
  /** The payment methods of a new account, each with its key; default: those of the policy `fresh-account`. */
  payment_methods?: readonly PaymentMethodInput[] | null;
  /**
   * The plans of a new account, each with its key, its items and its payment methods; default: those of the policy
   * `fresh-account`.
   */
  plans?: readonly PlanInput[] | null;
  /**
   * The plans that customers of a new account signed up for, each with its own key and the customer's key. If a customer is
   * inserted later and gets that customer key, the plans belong to this customer too.
   */
  hired_plans?: readonly HiredPlanInput[] | null;
  /** Choices for undocumented behaviour that differ from the default, as policy name to choice. */
  policies?: { readonly [name: string]: string } | null;
  /**
   * The rate limit, which applies to each API key separately; default: no limit, since the service's documents give no
   * figures.
   */
  limit?: LimitInput | null;
  /** The reference lists; default: a sample of each, in `lastro serve` the complete lists. */
  lists?: ReferenceListsInput | null;
}
/** A distribution of latencies, given by its percentiles in milliseconds. Between two percentiles it is linear. */
export interface LatencyInput {
  /** The minimum; default: 0. */
  min?: number | null;
  /** The median. */
  p50?: number | null;
  /** The 90th percentile. */
  p90?: number | null;
  /** The 99th percentile. */
  p99?: number | null;
  /** The maximum. */
  max: number;
}
/** What a fault does to a request and its response. */
export interface FaultActionInput {
  /** The HTTP status that replaces that of the service, 400 to 599, with an error body in the service's format. */
  status?: number | null;
  /** The value of the header `Retry-After` in seconds; allowed only together with `status`. */
  retry_after?: number | null;
  /** How long the response takes, in milliseconds. */
  latency_ms?: number | null;
  /** How long the response takes, chosen pseudorandomly from a distribution. */
  latency?: LatencyInput | null;
  /** The connection ends without a response. */
  drop?: boolean | null;
  /** The connection ends after this many bytes of the response's body. */
  drop_after?: number | null;
  /** How the response body is spoiled: `half`, `wrong_json`, `duplicate_member`, `number_as_text`, `html`. */
  body?: string | null;
}
/** A rule for requests: its conditions and its fault. */
export interface FaultRuleInput {
  /** The operations of both versions to which the rule applies: names (`sales.insert`), areas (`sales`) or `*`; default: all. */
  operations?: readonly string[] | null;
  /** The rule applies only to the n-th request to its operations, counted from 1. */
  nth?: number | null;
  /** The rule applies to every n-th request to its operations. */
  every?: number | null;
  /** The share of requests to which the rule applies, in thousandths, chosen pseudorandomly from the seed. */
  share?: number | null;
  /** The maximum number of requests to which the rule applies. */
  times?: number | null;
  /** `before`: the request is not executed. `after`: the request is executed, and its response is lost or spoiled. */
  phase: string;
  /** The fault. */
  action: FaultActionInput;
  /** How often the rule has applied so far. The value is ignored when a plan is set. */
  applied?: number | null;
}
/** What a fault does to a notification. */
export interface DeliveryActionInput {
  /** Whether the notification is sent a second time after the receiver accepted it. */
  duplicate?: boolean | null;
  /** Whether one digit of the notification's data is changed after it was signed, so that the signature is wrong. */
  corrupt?: boolean | null;
  /** Whether the notification is signed with the subscription's old secret. */
  old_secret?: boolean | null;
  /** Delay of the first attempt, in milliseconds. */
  late_ms?: number | null;
}
/** A rule for notifications: its conditions and its fault. */
export interface DeliveryRuleInput {
  /** The structures (kinds of records, such as `vendas`) to which the rule applies; default: all. */
  endpoints?: readonly string[] | null;
  /** The rule applies only to the n-th notification of its structures, counted from 1. */
  nth?: number | null;
  /** The rule applies to every n-th notification of its structures. */
  every?: number | null;
  /** The share of notifications to which the rule applies, in thousandths, chosen pseudorandomly from the seed. */
  share?: number | null;
  /** The maximum number of notifications to which the rule applies. */
  times?: number | null;
  /** The fault. */
  action: DeliveryActionInput;
  /** How often the rule has applied so far. The value is ignored when a plan is set. */
  applied?: number | null;
}
/** A fault plan: the rules for requests and for notifications. */
export interface FaultPlanInput {
  /** Seed of the random choices for `share`, latency and corruption; default: the twin's seed. */
  seed?: number | null;
  /** The rules for requests. If several rules apply to a request, the first one is used. */
  rules?: readonly FaultRuleInput[] | null;
  /** The rules for notifications. If several rules apply to a notification, the first one is used. */
  deliveries?: readonly DeliveryRuleInput[] | null;
}
/** A distribution of latencies, given by its percentiles in milliseconds. Between two percentiles it is linear. */
export interface Latency {
  /** The minimum; default: 0. */
  readonly min: number | null;
  /** The median. */
  readonly p50: number | null;
  /** The 90th percentile. */
  readonly p90: number | null;
  /** The 99th percentile. */
  readonly p99: number | null;
  /** The maximum. */
  readonly max: number;
}
/** What a fault does to a request and its response. */
export interface FaultAction {
  /** The HTTP status that replaces that of the service, 400 to 599, with an error body in the service's format. */
  readonly status: number | null;
  /** The value of the header `Retry-After` in seconds; allowed only together with `status`. */
  readonly retry_after: number | null;
  /** How long the response takes, in milliseconds. */
  readonly latency_ms: number | null;
  /** How long the response takes, chosen pseudorandomly from a distribution. */
  readonly latency: Latency | null;
  /** The connection ends without a response. */
  readonly drop: boolean | null;
  /** The connection ends after this many bytes of the response's body. */
  readonly drop_after: number | null;
  /** How the response body is spoiled: `half`, `wrong_json`, `duplicate_member`, `number_as_text`, `html`. */
  readonly body: string | null;
}
/** A rule for requests: its conditions and its fault. */
export interface FaultRule {
  /** The operations of both versions to which the rule applies: names (`sales.insert`), areas (`sales`) or `*`; default: all. */
  readonly operations: readonly string[] | null;
  /** The rule applies only to the n-th request to its operations, counted from 1. */
  readonly nth: number | null;
  /** The rule applies to every n-th request to its operations. */
  readonly every: number | null;
  /** The share of requests to which the rule applies, in thousandths, chosen pseudorandomly from the seed. */
  readonly share: number | null;
  /** The maximum number of requests to which the rule applies. */
  readonly times: number | null;
  /** `before`: the request is not executed. `after`: the request is executed, and its response is lost or spoiled. */
  readonly phase: string;
  /** The fault. */
  readonly action: FaultAction;
  /** How often the rule has applied so far. The value is ignored when a plan is set. */
  readonly applied: number | null;
}
/** What a fault does to a notification. */
export interface DeliveryAction {
  /** Whether the notification is sent a second time after the receiver accepted it. */
  readonly duplicate: boolean | null;
  /** Whether one digit of the notification's data is changed after it was signed, so that the signature is wrong. */
  readonly corrupt: boolean | null;
  /** Whether the notification is signed with the subscription's old secret. */
  readonly old_secret: boolean | null;
  /** Delay of the first attempt, in milliseconds. */
  readonly late_ms: number | null;
}
/** A rule for notifications: its conditions and its fault. */
export interface DeliveryRule {
  /** The structures (kinds of records, such as `vendas`) to which the rule applies; default: all. */
  readonly endpoints: readonly string[] | null;
  /** The rule applies only to the n-th notification of its structures, counted from 1. */
  readonly nth: number | null;
  /** The rule applies to every n-th notification of its structures. */
  readonly every: number | null;
  /** The share of notifications to which the rule applies, in thousandths, chosen pseudorandomly from the seed. */
  readonly share: number | null;
  /** The maximum number of notifications to which the rule applies. */
  readonly times: number | null;
  /** The fault. */
  readonly action: DeliveryAction;
  /** How often the rule has applied so far. The value is ignored when a plan is set. */
  readonly applied: number | null;
}
/** A fault plan: the rules for requests and for notifications. */
export interface FaultPlan {
  /** Seed of the random choices for `share`, latency and corruption; default: the twin's seed. */
  readonly seed: number | null;
  /** The rules for requests. If several rules apply to a request, the first one is used. */
  readonly rules: readonly FaultRule[] | null;
  /** The rules for notifications. If several rules apply to a notification, the first one is used. */
  readonly deliveries: readonly DeliveryRule[] | null;
}
/** A notification that the caller has to send. */
export interface Delivery {
  /** Its key, which the report of the result has to name. */
  readonly delivery: number;
  /** The number of the attempt, from 1. */
  readonly attempt: number;
  /** The address to which it is sent, by `POST`. */
  readonly url: string;
  /** Its headers, `[[name, value], ...]`. */
  readonly headers: readonly (readonly string[])[];
  /** Its signed body. */
  readonly body: string;
}
/** Planned work, such as the next sale of a contract. */
export interface NextWork {
  /** When the work is due. */
  readonly at: string;
  /** `contract`, `overdue` or `delivery`. */
  readonly kind: string;
  /** The key of the record that the work belongs to. */
  readonly id: number;
}
/** The result of `advance`. */
export interface Advanced {
  /** The instant that was reached. */
  readonly now: string;
  /** How many due items were processed. */
  readonly done: number;
  /** Whether the requested instant was reached. */
  readonly reached: boolean;
  /** The planned work that is due next; null if there is none. */
  readonly next: NextWork | null;
}
/** A snapshot of the state. */
export interface SnapshotText {
  /** SHA-256 of the snapshot. */
  readonly sha256: string;
  /** The snapshot, as a string. */
  readonly text: string;
}
/** A request without API keys and card numbers, as it was executed. */
export interface EntryRequest {
  /** Its method. */
  readonly method: string;
  /** Its number among the requests of the process. The twin derives `requestId` from it. */
  readonly number: number | null;
  /** Path and query string. A placeholder replaces an API key in the query string. */
  readonly target: string;
  /** The scheme of an absolute URL. */
  readonly scheme: string | null;
  /** The index of its key in the configuration, from 0; -1 if every key is accepted. */
  readonly key: number | null;
  /**
   * The part of an unknown key that the error response quotes. If both `quoted` and `key` are missing, the request came
   * without a key.
   */
  readonly quoted: string | null;
  /** The headers that a response may depend on, `[[name, value], ...]`. */
  readonly headers: readonly (readonly string[])[];
  /** The body, if it is UTF-8. Placeholders replace card numbers and security codes. */
  readonly body: string | null;
  /** The body in base64, if it is not UTF-8. */
  readonly body_base64: string | null;
  /** The size in bytes of a body that exceeded the limit; such a body is neither read nor stored. */
  readonly body_bytes: number | null;
}
/** A step of the clock. */
export interface EntryAdvance {
  /** The instant to which the clock was to move. */
  readonly to: string;
  /** The largest number of due items that the step was allowed to process. */
  readonly budget: number | null;
}
/** A report about a delivery. */
export interface EntryReport {
  /** The delivery. */
  readonly delivery: number;
  /** The status of the receiver's response; `None` if none came. */
  readonly status: number | null;
  /** When the response came, if the report says so. */
  readonly at: string | null;
}
/** A fault that hit a request. */
export interface EntryFault {
  /** The index of its rule in the plan, from 0. */
  readonly rule: number;
  /** `before` or `after`. */
  readonly phase: string;
}
/** An entry: a request, a step of the clock, a report about a delivery, or another event. */
export interface Entry {
  /** Its number, from 1. */
  readonly ordinal: number;
  /** The instant at which it happened. */
  readonly at: string;
  /** `request`, `advance`, `report`, `resend`, `faults` or `start`. */
  readonly kind: string;
  /** The request, for kind `request`. */
  readonly request: EntryRequest | null;
  /** The step of the clock, for kind `advance`. */
  readonly advance: EntryAdvance | null;
  /** The result of a delivery, for kind `report`; the delivery that was sent again, for kind `resend`. */
  readonly report: EntryReport | null;
  /** The fault plan that was set, for kind `faults`; null if it was removed. */
  readonly faults: JsonValue | null;
  /** The fault that hit a request. */
  readonly fault: EntryFault | null;
  /** The status of the response; `None` if the response was lost. */
  readonly status: number | null;
  /** SHA-256 of the response: status, headers and body. `None` if the response was lost. */
  readonly sha256: string | null;
  /**
   * The number of an earlier entry that this request probably repeats. It has the same operation, key and content, and at
   * most ten minutes earlier a fault lost the response of the earlier request.
   */
  readonly repeats: number | null;
}
/** A policy: an undocumented case, and the choice of this twin. */
export interface Policy {
  /** Its name. */
  readonly name: string;
  /** The choice of this twin. */
  readonly choice: string;
  /** The possible choices; the first is the default. */
  readonly choices: readonly string[];
  /** A description of the case and its choices. */
  readonly text: string;
}
/** A difference between two states: a path, and the value that each state has there. */
export interface Difference {
  /** The path, such as `sale/7/valor_venda`. */
  readonly path: string;
  /** The value in the first state; null if the path does not exist there. */
  readonly before: JsonValue | null;
  /** The value in the second state; null if the path does not exist there. */
  readonly after: JsonValue | null;
}
/** The result of `replay`. */
export interface Replayed {
  /** SHA-256 of the state after the replay. */
  readonly sha256: string;
  /** The number of the first entry whose response differs from the journal's; null if none differs. */
  readonly differs: number | null;
}
