import { bytes } from "./inlined.js";
import { install } from "./runtime.js";

install(new WebAssembly.Module(bytes("{{wasm}}")));

export { LastroError } from "./errors.js";
export { dispatch } from "./runtime.js";
export * from "./generated/api.js";
