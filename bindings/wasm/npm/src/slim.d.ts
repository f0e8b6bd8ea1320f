export * from "./index.js";

/** Makes the package ready; every other call before it throws a `LastroError`. */
export function init(source: BufferSource | WebAssembly.Module | Response | URL | string): Promise<void>;
