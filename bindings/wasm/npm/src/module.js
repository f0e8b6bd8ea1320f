const encoder = new TextEncoder();
const decoder = new TextDecoder();
// From here on a text is measured before it is given room: room for the longest it could be would triple it.
const LONG = 100_000;

const encoded = (part) => (typeof part === "string" && part.length > LONG ? encoder.encode(part) : part);
const most = (part) => (typeof part === "string" ? part.length * 3 : part.length);

/** An instance of a wasm module of this package. It answers one call at a time: `give`, a call, `answer`. */
export class Module {
  constructor(module) {
    this.calls = new WebAssembly.Instance(module).exports;
    this.bytes = new Uint8Array(0);
  }

  /** The memory as it is now: a view of it ends when it grows. */
  memory() {
    const { buffer } = this.calls.memory;
    if (this.bytes.buffer !== buffer) this.bytes = new Uint8Array(buffer);
    return this.bytes;
  }

  /** Puts a text or bytes into the input, and another behind it; gives the lengths, -1 for none. */
  give(first, second) {
    const [one, two] = [encoded(first), encoded(second ?? "")];
    const at = this.calls.input(most(one) + most(two));
    const length = this.put(one, at);
    return [length, second === undefined ? -1 : this.put(two, at + length)];
  }

  put(part, at) {
    const memory = this.memory();
    if (typeof part === "string") return encoder.encodeInto(part, memory.subarray(at)).written;
    memory.set(part, at);
    return part.length;
  }

  /** The text that a call left. */
  answer(length) {
    const start = this.calls.output();
    return decoder.decode(this.memory().subarray(start, start + length));
  }
}
