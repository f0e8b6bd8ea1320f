/**
 * Writes `text` to a recording at byte offset `at`, over what is there. The recording is complete after each call. `text` is
 * ASCII, so `at` counts characters as well: `har = har.slice(0, at) + text` keeps a recording in memory. `toFile` of
 * `lastro/record/file` returns such a function for a file.
 */
export type Write = (text: string, at: number) => void | PromiseLike<void>;

/** The functions that a recording gets from its caller. */
export interface RecordingHost {
  /** Milliseconds since 1970, for the time of each request; default `Date.now`. For a twin: `() => Date.parse(twin.now())`. */
  now?: () => number;
}

/**
 * Records the requests and responses of `fetch` as HAR 1.2, which `lastro drift` reads. The recording contains no keys,
 * cookies, card numbers and security codes.
 */
export declare class Recording {
  /**
   * Begins a recording.
   * @throws {LastroError} `invalid` if `write` is not a function.
   */
  constructor(write: Write, host?: RecordingHost);
  /**
   * Returns a `fetch` that records the requests and responses of another one, by default `globalThis.fetch`. A response is
   * recorded with its whole body before it is returned. A request without a response is recorded too. A write error does not
   * fail a request: `end` throws it.
   */
  around(fetch?: typeof globalThis.fetch): typeof globalThis.fetch;
  /**
   * Waits until everything is written.
   * @throws The first write error, after which nothing more was written.
   */
  end(): Promise<void>;
}
