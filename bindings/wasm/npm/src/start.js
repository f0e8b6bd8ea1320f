import { unstarted, wrongType } from "./errors.js";
import { install } from "./runtime.js";

let started = false;

/** Compiles a wasm file; an error of the file is reported at `source`. */
async function fileOf(compile) {
  try {
    return await compile();
  } catch (error) {
    if (!(error instanceof WebAssembly.CompileError)) throw error;
    // a content security policy may forbid compiling a valid file, so report the reason
    throw Object.assign(unstarted("source", "not_an_engine", `cannot be compiled as a wasm file: ${error.message}`), { cause: error });
  }
}

async function compiled(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return fileOf(() => WebAssembly.compile(source));
  const address = typeof source === "string" || source instanceof URL || source instanceof Request;
  if (!address && !(source instanceof Response)) {
    throw wrongType("source", "bytes", source, "must be the bytes of a wasm file, a module, a response or an address");
  }
  const response = await (source instanceof Response ? source : fetch(source));
  if (!response.ok) throw new TypeError(`the wasm file was not served: status ${response.status}`);
  // some servers send wasm with another media type, which the streaming compiler rejects
  const known = response.headers.get("content-type")?.startsWith("application/wasm");
  return fileOf(async () => (known ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer())));
}

/** Makes the entry ready from the wasm file's bytes, a compiled module, a response that contains it, or its URL. */
export async function init(source) {
  if (started) throw unstarted("source", "already_started", "init has been called before: one engine answers every call");
  started = true;
  try {
    install(await compiled(await source));
  } catch (error) {
    // allow another attempt, with a better source
    started = false;
    throw error;
  }
}
