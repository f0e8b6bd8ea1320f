// What several tests need: a running `lastro serve`, and the browser of this machine.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Requires what the playground has installed. */
export const web = createRequire(join(ROOT, "web/package.json"));

/** Starts a server in memory, and returns it with its address. */
export async function serve(words) {
  const program = process.env.LASTRO ?? join(ROOT, "target/debug/lastro");
  const server = spawn(program, ["serve", "--memory", ...words], { stdio: ["ignore", "pipe", "inherit"] });
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
