// The two entry points of the lastro package that every benchmark times: `lastro`, and `lastro/slim` for browsers.
import { readFileSync } from "node:fs";
import * as lastro from "lastro";
import * as slim from "lastro/slim";

await slim.init(readFileSync(new URL(import.meta.resolve("lastro/lastro.wasm"))));

/** Creates one contender for each of the two entry points of the package: calls `make` with the module of the entry point. */
export const ours = (make) => ({ lastro: make(lastro), "lastro/slim": make(slim) });
export { lastro };
