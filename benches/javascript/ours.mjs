// The package as its users import it, twice: the default entry, and what a browser downloads.
import { readFileSync } from "node:fs";
import * as lastro from "lastro";
import * as slim from "lastro/slim";

await slim.init(readFileSync(new URL(import.meta.resolve("lastro/lastro.wasm"))));

/** The contender `make` by each entry. */
export const ours = (make) => ({ lastro: make(lastro), "lastro/slim": make(slim) });
export { lastro };
