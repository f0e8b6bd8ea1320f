// Made from the core's tables by `cargo xtask generate`: change them, not this file.

import type { DateTimeInput, JsonValue, HiredPlanInput, PaymentMethodInput, PlanInput } from "./api.js";

/** A key of the account. */
export interface ApiKeyInput {
  /** The key, without a colon, which Basic authentication does not allow. */
  key: string;
  /** The operations that its profile allows, by name (`sales.insert`) or by area (`sales`); default: all. */
  allow?: readonly string[] | null;
  /** Whether it may use version 1; default: yes. */
  v1?: boolean | null;
}
/** A server that is notified of changes. */
export interface SubscriptionInput {
  /** The address to which notifications are sent. */
  url: string;
  /** The key that signs notifications. It is not part of the state: a snapshot does not contain it. */
  secret: string;
  /** The previous signing key, for notifications that a fault plan signs with an old secret. */
  old_secret?: string | null;
  /** The structures, such as `clientes` or `vendas`; default: all. */
  endpoints?: readonly string[] | null;
  /** The methods, `insert`, `update` or `delete`; default: all. */
  operations?: readonly string[] | null;
}
/** The rate limit of a key. */
export interface LimitInput {
  /** Size of the bucket: this many requests, at once or one after the other. */
  requests: number;
  /** Seconds in which an empty bucket fills up again. */
  seconds: number;
}
/**
 * The contents of the reference lists, in the format of the files in `crates/twin/data` of the repository. Default of each: a
 * sample.
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
  /** The accepted keys. Without any, every key is accepted and may use every operation. */
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
   * The plans that customers of a new account signed up for, each with its key and its customer's key. A customer that is
   * inserted later and gets that key has them too.
   */
  hired_plans?: readonly HiredPlanInput[] | null;
  /** The policies whose choice is not the default: policy name to choice. */
  policies?: { readonly [name: string]: string } | null;
  /** The rate limit of each key; default: no limit, since the documents give no figures. */
  limit?: LimitInput | null;
  /** The reference lists; default: a sample of each, in `lastro serve` the complete lists. */
  lists?: ReferenceListsInput | null;
}
/** A distribution of latencies by its percentiles, in milliseconds, linear in between. */
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
/** The fault of a request and its response. */
export interface FaultActionInput {
  /** The status in place of the service's, with an error body in the service's format: 400 to 599. */
  status?: number | null;
  /** The seconds of `Retry-After`, together with `status`. */
  retry_after?: number | null;
  /** How long the response takes, in milliseconds. */
  latency_ms?: number | null;
  /** How long the response takes, drawn from a distribution. */
  latency?: LatencyInput | null;
  /** The connection ends without a response. */
  drop?: boolean | null;
  /** The connection ends after this many bytes of the response's body. */
  drop_after?: number | null;
  /** How the response body is spoiled: `half`, `wrong_json`, `duplicate_member`, `number_as_text`, `html`. */
  body?: string | null;
}
/** A rule for requests: when it applies, and the fault. */
export interface FaultRuleInput {
  /** Names of operations (`sales.insert`), areas (`sales`) or `*`, of both versions; default: all. */
  operations?: readonly string[] | null;
  /** Only the n-th request to these operations, from 1. */
  nth?: number | null;
  /** Every n-th request to these operations. */
  every?: number | null;
  /** The share of requests, in thousandths, drawn from the seed. */
  share?: number | null;
  /** How often it applies at most. */
  times?: number | null;
  /** `before`: the request is not carried out. `after`: it is, and its response is lost or spoiled. */
  phase: string;
  /** What happens. */
  action: FaultActionInput;
  /** How often it applied so far. What is given here is ignored. */
  applied?: number | null;
}
/** The fault of a notification. */
export interface DeliveryActionInput {
  /** It is sent a second time after it was accepted. */
  duplicate?: boolean | null;
  /** One digit of its data is changed after it was signed. */
  corrupt?: boolean | null;
  /** It is signed with the subscription's old secret. */
  old_secret?: boolean | null;
  /** Delay of the first attempt, in milliseconds. */
  late_ms?: number | null;
}
/** A rule for notifications: when it applies, and the fault. */
export interface DeliveryRuleInput {
  /** The structures to which it applies, such as `vendas`; default: all. */
  endpoints?: readonly string[] | null;
  /** Only the n-th notification of these structures, from 1. */
  nth?: number | null;
  /** Every n-th notification of these structures. */
  every?: number | null;
  /** The share of notifications, in thousandths, drawn from the seed. */
  share?: number | null;
  /** How often it applies at most. */
  times?: number | null;
  /** What happens. */
  action: DeliveryActionInput;
  /** How often it applied so far. What is given here is ignored. */
  applied?: number | null;
}
/** A fault plan: the rules for requests and for notifications. */
export interface FaultPlanInput {
  /** Seed of the random draws for `share`, latency and corruption; default: the twin's seed. */
  seed?: number | null;
  /** The rules for requests. The first rule that applies to a request counts. */
  rules?: readonly FaultRuleInput[] | null;
  /** The rules for notifications. The first rule that applies to a notification counts. */
  deliveries?: readonly DeliveryRuleInput[] | null;
}
/** A distribution of latencies by its percentiles, in milliseconds, linear in between. */
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
/** The fault of a request and its response. */
export interface FaultAction {
  /** The status in place of the service's, with an error body in the service's format: 400 to 599. */
  readonly status: number | null;
  /** The seconds of `Retry-After`, together with `status`. */
  readonly retry_after: number | null;
  /** How long the response takes, in milliseconds. */
  readonly latency_ms: number | null;
  /** How long the response takes, drawn from a distribution. */
  readonly latency: Latency | null;
  /** The connection ends without a response. */
  readonly drop: boolean | null;
  /** The connection ends after this many bytes of the response's body. */
  readonly drop_after: number | null;
  /** How the response body is spoiled: `half`, `wrong_json`, `duplicate_member`, `number_as_text`, `html`. */
  readonly body: string | null;
}
/** A rule for requests: when it applies, and the fault. */
export interface FaultRule {
  /** Names of operations (`sales.insert`), areas (`sales`) or `*`, of both versions; default: all. */
  readonly operations: readonly string[] | null;
  /** Only the n-th request to these operations, from 1. */
  readonly nth: number | null;
  /** Every n-th request to these operations. */
  readonly every: number | null;
  /** The share of requests, in thousandths, drawn from the seed. */
  readonly share: number | null;
  /** How often it applies at most. */
  readonly times: number | null;
  /** `before`: the request is not carried out. `after`: it is, and its response is lost or spoiled. */
  readonly phase: string;
  /** What happens. */
  readonly action: FaultAction;
  /** How often it applied so far. What is given here is ignored. */
  readonly applied: number | null;
}
/** The fault of a notification. */
export interface DeliveryAction {
  /** It is sent a second time after it was accepted. */
  readonly duplicate: boolean | null;
  /** One digit of its data is changed after it was signed. */
  readonly corrupt: boolean | null;
  /** It is signed with the subscription's old secret. */
  readonly old_secret: boolean | null;
  /** Delay of the first attempt, in milliseconds. */
  readonly late_ms: number | null;
}
/** A rule for notifications: when it applies, and the fault. */
export interface DeliveryRule {
  /** The structures to which it applies, such as `vendas`; default: all. */
  readonly endpoints: readonly string[] | null;
  /** Only the n-th notification of these structures, from 1. */
  readonly nth: number | null;
  /** Every n-th notification of these structures. */
  readonly every: number | null;
  /** The share of notifications, in thousandths, drawn from the seed. */
  readonly share: number | null;
  /** How often it applies at most. */
  readonly times: number | null;
  /** What happens. */
  readonly action: DeliveryAction;
  /** How often it applied so far. What is given here is ignored. */
  readonly applied: number | null;
}
/** A fault plan: the rules for requests and for notifications. */
export interface FaultPlan {
  /** Seed of the random draws for `share`, latency and corruption; default: the twin's seed. */
  readonly seed: number | null;
  /** The rules for requests. The first rule that applies to a request counts. */
  readonly rules: readonly FaultRule[] | null;
  /** The rules for notifications. The first rule that applies to a notification counts. */
  readonly deliveries: readonly DeliveryRule[] | null;
}
/** A notification that the caller has to send. */
export interface Delivery {
  /** Its number, for the report. */
  readonly delivery: number;
  /** The number of the attempt, from 1. */
  readonly attempt: number;
  /** The address to which it is sent, by `POST`. */
  readonly url: string;
  /** Its headers, `[[name, value], ...]`. */
  readonly headers: readonly (readonly string[])[];
  /** Its body, signed. */
  readonly body: string;
}
/** Work that will come due. */
export interface NextWork {
  /** When it comes due. */
  readonly at: string;
  /** `contract`, `overdue` or `delivery`. */
  readonly kind: string;
  /** The key of the record that the work belongs to. */
  readonly id: number;
}
/** How far the clock came. */
export interface Advanced {
  /** The instant that was reached. */
  readonly now: string;
  /** How many due items were processed. */
  readonly done: number;
  /** Whether the requested instant was reached. */
  readonly reached: boolean;
  /** The work that comes due next. */
  readonly next: NextWork | null;
}
/** A snapshot of the state. */
export interface SnapshotText {
  /** SHA-256 of the snapshot. */
  readonly sha256: string;
  /** The snapshot, as a string. */
  readonly text: string;
}
/** A request in the form in which it was decided. */
export interface EntryRequest {
  /** Its method. */
  readonly method: string;
  /** Its number among the requests of the process, from which `requestId` follows. */
  readonly number: number | null;
  /** Path and query string. A stand-in replaces a key in it. */
  readonly target: string;
  /** The scheme of an absolute URL. */
  readonly scheme: string | null;
  /** The index of its key in the configuration, from 0; -1 if every key is accepted. */
  readonly key: number | null;
  /** The part of an unknown key that a response quotes. A request with neither this nor `key` came without a key. */
  readonly quoted: string | null;
  /** The headers that a response may depend on, `[[name, value], ...]`. */
  readonly headers: readonly (readonly string[])[];
  /** The body, if it is UTF-8. Stand-ins replace card numbers and security codes. */
  readonly body: string | null;
  /** The body in base64, if it is not UTF-8. */
  readonly body_base64: string | null;
  /** The size in bytes of a body that was too large to be read; such a body is not kept. */
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
/** One thing that happened. */
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
   * The number of the entry that this request probably repeats: the same operation, key and content within ten minutes
   * after a fault lost the response of the first one.
   */
  readonly repeats: number | null;
}
/** A policy: undocumented behaviour, and what a twin does in that case. */
export interface Policy {
  /** Its name. */
  readonly name: string;
  /** What this twin does. */
  readonly choice: string;
  /** The possible choices; the first is the default. */
  readonly choices: readonly string[];
  /** A description of the case and its choices. */
  readonly text: string;
}
/** A path at which two states differ. */
export interface Difference {
  /** The path, such as `sale/7/valor_venda`. */
  readonly path: string;
  /** The value in the first state; null if it has none. */
  readonly before: JsonValue | null;
  /** The value in the second state; null if it has none. */
  readonly after: JsonValue | null;
}
/** The result of `replay`. */
export interface Replayed {
  /** SHA-256 of the state that was reached. */
  readonly sha256: string;
  /** The number of the first entry whose response differs from the journal's; null if none differs. */
  readonly differs: number | null;
}
