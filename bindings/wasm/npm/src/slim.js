import * as glue from "../build/lastro.js";
import { install } from "./runtime.js";

/** Makes the package ready from the wasm file's bytes, a compiled module, or its address. */
export async function init(source) {
  if (source instanceof WebAssembly.Module || source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    glue.initSync({ module: source });
  } else {
    await glue.default({ module_or_path: source });
  }
  install(glue);
}

export { LastroError } from "./errors.js";
export { dispatch } from "./runtime.js";
export * from "./generated/api.js";
