// The custom section that names a wasm file's entry and version. `src/runtime.js` reads it and refuses a file of another entry,
// since it calls operations by their index in the entry's list.

const NAME = "lastro";

/** Appends to the wasm module the custom section "lastro" with the entry's identity. */
export function sign(wasm, identity) {
  const [name, text] = [NAME, identity].map((part) => new TextEncoder().encode(part));
  const length = 1 + name.length + text.length;
  // lengths in wasm are LEB128: one byte below 128
  if (length >= 128) throw new Error(`${identity}: too long for a section length of one byte`);
  return Buffer.concat([wasm, Uint8Array.of(0, length, name.length), name, text]);
}
