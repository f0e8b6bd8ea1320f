import { LastroError, refuse, wrongType } from "./errors.js";
import { Module } from "./module.js";
import { isBroken, write } from "./write.js";

let engine = null;
let installed = null;
// The places of the operations in the engine's list. They are valid for this engine only, so only one engine is ever
// used.
const places = new Map();

/** The text that the build writes into each wasm module: the name of the program and its version. */
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
    // a name that no operation has is not kept, since callers may pass any number of them
    if (place >= 0) places.set(operation, place);
  }
  return place;
}

function run(operation, given, beside) {
  const { calls } = ready();
  const place = placeOf(operation);
  // an engine of another version may lack operations that the types of this version have
  const length = place < 0 ? calls.unknown(...engine.give(operation)) : calls.call(place, 1, ...engine.give(given, beside));
  const answer = JSON.parse(engine.answer(length));
  if (answer.error !== undefined) throw new LastroError(answer.error);
  return answer.ok;
}

/** Runs an operation on an object of named arguments. */
export function call(operation, input) {
  return run(operation, write(input ?? {}));
}

/** The same with one argument passed separately: raw bytes, or the unread text of a document. */
export function callWithRaw(operation, name, input) {
  const raw = input?.[name];
  const text = typeof raw === "string";
  if (!text && !(raw instanceof Uint8Array)) return call(operation, input);
  if (text && isBroken(raw)) throw refuse(name, "lone_surrogate", "has half of a surrogate pair");
  const { [name]: _, ...others } = input;
  return run(operation, write(others), raw);
}

/** Runs an operation on JSON text. The answer is JSON text too, also when it is an error. */
export function dispatch(operation, input) {
  const text = typeof operation === "string" && typeof input === "string";
  if (!text) throw wrongType("", "text", typeof operation === "string" ? input : operation, "must be text, not another value");
  if (isBroken(operation) || isBroken(input)) throw refuse("", "lone_surrogate", "has half of a surrogate pair");
  const { calls } = ready();
  const place = placeOf(operation);
  const [length] = engine.give(place < 0 ? operation : input);
  return engine.answer(place < 0 ? calls.unknown(length) : calls.call(place, 0, length, -1));
}
