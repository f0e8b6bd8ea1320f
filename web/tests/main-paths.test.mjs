// Tests the main use of each page and an invalid input, in both languages. The expected messages come from the npm package.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, test } from "node:test";

import { boleto, calendar, installments, query, request, sale, schedule } from "lastro";
import * as en from "lastro/messages/en";
import * as ptBr from "lastro/messages/pt-BR";

import { begin, TODAY, visit } from "./playground.mjs";

let playground;
before(async () => {
  playground = await begin();
});
after(() => playground.close());

/** The message of an issue as a page shows it next to the field, without the path. */
const said = (catalogue, code, params = {}) => catalogue.text({ path: "", code, severity: "error", params });
/** The messages of a field's issues, found by `aria-describedby` as screen readers do. */
const issuesOf = async (page, field) => {
  const ids = (await field.getAttribute("aria-describedby")) ?? "";
  const texts = ids
    .split(" ")
    .filter((id) => id.endsWith("-issues"))
    .map((id) => page.locator(`[id="${id}"] li`).allInnerTexts());
  return (await Promise.all(texts)).flat().map((text) => text.replace(/^.*?: ?\n?/s, ""));
};
/** Creates a test that opens a page, runs `steps` on it, and fails if the page logged an error. */
const on = (name, options, steps) => async () => {
  const { page, context, errors } = await visit(playground, name, options);
  await steps(page);
  assert.deepEqual(errors, []);
  await context.close();
};
/** Finds the code block with this label. */
const code = (page, name) => page.getByRole("group", { name, exact: true });
const json = async (page, label) => JSON.parse(await code(page, label).innerText());

test(
  "contract: dates, clamping, business days and the body",
  on("contract", {}, async (page) => {
    const rows = page.getByRole("table", { name: "Datas do contrato" }).locator("tbody tr");
    assert.equal(await rows.count(), 12);
    const dates = await rows.locator("td:nth-child(2) time").evaluateAll((times) => times.map((time) => time.dateTime));
    assert.deepEqual(dates.slice(0, 3), ["2027-01-31", "2027-02-28", "2027-03-31"]);
    for (const [index, date] of dates.entries()) {
      const payday = calendar.nextBusinessDay({ date });
      const shown = rows.nth(index).locator("td:nth-child(3)");
      if (payday === date) assert.equal(await shown.innerText(), "o mesmo dia");
      else assert.equal(await shown.locator("time").getAttribute("datetime"), payday);
    }
    assert.match(await rows.nth(1).innerText(), /sem dia 31/);
    const chart = page.getByRole("img", { name: "Datas do contrato por mês e dia" });
    assert.equal(
      await chart.locator("g[data-date] .anchor").count(),
      dates.filter((date) => !date.endsWith("31")).length,
    );
    assert.deepEqual(
      await chart.locator("g[data-date]").evaluateAll((groups) => groups.map(({ dataset }) => dataset.date)),
      dates,
    );
    const body = await json(page, "Corpo da requisição");
    assert.deepEqual(
      body.parcelas.map(({ valor }) => valor),
      installments.split({ valor: "139.90", parcelas: 3 }).map(Number),
    );
    assert.equal(body.valor_venda, 139.9);
    assert.match(await code(page, "Corpo da requisição").innerText(), /"desconto": 10\.10,/);
  }),
);

test(
  "contract: a plan with another number of installments",
  on("contract", {}, async (page) => {
    await page.getByRole("textbox", { name: "Parcelas", exact: true }).fill("12");
    await page.getByRole("button", { name: "Planejar as parcelas de novo" }).click();
    const body = await json(page, "Corpo da requisição");
    const plan = installments.plan({ valor: "139.90", parcelas: 12, first_due: "2027-01-31", every_months: 1 });
    assert.deepEqual(
      body.parcelas.map((p) => [p.data_vencimento, p.valor.toFixed(2)]),
      plan.map((p) => [p.data_vencimento, p.valor]),
    );
  }),
);

test(
  "contract: a paused contract has no dates",
  on("contract", {}, async (page) => {
    await page.getByLabel("Contrato ativo").uncheck();
    await page.getByText("Estes campos não formam datas").waitFor();
  }),
);

