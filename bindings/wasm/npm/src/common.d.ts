import type { Issue } from "./api.js";

/**
 * The error that operations throw. Every function throws it in the cases that its `@throws` lists, and also for an argument that is
 * missing, unknown, or of the wrong type.
 */
export class LastroError extends Error {
  private constructor();
  readonly name: "LastroError";
  /**
   * The kind of error: `malformed`, `invalid`, `unexpected_response`, `unknown_operation`, or `internal` for a bug in this library. The
   * `slim` entries also throw `not_ready`, `already_started`, `not_an_engine` and `another_engine`; such an error has one issue with the
   * same code.
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
  /** All problems, each with its path and a stable code. */
  readonly issues: readonly Issue[];
}

/**
 * Whether this entry can be called. A `slim` entry returns true after `init` has finished; the other entries contain their wasm module
 * and always return true.
 * It never throws.
 */
export function isReady(): boolean;
