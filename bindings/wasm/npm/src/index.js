import * as glue from "../build/lastro.js";
import { bytes } from "./inlined.js";
import { install } from "./runtime.js";

glue.initSync({ module: bytes("{{lastro.wasm}}") });
install(glue);

export { LastroError } from "./errors.js";
export { dispatch } from "./runtime.js";
export * from "./generated/api.js";
