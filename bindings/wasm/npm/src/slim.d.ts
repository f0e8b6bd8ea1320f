export * from "./index.js";

/**
 * Makes the package ready; every other call before it throws a `LastroError`. Again with the same program it changes
 * nothing; a wasm file that is no engine of this package, and another engine than the first, are a `LastroError`.
 */
export function init(source: BufferSource | WebAssembly.Module | Response | URL | string): Promise<void>;
