import { LastroError, refuse, wrongType } from "./errors.js";
import { Module } from "./module.js";
import { isBroken, write } from "./write.js";

let engine = null;
let installed = null;
// Where the engine's operations are: they hold for this engine alone, and so there is one.
const places = new Map();

/** What the build wrote into a module of this package: its program and version. */
function identity(module) {
  const [section] = WebAssembly.Module.customSections(module, "lastro");
  return section === undefined ? null : new TextDecoder().decode(section);
}

/**
 * Makes the package ready: every call goes to an instance of this module. The same program again changes nothing; another
 * one has other operations at the places that are known, and is refused.
 */
export function install(module) {
  const given = identity(module);
  if (!given?.startsWith("lastro-wasm ")) throw refuse("source", "not_an_engine", "is not a wasm file of lastro's operations");
  if (engine !== null && given !== installed) {
    throw refuse("source", "another_engine", `is ${given}, and init has made ${installed} ready before`);
  }
  engine ??= new Module(module);
  installed = given;
}

function ready() {
  if (engine === null) throw refuse("", "not_ready", "init has not been called");
  return engine;
}

/** The operation's place in the core's list, asked for once. */
function placeOf(operation) {
  let place = places.get(operation);
  if (place === undefined) {
    place = engine.calls.find(...engine.give(operation));
    // a name that is none may be anything: it is not kept
    if (place >= 0) places.set(operation, place);
  }
  return place;
}

function run(operation, given, beside) {
  const { calls } = ready();
  const place = placeOf(operation);
  // the engine of another version may lack what the types of this one have
  const length = place < 0 ? calls.unknown(...engine.give(operation)) : calls.call(place, 1, ...engine.give(given, beside));
  const answer = JSON.parse(engine.answer(length));
  if (answer.error !== undefined) throw new LastroError(answer.error);
  return answer.ok;
}

/** Runs an operation on an object of named arguments. */
export function call(operation, input) {
  return run(operation, write(input ?? {}));
}

/** The same where one argument may stand beside the others: raw bytes, or the text of a document as it is. */
export function callWithRaw(operation, name, input) {
  const raw = input?.[name];
  const text = typeof raw === "string";
  if (!text && !(raw instanceof Uint8Array)) return call(operation, input);
  if (text && isBroken(raw)) throw refuse(name, "lone_surrogate", "has half of a surrogate pair");
  const { [name]: _, ...others } = input;
  return run(operation, write(others), raw);
}

/** Runs an operation on JSON text; the answer is text too, and an error is an answer. */
export function dispatch(operation, input) {
  const text = typeof operation === "string" && typeof input === "string";
  if (!text) throw wrongType("", "text", typeof operation === "string" ? input : operation, "must be text, not another value");
  if (isBroken(operation) || isBroken(input)) throw refuse("", "lone_surrogate", "has half of a surrogate pair");
  const { calls } = ready();
  const place = placeOf(operation);
  const [length] = engine.give(place < 0 ? operation : input);
  return engine.answer(place < 0 ? calls.unknown(length) : calls.call(place, 0, length, -1));
}
