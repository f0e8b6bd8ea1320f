// Inserts a sale once, also if the program is stopped on the way.
import { readFile, rm, writeFile } from "node:fs/promises";
import { ExchangeError } from "lastro/client";

/** Inserts a sale. The file has the call's state from before anything is sent until the outcome is known. */
export async function insertOnce(client, sale, file) {
  const stored = await readFile(file, "utf8").catch(() => null);
  try {
    const inserted = await client.sales.insert(sale, { state: stored, keep: (next) => writeFile(file, next) });
    await rm(file);
    return inserted;
  } catch (error) {
    const state = error instanceof ExchangeError ? error.state : null;
    // run this again later: the sale is looked up, and not sent
    if (state !== null) await writeFile(file, state);
    else await rm(file, { force: true });
    throw error;
  }
}
