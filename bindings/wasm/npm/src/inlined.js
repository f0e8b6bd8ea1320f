// Printable ASCII without characters that are special in strings, templates or HTML, so that no tool escapes any of it.
const LETTERS = Array.from({ length: 95 }, (_, place) => 32 + place).filter((c) => !"\"'`\\$<".includes(String.fromCharCode(c)));
// The first letters introduce a pair, which encodes a high byte; every other letter encodes a low byte.
const LEADS = 2;
const LOW = LETTERS.length - LEADS;

/** Decodes the bytes of a wasm file that the build wrote into the package as a string. */
export function bytes(text) {
  const place = new Uint8Array(128);
  LETTERS.forEach((letter, index) => (place[letter] = index));
  const read = new Uint8Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = place[text.charCodeAt(at)];
    read[length++] = letter < LEADS ? LOW + letter * LETTERS.length + place[text.charCodeAt(++at)] : letter - LEADS;
  }
  return read.subarray(0, length);
}
