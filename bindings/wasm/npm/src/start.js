import { unstarted, wrongType } from "./errors.js";
import { install } from "./runtime.js";

let started = false;

/** Runs `compile`, which compiles a wasm file. If that fails, throws a `LastroError` with the path `source`. */
async function fileOf(compile) {
  try {
    return await compile();
  } catch (error) {
    if (!(error instanceof WebAssembly.CompileError)) throw error;
    // include the reason: for example, a content security policy may forbid compiling even a valid file
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
  // `compileStreaming` accepts only the media type of wasm, but some servers send another media type
  const known = response.headers.get("content-type")?.startsWith("application/wasm");
  return fileOf(async () => (known ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer())));
}

/** Loads the entry's wasm module. `source` is the file's bytes, a compiled module, a response with the file, or the file's URL. */
export async function init(source) {
  if (started) throw unstarted("source", "already_started", "init has been called before: one engine answers every call");
  started = true;
  try {
    install(await compiled(await source));
  } catch (error) {
    // allow another attempt with another source
    started = false;
    throw error;
  }
}
