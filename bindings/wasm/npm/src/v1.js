import * as glue from "../build/v1.js";
import { bytes } from "./inlined.js";
import { install } from "./runtime.js";

glue.initSync({ module: bytes("{{v1.wasm}}") });
install(glue);

export { LastroError } from "./errors.js";
export { dispatch } from "./runtime.js";
export * from "./generated/v1.js";
