/**
 * A function that writes the parts of a recording. It must write `text` at byte offset `at`, and so overwrite the bytes after that
 * offset. After each call the recording is a complete HAR document.
 *
 * `toFile` of `lastro/record/file` returns such a function for a file. To collect a recording in memory, use
 * `har = har.slice(0, at) + text`: the text is ASCII, so `at` is also an index of characters.
 */
export type Write = (text: string, at: number) => void | PromiseLike<void>;

/** Functions that a recording calls, and that a program may replace. */
export interface RecordingHost {
  /** Returns the time in milliseconds since 1970. Default: `Date.now`. For a twin use `() => Date.parse(twin.now())`. */
  now?: () => number;
}

/**
 * Records the requests and responses of `fetch` as HAR 1.2. The command `lastro drift` reads such a recording. Keys, cookies, card
 * numbers and security codes are not recorded.
 */
export declare class Recording {
  /**
   * Begins a recording, and writes its first part with `write`.
   * @throws {LastroError} `invalid` if `write` is not a function.
   */
  constructor(write: Write, host?: RecordingHost);
  /**
   * Returns a function that calls `fetch`, by default `globalThis.fetch`, and records the request and its response. The response is
   * recorded with its whole body before it is returned. A request without a response is also recorded. If writing fails, the request
   * does not fail: `end` throws the error.
   */
  around(fetch?: typeof globalThis.fetch): typeof globalThis.fetch;
  /**
   * Waits until the whole recording is written.
   * @throws The first write error, after which nothing more was written.
   */
  end(): Promise<void>;
}
