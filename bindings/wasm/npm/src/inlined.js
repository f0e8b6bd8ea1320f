// Printable ASCII without what a string, a template or a page gives a meaning to: no tool has a reason to escape any of it.
const LETTERS = Array.from({ length: 95 }, (_, place) => 32 + place).filter((c) => !"\"'`\\$<".includes(String.fromCharCode(c)));
// The first letters lead a pair, which is a high byte; every other letter is a low byte by itself.
const LEADS = 2;
const LOW = LETTERS.length - LEADS;

/** The bytes of a wasm file that the build wrote into the package as text. */
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
