// Tests the dashboard of `lastro serve` in a real Chromium: opening it with the token, moving the clock, setting faults, and
// showing the journal, records, requests, deliveries and forks. The page must not send a request to another host.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { accessible, launch, picture, serve as start } from "./server.mjs";

const TOKEN = "token-da-pagina";
const SECRET = "segredo-da-pagina";

const servers = [];
let receiver, browser, origin, notified;

/** Starts a server, and returns it with its address. */
async function serve(more = [], port = "0") {
  const started = await start(["--port", port, "--key", "chave-para-testes", "--token", TOKEN, ...more]);
  servers.push(started.server);
  return started;
}

before(async () => {
  receiver = createServer((request, response) => request.resume().on("end", () => response.end()));
  await new Promise((listening) => receiver.listen(0, "127.0.0.1", listening));
  notified = ["--webhook", `http://127.0.0.1:${receiver.address().port}/avisos`, "--webhook-secret", SECRET];
  origin = (await serve(notified)).address;
  browser = await launch();
});
after(async () => {
  await browser?.close();
  for (const server of servers) server.kill();
  receiver?.close();
});

const send = (address, method, path, record) =>
  fetch(`${address}/api/v2/${path}`, {
    method,
    headers: { Authorization: `Basic ${btoa("chave-para-testes:")}`, "Content-Type": "text/json" },
    body: JSON.stringify(record),
  });

const insert = (address = origin, list = "servicos", record = { nome: "Corte <b>&", valor_venda: 10 }) =>
  send(address, "POST", `${list}/`, record);

/** Switches to another view of the dashboard. */
async function turn(page, name) {
  await page.getByRole("link", { name, exact: true }).click();
  await page.locator("nav a[aria-current]", { hasText: name }).waitFor();
}

const stateOf = async (address) =>
  (await fetch(`${address}/_twin/state`, { headers: { Authorization: `Bearer ${TOKEN}` } })).json();

async function visit({ address = origin, theme = "light", width = 1280 } = {}) {
  const context = await browser.newContext({ colorScheme: theme, viewport: { width, height: 900 } });
  const [requests, errors] = [[], []];
  context.on("request", (request) => requests.push(request.url()));
  const page = await context.newPage();
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(`${address}/_twin/`);
  return { page, context, requests, errors };
}

async function open(page) {
  await page.getByLabel(/The server printed it/).fill(TOKEN);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "State" }).waitFor();
  await page.locator("#state dt").first().waitFor();
}

/** Starts a server, and opens its dashboard in a new page. */
async function opened(more) {
  const started = await serve(more);
  const visited = await visit(started);
  await open(visited.page);
  return { ...started, ...visited };
}

test("a wrong token opens nothing, and is not kept", async () => {
  const { page, context } = await visit();
  await page.getByLabel(/The server printed it/).fill("wrong");
  await page.keyboard.press("Enter");
  await page.getByText("The server did not accept this token.").waitFor();
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
  // waits for the new state, which the page loads only after it has shown the message
  await page.locator("#now", { hasText: /^2027-02-01/ }).waitFor();
  await page.getByLabel("Date and time, in Brasília").fill("2027-02-03T10:00:00");
  await page.getByRole("button", { name: "Advance", exact: true }).click();
  await page.getByText(/^Now 2027-02-03 10:00:00/).waitFor();

  const journal = page.locator("#journal tr");
  await journal.filter({ hasText: "POST /api/v2/servicos/" }).first().waitFor();
  await journal.filter({ hasText: "POST /api/v2/servicos/" }).first().locator("summary").click();
  await journal.locator("pre", { hasText: "Corte <b>&" }).first().waitFor();

  await turn(page, "Webhooks");
  const delivery = page.locator("#deliveries tr").first();
  await delivery.getByText("valid", { exact: true }).click();
  await delivery.locator("pre", { hasText: '"likely": "nothing"' }).waitFor();
  assert.equal((await page.content()).includes(SECRET), false);
  await turn(page, "Overview");

  await page.getByRole("button", { name: "Load an example" }).click();
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await page.getByText("Applied so far, rule by rule: 0.").waitFor();
  await page.getByRole("textbox", { name: "Fault plan, as JSON" }).fill("{");
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await page.locator("#message.bad").waitFor();
  await page.getByRole("button", { name: "Remove the plan" }).click();
  await page.getByText("No faults are planned.").waitFor();

  // after a reload, the dashboard is still open, but the token is stored for this tab only
  await page.reload();
  await page.locator("#state dt").first().waitFor();
  assert.equal(await page.evaluate(() => localStorage.length), 0);
  await page.getByRole("button", { name: "Forget the token" }).click();
  assert.equal(await page.evaluate(() => sessionStorage.length), 0);
  assert.deepEqual(requests.filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith("data:")), []);
  // the only error in the console is the response 400 to an invalid fault plan
  assert.deepEqual(errors.filter((error) => !error.includes("400")), []);
  await context.close();
});

