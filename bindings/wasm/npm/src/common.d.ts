import type { Issue } from "./api.js";

/**
 * Why an operation gave no value. Every function throws it for a wrong argument, besides what its own `@throws` tells: one
 * that is missing, unknown, or no value of its type.
 */
export class LastroError extends Error {
  private constructor();
  readonly name: "LastroError";
  /**
   * `malformed`, `invalid`, `unexpected_response`, `unknown_operation`, or `internal` for a fault of this library. In the
   * `slim` entries also `not_ready`, `already_started`, `not_an_engine` and `another_engine`, as in its only issue.
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
 * Whether this entry can be called: always true where the wasm is inside the entry, and after the end of `init` in `slim`.
 * It never throws.
 */
export function isReady(): boolean;