test(
  "contract: a wrong total is reported at its field, in the chosen language",
  on("contract", {}, async (page) => {
    const total = page.getByRole("group", { name: "Itens 2" }).getByLabel("Total");
    await total.fill("49.99");
    assert.deepEqual(await issuesOf(page, total), [said(ptBr, "mismatch", { expected: "50.00" })]);
    assert.equal(await total.getAttribute("aria-invalid"), "true");
    await page.getByRole("button", { name: "Itens 2, Total" }).click();
    assert.ok(await total.evaluate((field) => field === document.activeElement), "the problem leads to its field");
    await page.getByLabel("Idioma").selectOption("en");
    const same = page.getByRole("group", { name: "Items 2" }).getByLabel("Total");
    assert.deepEqual(await issuesOf(page, same), [said(en, "mismatch", { expected: "50.00" })]);
    await same.fill("50");
    assert.deepEqual(await issuesOf(page, same), []);
    await same.fill("x");
    assert.deepEqual(await issuesOf(page, same), [said(en, "invalid_money")]);
    await page.getByText("The body appears once every field is valid.").waitFor();
  }),
);

test(
  "contract: items are added and removed",
  on("contract", { language: "en" }, async (page) => {
    await page.getByRole("button", { name: "Add an item" }).click();
    const third = page.getByRole("group", { name: "Items 3" });
    assert.deepEqual(await issuesOf(page, third.getByLabel("Service key")), [said(en, "required")]);
    await page.getByRole("group", { name: "Items 1" }).getByRole("button", { name: "Remove" }).click();
    assert.equal(await page.getByRole("group", { name: "Items 1" }).getByLabel("Service key").inputValue(), "11");
    assert.equal(await third.count(), 0);
  }),
);

test(
  "boleto: charges, the request's body, and no charges before the next business day",
  on("boleto", {}, async (page) => {
    const due = "2027-01-09";
    await page.getByLabel("Vencimento", { exact: true }).fill(due);
    await page.getByLabel("Novo vencimento").fill("2027-01-30");
    const charges = boleto.lateCharges({ valor: "129.90", multa: "2", juros_mensal: "1", dias: 21 });
    const expected = boleto.updateBody({
      installment: { id: 9001, data_vencimento: due, valor: "129.90" },
      data_vencimento_novo: "2027-01-30",
      today: TODAY,
      multa: "2",
      juros_mensal: "1",
    });
    assert.deepEqual(await json(page, "Corpo da requisição"), JSON.parse(expected));
    const described = await page
      .getByRole("img", { name: /Valor por dias/ })
      .locator("desc")
      .textContent();
    assert.ok(described.includes(charges.valor_novo.replace(".", ",")), described);
    await page.getByRole("button", { name: "Copiar" }).click();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), expected);
    await page.getByLabel("Hoje").fill("2027-01-10");
    await page.getByLabel("Novo vencimento").fill("2027-01-11");
    await page.getByText("O vencimento não é dia útil").waitFor();
  }),
);

test(
  "boleto: the slider moves the new due date",
  on("boleto", {}, async (page) => {
    await page.getByRole("slider", { name: "Dias após o vencimento" }).fill("30");
    assert.equal(await page.getByLabel("Novo vencimento").inputValue(), "2027-01-30");
    assert.equal((await json(page, "Corpo da requisição")).juros_mensal_total, 1.3);
  }),
);

test(
  "boleto: amount and due date of a linha digitável",
  on("boleto", {}, async (page) => {
    await page.getByRole("button", { name: "Carregar exemplo" }).click();
    await page.getByRole("button", { name: "Calcular com estes" }).click();
    assert.equal(await page.getByLabel("Vencimento", { exact: true }).inputValue(), "2027-01-09");
    await page
      .getByRole("textbox", { name: "Linha digitável" })
      .fill("34191.09008 00012.345674 89012.345008 3 16860000012990");
    assert.deepEqual(await issuesOf(page, page.getByRole("textbox", { name: "Linha digitável" })), [
      said(ptBr, "invalid_linha_digitavel"),
    ]);
  }),
);

