import type { Write } from "./record-class.js";

/**
 * Creates a file that only its owner can read, and returns a function that writes a recording to it. If the program is killed,
 * the recording is as before an entry or as after it.
 * For Node, Deno and Bun.
 * @throws {Error} The file already exists (`code` is `EEXIST`), or cannot be created.
 */
export function toFile(path: string | URL): Write;
