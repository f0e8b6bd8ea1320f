import * as glue from "../build/lastro.js";
import bytes from "../build/lastro.wasm";
import { install } from "./runtime.js";

glue.initSync({ module: bytes });
install(glue);

export { LastroError } from "./errors.js";
export { dispatch } from "./runtime.js";
export * from "./generated/api.js";