test(
  "boleto: a new due date before today, and a fine above the legal limit",
  on("boleto", { language: "en" }, async (page) => {
    await page.getByRole("textbox", { name: "Fine (%)" }).fill("3");
    assert.deepEqual(await issuesOf(page, page.getByRole("textbox", { name: "Fine (%)" })), [
      said(en, "above_legal_limit", { max: "2" }),
    ]);
    await page.getByLabel("New due date").fill("2027-01-14");
    assert.deepEqual(await issuesOf(page, page.getByLabel("New due date")), [said(en, "out_of_range", { min: TODAY })]);
  }),
);

test(
  "webhooks: a valid body, a changed body, and the cause",
  on("webhooks", {}, async (page) => {
    const verdict = page.locator("[data-verdict]");
    const cause = page.locator("[data-cause]");
    assert.equal(await verdict.getAttribute("data-verdict"), "ok");
    const body = await page.getByLabel("Corpo, exatamente como chegou").inputValue();
    const marked = (await page.locator("mark").allTextContents()).join("");
    assert.equal(marked, body.replace(/,"signature":\[[^\]]*\]/, ""), "everything but the signature is signed");
    await page.getByRole("button", { name: "Valor alterado" }).click();
    assert.equal(await verdict.getAttribute("data-verdict"), "mismatch");
    assert.equal(await cause.getAttribute("data-cause"), "secret_or_data");
    await page.getByRole("button", { name: "Números reescritos" }).click();
    assert.equal(await cause.getAttribute("data-cause"), "numbers");
    await page.getByRole("button", { name: "Espaço após o segredo" }).click();
    assert.equal(await cause.getAttribute("data-cause"), "secret_space");
    await page.getByRole("button", { name: "Corpo íntegro" }).click();
    await page.getByLabel("Segredo").fill("outro");
    assert.equal(await verdict.getAttribute("data-verdict"), "mismatch");
  }),
);

test(
  "webhooks: the age limit, and an invalid age limit",
  on("webhooks", {}, async (page) => {
    const age = page.getByLabel("Idade máxima, em segundos");
    const verdict = page.locator("[data-verdict]");
    await age.fill("30");
    assert.equal(await verdict.getAttribute("data-verdict"), "ok");
    await age.fill("29");
    assert.equal(await verdict.getAttribute("data-verdict"), "too_old");
    await age.fill("-1");
    assert.deepEqual(await issuesOf(page, age), [said(ptBr, "out_of_range", { min: "0" })]);
  }),
);

test(
  "queries: operators by type, the address and the rows",
  on("query", {}, async (page) => {
    const operators = () =>
      page
        .getByLabel("Operador")
        .locator("option")
        .evaluateAll((all) => all.map(({ value }) => value));
    assert.deepEqual((await operators()).sort(), [
      "between",
      "eq",
      "gt",
      "gte",
      "isnotnull",
      "isnull",
      "lt",
      "lte",
      "neq",
    ]);
    await page.getByLabel("Campo").first().selectOption("cliente");
    assert.deepEqual((await operators()).sort(), ["contains", "eq", "isnotnull", "isnull", "neq", "notcontains"]);
    await page.getByLabel("Operador").selectOption("contains");
    await page.getByLabel("Valor", { exact: true }).fill("são");
    await page.getByLabel("Ordenar por").selectOption("valor_venda");
    await page.getByLabel("Sentido").selectOption("-");
    const asked = {
      entity: "sale",
      filters: [{ field: "cliente", operator: "contains", value: "são" }],
      sort: ["-valor_venda"],
    };
    const { url } = request.build({
      operation: "sales.list",
      base_url: "https://api.example.com",
      api_key: "k",
      query: asked,
    });
    assert.equal(await code(page, "Requisição").innerText(), `GET ${url}`);
    const ids = await page.locator("tbody tr td:first-child").allInnerTexts();
    assert.deepEqual(ids, ["509", "510", "502"]);
    assert.ok(url.endsWith(query.build(asked)));
  }),
);

test(
  "queries: chosen fields and nested records",
  on("query", { language: "en" }, async (page) => {
    // the service always returns a sale with its nested records, so the page offers no nested records to include
    assert.equal(await page.getByText("Nested records to include").count(), 0);
    await page.getByLabel("List", { exact: true }).selectOption("customer");
    await page.getByText("Fields to return").click();
    await page.getByLabel("City", { exact: true }).check();
    await page.getByText("Nested records to include").click();
    await page.getByLabel("Contacts", { exact: true }).check();
    assert.match(await code(page, "Request").innerText(), /_fields=cidade&_expand=contatos/);
    assert.deepEqual(await page.locator("thead th").allInnerTexts(), ["City", "Contacts"]);
  }),
);

