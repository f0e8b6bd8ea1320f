// Tests that operations accept days and months of Temporal, and reject a Date.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LastroError, adjustmentIndex, boleto, query, sale, schedule } from "lastro";
import * as messages from "lastro/messages/pt-BR";
import { Temporal } from "temporal-polyfill";

const day = (text) => Temporal.PlainDate.from(text);

function refusal(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof LastroError, String(error));
    return error;
  }
  return assert.fail("taken");
}
const problem = (call) => {
  const [{ path, code }] = refusal(call).issues;
  return `${path} ${code}`;
};

test("a PlainDate is passed as its string: as an argument, in a list, in a record, in a filter", () => {
  const late = { data_vencimento: "2027-01-29", data_pagamento: "2027-02-09" };
  const holidays = ["2027-02-08"];
  assert.equal(boleto.daysLate({ data_vencimento: day(late.data_vencimento), data_pagamento: day(late.data_pagamento) }), boleto.daysLate(late));
  assert.equal(boleto.daysLate({ ...late, holidays: holidays.map(day) }), boleto.daysLate({ ...late, holidays }));
  const contract = { agendamento_data: "2027-01-31", agendamento_frequencia: 1, agendamento_repetir: 1 };
  const next = schedule.nextAfter({ ...contract, after: "2027-02-01" });
  assert.equal(schedule.nextAfter({ ...contract, agendamento_data: day("2027-01-31"), after: day("2027-02-01") }), next);
  assert.equal(sale.body({ value: { data: day("2027-01-31") }, operation: "insert" }), '{"data":"2027-01-31"}');
  const filters = (value) => [{ field: "data", operator: "gte", value }];
  assert.equal(query.build({ entity: "sale", filters: filters(day("2027-01-31")) }), query.build({ entity: "sale", filters: filters("2027-01-31") }));
});

test("a PlainYearMonth is passed as its string", () => {
  const { value, issues } = adjustmentIndex.decode({ json: { mes: Temporal.PlainYearMonth.from("2027-01") } });
  assert.deepEqual([value, issues], [{ mes: "2027-01" }, []]);
});

test("a date of another calendar is rejected", () => {
  const gregory = day("2027-01-31").withCalendar("gregory");
  assert.match(gregory.toString(), /u-ca=gregory/);
  assert.equal(problem(() => boleto.daysLate({ data_vencimento: gregory, data_pagamento: "2027-02-09" })), "data_vencimento invalid_date");
});

test("a Date is rejected everywhere, and the message says why", () => {
  const date = new Date("2027-01-31T00:00:00Z");
  const error = refusal(() => boleto.daysLate({ data_vencimento: date, data_pagamento: "2027-02-09" }));
  assert.match(error.message, /^data_vencimento: .*not a Date.*time zone/);
  assert.equal(messages.errorText(error), "data_vencimento: deve ser um texto, não Date");
  // a custom field accepts any JSON, but not a Date: `JSON.stringify` would turn it into a string with a time
  const held = { itens: [{ custom_x: [date] }] };
  assert.equal(problem(() => sale.validate({ value: held, operation: "insert" })), "value.itens[0].custom_x[0] invalid_type");
});

test("objects that only resemble a Temporal date are rejected", () => {
  class Tagged {
    constructor(text) {
      Object.defineProperty(this, "toString", { value: () => text });
    }
    get [Symbol.toStringTag]() {
      return "Temporal.PlainDate";
    }
  }
  const given = (value) => problem(() => boleto.daysLate({ data_vencimento: value, data_pagamento: "2027-02-09" }));
  assert.equal(given(new Tagged("2027-02-30")), "data_vencimento invalid_date");
  assert.equal(given(new Tagged('2027-01-31","x":"')), "data_vencimento invalid_date");
  assert.equal(given(new Tagged("\ud800")), "data_vencimento not_json");
  assert.equal(given(new Tagged(7)), "data_vencimento not_json");
  assert.equal(given({ [Symbol.toStringTag]: "Temporal.PlainDate", toString: () => "2027-01-31" }), "data_vencimento.toString not_json");
  assert.equal(given({ year: 2027, month: 1, day: 31 }), "data_vencimento invalid_type");
  for (const other of [Temporal.PlainDateTime.from("2027-01-31T10:00"), Temporal.Instant.from("2027-01-31T00:00Z"), new Set(["2027-01-31"]), Promise.resolve("2027-01-31")]) {
    assert.equal(given(other), "data_vencimento not_json");
  }
});
