// Inserts a sale exactly once, even if the program is stopped in between.
import { readFile, rm, writeFile } from "node:fs/promises";
import { ExchangeError } from "lastro/client";

/** Inserts a sale. The file holds the call's state from before the first request until the outcome is known. */
export async function insertOnce(client, sale, file) {
  const stored = await readFile(file, "utf8").catch(() => null);
  try {
    const inserted = await client.sales.insert(sale, { state: stored, keep: (next) => writeFile(file, next) });
    await rm(file);
    return inserted;
  } catch (error) {
    const state = error instanceof ExchangeError ? error.state : null;
    // run this again later: it looks the sale up instead of sending it
    if (state !== null) await writeFile(file, state);
    else await rm(file, { force: true });
    throw error;
  }
}
