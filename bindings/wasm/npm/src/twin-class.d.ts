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

/** An instant: ISO 8601 with an offset, or a `Date`. */
export type MomentInput = string | Date;

/** A request as data. */
export interface TwinRequest {
  /** `GET` if it is left out. */
  method?: string;
  /** A whole address, or path and query string: `/api/v2/vendas/?_limit=10`. */
  url: string | URL;
  /** An object, a `Headers`, a `Map` or pairs. */
  headers?: { readonly [name: string]: string } | Iterable<readonly [name: string, value: string]>;
  /** Bytes or text, as they are sent. */
  body?: string | ArrayBuffer | ArrayBufferView | null;
  /** When it arrives; the current instant if it is left out. Work that is due until then is done first. */
  at?: MomentInput | null;
}

/** What becomes of a request. */
export interface TwinOutcome {
  /** The response; null where the connection ends before one. */
  readonly response: {
    readonly status: number;
    readonly headers: readonly (readonly [name: string, value: string])[];
    readonly body: Uint8Array;
  } | null;
  /**
   * What a fault plan wants of the caller: how long the response takes, and after how many bytes of its body the connection
   * ends (0 if there is no response). `fetch` does both.
   */
  readonly fault: { readonly latency_ms: number; readonly drop_after: number | null } | null;
}

/** What a twin needs of its host. */
export interface TwinHost {
  /**
   * Waits for some milliseconds: the latency of a fault plan. Default: a timer. `signal` is that of the request, if it has
   * one: after its abort nobody waits for the result.
   */
  wait?: (milliseconds: number, signal: AbortSignal | null) => PromiseLike<unknown>;
  /** The instant of each request of `fetch` and report of `deliver`; the twin's own clock if it is left out. */
  clock?: () => MomentInput | null;
}

/** A notification that `deliver` sent, and the status of its response: null where none came. */
export interface Delivered {
  readonly delivery: number;
  readonly attempt: number;
  readonly url: string;
  readonly status: number | null;
}

/**
 * The service itself, in this process: every operation of both documents on one state, with a clock that only the program
 * moves. The same configuration, requests and instants give the same bytes in every language. The reference lists are samples,
 * unless the configuration has others.
 */
export declare class Twin {
  /**
   * A service with nothing in it.
   * @throws {LastroError} Every part of the configuration that is not valid, at its path.
   */
  constructor(config?: ConfigInput, host?: TwinHost);

  /**
   * What a client takes for `fetch`. Faults become what they are for `fetch`: a connection that ends throws a `TypeError`,
   * half a body fails when it is read, and latency is waited for. It may be passed on without its twin.
   */
  readonly fetch: typeof globalThis.fetch;

  /**
   * Responds to a request as data.
   * @throws {LastroError} Only for what is not a request: a `body` that was parsed, an invalid instant. Whatever the service
   * refuses is a response.
   */
  handle(request: TwinRequest): TwinOutcome;

  /** What the caller has to send since the last call. `deliver` does it. */
  takeEffects(): readonly Delivery[];

  /**
   * What came of a delivery: the status of its response, or null where none came. The twin sends it again by its policy. `at` is
   * when the response came; without it the response took no time.
   * @throws {LastroError} For a delivery that does not exist.
   */
  report(delivery: number, status?: number | null, at?: MomentInput | null): void;

  /**
   * Moves the clock forward and does what comes due on the way, in its order: contracts generate sales, installments fall
   * overdue, notifications are sent. With a `budget` it stops after so much work; the next call goes on from there. An
   * earlier instant changes nothing.
   */
  advance(to: MomentInput, options?: { budget?: number | null }): Advanced;

  /** The current instant. */
  now(): string;

  /** The whole state as one text, always the same for the same state, and its hash. It holds no key and no secret. */
  snapshot(): SnapshotText;

  /**
   * Goes on from a snapshot.
   * @throws {LastroError} For a text that is not a snapshot; the state is then as it was.
   */
  restore(snapshot: string | SnapshotText): void;

  /** Another twin with the same state, in constant time. What happens to one does not happen to the other. */
  fork(): Twin;

  /** Everything that happened, in order, from an entry on. It holds no key, no secret and no card. */
  journal(from?: number): readonly Entry[];

  /**
   * Sets what is to go wrong from now on; without a plan nothing. Gives the plan with how often each rule applied.
   * @throws {LastroError} Every part of the plan that is not valid, at its path.
   */
  faults(plan?: FaultPlanInput | null): FaultPlan | null;

  /** What this twin does in undocumented cases, and what else it could do. */
  policies(): readonly Policy[];

  /**
   * Handlers for `msw`: `setupServer(...twin.handlers(http, "https://conta.example"))`. `http` is msw's own, so that this
   * package needs none.
   */
  handlers<Handler>(
    http: { all(path: string, resolver: (info: { request: Request }) => Promise<Response>): Handler },
    baseUrl: string | URL,
  ): Handler[];

  /**
   * Sends what there is to send by a `fetch`, one after the other, and reports the responses.
   * @throws {LastroError} For what is not a function.
   */
  deliver(fetch?: (url: string, init: RequestInit) => Promise<Response>): Promise<readonly Delivered[]>;

  /** Lets its memory go now, instead of when the garbage collector finds it. No method may be called afterwards. */
  free(): void;

  /**
   * What differs between two states, as paths.
   * @throws {LastroError} For a text that is not a snapshot.
   */
  static diff(before: Twin | SnapshotText | string, after: Twin | SnapshotText | string): readonly Difference[];

  /**
   * Does the entries of a journal again, in a new twin of the same configuration, or from a snapshot: the hash of the state
   * that was reached, and the first entry whose response differs.
   */
  static replay(config: ConfigInput, journal: readonly Entry[], snapshot?: string | SnapshotText | null): Replayed;
}
