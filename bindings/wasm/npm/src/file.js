import { readFileSync } from "node:fs";

/** Reads a wasm file from the folder of the bundle. Only for CommonJS, which has `__dirname`. */
export function bytes(file) {
  return readFileSync(`${__dirname}/${file}`);
}
