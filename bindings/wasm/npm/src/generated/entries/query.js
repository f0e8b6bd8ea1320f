// Made from the core's tables by `cargo xtask generate`: change them, not this file.

import * as engine from "../../../build/query.js";
import { typed } from "../../query.js";
import { attach, call, callLines, callWithRaw, isDecimal, isFlag, isText, isWhole, listOf, takes } from "../../runtime.js";

attach(engine, "lastro 0.1.0 query 77bb78e8");

export { LastroError } from "../../errors.js";
export { isReady } from "../../runtime.js";
export { dispatch } from "../../runtime.js";

export const query = /* @__PURE__ */ Object.freeze({
  build: (input) => (takes(input, ["entity", "filters", "sort", "fields", "expand", "limit", "offset"]) && isText(input.entity) && input.filters == null && input.sort == null && input.fields == null && input.expand == null && (input.limit == null || isWhole(input.limit)) && (input.offset == null || isWhole(input.offset)) ? engine.query_build(`${input.entity}`, input.limit == null ? undefined : `${input.limit}`, input.offset == null ? undefined : `${input.offset}`) : call(0, input)),
  parse: (input) => typed((takes(input, ["entity", "query"]) && isText(input.entity) && isText(input.query) ? JSON.parse(engine.query_parse(`${input.entity}`, `${input.query}`)) : call(1, input))),
  matches: (input) => callWithRaw(2, "record", input),
  apply: (input) => call(3, input),
});
