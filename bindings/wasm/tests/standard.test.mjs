// Tests `formSchema` with the libraries that accept a Standard Schema. Each library also gets an equivalent zod schema: for the same
// invalid input, both schemas must report the same fields.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FieldApi, FormApi } from "@tanstack/react-form";
import { initTRPC } from "@trpc/server";
import { JSDOM } from "jsdom";
import { LastroError, boletoUpdate, customer, formSchema, sale } from "lastro/forms";
import * as slim from "lastro/forms/slim";
import * as en from "lastro/messages/en";
import * as messages from "lastro/messages/pt-BR";
import { z } from "zod";

const dom = new JSDOM("<!doctype html><body></body>", { pretendToBeVisual: true });
const { window } = dom;
for (const [name, value] of Object.entries({ window, document: window.document, navigator: window.navigator, IS_REACT_ACT_ENVIRONMENT: true })) {
  // define the property, since an assignment to Node's read-only `navigator` would fail
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
const { createElement: element } = await import("react");
const { cleanup, fireEvent, render, waitFor } = await import("@testing-library/react");
const { CustomerForm, rules } = await import("../examples/react-form.mjs");

const today = "2026-11-21";
const schema = rules(today);
const check = (value, of = schema) => of["~standard"].validate(value);

const email = z.email();
const beside = z.object({
  tipo: z.string(),
  nome: z.string().min(3),
  cpf: z.string().refine((text) => text !== "111.111.111-11"),
  data_nascimento: z.string(),
  contatos: z.array(z.object({ tipo: z.string(), nome: z.string(), email })),
});
// invalid input as a form has it: all values are strings, and blank fields are empty
const wrong = {
  tipo: "2",
  nome: "",
  cpf: "111.111.111-11",
  data_nascimento: "",
  contatos: [{ tipo: "Financeiro", nome: "Ana Souza", email: "ana@example.com" }, { tipo: "Financeiro", nome: "Rui Lima", email: "rui" }],
};
const right = { ...wrong, nome: "Ana Souza", cpf: "529.982.247-25", contatos: [wrong.contatos[0]] };
const WRONG = ["nome", "cpf", "contatos.1.email"];

test("problems have their paths and the chosen language; warnings are not reported", () => {
  const paths = (result) => result.issues.map(({ path }) => path.join("."));
  assert.deepEqual(paths(check(wrong)).sort(), [...WRONG].sort());
  assert.deepEqual(paths(check(wrong)).sort(), paths(check(wrong, beside)).sort());
  const said = (of) => check(wrong, of).issues.find(({ path }) => path[0] === "cpf").message;
  assert.equal(said(schema), messages.text({ path: "", code: "invalid_cpf", severity: "error", params: {} }));
  assert.equal(said(formSchema(customer, { operation: "insert", messages: en })), en.messages.invalid_cpf);
  assert.equal(said(formSchema(customer, { operation: "insert" })), "invalid_cpf");
  assert.equal(said(formSchema(customer, { operation: "insert", messages: { text: ({ code, path }) => `${code}!${path}` } })), "invalid_cpf!");
  const odd = { ...right, nmoe: "x" };
  assert.ok(customer.validate({ value: odd, operation: "insert" }).issues.some(({ severity }) => severity === "warning"));
  assert.equal(check(odd).issues, undefined);
  const items = check({ agendamento_data: "2027-01-31", itens: [{ id_servico: 1, valor: "1", qtd: 1 }, { id_servico: 1, valor: "1.005", qtd: 1 }] }, formSchema(sale, { operation: "insert" }));
  assert.deepEqual(items.issues, [{ message: "too_many_decimals places=2", path: ["itens", 1, "valor"] }]);
});

test("a valid value is returned as it was read, and empty strings are unset", () => {
  const { value, issues } = check(right);
  assert.equal(issues, undefined);
  assert.deepEqual(value, { tipo: 2, nome: "Ana Souza", cpf: "529.982.247-25", contatos: [{ tipo: "Financeiro", nome: "Ana Souza", email: "ana@example.com" }] });
  assert.equal(JSON.parse(customer.body({ value, operation: "insert" })).tipo, 2);
  const kept = formSchema(customer, { operation: "insert", today, empty: "kept" });
  assert.deepEqual(check(right, kept).issues, [{ message: "invalid_date", path: ["data_nascimento"] }]);
  assert.equal(right.data_nascimento, "", "what was given is left alone");
});

test("every invalid value has issues; only invalid options throw", async () => {
  const own = {};
  own.custom_a = own.custom_b = own;
  let deep = [];
  for (let i = 0; i < 100_000; i++) deep = [deep];
  for (const value of [undefined, null, "x", 1, [], own, { custom_x: deep }, { nome: () => 1 }, { data_nascimento: new Date(0) }, { nome: "\ud800" }]) {
    const { issues } = check(value);
    assert.ok(issues.length > 0);
    assert.ok(issues.every(({ message, path }) => message !== "" && !message.includes("?") && Array.isArray(path)));
  }
  assert.deepEqual(check({ ...right, data_nascimento: new Date(0) }).issues.map(({ path }) => path), [["data_nascimento"]]);
  const member = JSON.parse('{"__proto__":{"nome":"x"}}');
  assert.ok(check(member).issues.some(({ path }) => path[0] === "nome"));
  assert.throws(() => check(right, formSchema(customer, { operation: "inserts" })), LastroError);
  assert.throws(() => check(right, formSchema(customer, { operation: "insert", today: "2026-02-30" })), LastroError);
  assert.throws(() => check(right, slim.formSchema(slim.customer, { operation: "insert" })), (error) => error.issues[0].code === "not_ready");
});

test("today as a function, and entities with other arguments", () => {
  let day = "2026-11-21";
  const asked = formSchema(customer, { operation: "insert", today: () => day });
  const born = { ...right, data_nascimento: "2026-12-01" };
  assert.deepEqual(check(born, asked).issues.map(({ path }) => path), [["data_nascimento"]]);
  day = "2026-12-02";
  assert.equal(check(born, asked).issues, undefined);
  const another = { parcelas: [{ id: 6, valor: "1.00" }] };
  const update = { id_parcela: 5, data_vencimento_novo: "2027-01-10", valor_novo: "1.00" };
  assert.equal(check(update, formSchema(boletoUpdate, {})).issues, undefined);
  assert.deepEqual(check(update, formSchema(boletoUpdate, { sale: another })).issues.map(({ path }) => path), [["id_parcela"]]);
});

test("decode reads every record that validate accepts", () => {
  for (const value of [{ valor: 129.9, qtd: 1, id_servico: "3" }, { valor: "129.90", qtd: "0.50", id_servico: 3, total: 64.95 }]) {
    const given = { itens: [value], agendamento_data: "2027-01-31", id_cliente: "4" };
    const { value: read, issues } = check(given, formSchema(sale, { operation: "insert" }));
    assert.equal(issues, undefined);
    assert.equal(read.itens[0].id_servico, 3);
    assert.equal(read.itens[0].valor, "129.90");
    assert.deepEqual(sale.decode({ json: given }).issues, []);
  }
});

test("react-hook-form", async () => {
  const submitted = async (schema, fill) => {
    const sent = [];
    const { container } = render(element(CustomerForm, { schema, defaultValues: wrong, send: (value) => sent.push(value) }));
    const shown = () => Object.fromEntries([...container.querySelectorAll("strong")].map((told) => [told.title, told.textContent]));
    fireEvent.submit(container.querySelector("form"));
    await waitFor(() => assert.ok(Object.keys(shown()).length > 0));
    const first = shown();
    for (const [name, value] of Object.entries(fill)) fireEvent.change(container.querySelector(`[name="${name}"]`), { target: { value } });
    fireEvent.submit(container.querySelector("form"));
    await waitFor(() => assert.equal(sent.length, 1));
    assert.deepEqual(shown(), {});
    cleanup();
    return [first, sent[0]];
  };
  const fill = { nome: "Ana Souza", cpf: "529.982.247-25", "contatos.1.email": "rui@example.com" };
  const [told, sent] = await submitted(schema, fill);
  const [zods] = await submitted(beside, fill);
  assert.deepEqual(Object.keys(told).sort(), [...WRONG].sort());
  assert.deepEqual(Object.keys(zods).sort(), Object.keys(told).sort());
  assert.equal(told.cpf, "não é um CPF válido");
  assert.deepEqual(sent.contatos[1], { tipo: "Financeiro", nome: "Rui Lima", email: "rui@example.com" });
  assert.equal(sent.tipo, 2);
  assert.ok(!("data_nascimento" in sent));
});

test("TanStack Form", async () => {
  const submitted = async (onSubmit, defaultValues) => {
    const sent = [];
    const form = new FormApi({ defaultValues, validators: { onChange: onSubmit, onSubmit }, onSubmit: ({ value }) => sent.push(value) });
    form.mount();
    const names = ["tipo", "nome", "cpf", "data_nascimento", ...defaultValues.contatos.map((_, i) => `contatos[${i}].email`)];
    const fields = names.map((name) => new FieldApi({ form, name }));
    fields.forEach((field) => field.mount());
    await form.handleSubmit();
    const told = fields.flatMap(({ name, state }) => (state.meta.errorMap.onSubmit ? [[name, state.meta.errorMap.onSubmit[0].message]] : []));
    return { sent, told: Object.fromEntries(told) };
  };
  const refused = await submitted(schema, wrong);
  assert.deepEqual(Object.keys(refused.told).sort(), ["contatos[1].email", "cpf", "nome"]);
  assert.deepEqual(Object.keys((await submitted(beside, wrong)).told).sort(), Object.keys(refused.told).sort());
  assert.equal(refused.told.cpf, "não é um CPF válido");
  assert.deepEqual(refused.sent, []);
  // TanStack Form submits the form's input, not the parsed value that the schema returns
  assert.deepEqual(await submitted(schema, right), { sent: [right], told: {} });
});

test("tRPC", async () => {
  const { createCallerFactory, procedure, router } = initTRPC.create();
  const routes = router({
    lastro: procedure.input(schema).mutation(({ input }) => input),
    zod: procedure.input(beside).mutation(({ input }) => input),
  });
  const caller = createCallerFactory(routes)({});
  const refusal = async (called) => {
    const error = await called.then(() => assert.fail("taken"), (thrown) => thrown);
    assert.equal(error.code, "BAD_REQUEST");
    return error.cause.issues.map(({ path }) => path.join(".")).sort();
  };
  assert.deepEqual(await refusal(caller.lastro(wrong)), [...WRONG].sort());
  assert.deepEqual(await refusal(caller.zod(wrong)), await refusal(caller.lastro(wrong)));
  assert.equal((await caller.lastro(right)).tipo, 2);
});
