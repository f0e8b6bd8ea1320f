// Made from the core's tables by `cargo xtask generate`: change them, not this file.
export { init } from "./start.js";
export * from "./record.js";
