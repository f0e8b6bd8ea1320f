import { refuse } from "./errors.js";

/** Maximum nesting depth that the core reads. */
export const MAX_DEPTH = 128;
// Strings of only these characters need no escapes in JSON.
const PLAIN = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;
const SHORT = 100;
const SURROGATE = /\p{Surrogate}/u;
const BOXED = ["String", "Number", "Boolean"];
// The types of `Temporal` that are accepted, by their `toStringTag`, which is the same for native objects and polyfills.
const DAYS = ["Temporal.PlainDate", "Temporal.PlainYearMonth"];
const A_DATE = "must be a text such as 2027-01-31 or a Temporal.PlainDate, not a Date: which day a Date means depends on the time zone";

/** Whether a string has an unpaired surrogate, which a conversion to UTF-8 would silently replace. */
export function isBroken(text) {
  return text.isWellFormed === undefined ? SURROGATE.test(text) : !text.isWellFormed();
}

/** Thrown for a value that cannot be written as JSON. It has the value but not its path: `pathOf` finds the path afterwards. */
class Fault {
  constructor(culprit, code, message, params) {
    Object.assign(this, { culprit, code, message, params });
  }
}

function quoted(text) {
  if (text.length <= SHORT && PLAIN.test(text)) return `"${text}"`;
  if (isBroken(text)) throw new Fault(text, "lone_surrogate", "has half of a surrogate pair");
  return JSON.stringify(text);
}

// A cache of member names as they are written: in quotes, with the colon. Most records have the same names.
const names = new Map();
const MOST_NAMES = 1000;

function named(key) {
  const known = names.get(key);
  if (known !== undefined) return known;
  if (typeof key !== "string") throw new Fault(key, "not_json", "has a name that is no text");
  const name = `${quoted(key)}:`;
  if (names.size < MOST_NAMES && key.length <= SHORT) names.set(key, name);
  return name;
}

/**
 * Whether `JSON.stringify` gives the same text for a value as this module. This holds for strings, numbers, booleans, null, and lists
 * and plain objects of these. Such a value is written with `JSON.stringify`, which is twice as fast.
 */
function isPlain(value, depth) {
  switch (typeof value) {
    case "string":
    case "boolean":
      return true;
    case "number":
      return Number.isFinite(value);
    case "object":
      break;
    default:
      return false;
  }
  if (value === null) return true;
  if (depth > MAX_DEPTH || value.toJSON !== undefined) return false;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isPlain(value[i], depth + 1)) return false;
    return true;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  let isEmpty = true;
  for (const name in value) {
    if (!isPlain(value[name], depth + 1)) return false;
    isEmpty = false;
  }
  // an object without own members is left to `opaque`, which rejects objects with hidden content
  return !isEmpty;
}

const kindOf = (value) => Object.prototype.toString.call(value).slice("[object ".length, -1);

/** Writes an object that has no own members, such as a `Temporal.PlainDate`. Throws if JSON cannot represent it. */
function opaque(value) {
  const kind = kindOf(value);
  if (kind === "Object" || kind === "Map") return "{}";
  if (DAYS.includes(kind)) {
    // for a calendar other than ISO's, the string ends in the name of the calendar, and the core rejects such a string
    const text = value.toString();
    if (typeof text === "string" && !isBroken(text)) return quoted(text);
  }
  if (kind === "Date") throw new Fault(value, "invalid_type", A_DATE, { expected: "text", found: "Date" });
  throw new Fault(value, "not_json", `is a value of the kind ${kind}, which JSON cannot hold`);
}

function within(value, depth) {
  if (depth > MAX_DEPTH) throw new Fault(value, "too_deep", "is nested too deeply");
  if (Array.isArray(value)) {
    let out = "";
    for (let i = 0; i < value.length; i++) out += (i > 0 ? "," : "") + written(value[i], depth + 1);
    return `[${out}]`;
  }
  const prototype = Object.getPrototypeOf(value);
  // reject a boxed value such as `new String("x")`: it would be written as an object of its characters
  if (prototype !== Object.prototype && prototype !== null && BOXED.includes(kindOf(value))) {
    throw new Fault(value, "not_json", `is a ${kindOf(value)} object: pass its value itself`);
  }
  let out = "";
  const isMap = value instanceof Map;
  for (const key of isMap ? value.keys() : Object.keys(value)) {
    out += (out === "" ? "" : ",") + named(key) + written(isMap ? value.get(key) : value[key], depth + 1);
  }
  return out === "" ? opaque(value) : `{${out}}`;
}

function written(value, depth) {
  switch (typeof value) {
    case "string":
      return quoted(value);
    // JavaScript writes a number with as few digits as identify it exactly. The core rejects NaN and Infinity.
    case "number":
    case "bigint":
    case "boolean":
      return `${value}`;
    case "undefined":
      return "null";
    case "object":
      return value === null ? "null" : within(value, depth);
    default:
      throw new Fault(value, "not_json", `is a ${typeof value}, which JSON cannot hold`);
  }
}

/** Searches a value for `culprit`, which cannot be written as JSON. Returns the path of its first occurrence, in the order of writing. */
function pathOf(value, culprit, path) {
  for (const [key, item] of value instanceof Map ? value : Object.entries(value)) {
    // the culprit is a key of a Map that is not a string: report the path of the Map
    if (key === culprit && typeof key !== "string") return path;
    const place = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    if (key === culprit || item === culprit) return place;
    const below = typeof item === "object" && item !== null ? pathOf(item, culprit, place) : null;
    if (below !== null) return below;
  }
  return null;
}

/**
 * Writes a JavaScript value as JSON text for the core. `undefined` becomes null, a `Map` an object, a `bigint` a number, and a
 * `Temporal.PlainDate` or `Temporal.PlainYearMonth` a string. Throws a `LastroError` for a value that JSON cannot represent.
 */
export function write(value) {
  if (isPlain(value, 0)) {
    const text = JSON.stringify(value);
    // `JSON.stringify` writes an unpaired surrogate as an escape, but the error must name its path: write the value again below
    if (!text.includes("\\ud")) return text;
  }
  try {
    return written(value, 0);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { culprit, code, message, params } = error;
    const path = (typeof value === "object" && value !== null && pathOf(value, culprit, "")) || "";
    // for a value that is nested too deeply, report only the first key: the whole path would be too long to be useful
    throw refuse(code === "too_deep" ? path.split(/[.[]/)[0] : path, code, message, params);
  }
}
