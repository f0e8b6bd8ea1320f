// Made from the core's tables by `cargo xtask generate`: change them, not this file.
export * from "./common.js";
export * from "./api.js";
export * from "./client-api.js";
export * from "./dispatch.js";
export * from "./standard.js";
export * from "./client-class.js";
