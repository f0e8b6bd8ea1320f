export * from "./v1-api.js";
export { LastroError } from "./index.js";

/**
 * Runs an operation of version 1 by name on JSON text: an object of named arguments in, `{"ok": ...}` or `{"error": ...}` out.
 * @throws {LastroError} only when an argument is not text.
 */
export function dispatch(operation: string, input: string): string;
