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

/** A request as data. */
export interface TwinRequest {
  /** Default `GET`. */
  method?: string;
  /** An absolute URL, or path and query string: `/api/v2/vendas/?_limit=10`. */
  url: string | URL;
  /** An object, a `Headers`, a `Map` or pairs. */
  headers?: { readonly [name: string]: string } | Iterable<readonly [name: string, value: string]>;
  /** Bytes or a string, as sent. */
  body?: string | ArrayBuffer | ArrayBufferView | null;
  /** Time of arrival; default: the twin's current time. Work due until then is done first. */
  at?: MomentInput | null;
}

/** The outcome of a request. */
export interface TwinOutcome {
  /** The response; null if the connection ends before it. */
  readonly response: {
    readonly status: number;
    readonly headers: readonly (readonly [name: string, value: string])[];
    readonly body: Uint8Array;
  } | null;
  /**
   * The fault that the caller has to simulate: the delay of the response, and the number of body bytes after which the
   * connection ends (0 if there is no response). `fetch` simulates both.
   */
  readonly fault: { readonly latency_ms: number; readonly drop_after: number | null } | null;
}

/** The functions that a twin gets from its caller. */
export interface TwinHost {
  /**
   * Waits for the latency of a fault plan, in milliseconds. Default: a timer. `signal` is that of the request, if it has one:
   * after its abort nobody waits for the result.
   */
  wait?: (milliseconds: number, signal: AbortSignal | null) => PromiseLike<unknown>;
  /** The time of each request of `fetch` and of each report of `deliver`; default: the twin's own clock. */
  clock?: () => MomentInput | null;
}

/** A notification that `deliver` sent, and the status of its response: null if there was none. */
export interface Delivered {
  readonly delivery: number;
  readonly attempt: number;
  readonly url: string;
  readonly status: number | null;
}

/**
 * The service itself, in this process: every operation of both documents on one state, with a clock that only the program
 * moves. The same configuration, requests and timestamps give the same bytes in every language. The reference lists are
 * samples, unless the configuration has others.
 */
export declare class Twin {
  /**
   * A service without records.
   * @throws {LastroError} Lists every invalid part of the configuration with its path.
   */
  constructor(config?: ConfigInput, host?: TwinHost);

  /**
   * A `fetch` for clients. Faults appear as they do with `fetch`: a dropped connection throws a `TypeError`, a truncated body
   * fails when it is read, and latency is waited for. It may be passed on without its twin.
   */
  readonly fetch: typeof globalThis.fetch;

  /**
   * Responds to a request as data.
   * @throws {LastroError} Only for invalid arguments: a `body` that was parsed, an invalid timestamp. A refusal by the service
   * is a response.
   */
  handle(request: TwinRequest): TwinOutcome;

  /** The notifications that the caller has to send since the last call. `deliver` sends them. */
  takeEffects(): readonly Delivery[];

  /**
   * Reports the outcome of a delivery: the status of its response, or null if there was none. The twin repeats failed
   * deliveries according to its policy. `at` is the time of the response; without it the response took no time.
   * @throws {LastroError} The delivery does not exist.
   */
  report(delivery: number, status?: number | null, at?: MomentInput | null): void;

  /**
   * Moves the clock forward and does the work that comes due, in order: contracts generate sales, installments fall overdue,
   * notifications are sent. With a `budget` it stops after that much work; the next call continues from there. An earlier time
   * changes nothing.
   */
  advance(to: MomentInput, options?: { budget?: number | null }): Advanced;

  /** The twin's current time. */
  now(): string;

  /** The whole state as a string, always the same for the same state, and its hash. It contains no key and no secret. */
  snapshot(): SnapshotText;

  /**
   * Restores the state of a snapshot.
   * @throws {LastroError} The string is not a snapshot; the state is unchanged.
   */
  restore(snapshot: string | SnapshotText): void;

  /** Another twin with the same state, in constant time. The two are independent from then on. */
  fork(): Twin;

  /** All events in order, beginning with an entry's number. They contain no key, no secret and no card. */
  journal(from?: number): readonly Entry[];

  /**
   * Sets the fault plan for the following requests; no faults if unset. Returns the plan, with a count of how often each rule
   * applied.
   * @throws {LastroError} Lists every invalid part of the plan with its path.
   */
  faults(plan?: FaultPlanInput | null): FaultPlan | null;

  /** How this twin behaves in undocumented cases, with the alternatives. */
  policies(): readonly Policy[];

  /**
   * Handlers for `msw`: `setupServer(...twin.handlers(http, "https://conta.example"))`. Pass msw's `http`, so that this package
   * does not depend on msw.
   */
  handlers<Handler>(
    http: { all(path: string, resolver: (info: { request: Request }) => Promise<Response>): Handler },
    baseUrl: string | URL,
  ): Handler[];

  /**
   * Sends all pending notifications with a `fetch`, in order, and reports the responses.
   * @throws {LastroError} `fetch` is not a function.
   */
  deliver(fetch?: (url: string, init: RequestInit) => Promise<Response>): Promise<readonly Delivered[]>;

  /** Frees the twin's memory now, instead of at garbage collection. No method may be called afterwards. */
  free(): void;

  /**
   * The differences between two states, each with its path.
   * @throws {LastroError} A string is not a snapshot.
   */
  static diff(before: Twin | SnapshotText | string, after: Twin | SnapshotText | string): readonly Difference[];

  /**
   * Replays the entries of a journal in a new twin of the same configuration, or from a snapshot. Returns the hash of the
   * resulting state, and the first entry whose response differs.
   */
  static replay(config: ConfigInput, journal: readonly Entry[], snapshot?: string | SnapshotText | null): Replayed;
}