test(
  "queries: a value that is invalid for the field's type",
  on("query", {}, async (page) => {
    const value = page.getByLabel("Valor", { exact: true });
    await value.fill("10,5");
    assert.deepEqual(await issuesOf(page, value), [said(ptBr, "invalid_money")]);
    await page.getByLabel("Máximo de registros").fill("0");
    await value.fill("10.5");
    assert.deepEqual(await issuesOf(page, page.getByLabel("Máximo de registros")), [
      said(ptBr, "out_of_range", { min: "1", max: "1000" }),
    ]);
  }),
);

test(
  "documents: CPF, CNPJ with letters, linha digitável",
  on("documents", {}, async (page) => {
    await page.getByText("Válido: 529.982.247-25").waitFor();
    await page.getByText("Válido: 12.ABC.345/01DE-35").waitFor();
    await page.getByText("Dígitos verificadores: 35").waitFor();
    await page.getByText("34192168600000129901090000012345678901234500").waitFor();
    const cpf = page.getByRole("textbox", { name: "CPF" });
    await cpf.fill("529.982.247-26");
    assert.deepEqual(await issuesOf(page, cpf), [said(ptBr, "invalid_cpf")]);
    const cnpj = page.getByRole("textbox", { name: "CNPJ", exact: true });
    await cnpj.fill("12ABC34501DE36");
    assert.deepEqual(await issuesOf(page, cnpj), [said(ptBr, "invalid_cnpj")]);
  }),
);

test(
  "documents: a Pix code is read and created, with its QR code",
  on("documents", { language: "en" }, async (page) => {
    const pasted = page.getByRole("textbox", { name: "Pix code" });
    await page.getByText("It can be paid as it stands.").waitFor();
    const text = await pasted.inputValue();
    await pasted.fill(`${text.slice(0, -4)}0000`);
    assert.deepEqual(await issuesOf(page, pasted), [said(en, "invalid_pix", { reason: "crc" })]);
    const picture = page.getByRole("img", { name: "QR code of the Pix code" });
    const drawn = await picture.locator("path").getAttribute("d");
    await page.getByRole("textbox", { name: "Amount" }).fill("130.00");
    assert.notEqual(await picture.locator("path").getAttribute("d"), drawn);
    await pasted.fill(await code(page, "Generated Pix code").innerText());
    await page.getByText("It can be paid as it stands.").waitFor();
    await page.getByText("R$130.00").waitFor();
    await page.getByRole("textbox", { name: "Name" }).fill("A name of more than 25 characters");
    assert.deepEqual(await issuesOf(page, page.getByRole("textbox", { name: "Name" })), [
      said(en, "too_long", { max: "25" }),
    ]);
    assert.equal(await picture.count(), 0);
  }),
);

const monthly = { agendamento_data: "2027-01-31", agendamento_frequencia: 1, agendamento_repetir: 1 };

