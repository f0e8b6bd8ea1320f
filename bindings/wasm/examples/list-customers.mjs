// Lists all customers with fetch: the page walk says what to request, the retry plan what to do when it fails.
import { LastroError, pages, request, response, retry } from "lastro";

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** One operation, as often as its retry plan says. */
async function call({ base_url, api_key, operation, query, wait = sleep }) {
  const started = Date.now();
  for (let attempt = 1; ; attempt++) {
    const { method, url, headers, body } = request.build({ operation, base_url, api_key, query });
    let status, retry_after, failure;
    try {
      const answer = await fetch(url, { method, headers, body });
      const received = new Uint8Array(await answer.arrayBuffer());
      // a connection that ends within the body has given no answer, whatever its status was
      status = answer.status;
      retry_after = answer.headers.get("Retry-After");
      const decoded = response.decode({ operation, status, body: received, api_key });
      if (decoded.value !== null) return JSON.parse(decoded.value);
      failure = new Error(`${decoded.api_error.kind}: ${decoded.api_error.message ?? "no message"}`);
    } catch (error) {
      // an answer that does not fit will not fit the next time either; no answer at all may be another matter
      if (error instanceof LastroError) throw error;
      failure = error;
    }
    const now = Math.floor(Date.now() / 1000);
    const seed = Math.floor(Math.random() * 2 ** 31);
    const next = retry.next({ operation, attempt, status, retry_after, now, seed, elapsed_ms: Date.now() - started });
    if (next.action !== "retry") throw failure;
    await wait(next.wait_ms);
  }
}

/** Every customer; `keep` is given the walk's state after each page, so that it can be stored and resumed. */
export async function* listCustomers({ base_url, api_key, query, keep = () => {}, wait }) {
  let step = pages.start({ operation: "customers.list", query });
  while (!step.done) {
    const { operation, query: page } = step.request;
    const listing = await call({ base_url, api_key, operation, query: page, wait });
    step = pages.next({ state: step.state, response: listing });
    keep(step.state);
    yield* step.items.map((item) => JSON.parse(item));
  }
}
