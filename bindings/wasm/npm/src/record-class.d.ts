/**
 * Writes `text` to a recording from byte `at` on, over whatever is there. The recording is whole after each call. `text` has
 * only ASCII, so `at` counts characters as well: `har = har.slice(0, at) + text` keeps a recording in memory.
 * `toFile` of `lastro/record/file` returns such a function for a file.
 */
export type Write = (text: string, at: number) => void | PromiseLike<void>;

/** What a recording gets from its host. */
export interface RecordingHost {
  /** Milliseconds since 1970, the time of each request; default `Date.now`. For a twin: `() => Date.parse(twin.now())`. */
  now?: () => number;
}

/**
 * A recording of what `fetch` sends and gets, as HAR 1.2, which `lastro drift` reads. It contains no keys, cookies, card numbers
 * and security codes.
 */
export declare class Recording {
  /**
   * Begins a recording.
   * @throws {LastroError} `invalid` if `write` is not a function.
   */
  constructor(write: Write, host?: RecordingHost);
  /**
   * Returns a `fetch` that records what passes through another one, `globalThis.fetch` if it is left out. A response is
   * recorded before it is returned, with its whole body, and a request without a response is recorded, too. An error of
   * writing does not fail a request: `end` throws it.
   */
  around(fetch?: typeof globalThis.fetch): typeof globalThis.fetch;
  /**
   * Waits until everything is written.
   * @throws The first error of writing, after which nothing more was written.
   */
  end(): Promise<void>;
}
