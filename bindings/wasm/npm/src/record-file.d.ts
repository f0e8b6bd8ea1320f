import type { Write } from "./record-class.js";

/**
 * Creates a file that only its owner can read, and returns a function that writes a recording to it. If the program is killed while an
 * entry is written, the file is still a complete recording, with or without that entry. For Node, Deno and Bun.
 * @throws {Error} The file already exists (`code` is `EEXIST`), or cannot be created.
 */
export function toFile(path: string | URL): Write;
