import type { Event, Issue, Verdict, Verification } from "./api.js";

/** The body of a webhook request exactly as received, as bytes or as a string. Do not pass a parsed object. */
export type RawBody = string | ArrayBuffer | ArrayBufferView;

export interface WebhookInput {
  body: RawBody;
  /** The webhook's secret, which the service shows where the webhook is registered. */
  secret?: string;
  /** One to four secrets, of which one must match. With two secrets, you can replace a secret without rejecting events. */
  secrets?: readonly string[];
  /** The current time in Unix seconds. Required with `tolerance_s` or `future_s`. */
  now?: number;
  /** Maximum age of the event in seconds. */
  tolerance_s?: number;
  /** Maximum number of seconds by which the event's timestamp may be after `now`. */
  future_s?: number;
  /**
   * Whether any entry of the body's list of signatures may match. By default the first must match, as the service's documentation
   * requires.
   */
  any_entry?: boolean;
}

/**
 * Verifies the signature of a webhook body. The verdict is the same as that of `webhook.verify` in the default entry, but the digests are
 * computed by the runtime's own cryptography.
 * @throws {LastroError} Only for invalid arguments: a negative limit, a limit without `now`, more than four secrets, a parsed body. Every
 * other body gets a verdict.
 */
export declare function verify(input: WebhookInput): Promise<Verification>;

/**
 * Runs only the first step of a verification. Returns the ranges of the body that are signed and the digests in the body, or a verdict if
 * the body can already be rejected.
 * @throws {LastroError} `invalid_type` for a parsed body, `not_ready` before `init` has finished.
 */
export declare function plan(input: { body: RawBody; any_entry?: boolean }):
  | { readonly verdict: Verdict }
  | {
      readonly verdict?: undefined;
      readonly ranges: readonly (readonly [start: number, end: number])[];
      readonly expected: readonly string[];
      readonly event: Event;
    };
