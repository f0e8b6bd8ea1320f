// The characters of the encoding: printable ASCII without those that are special in strings, templates or HTML. So neither a
// minifier nor a server has to escape them.
const LETTERS = Array.from({ length: 95 }, (_, place) => 32 + place).filter((c) => !"\"'`\\$<".includes(String.fromCharCode(c)));
// The first LEADS characters begin a pair of characters, which encodes a high byte. Each of the other characters encodes a low byte.
const LEADS = 2;
const LOW = LETTERS.length - LEADS;

/** Decodes a wasm file from the string that `build.mjs` wrote into the bundle. */
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
