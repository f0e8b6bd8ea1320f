import { LastroError, refuse } from "./errors.js";

// The core's levels of nesting: past them it refuses by itself, so the walk below may stop.
const MAX_DEPTH = 128;
const LONE_SURROGATE = /\p{Surrogate}/u;

let engine = null;

/** Gives the instance that every call goes to. */
export function install(glue) {
  engine = glue;
}

function ready() {
  if (engine === null) throw refuse("", "not_ready", "init has not been called");
  return engine;
}

/** The path of a text that is half a character: crossing to UTF-8 would replace it without a word. */
function brokenText(value, path, depth) {
  if (typeof value === "string") return LONE_SURROGATE.test(value) ? path : null;
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH) return null;
  if (ArrayBuffer.isView(value)) return null;
  const list = Array.isArray(value);
  for (const [key, member] of Object.entries(value)) {
    const place = list ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    if (LONE_SURROGATE.test(key)) return place;
    const broken = brokenText(member, place, depth + 1);
    if (broken !== null) return broken;
  }
  return null;
}

function check(input) {
  const broken = brokenText(input, "", 0);
  if (broken !== null) throw refuse(broken, "lone_surrogate", "has half of a surrogate pair");
}

function unwrap(text) {
  const answer = JSON.parse(text);
  if (answer.error !== undefined) throw new LastroError(answer.error);
  return answer.ok;
}

/** Runs an operation on an object of named arguments. */
export function call(operation, input) {
  check(input);
  return unwrap(ready().dispatch_object(operation, input ?? {}));
}

/** The same where one argument may be raw bytes, which cross as they are. */
export function callWithBytes(operation, name, input) {
  const { [name]: bytes, ...rest } = input ?? {};
  if (!(bytes instanceof Uint8Array)) return call(operation, input);
  check(rest);
  return unwrap(ready().dispatch_bytes(operation, rest, bytes));
}

/** Runs an operation on JSON text; the answer is text too, and an error is an answer. */
export function dispatch(operation, input) {
  const text = typeof operation === "string" && typeof input === "string";
  if (!text) throw refuse("", "invalid_type", "must be text, not another value");
  check([operation, input]);
  return ready().dispatch_text(operation, input);
}
