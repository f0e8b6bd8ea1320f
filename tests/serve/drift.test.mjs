// Tests the HTML page of `lastro drift` in a real Chromium. The command compares the twin with a recording of a server that has
// other policies. Two responses in the recording were changed.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { LASTRO, accessible, launch, picture, serve, started } from "./server.mjs";

const KEY = "chave-para-testes";
let folder, browser, address;

/** Sends requests to a server through `lastro proxy`, which records them. */
async function record(file) {
  const policies = ["--policy", "default-limit=10", "--policy", "default-due-date=30-days"];
  const words = ["--port", "0", "--key", KEY, "--token", "token-da-pagina", "--clock", "real"];
  const { server, address: to } = await serve([...words, ...policies]);
  const { server: proxy, address } = await started(["proxy", "--to", to, "--record", file, "--listen", "127.0.0.1:0"]);
  const send = async (method, path, record) => {
    const headers = { Authorization: `Basic ${btoa(`${KEY}:`)}`, "Content-Type": "text/json" };
    const response = await fetch(`${address}/api/v2/${path}`, { method, headers, body: record && JSON.stringify(record) });
    assert.equal(response.status, 200, await response.text());
  };
  await send("POST", "clientes/", { tipo: 2, nome: "Ana <b>Prado</b>" });
  for (const valor_venda of [100, 129.9]) await send("POST", "vendas/", { data: "2027-01-04", id_cliente: 1, valor_venda });
  await send("GET", "vendas/");
  await send("GET", "vendas/2");
  for (const running of [proxy, server]) {
    running.kill();
    await once(running, "exit");
  }
}

/** Changes two responses in the recording: makes a total wrong by a cent, and adds a member. */
async function change(file) {
  const har = JSON.parse(await readFile(file, "utf8"));
  const content = (entry) => har.log.entries[entry].response.content;
  const changed = (entry, from, to) => {
    assert.ok(content(entry).text.includes(from), content(entry).text);
    content(entry).text = content(entry).text.replace(from, to);
  };
  changed(2, '"valor_venda":129.90', '"valor_venda":129.91');
  changed(4, '"agendamento":0', '"agendamento":0,"canal":"loja"');
  await writeFile(file, JSON.stringify(har));
}

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "drift-"));
  const [recording, page] = ["rec.har", "drift.html"].map((name) => join(folder, name));
  await record(recording);
  await change(recording);
  const { status, stderr } = spawnSync(LASTRO, ["drift", recording, "--html", page], { encoding: "utf8" });
  assert.equal(status, 3, stderr);
  address = pathToFileURL(page).href;
  browser = await launch();
});
after(async () => {
  await browser?.close();
  if (folder) await rm(folder, { recursive: true });
});

async function visit({ theme = "light", width = 1280 } = {}) {
  const context = await browser.newContext({ colorScheme: theme, viewport: { width, height: 900 } });
  const page = await context.newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("request", (request) => request.url() === address || complaints.push(request.url()));
  await page.goto(address);
  assert.deepEqual(complaints, []);
  return { page, context };
}

test("shows what differs and what explains it", async () => {
  const width = 1080;
  const { page, context } = await visit({ width });
  const rows = (name) => page.getByRole("region", { name, exact: true }).locator("tbody tr").allInnerTexts();
  const cells = async (name) => (await rows(name)).map((row) => row.split("\t"));
  await page.getByText("The recording differs, and policy choices do not explain 2 differences.").waitFor();
  assert.deepEqual(await cells("Deviations from the documentation"), [["Sale", "canal", "unknown field", "a string of 4 characters", "1", "5"]]);
  assert.deepEqual(await cells("Policy choices that explain the differences"), [
    ["default-due-date", "30-days", "4"],
    ["default-limit", "10", "1"],
  ]);
  assert.deepEqual(await cells("Unexplained"), [
    ["v2 sales.insert", "valor_venda", "value", "129.91", "129.90", "1", "3"],
    ["v2 sales.list", "data.valor_venda", "value", "129.90", "129.91", "1", "4"],
  ]);
  assert.equal(await page.locator(".file").innerText(), '[policies]\ndefault-due-date = "30-days"\ndefault-limit = "10"');
  assert.equal((await page.content()).includes("Prado"), false);
  // takes a picture of the part about this recording; docs/guides/is-the-twin-still-the-service.png is a copy of it
  const rest = await page.getByRole("heading", { name: "Policies that this recording does not show" }).boundingBox();
  await picture(page, "drift-guide", { x: 0, y: 0, width, height: Math.floor(rest.y) - 16 });
  await context.close();
});

test("policies and wide tables are reached and opened with the keyboard", async () => {
  const { page, context } = await visit({ width: 360 });
  const reached = [];
  const focused = () => page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent);
  do {
    await page.keyboard.press("Tab");
    reached.push(await focused());
  } while (reached.at(-1) !== "unknown-member");
  assert.deepEqual(reached.slice(0, 2), ["Deviations from the documentation", "Differences from the twin"]);
  await page.keyboard.press("Enter");
  await page.locator("pre", { hasText: /^POST .*\{"nome":"Aula","nomes":1\}$/ }).waitFor({ state: "visible" });
  await context.close();
});

for (const theme of ["light", "dark"]) {
  test(`is accessible in ${theme}, and fits a phone`, async () => {
    for (const width of [360, 1280]) {
      const { page, context } = await visit({ theme, width });
      await accessible(page, `${width}`);
      await picture(page, `drift-${theme}-${width}`);
      await page.locator("summary").evaluateAll((all) => all.forEach((summary) => summary.click()));
      await accessible(page, `${width}, with all policies open`);
      await context.close();
    }
  });
}
