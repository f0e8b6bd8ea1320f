import { refuse, unstarted, wrongType } from "./errors.js";
import { isBroken, write } from "./write.js";

const encoder = new TextEncoder();
// Shorter strings are encoded into a reused buffer, which is several times as fast as a new array for each.
const SHORT = 20_000;
const kept = new Uint8Array(3 * SHORT);

// The entry's wasm exports (by `wasm-bindgen`), and the identity that the wasm must have.
let engine;
let identity;
let ready = false;

/** Sets the exports that this entry calls, and the identity of the wasm that they belong to. */
export function attach(exports, text) {
  engine = exports;
  identity = text;
}

/** The identity in a wasm file of this package; the build writes it there. */
function identityOf(module) {
  const [section] = WebAssembly.Module.customSections(module, "lastro");
  return section === undefined ? null : new TextDecoder().decode(section);
}

/** Directs every call to an instance of this module. */
export function install(module) {
  const given = identityOf(module);
  if (given === null) throw unstarted("source", "not_an_engine", "is not a wasm file of lastro");
  // an operation is called by its index in a list, which differs in another version or entry
  if (given !== identity) throw unstarted("source", "another_engine", `is ${given}, and this entry needs ${identity}`);
  engine.initSync({ module });
  ready = true;
}

/** Whether this entry can be called. */
export function isReady() {
  return ready;
}

/** The entry's wasm exports. Throws if a call comes before `init`. */
export function need() {
  if (!ready) throw unstarted("", "not_ready", "init has not been called, or has not ended");
  return engine;
}

/** Runs `run` on a string in UTF-8, and clears the bytes afterwards: the string may hold a card or a secret. */
function withBytes(text, run) {
  if (text.length > SHORT) return run(encoder.encode(text));
  const bytes = kept.subarray(0, encoder.encodeInto(text, kept).written);
  try {
    return run(bytes);
  } finally {
    bytes.fill(0);
  }
}

// The result of validating most records: returned without parsing.
const ALL_WELL = '{"issues":[]}';

const valueOf = (answer) => (answer === ALL_WELL ? { issues: [] } : JSON.parse(answer));

/** The strings of a list without JSON escapes, such as amounts and dates: twice as fast as `JSON.parse`. */
export function texts(list) {
  const read = [];
  for (let start = 2, end; (end = list.indexOf('"', start)) > 0; start = end + 3) read.push(list.slice(start, end));
  return read;
}

/** Runs the operation with this index on an object of named arguments; `read` reads its result. */
export function call(place, input, read = valueOf) {
  need();
  return read(withBytes(write(input ?? {}), (bytes) => engine.call(place, bytes)));
}

/** Whether an object of arguments has no other argument than this one. */
function hasOnly(input, name) {
  for (const other in input) if (other !== name) return false;
  return true;
}

/**
 * Runs an operation with a single string argument by its own export. Anything else is passed as JSON, whose reader reports the
 * problems.
 */
export function callText(place, name, input, run) {
  const text = input?.[name];
  return ready && typeof text === "string" && !isBroken(text) && hasOnly(input, name) ? run(text) : call(place, input);
}

/** The same with one argument passed separately: raw bytes, or the unparsed text of a document. */
export function callWithRaw(place, name, input) {
  const raw = input?.[name];
  const isBytes = raw instanceof Uint8Array;
  if (!isBytes && typeof raw !== "string") return call(place, input);
  need();
  if (!isBytes && isBroken(raw)) throw refuse(name, "lone_surrogate", "has half of a surrogate pair");
  const { [name]: _, ...others } = input;
  const text = hasOnly(input, name) ? "{}" : write(others);
  const run = (bytes) => engine.callWithBytes(place, text, bytes);
  return valueOf(isBytes ? run(raw) : withBytes(raw, run));
}

/**
 * Runs an operation that reads a record on each line of a text, in one crossing. A line that cannot be read has issues, whose
 * paths begin at the record; the core's paths begin with `name`, the operation's argument.
 */
export function callLines(place, name, lines, input) {
  const isText = typeof lines === "string";
  if (!isText && !(lines instanceof Uint8Array)) throw wrongType("lines", "text", lines, "must be text or bytes");
  if (isText && isBroken(lines)) throw refuse("lines", "lone_surrogate", "has half of a surrogate pair");
  need();
  const text = write(input ?? {});
  const run = (bytes) => engine.callLines(place, text, bytes);
  const below = (issue) => ({ ...issue, path: issue.path.slice(name.length).replace(/^\./, "") });
  const answers = JSON.parse(isText ? withBytes(lines, run) : run(lines));
  return answers.map(({ line, answer: { ok, error } }) => ({ line, ...(ok ?? { issues: error.issues.map(below) }) }));
}

/** Runs an operation by name on JSON text. The result is JSON text too, including errors. */
export function dispatch(operation, input) {
  const text = typeof operation === "string" && typeof input === "string";
  if (!text) throw wrongType("", "text", typeof operation === "string" ? input : operation, "must be text, not another value");
  if (isBroken(operation) || isBroken(input)) throw refuse("", "lone_surrogate", "has half of a surrogate pair");
  need();
  return withBytes(input, (bytes) => engine.dispatch(operation, bytes));
}