/** Moves the clock with a button, and waits until the page shows the new time. */
async function step(page, name, moment) {
  await page.getByRole("button", { name, exact: true }).click();
  await page.locator("#now", { hasText: moment }).waitFor();
}

test("days, weeks, months and years end on days that exist", async () => {
  const { page, context } = await opened(["--now", "2027-12-31T09:00:00-03:00"]);
  await step(page, "1 month", "2028-01-31 09:00:00");
  await step(page, "1 month", "2028-02-29 09:00:00");
  await step(page, "1 year", "2029-02-28 09:00:00");
  await step(page, "1 day", "2029-03-01 09:00:00");
  await step(page, "1 week", "2029-03-08 09:00:00");
  await context.close();
});

test("a step begins where the last one ended", async () => {
  const { page, context } = await opened();
  // delays the response with the new state, from which the page computes the next step
  let release;
  const held = new Promise((released) => (release = released));
  await page.route("**/_twin/state", (route) => held.then(() => route.continue()));
  const day = page.getByRole("button", { name: "1 day", exact: true });
  await day.click();
  await page.getByText(/^Now 2027-01-02/).waitFor();
  assert.equal(await day.isDisabled(), true);
  release();
  await step(page, "1 day", "2027-01-03 09:00:00");
  await context.close();
});

test("the clock goes to what is due next, and only where something is", async () => {
  const { address, page, context } = await opened();
  const next = page.getByRole("button", { name: "Advance to next pending work" });
  await page.locator("#state dd", { hasText: "nothing" }).waitFor();
  assert.equal(await next.isDisabled(), true);

  assert.equal((await insert(address)).status, 200);
  assert.equal((await insert(address, "clientes", { tipo: 2, nome: "Ana Souza" })).status, 200);
  const methods = await fetch(`${address}/api/v2/meios-pagamento/`, {
    headers: { Authorization: `Basic ${btoa("chave-para-testes:")}` },
  });
  const sale = {
    id_cliente: 1,
    id_meio_pagamento: (await methods.json()).data[0].id,
    metodo_cobranca: 1,
    agendamento: 1,
    agendamento_data: "2027-01-31",
    agendamento_frequencia: 1,
    agendamento_repetir: 1,
    agendamento_automatico: 1,
    itens: [{ recorrente: 1, id_servico: 1, valor: 10, qtd: 1 }],
    parcelas: [{ data_vencimento: "2027-01-31", valor: 10 }],
  };
  const contract = await insert(address, "vendas", sale);
  assert.equal(contract.status, 200, await contract.text());
  await step(page, "1 day", "2027-01-02 09:00:00");
  const { kind, id, at } = (await stateOf(address)).next;
  await page.locator("#state dd", { hasText: `${kind} ${id}, ${at}` }).waitFor();
  await step(page, "Advance to next pending work", at.replace("T", " "));
  await page.getByText(/Due work carried out: 1\.$/).waitFor();
  await context.close();
});

/** The numbers in the first column of a table. */
const numbers = (page, table) =>
  page.locator(`#${table} tr > td:first-child`).evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)));
/** The integers from `from` down to `to`. */
const down = (from, to) => Array.from({ length: from - to + 1 }, (_, place) => from - place);

