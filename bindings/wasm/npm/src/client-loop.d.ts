import type { ApiFailure, ApiOperation, Issue, PageEnd } from "./api.js";
import type { CarriedOut, ExchangeFailureKind } from "./client-api.js";

/** The options of a call: the last argument of every method of a client. */
export interface CallOptions {
  /** A signal to cancel the call. If a change was already sent, the error's `carried_out` is `unknown`. */
  signal?: AbortSignal | null;
  /**
   * Called with the call's state before each request. The request is sent after the function has finished. A program that stores the
   * state can resume the call after a restart. The state contains neither the API key nor the record.
   */
  keep?: ((state: string) => void | Promise<void>) | null;
  /**
   * A stored state, with which the call is resumed. `keep`, a page and an `ExchangeError` provide it. Pass the same record as in the
   * first call.
   */
  state?: string | null;
}

/** One page of a listing. */
export interface Page<Record> {
  readonly items: readonly Record[];
  /** On the last page, whether the listing returned every record (`complete`). Null if there may be more pages. */
  readonly end: PageEnd | null;
  /** Whether the number of records that the service reported changed between pages. */
  readonly count_changed: boolean;
  /** The problems of values that do not fit their fields, each with its path in the page: `data[0].valor`. */
  readonly issues: readonly Issue[];
  /** The state of the listing. Pass it as the option `state` to continue with the next page. */
  readonly state: string;
}

/** The records of a listing, in the order of their keys unless the query sorts them. A page is requested when a loop reaches it. */
export interface Records<Record> extends AsyncIterable<Record> {
  /** Starts the listing, and returns its pages. */
  pages(): AsyncGenerator<Page<Record>, void, void>;
}

/** The events of a client, for logs and traces. They contain neither the key nor a body. */
export type Observed =
  | { type: "request"; operation: ApiOperation; method: string; url: string }
  | { type: "response"; operation: ApiOperation; status: number; elapsed_ms: number }
  | { type: "issues"; operation: ApiOperation; issues: readonly Issue[] };

/** Functions that a client calls, and that a program may replace. All have defaults. */
export interface ClientHost {
  /** The function that sends requests. Default: `globalThis.fetch`. */
  fetch?: typeof globalThis.fetch;
  /**
   * Called for each event: before each request, after each response, and for a response with issues. Exceptions of this function are
   * ignored.
   */
  observe?: (what: Observed) => void;
  /** The clock, which tests can replace: the time in milliseconds since 1970, and a function that waits. */
  clock?: { now(): number; wait(ms: number, signal?: AbortSignal | null): Promise<unknown> };
}

/**
 * The failure of a call. If the arguments are invalid, a call throws a `LastroError` instead and sends nothing.
 */
export class ExchangeError extends Error {
  private constructor();
  readonly name: "ExchangeError";
  readonly operation: ApiOperation;
  readonly kind: ExchangeFailureKind;
  /** Whether the service carried out the change that the call requested. `no` for a call that only reads. */
  readonly carried_out: CarriedOut;
  /** The service's error, if it responded with one. */
  readonly api_error: ApiFailure | null;
  /** For the kind `unexpected_response`, the problems of the response. Their paths begin with `body`. */
  readonly issues: readonly Issue[];
  /**
   * The state of the call. To look up again a change whose outcome is unknown, call the same method again with this state as the
   * option `state`. Null if a later look-up cannot tell more.
   */
  readonly state: string | null;
}
