import { objectOf } from "./errors.js";
import { orAborted, pause } from "./wait.js";

/** Maximum size of a response body in bytes; a longer one counts as lost. */
const LONGEST = 64 * 1024 * 1024;
/** Node's error codes for connections that were never made. Browsers do not distinguish these from lost connections. */
const NEVER_SENT = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH", "UND_ERR_CONNECT_TIMEOUT"];

// a clock that is never set back, unlike `Date`
const CLOCK = { now: () => performance.timeOrigin + performance.now(), wait: pause };

/** Why a call of the service has failed. `state` resumes it, if a look-up can tell more. */
export class ExchangeError extends Error {
  constructor(operation, failure, state) {
    const { kind, carried_out, resumable, api_error, issues } = failure;
    const said = [api_error?.code, api_error?.message].filter((part) => part != null).join(" ");
    super(`${operation}: ${kind}${said && ` (${said})`}; carried out: ${carried_out}`);
    this.name = "ExchangeError";
    Object.assign(this, { operation, kind, carried_out, api_error, issues, state: resumable ? state : null });
  }
}

/** The bytes of a response. */
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

/** The records of a listing. Each page is requested together with its first record. */
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

/** A client of the service: an area of operations runs its calls, and its methods are created from a table. */
export class BaseClient {
  #exchange;
  #settings;
  #host;
  // shared by all calls: the rate limit, and whether the key was refused
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

  /** Yields each step with a value: the pages of a listing, or the single result. */
  async *#steps(operation, inputOf, { signal, keep, state }) {
    const [exchange, input] = [this.#exchange, inputOf()];
    // the arguments that each step needs again, by their names in either version
    const sent = Object.entries(input).filter(([name]) => ["record", "original", "parameters"].includes(name));
    // read again for each step, since other calls may change the gate meanwhile
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
      // a log that fails must not hide the outcome of a change
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

  /** Sends a request, and returns its outcome. */
  async #send(operation, { request, timeout_ms }, signal) {
    if (signal?.aborted) return { kind: "not_sent" };
    const { fetch, clock } = this.#host;
    const { method, url, headers, body } = request;
    const timeout = AbortSignal.timeout(timeout_ms);
    const ended = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const sent = clock.now();
    this.#observe({ type: "request", operation, method, url });
    try {
      // a redirect could send the key elsewhere, and a cache could store customers
      const rules = { redirect: "manual", cache: "no-store", credentials: "omit" };
      const response = await fetch(url, { method, headers, body, signal: ended, ...rules });
      const received = await orAborted(bytesOf(response), ended);
      // browsers hide the status of a redirect
      const status = response.type === "opaqueredirect" ? 302 : response.status;
      this.#observe({ type: "response", operation, status, elapsed_ms: Math.round(clock.now() - sent) });
      // not valid HTTP: the core would reject it, and the outcome of a change would be lost
      if (status < 100 || status > 599) return { kind: "lost" };
      return { kind: "response", status, retry_after: response.headers.get("Retry-After"), body: received };
    } catch (error) {
      if (signal?.aborted) return { kind: "cancelled" };
      if (timeout.aborted) return { kind: "timed_out" };
      return { kind: NEVER_SENT.includes(error?.cause?.code) ? "not_sent" : "lost" };
    }
  }
}
