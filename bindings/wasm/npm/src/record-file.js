import { closeSync, openSync, writeSync } from "node:fs";

/** Creates a file that only its owner can read, and returns a function that writes a recording to it. */
export function toFile(path) {
  closeSync(openSync(path, "wx", 0o600));
  return (text, at) => {
    const [bytes, file] = [Buffer.from(text), openSync(path, "r+")];
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, at + done);
    } finally {
      closeSync(file);
    }
  };
}
