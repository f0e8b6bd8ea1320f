/**
 * Makes the entry ready from its wasm file: the file's bytes, a compiled module, a server's response, or its URL. Every call
 * before that throws a `LastroError`. After an error it may be called again.
 * @throws {LastroError} `already_started` if it was called before, since one engine serves every call; `not_an_engine` for a
 * file that is not from this package or cannot be compiled; `another_engine` for the file of another entry or version;
 * `invalid` at `source` for a value that is not a source.
 * @throws {TypeError} if the server does not serve the file.
 */
export function init(source: BufferSource | WebAssembly.Module | Response | URL | string | PromiseLike<Response>): Promise<void>;
