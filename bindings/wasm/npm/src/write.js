import { refuse } from "./errors.js";

// The core's levels of nesting: past them it refuses by itself.
const MAX_DEPTH = 128;
// Texts of these characters are themselves between quotes.
const PLAIN = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;
const SHORT = 100;
const SURROGATE = /\p{Surrogate}/u;

/** Whether a text has half of a character: crossing to UTF-8 would replace it without a word. */
export function isBroken(text) {
  return text.isWellFormed === undefined ? SURROGATE.test(text) : !text.isWellFormed();
}

function quoted(text) {
  if (text.length <= SHORT && PLAIN.test(text)) return `"${text}"`;
  if (isBroken(text)) throw refuse("", "lone_surrogate", "has half of a surrogate pair");
  return JSON.stringify(text);
}

function member(key, value, depth) {
  if (typeof key !== "string") throw refuse("", "not_json", "a name that is no text");
  return `${quoted(key)}:${written(value, depth)}`;
}

function within(value, depth) {
  if (depth > MAX_DEPTH) throw refuse("", "too_deep", "is nested too deeply");
  if (Array.isArray(value)) {
    let out = "";
    for (let i = 0; i < value.length; i++) out += (i > 0 ? "," : "") + written(value[i], depth + 1);
    return `[${out}]`;
  }
  let out = "";
  for (const [key, item] of value instanceof Map ? value : Object.entries(value)) {
    out += (out === "" ? "" : ",") + member(key, item, depth + 1);
  }
  return `{${out}}`;
}

function written(value, depth) {
  switch (typeof value) {
    case "string":
      return quoted(value);
    // JavaScript's own text of a number is the shortest that means it; the field it is for judges NaN and Infinity
    case "number":
    case "bigint":
    case "boolean":
      return `${value}`;
    case "undefined":
      return "null";
    case "object":
      return value === null ? "null" : within(value, depth);
    default:
      throw refuse("", "not_json", "is nothing that JSON can say");
  }
}

/** The path of what cannot cross, behind one that holds it. */
function pathOf(value, path) {
  for (const [key, item] of value instanceof Map ? value : Object.entries(value)) {
    const place = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    if (typeof key === "string" && isBroken(key)) return place;
    if (typeof item === "string" && isBroken(item)) return place;
    const below = typeof item === "object" && item !== null ? pathOf(item, place) : null;
    if (below !== null) return below;
  }
  return null;
}

/** A JavaScript value as JSON text for the core: `undefined` is null, a `Map` an object, a `bigint` a number. */
export function write(value) {
  try {
    return written(value, 0);
  } catch (error) {
    if (error.code !== "invalid" || error.issues[0].code !== "lone_surrogate") throw error;
    throw refuse(typeof value === "object" ? pathOf(value, "") : "", "lone_surrogate", "has half of a surrogate pair");
  }
}
