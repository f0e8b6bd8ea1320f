// Tests that the pages work offline after one visit, and that settings are still set on the next visit.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { begin, PAGES, visit } from "./playground.mjs";

let playground;
before(async () => {
  playground = await begin();
});
after(() => playground.close());

test("every page loads and computes offline", { timeout: 60_000 }, async () => {
  const { page, context, errors } = await visit(playground, "contract");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const controlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  while (!(await controlled())) await page.waitForTimeout(50);
  await context.setOffline(true);
  for (const name of PAGES) {
    await page.goto(`${playground.origin}/#/${name}`);
    await page.reload();
    await page.locator("main .panel").first().waitFor();
  }
  // the last page is the one with the twin: its module must also be available offline
  await page.getByRole("table", { name: "Vendas" }).locator("tbody tr").first().waitFor();
  await page.goto(`${playground.origin}/#/documents`);
  await page.getByText("Válido: 12.ABC.345/01DE-35").waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test("language and theme are stored, and set on the document", async () => {
  const { page, context } = await visit(playground, "boleto");
  assert.equal(await page.locator("html").getAttribute("lang"), "pt-BR");
  const surface = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await surface();
  await page.getByLabel("Tema").selectOption("dark");
  assert.notEqual(await surface(), light);
  await page.getByLabel("Idioma").selectOption("en");
  await page.reload();
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  assert.equal(await page.getByRole("heading", { level: 1 }).innerText(), "Late boleto");
  assert.notEqual(await surface(), light);
  await context.close();
});

test("the content security policy blocks requests to other hosts", async () => {
  const { page, context } = await visit(playground, "contract");
  const refused = await page.evaluate(async () => {
    const told = new Promise((resolve) =>
      addEventListener("securitypolicyviolation", ({ violatedDirective }) => resolve(violatedDirective), {
        once: true,
      }),
    );
    await fetch("https://example.com/").catch(() => null);
    return told;
  });
  assert.equal(refused, "connect-src");
  await context.close();
});
