import type {
  Advanced,
  ConfigInput,
  Delivery,
  Difference,
  Entry,
  FaultPlan,
  FaultPlanInput,
  Policy,
  Replayed,
  SnapshotText,
} from "./twin-records.js";

export type * from "./twin-records.js";

/** A timestamp: ISO 8601 with an offset, or a `Date`. */
export type MomentInput = string | Date;

/** A request to a twin. */
export interface TwinRequest {
  /** The HTTP method. Default: `GET`. */
  method?: string;
  /** The address: an absolute URL, or path and query string, such as `/api/v2/vendas/?_limit=10`. */
  url: string | URL;
  /** The headers: an object, a `Headers`, a `Map` or a list of pairs. */
  headers?: { readonly [name: string]: string } | Iterable<readonly [name: string, value: string]>;
  /** The body, as bytes or as a string. */
  body?: string | ArrayBuffer | ArrayBufferView | null;
  /** The time of the request, to which the clock first moves, as with `advance`. Default: the twin's current time. */
  at?: MomentInput | null;
}

/** What a twin returns for a request: a response, and the fault that the caller has to simulate. */
export interface TwinOutcome {
  /** The response. Null if the fault plan drops the connection before the response. */
  readonly response: {
    readonly status: number;
    readonly headers: readonly (readonly [name: string, value: string])[];
    readonly body: Uint8Array;
  } | null;
  /**
   * The fault of the fault plan that the caller has to simulate. `latency_ms` is the delay of the response; `drop_after` is the number
   * of body bytes after which the connection drops, 0 if there is no response. `twin.fetch` simulates both.
   */
  readonly fault: { readonly latency_ms: number; readonly drop_after: number | null } | null;
}

/** Functions that a twin calls, and that a program may replace. All have defaults. */
export interface TwinHost {
  /**
   * Waits the given number of milliseconds, for a fault plan that delays responses. Default: a timer. `signal` is the request's abort
   * signal, if it has one; after an abort the result does not matter.
   */
  wait?: (milliseconds: number, signal: AbortSignal | null) => PromiseLike<unknown>;
  /** Returns the time at which `twin.fetch` makes a request or `deliver` reports a result. Default: the twin's own clock. */
  clock?: () => MomentInput | null;
}

/** A notification that `deliver` sent. `status` is the status of the response, or null if there was none. */
export interface Delivered {
  readonly delivery: number;
  readonly attempt: number;
  readonly url: string;
  readonly status: number | null;
}

/**
 * A simulation of the billing service in this process, for tests. It has every operation of version 1 and version 2 of the service, on
 * the same records. Its clock moves only when the program moves it. The same configuration, requests and timestamps give the same bytes
 * in every language. By default the twin has only samples of the reference lists, such as municipalities; `lists` of the configuration
 * replaces them.
 */
export declare class Twin {
  /**
   * Creates a twin without records.
   * @throws {LastroError} The configuration is invalid. Lists all problems with their paths.
   */
  constructor(config?: ConfigInput, host?: TwinHost);

  /**
   * A function like `fetch` to which the twin responds, for clients. It simulates the fault plan: it throws a `TypeError` for a dropped
   * connection, returns a body that fails while it is read, and delays responses. It may be called without its twin:
   * `const { fetch } = twin`.
   */
  readonly fetch: typeof globalThis.fetch;

  /**
   * Responds to a request.
   * @throws {LastroError} Only for invalid arguments, such as a parsed object as `body` or an invalid timestamp. An error of the service
   * is a response.
   */
  handle(request: TwinRequest): TwinOutcome;

  /** Returns the webhook notifications that became due since the last call, for the caller to send. `deliver` also sends them. */
  takeEffects(): readonly Delivery[];

  /**
   * Reports the result of a delivery: the status of its response, or null if there was none. `at` is the time of the response, by default
   * the time of sending. The twin sends a failed notification again according to its policy.
   * @throws {LastroError} The delivery does not exist.
   */
  report(delivery: number, status?: number | null, at?: MomentInput | null): void;

  /**
   * Moves the clock forward and does the work that becomes due until then, in order: contracts generate sales, installments become
   * overdue, notifications become ready to send. With a `budget` it stops after that many items of work; the next call continues from
   * there. A time before the twin's current time changes nothing.
   */
  advance(to: MomentInput, options?: { budget?: number | null }): Advanced;

  /** The twin's current time. */
  now(): string;

  /** The whole state as a string, with its hash. Equal states give equal strings. The string contains neither keys nor secrets. */
  snapshot(): SnapshotText;

  /**
   * Restores the state of a snapshot.
   * @throws {LastroError} The string is not a snapshot. The state does not change.
   */
  restore(snapshot: string | SnapshotText): void;

  /** Returns another twin with the same state. Afterwards the two are independent. Takes constant time. */
  fork(): Twin;

  /**
   * The journal: requests, clock changes and everything else that happened to the twin. Returns the entries from number `from` on. They
   * contain no keys, secrets or cards.
   */
  journal(from?: number): readonly Entry[];

  /**
   * Sets the fault plan for the following requests, or removes it if `plan` is unset. Returns the plan, in which each rule has the
   * number of times that the rule applied.
   * @throws {LastroError} The plan is invalid. Lists all problems with their paths.
   */
  faults(plan?: FaultPlanInput | null): FaultPlan | null;

  /** The policies: cases that the service's documentation does not describe, each with this twin's choice and the alternatives. */
  policies(): readonly Policy[];

  /**
   * Creates handlers for the library `msw`: `setupServer(...twin.handlers(http, "https://conta.example"))`. `http` is the object that msw
   * exports; you pass it because this package does not depend on msw.
   */
  handlers<Handler>(
    http: { all(path: string, resolver: (info: { request: Request }) => Promise<Response>): Handler },
    baseUrl: string | URL,
  ): Handler[];

  /**
   * Sends all pending notifications in order, with `fetch` or by default `globalThis.fetch`, and reports the results to the twin.
   * @throws {LastroError} `fetch` is not a function.
   */
  deliver(fetch?: (url: string, init: RequestInit) => Promise<Response>): Promise<readonly Delivered[]>;

  /** Frees the twin's memory at once; otherwise the garbage collector does. Do not call any method afterwards. */
  free(): void;

  /**
   * The differences between two states, each with its path.
   * @throws {LastroError} A string is not a snapshot.
   */
  static diff(before: Twin | SnapshotText | string, after: Twin | SnapshotText | string): readonly Difference[];

  /**
   * Replays the entries of a journal in a new twin with this configuration, which starts from `snapshot` if it is set. Returns the hash
   * of the resulting state, and the number of the first entry whose response differs from the journal's.
   */
  static replay(config: ConfigInput, journal: readonly Entry[], snapshot?: string | SnapshotText | null): Replayed;
}
