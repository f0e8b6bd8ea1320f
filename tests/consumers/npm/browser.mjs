// Runs pages that use the package in Chromium.
import { spawnSync } from "node:child_process";
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { chromium } from "playwright-core";

const found = ["chromium", "chromium-browser", "google-chrome"].find((p) => spawnSync("which", [p]).status === 0);
if (!found) throw new Error("chromium is not on this machine");
const browser = await chromium.launch({
  executablePath: spawnSync("which", [found], { encoding: "utf8" }).stdout.trim(),
  // Chromium refuses to run as root with its sandbox
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});

export const close = () => browser.close();

/** Opens a page. Returns the output of the page and of its worker, and all errors that the browser reported. */
export async function shown(address) {
  const page = await browser.newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.goto(address);
  const said = (id) => page.waitForFunction((id) => document.getElementById(id).textContent, id).then((text) => text.jsonValue());
  try {
    return { page: await said("page"), worker: await said("worker"), complaints };
  } catch (error) {
    throw new Error([error.message, ...complaints].join("\n"));
  } finally {
    await page.close();
  }
}

/** Opens a page whose script fails. Returns the error. */
export async function failure(address) {
  const page = await browser.newPage();
  const [error] = await Promise.all([page.waitForEvent("pageerror"), page.goto(address)]);
  await page.close();
  return String(error);
}

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

/** Serves a folder on this machine with a content security policy, while `use` runs. */
export async function served(folder, policy, use) {
  const server = createServer(({ url }, answer) => {
    const file = join(folder, url === "/" ? "index.html" : url);
    if (!existsSync(file) || !statSync(file).isFile()) return answer.writeHead(404).end();
    answer.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "text/plain", "Content-Security-Policy": policy });
    createReadStream(file).pipe(answer);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  try {
    return await use(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    await new Promise((done) => server.close(done));
  }
}
