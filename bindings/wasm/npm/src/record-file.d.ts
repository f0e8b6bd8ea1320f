import type { Write } from "./record-class.js";

/**
 * Creates a file that only its owner can read, and returns a function that writes a recording to it. A program that is killed
 * leaves the recording as it was before an entry, or as it is after it.
 * For Node, Deno and Bun.
 * @throws {Error} The file already exists (`code` is `EEXIST`), or cannot be created.
 */
export function toFile(path: string | URL): Write;