test("the journal has pages of 25 entries, which stay while entries are added", async () => {
  const { address } = await serve();
  for (let count = 0; count < 60; count += 1) assert.equal((await insert(address)).status, 200);
  const { page, context } = await visit({ address });
  await open(page);
  const { entries } = await stateOf(address);
  assert.ok(entries >= 60 && entries < 75, String(entries));
  const [older, newest] = ["Older entries", "Newest entries"].map((name) => page.getByRole("button", { name }));
  const shows = async (from, to) => {
    await page.locator("#journal tr:first-child > td:first-child", { hasText: new RegExp(`^${from}$`) }).waitFor();
    assert.deepEqual(await numbers(page, "journal"), down(from, to));
  };
  await shows(entries, entries - 24);
  assert.deepEqual([await older.isDisabled(), await newest.isDisabled()], [false, true]);
  await older.click();
  await shows(entries - 25, entries - 49);
  await older.click();
  await shows(entries - 50, 1);
  assert.deepEqual([await older.isDisabled(), await newest.isDisabled()], [true, false]);

  // a step of the clock adds an entry to the journal and redraws the page
  await step(page, "1 day", "2027-01-02 09:00:00");
  await shows(entries - 50, 1);
  await newest.click();
  await shows(entries + 1, entries - 23);
  assert.equal(await newest.isDisabled(), true);
  await context.close();
});

test("the newest 25 deliveries are shown", async () => {
  const { address } = await serve(notified);
  for (let count = 0; count < 30; count += 1) assert.equal((await insert(address)).status, 200);
  const { page, context } = await visit({ address });
  await open(page);
  await turn(page, "Webhooks");
  await page.locator("#deliveries tr").first().waitFor();
  assert.deepEqual(await numbers(page, "deliveries"), down(30, 6));
  await context.close();
});

test("a server that does not answer is named, and the page goes on once it does", async () => {
  const { server, address, page, context, errors } = await opened();
  const gone = once(server, "exit");
  server.kill("SIGKILL");
  await gone;
  const day = page.getByRole("button", { name: "1 day", exact: true });
  await day.click();
  await page.locator("#message.bad", { hasText: "The server does not respond." }).waitFor();
  assert.equal(await page.locator("#board").isVisible(), true);
  assert.equal(await page.evaluate(() => sessionStorage.length), 1, "the token is kept");

  await serve([], new URL(address).port);
  await step(page, "1 day", "2027-01-02 09:00:00");
  await page.locator("#message.bad").waitFor({ state: "detached" });
  // ignores network errors: which one the browser reports for an open connection depends on timing
  assert.deepEqual(errors.filter((error) => !error.includes("Failed to load resource: net::ERR_")), []);
  await context.close();
});

test("records are searched as in the address of a listing, and one is shown with what happened to it", async () => {
  const { address, page, context, errors } = await opened(notified);
  for (const valor of [5, 10, 15]) assert.equal((await insert(address, "servicos", { nome: `Corte ${valor}`, valor })).status, 200);
  assert.equal((await send(address, "PUT", "servicos/3", { nome: "Barba & bigode" })).status, 200);
  await turn(page, "Records");
  await page.getByLabel("Table", { exact: true }).selectOption("service");
  await page.getByLabel("Query string, as in the URL of a listing").fill("valor[gte]=10&_sort=-id");
  await page.keyboard.press("Enter");
  await page.locator("#found", { hasText: "1 to 2 of 2." }).waitFor();
  assert.deepEqual(await numbers(page, "rows"), [3, 2]);
  await page.getByLabel("Query string, as in the URL of a listing").fill("nome[contains]=Barba & bigode".replace("&", "%26"));
  await page.getByRole("button", { name: "Search" }).click();
  await page.locator("#found", { hasText: "No record matches." }).waitFor();
  await page.getByLabel("Query string, as in the URL of a listing").fill("nome[contains]=bigode");
  await page.getByRole("button", { name: "Search" }).click();
  await page.locator("#found", { hasText: "1 to 1 of 1." }).waitFor();

  await page.getByRole("button", { name: "Open service 3" }).click();
  const title = page.getByRole("heading", { name: "service 3" });
  await title.waitFor();
  assert.equal(await title.evaluate((heading) => heading === document.activeElement), true);
  await page.locator("#record-text", { hasText: '"nome": "Barba & bigode"' }).waitFor();
  assert.equal(await page.locator("#record-history > li").count(), 2, "the insert and the update");
  assert.match(await page.locator("#record-notifications").innerText(), /^insert at .*\nupdate at /);

  await page.getByLabel("Query string, as in the URL of a listing").fill("valr=1");
  await page.getByRole("button", { name: "Search" }).click();
  await page.locator("#message.bad").waitFor();
  assert.deepEqual(errors.filter((error) => !error.includes("400")), []);
  await context.close();
});

