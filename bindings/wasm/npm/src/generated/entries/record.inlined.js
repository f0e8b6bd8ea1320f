// Made from the core's tables by `cargo xtask generate`: change them, not this file.

import { bytes } from "../../inlined.js";
import { install } from "../../runtime.js";

install(new WebAssembly.Module(bytes("{{wasm}}")));

export * from "./record.js";
