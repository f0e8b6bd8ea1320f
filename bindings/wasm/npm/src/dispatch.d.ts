/**
 * Runs an operation of this entry by name. `input` is a JSON object of named arguments; the result is `{"ok": ...}` or
 * `{"error": ...}` as JSON text. Numbers keep all their digits, in the arguments and in the result.
 * @throws {LastroError} if an argument is not a string, or `init` has not finished.
 */
export function dispatch(operation: string, input: string): string;
