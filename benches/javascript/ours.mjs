// The package's two entries: the default one, and the one for browsers.
import { readFileSync } from "node:fs";
import * as lastro from "lastro";
import * as slim from "lastro/slim";

await slim.init(readFileSync(new URL(import.meta.resolve("lastro/lastro.wasm"))));

/** One contender per entry, made by `make`. */
export const ours = (make) => ({ lastro: make(lastro), "lastro/slim": make(slim) });
export { lastro };
