// Inserts a sale exactly once, even if the program stops before the service has responded.
import { readFile, rm, writeFile } from "node:fs/promises";
import { ExchangeError } from "lastro/client";

/** Inserts a sale. Stores the call's state in `file` before each request, and deletes the file when the outcome is known. */
export async function insertOnce(client, sale, file) {
  const stored = await readFile(file, "utf8").catch(() => null);
  try {
    const inserted = await client.sales.insert(sale, { state: stored, keep: (next) => writeFile(file, next) });
    await rm(file);
    return inserted;
  } catch (error) {
    const state = error instanceof ExchangeError ? error.state : null;
    // with a stored state, the next call of this function looks the sale up instead of sending it again
    if (state !== null) await writeFile(file, state);
    else await rm(file, { force: true });
    throw error;
  }
}
