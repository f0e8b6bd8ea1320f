const BRAND = Symbol.for("lastro.LastroError");

/**
 * Why an operation failed. Every problem is in `issues`, each with its path and a stable code. `instanceof` works across the
 * package's entry points, although each has its own copy of this class.
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

/** An error that this layer detected, in the form of the core's errors. */
export function refuse(path, code, message, params = {}, kind = "invalid") {
  const issues = [{ path, code, severity: "error", params }];
  return new LastroError({ code: kind, issues, message: path ? `${path}: ${message}` : message });
}

/** The error of an entry that was not started, or not correctly: its code is that of its issue. */
export function unstarted(path, code, message) {
  return refuse(path, code, message, {}, code);
}

/** The type of a value, by the core's name for it. */
export function typeOf(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) return "list";
  return typeof value === "string" ? "text" : typeof value;
}

/** A required string argument. */
export function textIn(input, name) {
  const value = input?.[name];
  if (value === undefined || value === null) throw refuse(name, "required", "is required");
  if (typeof value !== "string") throw wrongType(name, "text", value, "must be text, not another value");
  return value;
}

/** An argument that must be an object, of any class. */
export function objectOf(path, value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw wrongType(path, "object", value, "must be an object, not another value");
}

/** The error for an argument of the wrong type. */
export function wrongType(path, expected, value, message) {
  return refuse(path, "invalid_type", message, { expected, found: typeOf(value) });
}
