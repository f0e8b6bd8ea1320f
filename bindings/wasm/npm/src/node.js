// The same as the first entry, with a module that is built for speed: on a server nobody downloads it.
import { bytes } from "./inlined.js";
import { install } from "./runtime.js";

install(new WebAssembly.Module(bytes("{{node.wasm}}")));

export { LastroError } from "./errors.js";
export { dispatch } from "./runtime.js";
export * from "./generated/api.js";