test("records have pages of 25", async () => {
  const { address, page, context } = await opened();
  for (let count = 0; count < 30; count += 1) assert.equal((await insert(address)).status, 200);
  await turn(page, "Records");
  await page.getByLabel("Table", { exact: true }).selectOption("service");
  await page.getByRole("button", { name: "Search" }).click();
  await page.locator("#found", { hasText: "1 to 25 of 30." }).waitFor();
  await page.getByRole("button", { name: "Next page" }).click();
  await page.locator("#found", { hasText: "26 to 30 of 30." }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Next page" }).isDisabled(), true);
  await page.getByRole("button", { name: "Previous page" }).click();
  await page.locator("#found", { hasText: "1 to 25 of 30." }).waitFor();
  await context.close();
});

test("a request is done on a fork, once more, and as a command", async () => {
  const { address, page, context } = await opened();
  assert.equal((await insert(address, "servicos", { nome: "Corte d'água", valor: 10 })).status, 200);
  await turn(page, "Requests");
  const row = page.locator("#request-rows tr").first();
  assert.match(await row.innerText(), /POST \/api\/v2\/servicos\/\s+200\s+\d.* (µs|ms)/);
  const services = async () => (await stateOf(address)).records.service;

  await page.getByRole("button", { name: "Replay request 1 on a fork" }).click();
  await page.getByRole("heading", { name: "Request 1 on a fork" }).waitFor();
  await page.locator("#outcome-state", { hasText: "Status 200. 4 differences. The state is unchanged." }).waitFor();
  await page.locator("#outcome-changes td", { hasText: /^service\/2$/ }).waitFor();
  assert.equal(await services(), 1);

  await page.getByRole("button", { name: "Replay request 1 once more" }).click();
  await page.getByRole("heading", { name: "Request 1 once more" }).waitFor();
  assert.equal(await services(), 2);

  await page.getByRole("button", { name: "Copy as curl: request 1" }).click();
  await page.locator("#outcome-state", { hasText: "Replace YOUR_KEY with your API key." }).waitFor();
  const command = await page.locator("#outcome-text").innerText();
  assert.equal(command.includes("chave"), false);
  await promisify(execFile)("sh", ["-c", `${command.replace("YOUR_KEY", "chave-para-testes")} --fail --silent`]);
  assert.equal(await services(), 3);
  await context.close();
});

test("a server is notified from when it is added, once more when asked, and not after it is removed", async () => {
  const { address, page, context } = await opened();
  const url = notified[1];
  await turn(page, "Webhooks");
  await page.getByLabel("Address", { exact: true }).fill(url);
  await page.getByLabel("Signing secret").fill(SECRET);
  await page.getByLabel("Methods, all if empty").fill("insert");
  await page.getByRole("button", { name: "Add" }).click();
  await page.locator("#subscriptions tr", { hasText: url }).waitFor();
  assert.equal(await page.getByLabel("Signing secret").inputValue(), "");
  assert.equal((await insert(address)).status, 200);
  const again = page.getByRole("button", { name: "Send again: delivery 1" });
  const attempts = (count) => page.locator("#deliveries tr > td:nth-child(5)", { hasText: new RegExp(`^${count}$`) }).waitFor();
  await page.locator("#deliveries tr", { hasText: "delivered" }).waitFor({ timeout: 15_000 });
  await attempts(1);
  await again.click();
  await attempts(2);
  await page.getByRole("button", { name: `Remove subscription 0, ${url}` }).click();
  await page.locator("#subscriptions tr").waitFor({ state: "detached" });
  assert.equal((await insert(address)).status, 200);
  assert.equal((await stateOf(address)).records.delivery, 1);
  assert.equal((await page.content()).includes(SECRET), false);
  await context.close();
});

test("a fork is compared with the state and gone back to, and a snapshot is a file", async () => {
  const { address, page, context } = await opened();
  assert.equal((await insert(address, "servicos", { nome: "Corte", valor: 10 })).status, 200);
  await turn(page, "Snapshots and forks");
  await page.getByLabel("Name", { exact: true }).fill("antes");
  await page.getByRole("button", { name: "Fork the current state" }).click();
  await page.getByRole("button", { name: "Compare antes with the current state" }).click();
  await page.locator("#difference-state", { hasText: "0 differences." }).waitFor();
  assert.equal((await send(address, "PUT", "servicos/1", { nome: "Barba" })).status, 200);
  await page.getByRole("button", { name: "Compare antes with the current state" }).click();
  const changed = page.locator("#difference-table tr", { hasText: "service/1/nome" });
  await changed.waitFor();
  assert.match(await changed.innerText(), /"Corte"\s+"Barba"/);

  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download" }).click()]);
  const snapshot = await readFile(await file.path(), "utf8");
  assert.match(snapshot, /"nome":"Barba"/);
  page.on("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Go back to antes" }).click();
  const name = async () => (await (await send(address, "GET", "servicos/1")).json()).nome;
  while ((await name()) !== "Corte");
  await page.getByLabel("Snapshot file to restore").setInputFiles({ name: "snapshot.json", mimeType: "application/json", buffer: Buffer.from(snapshot) });
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  while ((await name()) !== "Barba");
  await page.getByRole("button", { name: "Remove antes" }).click();
  await page.locator("#fork-rows tr").waitFor({ state: "detached" });
  await context.close();
});