test(
  "year: the day moves by keyboard, with sales, overdue amounts and webhooks",
  on("year", {}, async (page) => {
    const slider = page.getByRole("slider", { name: "Dias desde a véspera da primeira data" });
    const rows = page.getByRole("table", { name: "Vendas" }).locator("tbody tr");
    const states = () => rows.evaluateAll((all) => all.map(({ dataset }) => dataset.status));
    await slider.press("Home");
    await page.getByText("Nenhuma ainda.").waitFor();
    await slider.press("ArrowRight");
    assert.deepEqual(await states(), ["paid"]);
    await slider.press("End");
    const dates = await rows.locator("td:nth-child(2) time").evaluateAll((times) => times.map((time) => time.dateTime));
    assert.deepEqual(dates, schedule.occurrences({ ...monthly, limit: 12 }));
    assert.deepEqual(await states(), [...Array(7).fill("paid"), ...Array(5).fill("overdue")]);
    const figure = (name) => page.locator("dl.figures div").filter({ hasText: name }).locator("dd").innerText();
    assert.match(await figure("Recebido"), /2\.729,30/);
    assert.match(await figure("Vencido"), /1\.949,50/);
    const chart = page.getByRole("img", { name: "Faturado e recebido ao longo do ano, e os webhooks" });
    // one webhook for the contract, and one for each of the twelve sales that it generates
    assert.equal(await chart.locator("[data-webhook=insert]").count(), 13);
    assert.ok((await chart.locator("[data-webhook=update]").count()) > 7);
    // the line of received amounts rises on seven days: the first seven installments are paid on time
    const received = await chart.locator("path.interest").getAttribute("d");
    assert.ok(new Set(received.match(/[ML](?<x>[\d.]+),/g)).size > 7, received);
    const verdicts = await page.getByRole("table", { name: "Webhooks" }).locator("tbody td:nth-child(4)").allInnerTexts();
    assert.deepEqual([...new Set(verdicts)], ["A assinatura confere."]);
    await rows.last().getByRole("button").press("Enter");
    assert.deepEqual(await states(), [...Array(7).fill("paid"), ...Array(4).fill("overdue"), "paid"]);
    // an installment becomes overdue on the day after the last business day on which it can be paid
    const due = dates[8];
    const payday = calendar.nextBusinessDay({ date: due });
    const after = (day) => String(Math.round((Date.parse(day) - Date.parse("2027-01-30")) / 86_400_000));
    await slider.fill(after(payday));
    assert.equal((await states())[8], "open");
    await slider.press("ArrowRight");
    assert.equal((await states())[8], "overdue");
  }),
);

test(
  "year: invalid input creates no company, and is reported at its field",
  on("year", { language: "en" }, async (page) => {
    const value = page.getByRole("textbox", { name: "Value" });
    await value.fill("1.005");
    assert.deepEqual(await issuesOf(page, value), [said(en, "too_many_decimals", { places: "2" })]);
    await page.getByText("The simulation appears once the contract is valid.").waitFor();
    await value.fill("100.00");
    await page.getByRole("combobox", { name: "Installments paid on their due date" }).selectOption("0");
    await page.getByRole("slider").press("End");
    assert.match(await page.locator("dl.figures").innerText(), /Overdue\s+R\$1,200\.00/);
  }),
);

test("only the page with the twin loads it", async () => {
  // blocks the service worker: it would load the modules of all pages for offline use
  const { page, context, requests, errors } = await visit(playground, "contract", { serviceWorkers: "block" });
  // the script that contains the name of the twin's wasm module
  const assets = new URL("../dist/assets/", import.meta.url);
  const twin = readdirSync(assets).filter((name) => / twin [0-9a-f]{8}/.test(readFileSync(new URL(name, assets), "utf8")));
  assert.equal(twin.length, 1);
  const loaded = () => requests.filter((url) => url.endsWith(twin[0])).length;
  assert.equal(loaded(), 0);
  await page.getByRole("link", { name: "Um ano" }).click();
  await page.getByRole("slider").waitFor();
  assert.ok(loaded() > 0);
  assert.deepEqual(errors, []);
  await context.close();
});

test(
  "input is still there when the user returns to a page",
  on("documents", { language: "en" }, async (page) => {
    await page.getByRole("textbox", { name: "CPF" }).fill("1");
    await page.getByRole("link", { name: "Queries" }).click();
    await page.getByRole("heading", { level: 1, name: "Query builder" }).waitFor();
    assert.equal(await page.title(), "Query builder · lastro");
    assert.ok(await page.getByRole("heading", { level: 1 }).evaluate((heading) => heading === document.activeElement));
    await page.getByRole("link", { name: "Documents" }).click();
    assert.equal(await page.getByRole("textbox", { name: "CPF" }).inputValue(), "1");
  }),
);

// The expected value is 139.90: 100.00 + 33.33 x 1.5 (49.995, rounded to 50.00) - 10.10.
test(
  "contract: its amount is the package's total of its items",
  on("contract", {}, async (page) => {
    const { desconto, itens, valor_venda } = await json(page, "Corpo da requisição");
    const items = itens.map(({ valor, qtd }) => ({ valor: valor.toFixed(2), qtd: String(qtd) }));
    const totals = sale.totals({ sale: { desconto: desconto.toFixed(2), itens: items } });
    assert.deepEqual([totals.itens, totals.total, valor_venda.toFixed(2)], ["150.00", "139.90", "139.90"]);
  }),
);
