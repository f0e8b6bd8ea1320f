// Made from the core's tables by `cargo xtask generate`: change them, not this file.

import * as engine from "../../../build/query.js";
import { typed } from "../../query.js";
import { attach, call, callLines, callText, callWithRaw, texts } from "../../runtime.js";

attach(engine, "lastro 0.1.0 query 72a188d7");

export { LastroError } from "../../errors.js";
export { isReady } from "../../runtime.js";
export { dispatch } from "../../runtime.js";

export const query = /* @__PURE__ */ Object.freeze({
  build: (input) => call(0, input),
  parse: (input) => typed(call(1, input)),
  matches: (input) => callWithRaw(2, "record", input),
  apply: (input) => call(3, input),
});
