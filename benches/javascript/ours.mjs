// The two entries of the lastro package that are timed: `lastro`, and `lastro/slim` for browsers.
import { readFileSync } from "node:fs";
import * as lastro from "lastro";
import * as slim from "lastro/slim";

await slim.init(readFileSync(new URL(import.meta.resolve("lastro/lastro.wasm"))));

/** Makes one contender per entry with the function `make`. */
export const ours = (make) => ({ lastro: make(lastro), "lastro/slim": make(slim) });
export { lastro };
