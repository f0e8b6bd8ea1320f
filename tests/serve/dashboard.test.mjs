// The dashboard in a real Chromium, on a real server: it opens with the token, moves the clock, sets faults, shows the journal
// and deliveries, and asks no other host for anything.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const web = createRequire(join(ROOT, "web/package.json"));
const { chromium } = web("playwright-core");
const axe = await readFile(web.resolve("axe-core/axe.min.js"), "utf8");
const TOKEN = "token-da-pagina";
const SECRET = "segredo-da-pagina";

let server, receiver, browser, origin;

before(async () => {
  receiver = createServer((request, response) => request.resume().on("end", () => response.end()));
  await new Promise((listening) => receiver.listen(0, "127.0.0.1", listening));
  const program = process.env.LASTRO ?? join(ROOT, "target/debug/lastro");
  const words = ["serve", "--memory", "--port", "0", "--key", "chave-para-testes", "--token", TOKEN];
  words.push("--webhook", `http://127.0.0.1:${receiver.address().port}/avisos`, "--webhook-secret", SECRET);
  server = spawn(program, words, { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface(server.stdout)) {
    origin = line.match(/^listening on (http:\S+)$/)?.[1];
    if (origin) break;
  }
  const found = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "chromium")).find(existsSync);
  browser = await chromium.launch({
    executablePath: process.env.LASTRO_CHROMIUM ?? found,
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
});
after(async () => {
  await browser?.close();
  server?.kill();
  receiver?.close();
});

const insert = () =>
  fetch(`${origin}/api/v2/servicos/`, {
    method: "POST",
    headers: { Authorization: `Basic ${btoa("chave-para-testes:")}`, "Content-Type": "text/json" },
    body: JSON.stringify({ nome: "Corte <b>&", valor_venda: 10 }),
  });

async function visit(theme = "light", width = 1280) {
  const context = await browser.newContext({ colorScheme: theme, viewport: { width, height: 900 } });
  const [requests, errors] = [[], []];
  context.on("request", (request) => requests.push(request.url()));
  const page = await context.newPage();
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(`${origin}/_twin/`);
  return { page, context, requests, errors };
}

async function open(page) {
  await page.getByLabel(/The server printed it/).fill(TOKEN);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "State" }).waitFor();
  await page.locator("#state dt").first().waitFor();
}

test("a wrong token opens nothing, and is not kept", async () => {
  const { page, context } = await visit();
  await page.getByLabel(/The server printed it/).fill("wrong");
  await page.keyboard.press("Enter");
  await page.getByText("That token does not open this server.").waitFor();
  assert.equal(await page.evaluate(() => sessionStorage.length), 0);
  assert.equal(await page.locator("#board").isVisible(), false);
  await context.close();
});

test("the clock, faults, the journal and deliveries", async () => {
  assert.equal((await insert()).status, 200);
  const { page, context, requests, errors } = await visit();
  await open(page);
  assert.match(await page.locator("#now").innerText(), /^2027-01-01 09:00:00/);

  await page.getByRole("button", { name: "1 month" }).click();
  await page.getByText(/^Now 2027-02-01/).waitFor();
  assert.match(await page.locator("#now").innerText(), /^2027-02-01/);
  await page.getByLabel("To this moment, in Brasília").fill("2027-02-03T10:00:00");
  await page.getByRole("button", { name: "Advance" }).click();
  await page.getByText(/^Now 2027-02-03 10:00:00/).waitFor();

  const journal = page.locator("#journal tr");
  await journal.filter({ hasText: "POST /api/v2/servicos/" }).first().waitFor();
  await journal.filter({ hasText: "POST /api/v2/servicos/" }).first().locator("summary").click();
  await journal.locator("pre", { hasText: "Corte <b>&" }).first().waitFor();

  const delivery = page.locator("#deliveries tr").first();
  await delivery.getByText("fits").click();
  await delivery.locator("pre", { hasText: '"likely": "nothing"' }).waitFor();
  assert.equal((await page.content()).includes(SECRET), false);

  await page.getByRole("button", { name: "An example" }).click();
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await page.getByText("Applied so far, rule by rule: 0.").waitFor();
  await page.getByRole("textbox", { name: "What is to go wrong, as JSON" }).fill("{");
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await page.locator("#message.bad").waitFor();
  await page.getByRole("button", { name: "Nothing goes wrong" }).click();
  await page.getByText("Nothing is planned to go wrong.").waitFor();

  // the token is kept for this tab alone
  await page.reload();
  await page.locator("#state dt").first().waitFor();
  assert.equal(await page.evaluate(() => localStorage.length), 0);
  await page.getByRole("button", { name: "Forget the token" }).click();
  assert.equal(await page.evaluate(() => sessionStorage.length), 0);
  assert.deepEqual(requests.filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith("data:")), []);
  // the one error is the plan that was refused
  assert.deepEqual(errors.filter((error) => !error.includes("400")), []);
  await context.close();
});

for (const theme of ["light", "dark"]) {
  test(`is accessible in ${theme}, and fits a phone`, async () => {
    const { page, context } = await visit(theme, 360);
    await open(page);
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    assert.equal(await page.evaluate(overflow), 0);
    // the page's policy lets no script in, so that the checker goes in by the debugger
    const session = await context.newCDPSession(page);
    await session.send("Runtime.evaluate", { expression: axe });
    const run = "axe.run(document).then(({ violations }) => JSON.stringify(violations.map(({ id, nodes }) => [id, nodes[0].html])))";
    const { result } = await session.send("Runtime.evaluate", { expression: run, awaitPromise: true });
    assert.equal(result.value, "[]");
    if (process.env.LASTRO_PICTURES) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.screenshot({ path: join(process.env.LASTRO_PICTURES, `dashboard-${theme}.png`), fullPage: true });
    }
    await context.close();
  });
}

test("every part can be reached with the keyboard", async () => {
  const { page, context } = await visit();
  await open(page);
  const reached = new Set();
  for (let turn = 0; turn < 40; turn += 1) {
    await page.keyboard.press("Tab");
    reached.add(await page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim()));
  }
  for (const part of ["leave", "1 day", "1 year", "to", "plan", "none"]) assert.ok(reached.has(part), part);
  await context.close();
});
