import { refuse } from "./errors.js";
import { install } from "./runtime.js";

let started = false;

async function compiled(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  const response = await (source instanceof Response ? source : fetch(source));
  if (!response.ok) throw new TypeError(`the wasm file was not served: status ${response.status}`);
  // a server that does not know the file's type is no reason to fail
  const known = response.headers.get("content-type")?.startsWith("application/wasm");
  return known ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** Makes the entry ready from the wasm file's bytes, a compiled module, an answer that holds it, or its address. */
export async function init(source) {
  if (started) throw refuse("source", "already_started", "init has been called before: one engine answers every call");
  started = true;
  try {
    install(await compiled(await source));
  } catch (error) {
    // the next attempt may have a better source
    started = false;
    throw error;
  }
}
