/**
 * Runs an operation of this entry by name on JSON text: an object of named arguments in, `{"ok": ...}` or `{"error": ...}`
 * out. Numbers keep their text both ways.
 * @throws {LastroError} where an argument is not text, or `init` has not ended.
 */
export function dispatch(operation: string, input: string): string;
