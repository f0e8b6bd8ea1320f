import type { Issue } from "./api.js";

/**
 * Why an operation failed. Besides the errors in its own `@throws`, every function throws it for an argument that is missing,
 * unknown, or of the wrong type.
 */
export class LastroError extends Error {
  private constructor();
  readonly name: "LastroError";
  /**
   * `malformed`, `invalid`, `unexpected_response`, `unknown_operation`, or `internal` for a bug in this library. In the `slim`
   * entries also `not_ready`, `already_started`, `not_an_engine` and `another_engine`, which is also the code of its only
   * issue.
   */
  readonly code:
    | "malformed"
    | "invalid"
    | "unexpected_response"
    | "unknown_operation"
    | "internal"
    | "not_ready"
    | "already_started"
    | "not_an_engine"
    | "another_engine";
  /** Every problem, each with its path and a stable code. */
  readonly issues: readonly Issue[];
}

/**
 * Whether this entry can be called: always true if it contains its wasm; in `slim`, true after `init` has finished.
 * It never throws.
 */
export function isReady(): boolean;
