import { wrongType } from "./errors.js";
import { orAborted } from "./wait.js";

// The statuses with which the constructor of `Response` accepts no body.
const WITHOUT_BODY = [204, 205, 304];

/** The error that `fetch` throws for a failed or lost connection. Its `cause` is like that of Node's `fetch`. */
function broken(message) {
  const cause = Object.assign(new Error("other side closed"), { code: "UND_ERR_SOCKET" });
  return new TypeError(message, { cause });
}

/** A response body that ends with an error after its first `length` bytes. */
function cut(body, length) {
  return new ReadableStream({
    start(stream) {
      if (length > 0) stream.enqueue(body.subarray(0, length));
    },
    // called after the first bytes have been read
    pull(stream) {
      stream.error(broken("terminated"));
    },
  });
}

/** Creates a `fetch` to which the twin responds. */
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
    // a connection that drops after the whole body makes no difference to the program
    const dropped = drop_after !== null && drop_after < body.length;
    const content = WITHOUT_BODY.includes(status) ? null : dropped ? cut(body, drop_after) : body;
    const answer = new Response(content, { status, headers: response.headers });
    return Object.defineProperty(answer, "url", { value: url });
  };
}

/** Creates handlers for the library `msw` that pass all requests to `baseUrl` to the twin. `http` is the object that msw exports. */
export function handlersOf(twin, http, baseUrl) {
  const address = `${baseUrl}`.replace(/\/+$/, "");
  const answer = async ({ request }) => {
    try {
      return await twin.fetch(request);
    } catch (error) {
      // with this response, msw simulates a connection error
      if (error instanceof TypeError) return Response.error();
      throw error;
    }
  };
  return [http.all(`${address}/*`, answer)];
}

/** Sends a twin's pending notifications in order with the function `send`, and reports each result to the twin. */
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
      // there is no response: report that as `null`, and the twin sends the notification again according to its policy
    }
    twin.report(delivery, status, clock());
    done.push({ delivery, attempt, url, status });
  }
  return done;
}
