// The entry `lastro` for Node, Deno and Bun. Its wasm module is optimized for speed. `build.mjs` writes `node-wasm.cjs`, a
// CommonJS module whose value is the wasm module as text. ES modules can import it too, so the package contains the text once.
import text from "./node-wasm.cjs";
import { bytes } from "./inlined.js";
import { install } from "./runtime.js";

install(new WebAssembly.Module(bytes(text)));

export * from "./generated/entries/lastro.js";
