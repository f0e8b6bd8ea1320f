import type { Event, Issue, Verdict, Verification } from "./api.js";

/** The raw body exactly as it arrived: its bytes, or their text. Never a parsed object. */
export type RawBody = string | ArrayBuffer | ArrayBufferView;

export interface WebhookInput {
  body: RawBody;
  /** The secret of the registration page. */
  secret?: string;
  /** One to four secrets, so that one can be changed without losing an event. */
  secrets?: readonly string[];
  /** Unix seconds; needed when a limit is given. */
  now?: number;
  /** Most seconds that the event may be old. */
  tolerance_s?: number;
  /** Most seconds that the event may lie in the future. */
  future_s?: number;
  /** Whether any entry of the signature list may fit. The service's document says the first one does. */
  any_entry?: boolean;
}

/**
 * Judges a webhook body by its signature, on the bytes exactly as they arrived: the strict verdict of `webhook.verify` of
 * the default entry, with the digests made by the caller's WebCrypto.
 * @throws {LastroError} only for what the caller sets (a negative limit, a limit without `now`, more than four secrets, a
 * body that was parsed); whatever the body holds, there is a verdict.
 */
export declare function verify(input: WebhookInput): Promise<Verification>;

/**
 * The first step alone: which bytes are signed, and the digests that the body claims.
 * @throws {LastroError} `invalid_type` for a body that was parsed, `not_ready` before the end of `init`. Whatever the body
 * holds, there is a plan or a verdict.
 */
export declare function plan(input: { body: RawBody; any_entry?: boolean }):
  | { readonly verdict: Verdict }
  | {
      readonly verdict?: undefined;
      readonly ranges: readonly (readonly [start: number, end: number])[];
      readonly expected: readonly string[];
      readonly event: Event;
    };
