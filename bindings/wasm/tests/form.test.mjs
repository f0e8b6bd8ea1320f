// Tests the form of the examples in Chromium, with a server on this machine.
import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { test } from "node:test";
import { promisify } from "node:util";

const BROWSERS = ["chromium", "chromium-browser", "google-chrome"];
const browser = BROWSERS.find((name) => {
  try {
    return execFileSync(name, ["--version"], { stdio: "pipe" });
  } catch {
    return false;
  }
});

const PAGE = `<!doctype html><meta charset="utf-8">
<script type="importmap">{"imports": {
  "lastro/fields": "/node_modules/lastro/dist/fields.js",
  "lastro/forms": "/node_modules/lastro/dist/forms.js",
  "lastro/messages/pt-BR": "/node_modules/lastro/dist/messages/pt-BR.js"
}}</script>
<form></form><script type="module">
import { draw, watch } from "/examples/check-form.mjs";
const form = document.querySelector("form");
const sent = [];
const fill = (values) => {
  for (const [name, value] of Object.entries(values)) form.elements[name].value = value;
  form.dispatchEvent(new Event("input"));
  form.requestSubmit();
  const told = [...form.elements].filter((field) => field.validationMessage);
  return {
    told: Object.fromEntries(told.map((field) => [field.name, field.validationMessage])),
    warnings: form.querySelector("output").textContent,
    sent: sent.length,
  };
};
draw(form, "pt_br");
watch(form, "2026-11-21", (body) => sent.push(body));
const wrong = fill({ tipo: "2", cpf: "111.111.111-11", cep: "0131010", data_nascimento: "2027-01-01" });
const right = fill({ nome: "Ana", cpf: "529.982.247-25", cep: "01310-100", data_nascimento: "1990-05-17" });
const labels = [...form.querySelectorAll("label")].map((label) => label.firstChild.textContent);
const result = document.createElement("pre");
result.textContent = JSON.stringify({ wrong, right, sent, labels });
document.body.append(result);
</script>`;

test("a form shows its problems, and is sent once it is valid", { skip: browser ? false : "chromium is not on this machine" }, async () => {
  const root = new URL("..", import.meta.url);
  const server = createServer(async ({ url }, response) => {
    const page = url === "/";
    response.setHeader("content-type", page ? "text/html" : "text/javascript");
    response.end(page ? PAGE : await readFile(new URL(`.${url}`, root)).catch(() => ""));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const address = `http://127.0.0.1:${server.address().port}/`;
  const options = ["--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=5000", "--dump-dom", address];
  const { stdout } = await promisify(execFile)(browser, options, { maxBuffer: 1 << 24 });
  server.close();
  const { wrong, right, sent, labels } = JSON.parse(stdout.match(/<pre>(.*)<\/pre>/s)[1].replaceAll("&amp;", "&"));
  assert.ok(labels.includes("Nome") && labels.includes("CPF") && !labels.includes("Contatos"), labels.join());
  assert.deepEqual(Object.keys(wrong.told).sort(), ["cep", "cpf", "data_nascimento", "nome"]);
  assert.match(wrong.told.cpf, /não é um CPF válido/);
  assert.equal(wrong.sent, 0);
  assert.deepEqual(right, { told: {}, warnings: "", sent: 1 });
  assert.deepEqual(JSON.parse(sent[0]), {
    tipo: 2,
    nome: "Ana",
    cpf: "529.982.247-25",
    cep: "01.310-100",
    data_nascimento: "1990-05-17",
  });
});
