// Tests `lastro/client` in a web page, in a real Chromium: the page lists and inserts records on `lastro serve`.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ROOT, launch, serve } from "./server.mjs";

const KEY = "chave-da-pagina-web";
let server, browser, origin;

before(async () => {
  ({ server, address: origin } = await serve(["--port", "0", "--key", KEY, "--token", "token-da-pagina"]));
  browser = await launch();
});
after(async () => {
  await browser?.close();
  server?.kill();
});

/** Opens a page that has the origin of the server, because the server refuses requests from pages of other origins. */
async function opened() {
  const page = await browser.newPage();
  const entry = await readFile(join(ROOT, "bindings/wasm/npm/dist/client.js"), "utf8");
  await page.route("**/page/*", (route) => {
    const isPage = route.request().url().endsWith("/");
    const script = '<script type="module">import * as lastro from "/page/client.js"; window.lastro = lastro;</script>';
    return route.fulfill(isPage ? { contentType: "text/html", body: `<!doctype html>${script}` } : { contentType: "text/javascript", body: entry });
  });
  await page.goto(`${origin}/page/`);
  await page.waitForFunction(() => window.lastro !== undefined);
  return page;
}

test("a page lists and inserts, and is told why not", async () => {
  const page = await opened();
  const told = await page.evaluate(async (api_key) => {
    const client = new lastro.Client({ base_url: location.origin, api_key });
    const inserted = [];
    for (const nome of ["Ana", "Bia", "Caio"]) inserted.push((await client.customers.insert({ tipo: 2, nome })).id);
    const names = [];
    for await (const { nome } of client.customers.list({ limit: 2 })) names.push(nome);
    const failed = (call) => call.then(() => null, (error) => error);
    const here = await failed(client.customers.insert({ tipo: 2, nome: "" }));
    const there = await failed(client.customers.select(99));
    const controller = new AbortController();
    const pending = failed(client.customers.select(1, { signal: controller.signal }));
    controller.abort();
    const { kind } = await pending;
    return { inserted, names, here: here.issues[0].path, there: [there.kind, there.api_error.code], kind };
  }, KEY);
  assert.deepEqual(told, { inserted: [1, 2, 3], names: ["Ana", "Bia", "Caio"], here: "record.nome", there: ["refused", 404], kind: "cancelled" });
});

test("a redirect is not followed, and a request that never arrives is retried", async () => {
  const page = await opened();
  let asked = 0;
  await page.route("**/api/v2/servicos/**", (route) => (asked++ === 0 ? route.abort("connectionrefused") : route.continue()));
  await page.route("**/api/v2/planos/**", (route) => route.fulfill({ status: 302, headers: { Location: "https://example.com/" } }));
  const told = await page.evaluate(async (api_key) => {
    const client = new lastro.Client({ base_url: location.origin, api_key });
    const { items } = (await client.services.list().pages().next()).value;
    const redirected = await client.plans.select(1).then(() => null, (error) => [error.kind, error.api_error?.code]);
    return { items, redirected };
  }, KEY);
  assert.deepEqual([told, asked], [{ items: [], redirected: ["refused", 302] }, 2]);
});
