// The package as its users import it.
import * as lastro from "lastro";

/** The contender `make` on it. */
export const ours = (make) => ({ lastro: make(lastro) });
export { lastro };
