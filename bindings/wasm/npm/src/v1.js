import bytes from "../build/v1.wasm";
import { install } from "./runtime.js";

install(new WebAssembly.Module(bytes));

export { LastroError } from "./errors.js";
export { dispatch } from "./runtime.js";
export * from "./generated/v1.js";
