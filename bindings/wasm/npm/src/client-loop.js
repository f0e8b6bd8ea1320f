import { objectOf } from "./errors.js";
import { orAborted, pause } from "./wait.js";

/** Maximum size of a response body in bytes. A response with a longer body is treated as lost. */
const LONGEST = 64 * 1024 * 1024;
/** Node's error codes for connections that could not be opened, so that nothing was sent. Browsers give no such codes. */
const NEVER_SENT = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH", "UND_ERR_CONNECT_TIMEOUT"];

// the default clock: unlike `Date.now`, it does not jump if the system's clock is set
const CLOCK = { now: () => performance.timeOrigin + performance.now(), wait: pause };

/** The failure of a call of the service. With `state`, if it is not null, the call can be resumed to look up the change again. */
export class ExchangeError extends Error {
  constructor(operation, failure, state) {
    const { kind, carried_out, resumable, api_error, issues } = failure;
    const said = [api_error?.code, api_error?.message].filter((part) => part != null).join(" ");
    super(`${operation}: ${kind}${said && ` (${said})`}; carried out: ${carried_out}`);
    this.name = "ExchangeError";
    Object.assign(this, { operation, kind, carried_out, api_error, issues, state: resumable ? state : null });
  }
}

/** Reads the whole body of a response. Throws if it is longer than `LONGEST`. */
async function bytesOf({ body }) {
  const [chunks, reader] = [[], body?.getReader()];
  for (let length = 0; reader !== undefined; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LONGEST) {
      await reader.cancel();
      throw new TypeError("the response is too long");
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** The records of a listing. A page is requested when its first record is needed. */
class Records {
  #steps;

  constructor(steps) {
    this.#steps = steps;
  }

  async *pages() {
    for await (const { items, end, count_changed, issues, state } of this.#steps()) {
      yield { items: items.map((item) => JSON.parse(item)), end, count_changed, issues, state };
    }
  }

  async *[Symbol.asyncIterator]() {
    for await (const { items } of this.pages()) yield* items;
  }
}

/**
 * The common part of the clients of both versions of the service. `exchange` has the operations of the core's state machine for that
 * version: they say what to send, how long to wait, or what the result is. The client's methods are created from the table `resources`.
 */
export class BaseClient {
  #exchange;
  #settings;
  #host;
  // the part of the state machine's state that all calls share: the rate limit, and whether the key was rejected
  #gate = null;

  constructor(exchange, resources, settings, host = {}) {
    this.#exchange = exchange;
    this.#settings = objectOf("settings", settings);
    const { fetch = globalThis.fetch, clock = CLOCK, observe = () => {} } = objectOf("host", host);
    this.#host = { fetch, clock, observe };
    for (const [name, methods] of Object.entries(resources)) {
      const bound = Object.entries(methods).map(([method, row]) => [method, (...given) => this.#call(row, given)]);
      this[name] = Object.freeze(Object.fromEntries(bound));
    }
  }

  #call([operation, gives, ...names], given) {
    const { signal, keep, state, ...others } = objectOf("options", given[names.length] ?? {});
    const named = (name, at) => {
      const [own, written = (value) => value] = [name].flat();
      return [own, written(given[at])];
    };
    const input = () => ({ ...others, ...Object.fromEntries(names.map(named)) });
    const steps = () => this.#steps(operation, input, { signal, keep, state });
    if (gives === "pages") return new Records(steps);
    const value = async () => {
      const { value } = (await steps().next()).value;
      return gives === "nothing" || value === null ? undefined : JSON.parse(value);
    };
    return value();
  }

  /** Runs a call. Yields every step of the state machine that has a result: each page of a listing, or the single value. */
  async *#steps(operation, inputOf, { signal, keep, state }) {
    const [exchange, input] = [this.#exchange, inputOf()];
    // The arguments that every step of the state machine needs, since its state does not contain them: `parameters` for version 1 of the
    // service, `record` and `original` for version 2.
    const sent = Object.entries(input).filter(([name]) => ["record", "original", "parameters"].includes(name));
    // a function that reads `#gate` each time, since other calls may change it between two steps
    const around = () => ({ settings: this.#settings, gate: this.#gate, ...Object.fromEntries(sent) });
    const now = () => ({ now_ms: Math.floor(this.#host.clock.now()), seed: Math.floor(Math.random() * 2 ** 31) });
    const begin = () => {
      if (state != null) return exchange.resume({ operation, state, ...now(), ...around() });
      return exchange.start({ ...input, operation, settings: this.#settings, gate: this.#gate, now_ms: now().now_ms });
    };
    for (let step = begin(); ; ) {
      this.#gate = step.gate;
      let happened = { kind: "more" };
      if (step.request !== null) {
        await keep?.(step.state);
        happened = await this.#send(operation, step, signal);
      } else if (step.wait_ms !== null) {
        happened = await this.#wait(step.wait_ms, signal);
      } else if (step.failure !== null) {
        throw new ExchangeError(operation, step.failure, step.state);
      } else {
        if (step.issues.length > 0) this.#observe({ type: "issues", operation, issues: step.issues });
        yield step;
        if (step.items === null || step.end !== null) return;
        if (signal?.aborted) happened = { kind: "cancelled" };
      }
      const { body = "", ...event } = happened;
      step = exchange.next({ state: step.state, event: { ...event, ...now() }, body, ...around() });
    }
  }

  #observe(what) {
    try {
      this.#host.observe(what);
    } catch {
      // exceptions of the observer are ignored: they must not hide whether a change was carried out
    }
  }

  async #wait(ms, signal) {
    try {
      await orAborted(this.#host.clock.wait(ms, signal), signal);
      return { kind: "waited" };
    } catch {
      return { kind: "cancelled" };
    }
  }

  /** Sends a request. Returns the event to report to the state machine: a response, or the reason why there is no response. */
  async #send(operation, { request, timeout_ms }, signal) {
    if (signal?.aborted) return { kind: "not_sent" };
    const { fetch, clock } = this.#host;
    const { method, url, headers, body } = request;
    const timeout = AbortSignal.timeout(timeout_ms);
    const ended = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const sent = clock.now();
    this.#observe({ type: "request", operation, method, url });
    try {
      // following a redirect could send the key to another host, and a cache could store personal data
      const rules = { redirect: "manual", cache: "no-store", credentials: "omit" };
      const response = await fetch(url, { method, headers, body, signal: ended, ...rules });
      const received = await orAborted(bytesOf(response), ended);
      // browsers hide the status of a redirect, so assume the usual status 302
      const status = response.type === "opaqueredirect" ? 302 : response.status;
      this.#observe({ type: "response", operation, status, elapsed_ms: Math.round(clock.now() - sent) });
      // A status outside 100 to 599 is not valid HTTP. The core would throw, which would hide whether a change was carried out.
      if (status < 100 || status > 599) return { kind: "lost" };
      return { kind: "response", status, retry_after: response.headers.get("Retry-After"), body: received };
    } catch (error) {
      if (signal?.aborted) return { kind: "cancelled" };
      if (timeout.aborted) return { kind: "timed_out" };
      return { kind: NEVER_SENT.includes(error?.cause?.code) ? "not_sent" : "lost" };
    }
  }
}
