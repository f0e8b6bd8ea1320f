// Made from the core's tables by `cargo xtask generate`: change them, not this file.
export * from "./common.js";
export * from "./record-class.js";
