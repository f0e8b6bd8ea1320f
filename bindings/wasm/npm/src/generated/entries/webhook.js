// Made from the core's tables by `cargo xtask generate`: change them, not this file.

import * as engine from "../../../build/webhook.js";
import { attach, call, callLines, callText, callWithRaw, texts } from "../../runtime.js";

attach(engine, "lastro 0.1.0 webhook e9dd8507");

export { LastroError } from "../../errors.js";
export { isReady } from "../../runtime.js";
export * from "../../verify.js";
