// Tests the JSON Schemas with the validator ajv, on values from `JSON.parse`, in which amounts are floats.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import * as schema from "lastro/schema";

const compiled = (document) => addFormats(new Ajv2020()).compile(document);

/** Formats a whole number of cents, or of another decimal fraction, as a decimal string. */
const text = (cents, places = 2) => `${cents / 10n ** BigInt(places)}.${String(cents % 10n ** BigInt(places)).padStart(places, "0")}`;

/** Yields 10,000 amounts from 0 on in steps of the smallest unit, then 10,000 pseudo-random ones, which are the same in every run. */
function* amounts(limit, places = 2) {
  for (let cents = 0n; cents < 10_000n; cents += 1n) yield text(cents, places);
  let state = 20_261_121n;
  for (let count = 0; count < 10_000; count += 1) {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    yield text(state % limit, places);
  }
}

const FIELDS = [
  ["sale", "valor_venda", amounts(100_000_000_000n)],
  ["service", "impostos_percentual", amounts(99_999_999n)],
  ["item", "qtd", amounts(99_999_999_999_999_999n, 10)],
];

for (const [entity, field, values] of FIELDS) {
  test(`20,000 numbers fit ${entity}.${field}, as floats and as strings`, () => {
    const fits = compiled(schema.entity({ entity }));
    let tried = 0;
    for (const value of values) {
      const document = JSON.parse(`{"${field}":${value}}`);
      assert.ok(fits(document), `${value}: ${JSON.stringify(fits.errors)}`);
      assert.ok(fits({ [field]: value }), value);
      tried += 1;
    }
    assert.equal(tried, 20_000);
  });
}

test("invalid amounts are rejected", () => {
  const fits = compiled(schema.arguments({ operation: "installments.split" }));
  assert.ok(fits({ valor: 0.07, parcelas: 2 }), JSON.stringify(fits.errors));
  for (const valor of ["0.070", "1.005", "1e3", "1,00", " 1", "", "1000000000000000", 1e16, -1e16, true, [], {}, null]) {
    assert.ok(!fits({ valor, parcelas: 2 }), JSON.stringify(valor));
  }
});

test("every schema compiles", () => {
  for (const entity of ["sale", "customer", "plan", "adjustment_index", "deleted", "receipt", "boleto_update", "v1.sale"]) {
    assert.ok(compiled(schema.entity({ entity }))({}), entity);
  }
});
