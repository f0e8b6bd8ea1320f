// Made from the core's tables by `cargo xtask generate`: change them, not this file.
export * from "./common.js";
export type * from "./api.js";
export { query } from "./api.js";
export * from "./dispatch.js";
