import type { ApiFailure, ApiOperation, Issue, PageEnd } from "./api.js";
import type { CarriedOut, ExchangeFailureKind } from "./client-api.js";

/** The last argument of every method. */
export interface CallOptions {
  /** Ends the call at once. A change that was sent before is reported with `carried_out` as `unknown`. */
  signal?: AbortSignal | null;
  /**
   * Called with the call's state before each request, which waits until it is done. A program that stores the state can resume
   * the call after a stop. The state contains neither the key nor the record.
   */
  keep?: ((state: string) => void | Promise<void>) | null;
  /**
   * A stored state to resume from: one passed to `keep`, one of a page, or one of an `ExchangeError`. Pass the same record as
   * before.
   */
  state?: string | null;
}

/** A page of a listing. */
export interface Page<Record> {
  readonly items: readonly Record[];
  /** Whether the listing returned every record: `complete`, `missing` or `repeated`. Null while there may be more pages. */
  readonly end: PageEnd | null;
  /** Whether the service's count of records changed between pages. */
  readonly count_changed: boolean;
  /** The values that do not fit their fields, each with its path in the listing: `data[0].valor`. */
  readonly issues: readonly Issue[];
  /** Pass it as the option `state` to continue the listing after this page. */
  readonly state: string;
}

/** The records of a listing, in the order of their keys unless the query sorts them. Pages are requested on demand. */
export interface Records<Record> extends AsyncIterable<Record> {
  /** The same, page by page. */
  pages(): AsyncGenerator<Page<Record>, void, void>;
}

/** Events that a program may observe, for logs and traces. They contain neither the key nor a body. */
export type Observed =
  | { type: "request"; operation: ApiOperation; method: string; url: string }
  | { type: "response"; operation: ApiOperation; status: number; elapsed_ms: number }
  | { type: "issues"; operation: ApiOperation; issues: readonly Issue[] };

/** The functions that a client gets from its caller. */
export interface ClientHost {
  /** Sends the requests; default `globalThis.fetch`. */
  fetch?: typeof globalThis.fetch;
  /**
   * Called before each request, after each response, and with the issues of a response's values. Its exceptions are ignored.
   */
  observe?: (what: Observed) => void;
  /** For tests: milliseconds since 1970, and a wait, which an abort may end early. */
  clock?: { now(): number; wait(ms: number, signal?: AbortSignal | null): Promise<unknown> };
}

/**
 * Why a call has failed. A record that the rules reject is a `LastroError`, and nothing is sent.
 */
export class ExchangeError extends Error {
  private constructor();
  readonly name: "ExchangeError";
  readonly operation: ApiOperation;
  readonly kind: ExchangeFailureKind;
  /** Whether a change was carried out. `no` for a read. */
  readonly carried_out: CarriedOut;
  /** The service's error, if it responded with one. */
  readonly api_error: ApiFailure | null;
  /** The problems of a response with an unexpected shape; paths begin with `body`. */
  readonly issues: readonly Issue[];
  /**
   * Pass it to the same method as the option `state` to look up an unknown change again. Null if a look-up cannot tell more.
   */
  readonly state: string | null;
}
