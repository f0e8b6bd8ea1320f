/**
 * Loads the entry's wasm file. `source` is the file's bytes, a compiled module, a response with the file, or the file's URL. Calls of
 * the entry throw a `LastroError` until `init` has finished. If `init` fails, it may be called again.
 * @throws {LastroError} `already_started` if an earlier call has not failed; `not_an_engine` for a file that is not from this package
 * or cannot be compiled; `another_engine` for the file of another entry or version; `invalid` with the path `source` for any other value.
 * @throws {TypeError} if the server does not serve the file.
 */
export function init(source: BufferSource | WebAssembly.Module | Response | URL | string | PromiseLike<Response>): Promise<void>;
