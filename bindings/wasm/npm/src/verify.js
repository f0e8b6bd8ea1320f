import * as engine from "../build/webhook.js";
import { LastroError, typeOf, wrongType } from "./errors.js";
import { need } from "./runtime.js";

const VERDICTS = { [-1]: "mismatch", [-2]: "too_old", [-3]: "too_new" };
const MAX_SECRETS = 4;
const text = new TextEncoder();
// The synchronous cryptography of Node, Deno and Bun. It is faster than WebCrypto, which returns a promise per step.
const native = globalThis.process?.getBuiltinModule?.("node:crypto");

function asBytes(body) {
  if (typeof body === "string") return text.encode(body);
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  throw wrongType("body", "bytes", body, "must be raw bytes or their text, not a parsed object");
}

function problem(path, code, params) {
  const issues = [{ path, code, severity: "error", params }];
  const figures = Object.entries(params).map(([name, figure]) => ` ${name}=${figure}`);
  return new LastroError({ code: "invalid", issues, message: `${path}: ${code}${figures.join("")}` });
}

function checkWhole(name, seconds, least) {
  if (seconds == null) return;
  if (!Number.isSafeInteger(seconds)) throw problem(name, "invalid_integer", {});
  if (seconds < least) throw problem(name, "out_of_range", { min: String(least) });
}

function check(now, tolerance_s, future_s, secrets) {
  checkWhole("now", now, -Infinity);
  checkWhole("tolerance_s", tolerance_s, 0);
  checkWhole("future_s", future_s, 0);
  if (now == null && (tolerance_s != null || future_s != null)) throw problem("now", "required", {});
  if (secrets.length > MAX_SECRETS) throw problem("secrets", "out_of_range", { min: "1", max: String(MAX_SECRETS) });
}

const refused = (verdict) => ({ verdict, secret_index: null, form: null, event: null, dedupe_key: null });

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

function joined(parts) {
  if (parts.length === 1) return parts[0];
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function subtleHmac(secret, signed) {
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey("raw", text.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await subtle.sign("HMAC", key, signed));
}

async function subtleSha256(signed) {
  return hex(new Uint8Array(await globalThis.crypto.subtle.digest("SHA-256", signed)));
}

const nativeHmac = (secret, signed) => native.createHmac("sha256", secret).update(signed).digest();
// `crypto.hash` exists since Node 20.12 and is faster, since it creates no hash object
const nativeSha256 = (signed) => native.hash?.("sha256", signed) ?? native.createHash("sha256").update(signed).digest("hex");

export function plan(input) {
  const { body, any_entry } = input ?? {};
  need();
  return JSON.parse(engine.plan(asBytes(body), any_entry === true));
}

export async function verify(input) {
  const { body, secret, secrets = [secret], any_entry, now, tolerance_s, future_s } = input ?? {};
  const wrong = Array.isArray(secrets) ? secrets.find((s) => s != null && typeof s !== "string") : secrets;
  if (wrong !== undefined) throw problem("secrets", "invalid_type", { expected: "secret", found: typeOf(wrong) });
  check(now, tolerance_s, future_s, secrets);
  const raw = asBytes(body);
  if (secrets.length === 0 || secrets.some((s) => s == null || s === "")) return refused("empty_secret");
  const { verdict, ranges, expected, event } = plan({ body: raw, any_entry });
  if (verdict !== undefined) return refused(verdict);
  const signed = joined(ranges.map(([start, end]) => raw.subarray(start, end)));
  const made = joined(native ? secrets.map((s) => nativeHmac(s, signed)) : await Promise.all(secrets.map((s) => subtleHmac(s, signed))));
  const index = engine.conclude(made, expected.join(""), now, tolerance_s, future_s, event.timestamp);
  if (index < 0) return refused(VERDICTS[index]);
  return { verdict: "ok", secret_index: index, form: "as_sent", event, dedupe_key: native ? nativeSha256(signed) : await subtleSha256(signed) };
}
