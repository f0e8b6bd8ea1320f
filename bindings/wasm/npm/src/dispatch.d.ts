/**
 * Runs an operation of this entry by name. Takes a JSON object of named arguments, and returns `{"ok": ...}` or `{"error":
 * ...}` as JSON text. Numbers keep all their digits both ways.
 * @throws {LastroError} if an argument is not a string, or `init` has not finished.
 */
export function dispatch(operation: string, input: string): string;
