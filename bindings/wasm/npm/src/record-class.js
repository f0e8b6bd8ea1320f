import { objectOf, wrongType } from "./errors.js";
import { need } from "./runtime.js";

/** Names and values of headers as JSON text, without `content-encoding`: `fetch` has decompressed the body. */
const pairsOf = (headers) => JSON.stringify([...headers].filter(([name]) => name !== "content-encoding"));

/** The bytes of a response, which stays readable. `null` if they do not all arrive: the program notices when it reads. */
async function bytesOf(response) {
  try {
    return new Uint8Array(await response.clone().arrayBuffer());
  } catch {
    return null;
  }
}

/** Records the requests and responses of `fetch`. */
export class Recording {
  #recorder;
  #write;
  #now;
  // the first error, after which nothing more is written
  #fault = null;
  // writes are sequential: each overwrites the end of the previous one
  #written;

  constructor(write, host = {}) {
    const { Recorder } = need();
    if (typeof write !== "function") throw wrongType("write", "function", write, "must be a function");
    const { now = Date.now } = objectOf("host", host);
    this.#write = write;
    this.#now = () => Math.floor(now());
    this.#recorder = new Recorder();
    this.#written = Promise.resolve();
    this.#put(Recorder.start(), 0);
  }

  #put(text, at) {
    const put = async () => {
      if (this.#fault === null) await this.#write(text, at);
    };
    this.#written = this.#written.then(put).catch((error) => (this.#fault ??= { error }));
    return this.#written;
  }

  #add(request, sent, began, response, body) {
    const { method, url, headers } = request;
    const answer = body === null ? [undefined, "[]", new Uint8Array()] : [response.status, pairsOf(response.headers), body];
    try {
      const at = this.#recorder.end;
      return this.#put(this.#recorder.add(began, this.#now() - began, method, url, pairsOf(headers), sent, ...answer), at);
    } catch (error) {
      // a recording that fails must not hide the outcome of a change
      this.#fault ??= { error };
    }
  }

  around(fetch = globalThis.fetch) {
    if (typeof fetch !== "function") throw wrongType("fetch", "function", fetch, "must be a fetch function");
    return async (input, init) => {
      const request = new Request(input instanceof Request ? input.clone() : input, init);
      const sent = new Uint8Array(await request.arrayBuffer());
      const began = this.#now();
      let response = null;
      let body = null;
      try {
        response = await fetch(input, init);
        body = await bytesOf(response);
        return response;
      } finally {
        await this.#add(request, sent, began, response, body);
      }
    };
  }

  async end() {
    await this.#written;
    if (this.#fault !== null) throw this.#fault.error;
  }
}
