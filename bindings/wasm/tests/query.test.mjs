// Tests that the values of a parsed query have the JavaScript type of their field.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as lastro from "lastro";
import * as alone from "lastro/query";

for (const { query } of [lastro, alone]) {
  const values = (text, entity = "sale") => query.parse({ entity, query: text }).filters.map(({ value, values }) => value ?? values);

  test("integers and codes are numbers; amounts, dates and strings are strings", () => {
    assert.deepEqual(values("id=7&nfse_status[between]=1,2&itens.id[neq]=-3&id=9007199254740991"), [7, [1, 2], -3, 9007199254740991]);
    assert.deepEqual(values("valor_venda[gte]=10.50&data=2027-01-31&cliente=7&nfse_dados.aliquota=2"), ["10.50", "2027-01-31", "7", "2"]);
    assert.deepEqual(values("custom_n=7&tipo=2&cpf=52998224725", "customer"), ["7", 2, "52998224725"]);
    assert.deepEqual(values("id[isnull]"), [null]);
    assert.equal(query.parse({ entity: "sale", query: "" }).filters?.length ?? 0, 0);
  });

  test("building a parsed query gives the same query string", () => {
    for (const text of ["id=7", "id=-0", "id=007", "nfse_status[between]=1,2", "id=9007199254740991&valor_venda=1", "tipo=1&id[isnull]", "genero=Feminino&tipo=2", "uf=35"]) {
      for (const entity of ["sale", "customer", "municipality", "payment_method"]) {
        const dispatched = JSON.parse(lastro.dispatch("query.parse", JSON.stringify({ entity, query: text })));
        if (dispatched.error) continue;
        const before = query.build({ ...dispatched.ok, entity });
        const parsed = query.parse({ entity, query: text });
        assert.equal(query.build({ ...parsed, entity }), before, `${entity} ${text}`);
        assert.equal(query.matches({ entity, query: parsed, record: { id: 7 } }), query.matches({ entity, query: dispatched.ok, record: { id: 7 } }));
      }
    }
  });
}
