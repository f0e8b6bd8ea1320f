import { objectOf, wrongType } from "./errors.js";
import { need } from "./runtime.js";

/** Headers as JSON text, a list of pairs. `content-encoding` is omitted, since `fetch` has already decompressed the body. */
const pairsOf = (headers) => JSON.stringify([...headers].filter(([name]) => name !== "content-encoding"));

/**
 * Reads the body of a copy of the response, so that the program can still read the original. Returns null if the body is incomplete; in
 * this case the program gets the error when it reads the body of the original.
 */
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
  // the first error of writing, as `{ error }`; nothing is written after it
  #fault = null;
  // the promise of the last write: the next write waits for it, since it overwrites the end of the text that is written last
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
      // an error of the recording must not hide whether the request's change was carried out
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
