// Helpers for the tests: they open the built pages in Chromium, with the clock set to a fixed date.
import { mkdir } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";
import { preview } from "vite";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const PICTURES = process.env.LASTRO_PICTURES ?? fileURLToPath(new URL("../../target/playground", import.meta.url));

/** The current date in the browser during these tests. */
export const TODAY = "2027-01-15";
export const PAGES = ["contract", "boleto", "webhooks", "query", "documents", "year"];

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path of Chromium: `LASTRO_CHROMIUM`, or the first `chromium` in the folders of `PATH`. */
function executable() {
  const named = process.env.LASTRO_CHROMIUM;
  if (named) return named;
  const found = (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "chromium"))
    .find(existsSync);
  if (!found) throw new Error("chromium is not on the path");
  return found;
}

/** Serves the built pages on a free port of this machine, and starts a browser. `close` of the result stops both. */
export async function begin() {
  const server = await preview({
    root: WEB,
    logLevel: "error",
    preview: { host: "127.0.0.1", port: 0, strictPort: true },
  });
  const { port } = server.httpServer.address();
  const browser = await chromium.launch({ executablePath: executable(), args: FLAGS });
  return {
    origin: `http://127.0.0.1:${port}`,
    browser,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Opens a page as a first-time visitor. Returns it with the lists of its requests and errors. */
export async function visit(
  { browser, origin },
  name,
  { language = "pt-BR", theme = "light", width = 1280, height = 900, serviceWorkers = "allow" } = {},
) {
  const context = await browser.newContext({
    locale: language,
    colorScheme: theme,
    viewport: { width, height },
    serviceWorkers,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const requests = [];
  const errors = [];
  context.on("request", (request) => requests.push(request.url()));
  const page = await context.newPage();
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.clock.setFixedTime(`${TODAY}T12:00:00`);
  await page.goto(`${origin}/#/${name}`);
  // wait for a panel: the page with the twin shows its heading before the twin is loaded, and its panels afterwards
  await page.locator("main .panel").first().waitFor();
  return { page, context, requests, errors };
}

/** Takes a screenshot of the page, or of a part of it. Returns its size and the page's background colour. */
export async function picture(page, name, part) {
  await mkdir(PICTURES, { recursive: true });
  const path = join(PICTURES, `${name}.png`);
  const png = await (part ? part.screenshot({ path }) : page.screenshot({ path, fullPage: true }));
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  // in a PNG file, the data of the first chunk begins at byte 16 with the picture's width and height
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), background };
}
