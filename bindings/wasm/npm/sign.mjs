// Adds a custom section to a wasm file, which contains the file's entry and version (its identity). `src/runtime.js` reads the
// section and rejects the file of another entry or version: operations are called by their index, which differs between the files.

const NAME = "lastro";

/** Returns the wasm module with an additional custom section named "lastro", which contains `identity`. */
export function sign(wasm, identity) {
  const [name, text] = [NAME, identity].map((part) => new TextEncoder().encode(part));
  const length = 1 + name.length + text.length;
  // wasm encodes lengths as LEB128, in which a number below 128 is a single byte
  if (length >= 128) throw new Error(`${identity}: too long for a section length of one byte`);
  return Buffer.concat([wasm, Uint8Array.of(0, length, name.length), name, text]);
}
