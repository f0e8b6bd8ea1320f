import type { Event, Issue, Verdict, Verification } from "./api.js";

/** The raw body exactly as received: its bytes, or their text. Never a parsed object. */
export type RawBody = string | ArrayBuffer | ArrayBufferView;

export interface WebhookInput {
  body: RawBody;
  /** The secret from the registration page. */
  secret?: string;
  /** One to four secrets, so that a secret can be replaced without losing an event. */
  secrets?: readonly string[];
  /** Unix seconds; required if a limit is set. */
  now?: number;
  /** Maximum age of the event in seconds. */
  tolerance_s?: number;
  /** Maximum number of seconds that the event may lie in the future. */
  future_s?: number;
  /** Whether any entry of the signature list may match. The service's document requires the first one to match. */
  any_entry?: boolean;
}

/**
 * Verifies a webhook body by its signature, on the bytes exactly as received: the strict verdict of `webhook.verify` of the
 * default entry, with digests by the caller's WebCrypto.
 * @throws {LastroError} Only for invalid settings (a negative limit, a limit without `now`, more than four secrets, a parsed
 * body). Every body gets a verdict.
 */
export declare function verify(input: WebhookInput): Promise<Verification>;

/**
 * Only the first step: the signed bytes, and the digests that the body claims.
 * @throws {LastroError} `invalid_type` for a parsed body, `not_ready` before `init` has finished. Every body gets a plan or a
 * verdict.
 */
export declare function plan(input: { body: RawBody; any_entry?: boolean }):
  | { readonly verdict: Verdict }
  | {
      readonly verdict?: undefined;
      readonly ranges: readonly (readonly [start: number, end: number])[];
      readonly expected: readonly string[];
      readonly event: Event;
    };
