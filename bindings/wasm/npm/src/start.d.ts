/**
 * Makes the entry ready from its wasm file: the file's bytes, a compiled module, a response of a server, or its address.
 * Every call before the end of it throws a `LastroError`.
 * @throws {LastroError} `already_started` where it was called before, since one engine serves every call;
 * `not_an_engine` for a file that is not of this package or cannot be compiled; `another_engine` for the file of another
 * entry or version; `invalid` at `source` for a value that is not a source.
 * After an error it may be called again.
 * @throws {TypeError} where the server does not serve the file.
 */
export function init(source: BufferSource | WebAssembly.Module | Response | URL | string | PromiseLike<Response>): Promise<void>;
