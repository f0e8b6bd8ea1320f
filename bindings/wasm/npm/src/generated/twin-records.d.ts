// Made from the core's tables by `cargo xtask generate`: change them, not this file.

import type { DateTimeInput, JsonValue, HiredPlanInput, PaymentMethodInput, PlanInput } from "./api.js";

/** A key of the account. */
export interface ApiKeyInput {
  /** The key, without a colon, which Basic authentication does not allow. */
  key: string;
  /** The operations that its profile allows, by name (`sales.insert`) or by area (`sales`); all if it is left out. */
  allow?: readonly string[] | null;
  /** Whether it may use version 1; yes if it is left out. */
  v1?: boolean | null;
}
/** A server that is notified of changes. */
export interface SubscriptionInput {
  /** Where the notification is sent. */
  url: string;
  /** The key that signs it. It is not a part of the state: a snapshot does not contain it. */
  secret: string;
  /** The key that signed before, for notifications that a fault plan signs with an old secret. */
  old_secret?: string | null;
  /** The structures, such as `clientes` or `vendas`; all if it is left out. */
  endpoints?: readonly string[] | null;
  /** The methods, `insert`, `update` or `delete`; all if it is left out. */
  operations?: readonly string[] | null;
}
/** How many requests a key may send. */
export interface LimitInput {
  /** This many requests, at once or one after the other. */
  requests: number;
  /** In this many seconds the bucket fills up again. */
  seconds: number;
}
/**
 * The texts of the reference lists: files like those of `crates/twin/data` in the repository. A list that is left out is a
 * sample.
 */