const NAMES = ["Overview", "Records", "Requests", "Webhooks", "Snapshots and forks"];

for (const theme of ["light", "dark"]) {
  test(`is accessible in ${theme}, and fits a phone`, async () => {
    const { address } = await serve(notified);
    for (const nome of ["Corte", "Barba"]) assert.equal((await insert(address, "servicos", { nome, valor: 10 })).status, 200);
    const { page, context } = await visit({ address, theme, width: 360 });
    await open(page);
    for (const name of NAMES) {
      await turn(page, name);
      if (name === "Records") {
        await page.getByLabel("Table", { exact: true }).selectOption("service");
        await page.getByRole("button", { name: "Search" }).click();
        await page.getByRole("button", { name: "Open service 1" }).click();
        await page.getByRole("heading", { name: "service 1" }).waitFor();
      } else if (name === "Requests") {
        await page.getByRole("button", { name: "Replay request 1 on a fork" }).click();
        await page.getByRole("heading", { name: "Request 1 on a fork" }).waitFor();
      } else if (name === "Snapshots and forks") {
        await page.getByLabel("Name", { exact: true }).fill("antes");
        await page.getByRole("button", { name: "Fork the current state" }).click();
        await page.getByRole("button", { name: "Compare antes with the current state" }).click();
        await page.getByRole("heading", { name: "What changed since antes" }).waitFor();
      }
      await accessible(page, name);
      await page.setViewportSize({ width: 1280, height: 900 });
      // docs/pictures/twin-overview-*.png and twin-records-*.png are copies of these pictures
      await picture(page, `dashboard-${name.split(" ")[0].toLowerCase()}-${theme}`);
      await page.setViewportSize({ width: 360, height: 900 });
    }
    await context.close();
  });
}

test("a view is an address, and its heading tells where the focus goes", async () => {
  const { page, context } = await visit();
  await open(page);
  await turn(page, "Records");
  assert.equal(new URL(page.url()).hash, "#records");
  assert.equal(await page.evaluate(() => document.activeElement.id), "records");
  await page.reload();
  await page.getByRole("heading", { name: "Records", exact: true }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "State" }).waitFor();
  await context.close();
});

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
