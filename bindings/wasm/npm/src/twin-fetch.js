import { wrongType } from "./errors.js";
import { orAborted } from "./wait.js";

// Statuses without a body: the constructor of Response throws if there is one.
const WITHOUT_BODY = [204, 205, 304];

/** The error of `fetch` for a failed or lost connection; `cause` has Node's form. */
function broken(message) {
  const cause = Object.assign(new Error("other side closed"), { code: "UND_ERR_SOCKET" });
  return new TypeError(message, { cause });
}

/** A body of which only the first bytes arrive. Further reads fail. */
function cut(body, length) {
  return new ReadableStream({
    start(stream) {
      if (length > 0) stream.enqueue(body.subarray(0, length));
    },
    // called once the bytes have been read
    pull(stream) {
      stream.error(broken("terminated"));
    },
  });
}

/** A `fetch` served by a twin. */
export function fetchFrom(twin, { wait, clock }) {
  return async (input, init) => {
    const request = new Request(input, init);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    signal?.throwIfAborted();
    const sent = new Uint8Array(await orAborted(request.arrayBuffer(), signal));
    const { method, url, headers } = request;
    const { response, fault } = twin.handle({ method, url, headers, body: sent, at: clock() });
    const { latency_ms = 0, drop_after = null } = fault ?? {};
    if (latency_ms > 0) await orAborted(wait(latency_ms, signal), signal);
    if (response === null || drop_after === 0) throw broken("fetch failed");
    const { status, body } = response;
    // a cut after the whole body is not noticeable
    const dropped = drop_after !== null && drop_after < body.length;
    const content = WITHOUT_BODY.includes(status) ? null : dropped ? cut(body, drop_after) : body;
    const answer = new Response(content, { status, headers: response.headers });
    return Object.defineProperty(answer, "url", { value: url });
  };
}

/** Handlers for `msw`, created with its `http`. */
export function handlersOf(twin, http, baseUrl) {
  const address = `${baseUrl}`.replace(/\/+$/, "");
  const answer = async ({ request }) => {
    try {
      return await twin.fetch(request);
    } catch (error) {
      // how msw represents a connection error
      if (error instanceof TypeError) return Response.error();
      throw error;
    }
  };
  return [http.all(`${address}/*`, answer)];
}

/** Sends a twin's pending notifications in order, and reports the outcomes. */
export async function deliver(twin, send, clock) {
  if (typeof send !== "function") throw wrongType("fetch", "function", send, "must be a fetch function");
  const done = [];
  for (const { delivery, attempt, url, headers, body } of twin.takeEffects()) {
    let status = null;
    try {
      const answer = await send(url, { method: "POST", headers, body });
      status = answer.status;
      await answer.body?.cancel();
    } catch {
      // no response: the twin repeats the delivery according to its policy
    }
    twin.report(delivery, status, clock());
    done.push({ delivery, attempt, url, status });
  }
  return done;
}
