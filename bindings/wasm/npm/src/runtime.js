import { refuse, unstarted, wrongType } from "./errors.js";
import { isBroken, write } from "./write.js";

const encoder = new TextEncoder();
// Shorter texts are encoded into the same bytes again and again, which is several times as fast as an array for each.
const SHORT = 20_000;
const kept = new Uint8Array(3 * SHORT);

// The exports of the entry's wasm, by `wasm-bindgen`, and what the wasm must say that it is.
let engine;
let identity;
let ready = false;

/** Tells which exports this entry calls, and which wasm they belong to. */
export function attach(exports, text) {
  engine = exports;
  identity = text;
}

/** What a wasm file of this package says that it is; the build writes it there. */
function identityOf(module) {
  const [section] = WebAssembly.Module.customSections(module, "lastro");
  return section === undefined ? null : new TextDecoder().decode(section);
}

/** Makes every call go to an instance of this module. */
export function install(module) {
  const given = identityOf(module);
  if (given === null) throw unstarted("source", "not_an_engine", "is not a wasm file of lastro");
  // an operation is called by its place in a list, which another version or entry does not share
  if (given !== identity) throw unstarted("source", "another_engine", `is ${given}, and this entry needs ${identity}`);
  engine.initSync({ module });
  ready = true;
}

/** Whether the calls of this entry can be made. */
export function isReady() {
  return ready;
}

/** The exports of the entry's wasm. Refuses a call that comes too early. */
export function need() {
  if (!ready) throw unstarted("", "not_ready", "init has not been called, or has not ended");
  return engine;
}

/** Runs `run` on a text in UTF-8, which is gone afterwards: the text may hold a card or a secret. */
function withBytes(text, run) {
  if (text.length > SHORT) return run(encoder.encode(text));
  const bytes = kept.subarray(0, encoder.encodeInto(text, kept).written);
  try {
    return run(bytes);
  } finally {
    bytes.fill(0);
  }
}

// What a check says of most records: not worth a parser.
const ALL_WELL = '{"issues":[]}';

const valueOf = (answer) => (answer === ALL_WELL ? { issues: [] } : JSON.parse(answer));

/** The texts of a list in which JSON escapes none, such as amounts and dates: twice as fast as `JSON.parse`. */
export function texts(list) {
  const read = [];
  for (let start = 2, end; (end = list.indexOf('"', start)) > 0; start = end + 3) read.push(list.slice(start, end));
  return read;
}

/** Runs the operation at a place on an object of named arguments; `read` reads its response. */
export function call(place, input, read = valueOf) {
  need();
  return read(withBytes(write(input ?? {}), (bytes) => engine.call(place, bytes)));
}

/** Whether an object of arguments has none but this. */
function hasOnly(input, name) {
  for (const other in input) if (other !== name) return false;
  return true;
}

/**
 * Runs an operation on its one text by an export of its own. Anything else goes as JSON, whose reader says what is wrong
 * with it.
 */
export function callText(place, name, input, run) {
  const text = input?.[name];
  return ready && typeof text === "string" && !isBroken(text) && hasOnly(input, name) ? run(text) : call(place, input);
}

/** The same with one argument passed separately: raw bytes, or the unread text of a document. */
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
 * Runs an operation that reads a record on each line of a text, in one crossing. A line that cannot be read is one with
 * issues, whose paths begin at the record; `name` is the operation's argument, at which the core has them.
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

/** Runs an operation by name on JSON text. The response is JSON text too, also when it is an error. */
export function dispatch(operation, input) {
  const text = typeof operation === "string" && typeof input === "string";
  if (!text) throw wrongType("", "text", typeof operation === "string" ? input : operation, "must be text, not another value");
  if (isBroken(operation) || isBroken(input)) throw refuse("", "lone_surrogate", "has half of a surrogate pair");
  need();
  return withBytes(input, (bytes) => engine.dispatch(operation, bytes));
}
