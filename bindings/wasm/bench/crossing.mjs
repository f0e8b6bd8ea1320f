// Objects against text: the same operation by its typed function and by dispatch, JSON.stringify and JSON.parse
// included. Medians of 31 rounds, microseconds a call.
import { readFileSync } from "node:fs";
import * as lastro from "lastro";

const fixture = JSON.parse(readFileSync(new URL("../../../tests/fixtures/billing-day.json", import.meta.url), "utf8"));
const contract = lastro.sale.decode({ json: fixture.contract_json }).value;
const calls = [
  ["sale.decode", () => ({ json: fixture.contract_json })],
  ["sale.validate", () => ({ value: contract, operation: "insert" })],
  ["installments.split", () => ({ valor: "129.90", parcelas: 12 })],
  ["query.build", () => JSON.parse(fixture.query_json)],
];

function median(run) {
  const rounds = [];
  for (let round = 0; round < 31; round++) {
    const start = process.hrtime.bigint();
    for (let i = 0; i < 200; i++) run();
    rounds.push(Number(process.hrtime.bigint() - start) / 200_000);
  }
  return rounds.sort((a, b) => a - b)[15];
}

console.log("| operation | objects, µs | text, µs | faster |\n|---|---|---|---|");
for (const [name, input] of calls) {
  const [area, operation] = name.split(".");
  const given = input();
  const objects = median(() => lastro[area][operation](given));
  const text = median(() => JSON.parse(lastro.dispatch(name, JSON.stringify(given))).ok);
  const ratio = Math.max(objects, text) / Math.min(objects, text);
  console.log(`| ${name} | ${objects.toFixed(1)} | ${text.toFixed(1)} | ${objects < text ? "objects" : "text"}, ${ratio.toFixed(1)} x |`);
}
