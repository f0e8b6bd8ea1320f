import { objectOf, refuse, wrongType } from "./errors.js";
import { need } from "./runtime.js";
import { deliver, fetchFrom, handlersOf } from "./twin-fetch.js";
import { pause } from "./wait.js";
import { isBroken, write } from "./write.js";

const text = new TextEncoder();

/** Converts a timestamp argument for the core: a `Date` becomes a string. Operations on days reject a `Date` (see `write.js`). */
function moment(name, value) {
  if (!(value instanceof Date)) return value;
  if (Number.isNaN(value.getTime())) throw refuse(name, "invalid_date_time", "is an invalid Date");
  return value.toISOString();
}

function textOf(name, value) {
  if (typeof value !== "string") throw wrongType(name, "text", value, "must be text, not another value");
  if (isBroken(value)) throw refuse(name, "lone_surrogate", "has half of a surrogate pair");
  return value;
}

/** Converts headers to a list of pairs. Accepts an object, a `Headers`, a `Map` or a list of pairs. */
function pairsOf(headers) {
  if (typeof headers !== "object" || headers === null) throw wrongType("headers", "object", headers, "must be headers");
  const pairs = typeof headers[Symbol.iterator] === "function" ? headers : Object.entries(headers);
  return Array.from(pairs, ([name, value]) => [textOf("headers", name), textOf("headers", value)]);
}

function bytesOf(body) {
  if (body === null) return new Uint8Array();
  if (typeof body === "string") return text.encode(textOf("body", body));
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  throw wrongType("body", "bytes", body, "must be bytes or text, not a parsed object");
}

const textOfSnapshot = (snapshot) => snapshot?.text ?? snapshot;

/** A simulation of the service in this process. */
export class Twin {
  #engine;
  #host;

  constructor(config = {}, host = {}) {
    const { Engine } = need();
    const { now } = objectOf("config", config);
    const { wait = pause, clock = () => null } = objectOf("host", host);
    this.#host = { wait, clock };
    this.#engine = config instanceof Engine ? config : new Engine(write({ ...config, now: moment("now", now) }));
    // a closure and not a method, so that programs can pass `twin.fetch` to other functions
    this.fetch = fetchFrom(this, this.#host);
  }

  #call(method, input = {}) {
    return JSON.parse(this.#engine.call(method, write(input)));
  }

  handle(request) {
    const { method = "GET", url, headers = [], body = null, at = null } = objectOf("request", request);
    const when = at === null ? undefined : textOf("at", moment("at", at));
    const pairs = JSON.stringify(pairsOf(headers));
    const answer = this.#engine.handle(textOf("method", method), textOf("url", url instanceof URL ? url.href : url), pairs, bytesOf(body), when);
    const { response, fault } = JSON.parse(answer.head);
    const outcome = { response: response && { ...response, body: answer.body }, fault };
    answer.free();
    return outcome;
  }

  takeEffects() {
    return this.#call("take_effects");
  }

  report(delivery, status = null, at = null) {
    this.#call("report", { delivery, status, at: moment("at", at) });
  }

  advance(to, options = {}) {
    const { budget = null } = objectOf("options", options);
    return this.#call("advance", { to: moment("to", to), budget });
  }

  now() {
    return this.#call("now");
  }

  snapshot() {
    return this.#call("snapshot");
  }

  restore(snapshot) {
    this.#call("restore", { snapshot: textOfSnapshot(snapshot) });
  }

  fork() {
    return new Twin(this.#engine.fork(), this.#host);
  }

  journal(from = 0) {
    return this.#call("journal", { from });
  }

  faults(plan = null) {
    return this.#call("faults", { plan });
  }

  policies() {
    return this.#call("policies");
  }

  handlers(http, baseUrl) {
    return handlersOf(this, http, baseUrl);
  }

  deliver(fetch = globalThis.fetch) {
    return deliver(this, fetch, this.#host.clock);
  }

  free() {
    this.#engine.free();
  }

  static diff(before, after) {
    const first = before instanceof Twin ? before : restored({}, before);
    const differences = first.#call("diff", { other: after instanceof Twin ? after.snapshot().text : textOfSnapshot(after) });
    if (first !== before) first.free();
    return differences;
  }

  static replay(config, journal, snapshot = null) {
    const twin = new Twin(config);
    const replayed = twin.#call("replay", { journal, snapshot: textOfSnapshot(snapshot) });
    twin.free();
    return replayed;
  }
}

function restored(config, snapshot) {
  const twin = new Twin(config);
  twin.restore(snapshot);
  return twin;
}
