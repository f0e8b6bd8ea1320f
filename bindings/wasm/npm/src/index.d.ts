export * from "./api.js";
import type { Issue } from "./api.js";

/** Why an operation gave no value. */
export class LastroError extends Error {
  private constructor();
  readonly name: "LastroError";
  /** `malformed`, `invalid`, `unexpected_response`, `unknown_operation`, or `internal` for a fault of this library. */
  readonly code: "malformed" | "invalid" | "unexpected_response" | "unknown_operation" | "internal";
  /** Every problem, each with its path and a stable code. */
  readonly issues: readonly Issue[];
}

/**
 * Runs an operation by name on JSON text: an object of named arguments in, `{"ok": ...}` or `{"error": ...}` out.
 * Numbers keep their text both ways.
 * @throws {LastroError} only when an argument is not text.
 */
export function dispatch(operation: string, input: string): string;
