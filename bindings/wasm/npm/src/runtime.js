import { refuse, unstarted, wrongType } from "./errors.js";
import { isBroken, write } from "./write.js";

const encoder = new TextEncoder();
// Strings of up to this length are encoded into a reused buffer, which is several times as fast as a new array per string.
const SHORT = 20_000;
const kept = new Uint8Array(3 * SHORT);

// `engine` has the functions that `wasm-bindgen` generated for this entry's wasm module. `identity` is the entry and version that the
// module must have.
let engine;
let identity;
let ready = false;

/** Sets the functions through which this entry calls its wasm module, and the identity that the module must have. */
export function attach(exports, text) {
  engine = exports;
  identity = text;
}

/** The entry and version of a wasm module, from the section that the build adds. Null if the module is not from this package. */
function identityOf(module) {
  const [section] = WebAssembly.Module.customSections(module, "lastro");
  return section === undefined ? null : new TextDecoder().decode(section);
}

/** Instantiates the wasm module that this entry then uses. Throws if it belongs to another entry or version, or to another package. */
export function install(module) {
  const given = identityOf(module);
  if (given === null) throw unstarted("source", "not_an_engine", "is not a wasm file of lastro");
  // operations are called by their index, which differs between entries and versions
  if (given !== identity) throw unstarted("source", "another_engine", `is ${given}, and this entry needs ${identity}`);
  engine.initSync({ module });
  ready = true;
}

/** Whether this entry can be called. */
export function isReady() {
  return ready;
}

/** Returns the functions of the entry's wasm module. Throws if `init` has not finished. */
export function need() {
  if (!ready) throw unstarted("", "not_ready", "init has not been called, or has not ended");
  return engine;
}

/** Encodes a string as UTF-8 and calls `run` with the bytes. Clears the reused buffer afterwards: it may contain a card or a secret. */
function withBytes(text, run) {
  if (text.length > SHORT) return run(encoder.encode(text));
  const bytes = kept.subarray(0, encoder.encodeInto(text, kept).written);
  try {
    return run(bytes);
  } finally {
    bytes.fill(0);
  }
}

// The most frequent result of a validation. It is recognized as a string, without parsing.
const ALL_WELL = '{"issues":[]}';

const valueOf = (answer) => (answer === ALL_WELL ? { issues: [] } : JSON.parse(answer));

/**
 * Parses a JSON list of strings that contain no escapes, such as amounts or dates. This is twice as fast as `JSON.parse`.
 */
export function texts(list) {
  const read = [];
  for (let start = 2, end; (end = list.indexOf('"', start)) > 0; start = end + 3) read.push(list.slice(start, end));
  return read;
}

/** Runs the operation with index `place`. `input` is an object of named arguments; `read` parses the result. */
export function call(place, input, read = valueOf) {
  need();
  return read(withBytes(write(input ?? {}), (bytes) => engine.call(place, bytes)));
}

/** Whether `input` has no other argument than `name`. */
function hasOnly(input, name) {
  for (const other in input) if (other !== name) return false;
  return true;
}

/**
 * Runs an operation whose only argument is a string. `run` calls the operation's own export, without JSON. If the arguments are not as
 * expected, they are passed as JSON instead: the core then reports the problems.
 */
export function callText(place, name, input, run) {
  const text = input?.[name];
  return ready && typeof text === "string" && !isBroken(text) && hasOnly(input, name) ? run(text) : call(place, input);
}

/** Runs an operation. Its argument `name`, raw bytes or the text of a JSON document, is passed separately from the other arguments. */
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
 * Runs an operation on the record in every line of a text, with a single call of the wasm module. If a line cannot be read as a record,
 * its result has the issues of the error. Their paths begin at the record: the prefix `name`, the operation's argument, is removed.
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

/** Runs an operation by name on JSON text. The result is JSON text; an error of the operation is part of it. */
export function dispatch(operation, input) {
  const text = typeof operation === "string" && typeof input === "string";
  if (!text) throw wrongType("", "text", typeof operation === "string" ? input : operation, "must be text, not another value");
  if (isBroken(operation) || isBroken(input)) throw refuse("", "lone_surrogate", "has half of a surrogate pair");
  need();
  return withBytes(input, (bytes) => engine.dispatch(operation, bytes));
}
