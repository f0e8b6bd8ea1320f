// Made from the core's tables by `cargo xtask generate`: change them, not this file.

import * as engine from "../../../build/record.js";
import { attach, call, callLines, callText, callWithRaw, texts } from "../../runtime.js";

attach(engine, "lastro 0.1.0 record e9dd8507");

export { LastroError } from "../../errors.js";
export { isReady } from "../../runtime.js";
export * from "../../record-class.js";
