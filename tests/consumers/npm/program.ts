// A short program that uses most entries of the packages. Every consumer runs it, and a test compares the lines that it prints.
import { InstallmentStatus, LastroError, dispatch, installments, sale, webhook, type Issue, type SaleInput } from "lastro";
import * as calc from "lastro/calc";
import { fields } from "lastro/fields";
import * as forms from "lastro/forms";
import { errorText as english } from "lastro/messages/en";
import { errorText as portuguese, text } from "lastro/messages/pt-BR";
import { query } from "lastro/query";
import { arguments as argumentsOf } from "lastro/schema";
import { LastroError as TwinError, Twin } from "lastro-twin";
import * as v1 from "lastro/v1";
import { LastroError as WebhookError, verify } from "lastro/webhook";

function fail(): never {
  throw new Error("nothing was found");
}

/** Runs the program. `wasm` is the file `lastro/lastro.wasm`, in whichever form the consumer can load it. Returns the lines to print. */
export async function program(wasm: BufferSource | URL | string): Promise<string[]> {
  // the `slim` entries are ES modules, which CommonJS modules can import only like this
  const [slim, calcSlim] = await Promise.all([import("lastro/slim"), import("lastro/calc/slim")]);
  function thrown(act: () => unknown): LastroError {
    try {
      act();
    } catch (error) {
      // Every entry has its own copy of `LastroError`. `instanceof` must also be true for an error that another entry threw.
      const known = [LastroError, slim.LastroError, v1.LastroError, WebhookError, TwinError].every((kind) => error instanceof kind);
      if (known && error instanceof LastroError) return error;
      throw error;
    }
    throw new Error("nothing was thrown");
  }
  const lines: string[] = [];
  const say = (step: string, result: unknown) => lines.push(`${step}: ${result}`);

  const shares = installments.split({ valor: "129.90", parcelas: 12 });
  say("split", `${shares[0]} ${shares[11]}`);

  const draft: SaleInput = {
    data: "2027-02-30",
    itens: [{ id_servico: 10, valor: "33.33", qtd: 1.5, total: "49.99" }],
    parcelas: [{ parcela: 1, status: InstallmentStatus.PAID }],
  };
  const issues: readonly Issue[] = sale.validate({ value: draft, operation: "insert" }).issues;
  for (const issue of issues) say(`${issue.severity} ${issue.code}`, text(issue));

  const refused = thrown(() => installments.split({ valor: "1.005", parcelas: 12 }));
  say(`${refused.name} ${refused.code}`, `${english(refused)} | ${portuguese(refused)}`);

  say("before init", thrown(() => slim.money.parse({ text: "1" })).issues[0]?.code);
  await slim.init(wasm);
  say("after init", slim.money.parse({ text: "1.5" }));
  say("init again", await slim.init(wasm).then(() => "", (error) => error.issues[0]?.code));
  say("another entry's wasm", await calcSlim.init(wasm).then(() => "", (error) => error.issues[0]?.code));
  say("ready", [calc, calcSlim, forms].map((entry) => entry.isReady()).join(" "));
  say("calc", calc.boleto.lateCharges({ valor: "1250.00", multa: "2", juros_mensal: "1", dias: 17 }).valor_novo);
  say("forms", text(forms.customer.validate({ value: { nome: "Ana", cpf: "1" }, operation: "insert" }).issues[0] ?? fail()));
  say("query", query.build({ entity: "sale", limit: 50 }));
  say("dispatch", dispatch("money.parse", '{"text":"2"}'));

  const secret = "segredo-de-João";
  const event = { endpoint: "vendas", operation: "update", data: { id: 7, cliente: "João" } };
  const body = webhook.sign({ ...event, timestamp: 1795219200, secret, flavour: "php" });
  const judged = await verify({ body, secret, now: 1795219230, tolerance_s: 60 });
  say("webhook", `${judged.verdict} ${judged.event?.operation} ${judged.dedupe_key}`);
  const forged = await verify({ body: body.replace('"id":7', '"id":8'), secret });
  say("forged webhook", forged.verdict);

  const legacy = v1.sale.parseParameters({ form: "cliente=Jo%C3%A3o&valor_1=129.90&data_vencimento_1=2027-01-31" });
  say("version 1", `${legacy.cliente} ${v1.form.encode({ parameters: v1.sale.parameters({ value: legacy }) })}`);

  const twin = new Twin({ now: "2027-01-31T09:00:00-03:00" });
  const headers = { Authorization: `Basic ${btoa("chave:")}` };
  const answer = await twin.fetch("https://conta.example/api/v2/servicos/", { method: "POST", headers, body: '{"nome":"Aula"}' });
  twin.advance("2027-02-28T09:00:00-03:00");
  say("twin", `${answer.status} ${JSON.parse(await answer.text()).nome} ${twin.now()}`);

  say("form", fields({ entity: "service" }).filter((field) => field.required).map((field) => field.label.pt_br));
  say("schema", argumentsOf({ operation: "boleto.late_charges" })["required"]);
  return lines;
}
