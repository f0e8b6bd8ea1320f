const BRAND = Symbol.for("lastro.LastroError");

/**
 * The error that operations throw. `issues` lists all problems, each with its path and a stable code. Each entry point of the package
 * has its own copy of this class; `instanceof` also accepts an error of another copy.
 */
export class LastroError extends Error {
  constructor({ code, issues, message }) {
    super(message);
    this.name = "LastroError";
    this.code = code;
    this.issues = issues;
  }
  get [BRAND]() {
    return true;
  }
  static [Symbol.hasInstance](value) {
    return typeof value === "object" && value !== null && value[BRAND] === true;
  }
}

/** Creates an error from the core's JSON text. */
export function fromCore(text) {
  return new LastroError(JSON.parse(text).error);
}

/** Creates an error for a problem that the JavaScript part of the package found. It has the same form as an error of the core. */
export function refuse(path, code, message, params = {}, kind = "invalid") {
  const issues = [{ path, code, severity: "error", params }];
  return new LastroError({ code: kind, issues, message: path ? `${path}: ${message}` : message });
}

/**
 * Creates the error for an entry whose wasm file was not loaded with `init`, or could not be loaded. The error and its only issue have
 * the same code.
 */
export function unstarted(path, code, message) {
  return refuse(path, code, message, {}, code);
}

/** The core's name for the type of a value, such as `list`. */
export function typeOf(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) return "list";
  return typeof value === "string" ? "text" : typeof value;
}

/** Returns the argument `name`. Throws if it is missing or not a string. */
export function textIn(input, name) {
  const value = input?.[name];
  if (value === undefined || value === null) throw refuse(name, "required", "is required");
  if (typeof value !== "string") throw wrongType(name, "text", value, "must be text, not another value");
  return value;
}

/** Returns `value`. Throws if it is not an object; objects of any class are accepted. */
export function objectOf(path, value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw wrongType(path, "object", value, "must be an object, not another value");
}

/** Creates the error for an argument of the wrong type. */
export function wrongType(path, expected, value, message) {
  return refuse(path, "invalid_type", message, { expected, found: typeOf(value) });
}
