// Tests the built example in Chromium: an invalid CPF is reported next to its field, and a valid form shows the request's body.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { delimiter, extname, join } from "node:path";
import { after, before, beforeEach, test } from "node:test";

import { chromium } from "playwright-core";

/** The folder of the built page. */
const BUILT = process.env.LASTRO_EXAMPLE;
const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"];
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

/** The path of Chromium: `LASTRO_CHROMIUM`, or the first `chromium` in the folders of `PATH`. */
function executable() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = process.env.LASTRO_CHROMIUM ?? folders.map((folder) => join(folder, "chromium")).find(existsSync);
  assert.ok(found, "chromium is not on the path");
  return found;
}

const server = createServer(async ({ url }, response) => {
  const name = url === "/" ? "index.html" : url.slice(1);
  const body = await readFile(join(BUILT, name)).catch(() => null);
  response.writeHead(body ? 200 : 404, { "content-type": TYPES[extname(name)] ?? "text/plain" }).end(body);
});

let browser;
let page;
let errors;

before(async () => {
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  browser = await chromium.launch({ executablePath: executable(), args: FLAGS });
});
after(async () => {
  await browser?.close();
  server.close();
});

beforeEach(async () => {
  await page?.close();
  page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.clock.setFixedTime("2027-01-15T12:00:00");
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.getByRole("button", { name: "Cadastrar" }).waitFor();
});

/** The messages next to the field with this label, found by `aria-describedby` as screen readers do. */
async function said(label) {
  const field = page.getByLabel(label, { exact: true });
  const problems = await field.getAttribute("aria-describedby");
  const text = await page.locator(`[id="${problems}"]`).innerText();
  assert.equal(await field.getAttribute("aria-invalid"), String(text !== ""), label);
  return text;
}

const fill = (label, text) => page.getByLabel(label, { exact: true }).fill(text);
const submit = () => page.getByRole("button", { name: "Cadastrar" }).click();
const body = () => page.getByLabel("Corpo da requisição").innerText();

test("a wrong CPF is said beside its field, and no longer once it is right", async () => {
  await page.getByLabel("Tipo", { exact: true }).selectOption({ label: "Pessoa física" });
  await fill("CPF", "529.982.247-24");
  assert.equal(await said("CPF"), "não é um CPF válido");
  // no message is shown for a field that has not been visited
  assert.equal(await said("Nome"), "");
  await fill("CPF", "529.982.247-25");
  assert.equal(await said("CPF"), "");
  await fill("CEP", "0131");
  assert.equal(await said("CEP"), "não é um CEP de 8 dígitos");
  await fill("E-mail", "ana@");
  assert.equal(await said("E-mail"), "não é um endereço de e-mail");
  assert.deepEqual(errors, []);
});

test("a form with problems is not sent, and says all of them", async () => {
  await submit();
  assert.equal(await said("Nome"), "campo obrigatório");
  assert.equal(await said("Tipo"), "campo obrigatório");
  assert.equal(await body(), "");
  assert.deepEqual(errors, []);
});

test("a right form gives the body of the request", async () => {
  await page.getByLabel("Tipo", { exact: true }).selectOption({ label: "Pessoa física" });
  await fill("Nome", "Ana Souza");
  await fill("CPF", "529.982.247-25");
  await fill("CEP", "01310-100");
  await fill("Data de nascimento", "1990-02-28");
  await fill("E-mail", "ana@exemplo.com.br");
  await submit();
  assert.deepEqual(JSON.parse(await body()), {
    tipo: 2,
    nome: "Ana Souza",
    cpf: "529.982.247-25",
    data_nascimento: "1990-02-28",
    cep: "01.310-100",
    contatos: [{ email: "ana@exemplo.com.br", tipo: "cobrança" }],
  });
  // after a later change the sent body is no longer shown
  await fill("Nome", "");
  assert.equal(await body(), "");
  assert.equal(await said("Nome"), "campo obrigatório");
  assert.deepEqual(errors, []);
});
