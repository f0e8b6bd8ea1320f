// Helpers for several tests: start `lastro serve`, and start the browser that is installed on the machine.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** A `require` that finds the npm packages of the playground. */
export const web = createRequire(join(ROOT, "web/package.json"));

/** The path of the command `lastro`. */
export const LASTRO = process.env.LASTRO ?? join(ROOT, "target/debug/lastro");

/** Starts `lastro serve` with its state in memory. Returns the process and the server's address. */
export const serve = (words) => started(["serve", "--memory", ...words]);

/** Starts the command as a server. Returns the process and the server's address. */
export async function started(words) {
  const server = spawn(LASTRO, words, { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface(server.stdout)) {
    const address = line.match(/^listening on (http:\S+)$/)?.[1];
    if (address) return { server, address };
  }
  throw new Error("the server does not listen");
}

export function launch() {
  const found = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "chromium")).find(existsSync);
  return web("playwright-core").chromium.launch({
    executablePath: process.env.LASTRO_CHROMIUM ?? found,
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
}

/** Asserts that a page is not wider than its window, and that axe finds no accessibility problems. */
export async function accessible(page, name) {
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0, name);
  // the page's content security policy blocks injected scripts, so axe is loaded through the debugger
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: await readFile(web.resolve("axe-core/axe.min.js"), "utf8") });
  const run = "axe.run(document).then(({ violations }) => JSON.stringify(violations.map(({ id, nodes }) => [id, nodes[0].html])))";
  const { result } = await session.send("Runtime.evaluate", { expression: run, awaitPromise: true });
  await session.detach();
  assert.equal(result.value, "[]", name);
}

/** Takes a picture of a whole page, or of a part of it, if `LASTRO_PICTURES` names a folder. */
export async function picture(page, name, clip) {
  if (process.env.LASTRO_PICTURES) await page.screenshot({ path: join(process.env.LASTRO_PICTURES, `${name}.png`), fullPage: true, clip });
}