export interface ReferenceListsInput {
  /** The text of `municipios.tsv`. */
  municipios?: string | null;
  /** The text of `cnae.tsv`. */
  cnae?: string | null;
  /** The text of `lista-servicos.tsv`. */
  lista_servicos?: string | null;
  /** The text of `indices.tsv`. */
  indices?: string | null;
}
/** What a twin starts with. Everything may be left out. */
export interface ConfigInput {
  /** Seed of everything that is drawn at random; default 0. */
  seed?: number | null;
  /** The instant at which the twin starts: 1 January 2027, 9:00 in Brasília if it is left out. */
  now?: DateTimeInput | Date | null;
  /** The account's address, in the addresses that responds contain: `https://twin.example` if it is left out. */
  base_url?: string | null;
  /** The keys that are accepted. Without any, every key is accepted and may do everything. */
  keys?: readonly ApiKeyInput[] | null;
  /** The servers that are notified of changes. */
  subscriptions?: readonly SubscriptionInput[] | null;
  /** The payment methods of a new account, each with its key; those of the policy `fresh-account` if it is left out. */
  payment_methods?: readonly PaymentMethodInput[] | null;
  /**
   * The plans of a new account, each with its key and with its items and payment methods; those of the policy
   * `fresh-account` if it is left out.
   */
  plans?: readonly PlanInput[] | null;
  /**
   * The plans that customers of a new account signed up for, each with its key and that of its customer. A customer
   * who is inserted later with that key has them too.
   */
  hired_plans?: readonly HiredPlanInput[] | null;
  /** The choices that are not the default, by the names of their policies. */
  policies?: { readonly [name: string]: string } | null;
  /** How many requests a key may send; any number if it is left out, since the documents show no figures. */
  limit?: LimitInput | null;
  /** The reference lists; a sample of each if it is left out, in `lastro serve` the whole lists. */
  lists?: ReferenceListsInput | null;
}
/** A distribution of latencies by its percentiles, in milliseconds; between them it is linear. */
export interface LatencyInput {
  /** The least; 0 if it is left out. */
  min?: number | null;
  /** Half of all are at most this. */
  p50?: number | null;
  /** 90 % of all are at most this. */
  p90?: number | null;
  /** 99 % of all are at most this. */
  p99?: number | null;
  /** The most. */
  max: number;
}
/** What happens to a request and its response. */
export interface FaultActionInput {
  /** Another status than the service's, with an error in its form: 400 to 599. */
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
  /** How the response's body is spoiled: `half`, `wrong_json`, `duplicate_member`, `number_as_text`, `html`. */
  body?: string | null;
}
/** A rule of the fault plan for requests: when it applies, and the fault. */
export interface FaultRuleInput {
  /** Names of operations (`sales.insert`), areas (`sales`) or `*`, of both versions; all if it is left out. */
  operations?: readonly string[] | null;
  /** Only the n-th request that it is about, from 1. */
  nth?: number | null;
  /** Every n-th request that it is about. */
  every?: number | null;
  /** How many of a thousand requests, drawn from the seed. */
  share?: number | null;
  /** How often it applies at most. */
  times?: number | null;
  /** `before`: nothing is done. `after`: it is done, and the response is lost or spoiled. */
  phase: string;
  /** What happens. */
  action: FaultActionInput;
  /** How often it applied so far. What is given here is ignored. */
  applied?: number | null;
}
/** What happens to a notification. */
export interface DeliveryActionInput {
  /** It is sent once more after it was delivered. */
  duplicate?: boolean | null;
  /** One byte of its data is another one than was signed. */
  corrupt?: boolean | null;
  /** It is signed with the subscription's old secret. */
  old_secret?: boolean | null;
  /** It is sent this many milliseconds late. */
  late_ms?: number | null;
}
/** A rule of the fault plan for notifications: when it applies, and the fault. */
export interface DeliveryRuleInput {
  /** The structures that it is about; all if it is left out. */
  endpoints?: readonly string[] | null;
  /** Only the n-th notification that it is about, from 1. */
  nth?: number | null;
  /** Every n-th notification that it is about. */
  every?: number | null;
  /** How many of a thousand notifications, drawn from the seed. */
  share?: number | null;
  /** How often it applies at most. */
  times?: number | null;
  /** What happens. */
  action: DeliveryActionInput;
  /** How often it applied so far. What is given here is ignored. */
  applied?: number | null;
}
/** What a plan lets go wrong. */
export interface FaultPlanInput {
  /** The root of what is drawn by `share`, latency and corruption; the twin's own seed if it is left out. */
  seed?: number | null;
  /** The fault plan for requests. The first rule that applies to a request counts. */
  rules?: readonly FaultRuleInput[] | null;
  /** The fault plan for notifications. The first rule that applies to a notification counts. */
  deliveries?: readonly DeliveryRuleInput[] | null;
}
/** A distribution of latencies by its percentiles, in milliseconds; between them it is linear. */
export interface Latency {
  /** The least; 0 if it is left out. */
  readonly min: number | null;
  /** Half of all are at most this. */
  readonly p50: number | null;
  /** 90 % of all are at most this. */
  readonly p90: number | null;
  /** 99 % of all are at most this. */
  readonly p99: number | null;
  /** The most. */
  readonly max: number;
}
/** What happens to a request and its response. */
export interface FaultAction {
  /** Another status than the service's, with an error in its form: 400 to 599. */
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
  /** How the response's body is spoiled: `half`, `wrong_json`, `duplicate_member`, `number_as_text`, `html`. */
  readonly body: string | null;
}
/** A rule of the fault plan for requests: when it applies, and the fault. */
export interface FaultRule {
  /** Names of operations (`sales.insert`), areas (`sales`) or `*`, of both versions; all if it is left out. */
  readonly operations: readonly string[] | null;
  /** Only the n-th request that it is about, from 1. */
  readonly nth: number | null;
  /** Every n-th request that it is about. */
  readonly every: number | null;
  /** How many of a thousand requests, drawn from the seed. */
  readonly share: number | null;
  /** How often it applies at most. */
  readonly times: number | null;
  /** `before`: nothing is done. `after`: it is done, and the response is lost or spoiled. */
  readonly phase: string;
  /** What happens. */
  readonly action: FaultAction;
  /** How often it applied so far. What is given here is ignored. */
  readonly applied: number | null;
}
/** What happens to a notification. */
export interface DeliveryAction {
  /** It is sent once more after it was delivered. */
  readonly duplicate: boolean | null;
  /** One byte of its data is another one than was signed. */
  readonly corrupt: boolean | null;
  /** It is signed with the subscription's old secret. */
  readonly old_secret: boolean | null;
  /** It is sent this many milliseconds late. */
  readonly late_ms: number | null;
}
/** A rule of the fault plan for notifications: when it applies, and the fault. */
export interface DeliveryRule {
  /** The structures that it is about; all if it is left out. */
  readonly endpoints: readonly string[] | null;
  /** Only the n-th notification that it is about, from 1. */
  readonly nth: number | null;
  /** Every n-th notification that it is about. */
  readonly every: number | null;
  /** How many of a thousand notifications, drawn from the seed. */
  readonly share: number | null;
  /** How often it applies at most. */
  readonly times: number | null;
  /** What happens. */
  readonly action: DeliveryAction;
  /** How often it applied so far. What is given here is ignored. */
  readonly applied: number | null;
}
/** What a plan lets go wrong. */
export interface FaultPlan {
  /** The root of what is drawn by `share`, latency and corruption; the twin's own seed if it is left out. */
  readonly seed: number | null;
  /** The fault plan for requests. The first rule that applies to a request counts. */
  readonly rules: readonly FaultRule[] | null;
  /** The fault plan for notifications. The first rule that applies to a notification counts. */
  readonly deliveries: readonly DeliveryRule[] | null;
}
/** Something that the caller has to send. */
export interface Delivery {
  /** Its number, for the report. */
  readonly delivery: number;
  /** The number of the attempt, from 1. */
  readonly attempt: number;
  /** Where it is sent, by `POST`. */
  readonly url: string;
  /** Its headers, `[[name, value], ...]`. */
  readonly headers: readonly (readonly string[])[];
  /** Its body, signed. */
  readonly body: string;
}
/** Work that comes due. */
export interface NextWork {
  /** When. */
  readonly at: string;
  /** `contract`, `overdue` or `delivery`. */
  readonly kind: string;
  /** The key of the record that it is about. */
  readonly id: number;
}
/** How far the clock came. */
export interface Advanced {
  /** The instant that was reached. */
  readonly now: string;
  /** How much work was done. */
  readonly done: number;
  /** Whether the instant asked for was reached. */
  readonly reached: boolean;
  /** The work that comes due next. */
  readonly next: NextWork | null;
}
/** A state as text. */
export interface SnapshotText {
  /** SHA-256 of the text. */
  readonly sha256: string;
  /** The text. */
  readonly text: string;
}
/** A request as it was decided. */
export interface EntryRequest {
  /** Its method. */
  readonly method: string;
  /** Its number among the requests of the process, from which `requestId` follows. */
  readonly number: number | null;
  /** Path and query string. A key in it has a stand-in. */
  readonly target: string;
  /** The scheme of a whole address. */
  readonly scheme: string | null;
  /** The index of its key in the configuration, from 0; -1 where every key is accepted. */
  readonly key: number | null;
  /** What a response quotes of a key that is not known. A request with neither this nor `key` came without a key. */
  readonly quoted: string | null;
  /** The headers that a response may depend on, `[[name, value], ...]`. */
  readonly headers: readonly (readonly string[])[];
  /** The body, where it is UTF-8. Card numbers and security codes in it are stand-ins. */
  readonly body: string | null;
  /** The body in base64, where it is not. */
  readonly body_base64: string | null;
  /** The bytes of a body that was too large to be read, and is not kept. */
  readonly body_bytes: number | null;
}
/** A step of the clock. */
export interface EntryAdvance {
  /** How far. */
  readonly to: string;
  /** How much work was allowed. */
  readonly budget: number | null;
}
/** A report about a delivery. */
export interface EntryReport {
  /** The delivery. */
  readonly delivery: number;
  /** The status of the receiver's response; `None` if none came. */
  readonly status: number | null;
  /** When it came, where the report said so. */
  readonly at: string | null;
}
/** A fault that befell a request. */
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
  /** The instant at which it was done. */
  readonly at: string;
  /** `request`, `advance`, `report`, `resend`, `faults` or `start`. */
  readonly kind: string;
  /** The request, where it is one. */
  readonly request: EntryRequest | null;
  /** How far the clock was to be moved, where it was. */
  readonly advance: EntryAdvance | null;
  /** What came of a delivery, where that was reported; for `resend` the delivery that was sent again. */
  readonly report: EntryReport | null;
  /** The fault plan that was set, where one was; null where it was taken away. */
  readonly faults: JsonValue | null;
  /** The fault that befell a request. */
  readonly fault: EntryFault | null;
  /** The status of the response; `None` if the response was lost. */
  readonly status: number | null;
  /** SHA-256 of the response: status, headers and body. `None` if the response was lost. */
  readonly sha256: string | null;
  /**
   * The entry that this request probably repeats: the same operation, key and content within ten minutes, the response
   * of the first one lost by a fault.
   */
  readonly repeats: number | null;
}
/** Undocumented behaviour, and what a twin does there. */
export interface Policy {
  /** Its name. */
  readonly name: string;
  /** What this twin does. */
  readonly choice: string;
  /** What a twin can do; the first is the default. */
  readonly choices: readonly string[];
  /** What it is about. */
  readonly text: string;
}
/** A place where two states differ. */
export interface Difference {
  /** Where: `sale/7/valor_venda`. */
  readonly path: string;
  /** What the first state has there; `None` if it has nothing. */
  readonly before: JsonValue | null;
  /** What the second state has there; `None` if it has nothing. */
  readonly after: JsonValue | null;
}
/** The result of `replay`. */
export interface Replayed {
  /** SHA-256 of the state that was reached. */
  readonly sha256: string;
  /** The number of the first entry whose response differs from the journal's, if one does. */
  readonly differs: number | null;
}
