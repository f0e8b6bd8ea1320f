// Benchmarks that read a sale from JSON text and validate it.
import * as v from "valibot";
import { edited, fixture, inputs, kilobytes, records, work } from "./harness.mjs";
import { lastro, ours } from "./ours.mjs";
import { breaches } from "./sale-rules.mjs";
import { typeboxSale, valibotRuledSale, valibotSale, zodRuledSale, zodSale } from "./sale-schemas.mjs";

const text = fixture.contract_json;
const misread = edited(text, inputs.misread.edits);
const misruled = edited(text, inputs.misruled.edits);

const words = Object.assign({}, ...Object.values(records));
const NUMBERS = ["amount", "quantity", "whole"];
const WHOLE = /^-?\d+$/;

/** Converts a record to a common form for comparison: amounts, codes and keys are numbers; nulls and unknown fields are removed. */
function common(value, name = "") {
  if (Array.isArray(value)) return value.map((element) => common(element));
  if (value !== null && typeof value === "object") {
    const known = Object.entries(value).filter(([name, field]) => field !== null && name in words);
    return Object.fromEntries(known.map(([name, field]) => [name, common(field, name)]));
  }
  return NUMBERS.includes(words[name]) ? Number(value) : value;
}

const path = (keys) => keys.reduce((path, key) => path + (typeof key === "number" ? `[${key}]` : `${path && "."}${key}`), "");
const sorted = (paths) => [...new Set(paths)].sort();

const zodPaths = ({ error }) => sorted((error?.issues ?? []).map((issue) => path(issue.path)));
const valibotPaths = ({ issues = [] }) => sorted(issues.map((issue) => path(issue.path.map(({ key }) => key))));
const steps = (pointer) => pointer.slice(1).split("/").map((key) => (WHOLE.test(key) ? Number(key) : key));
/** The paths of typebox's errors. Errors of enclosing unions are left out, because they repeat an inner error. */
const typeboxPaths = (errors) => {
  const pointers = errors.map(({ instancePath }) => instancePath);
  const innermost = pointers.filter((outer) => !pointers.some((inner) => inner.startsWith(`${outer}/`)));
  return sorted(innermost.map((pointer) => path(steps(pointer))));
};
/** The paths of lastro's issues. Warnings about fields that the service fills in are left out, because no other library has them. */
const ourPaths = ({ issues }) => sorted(issues.filter(({ code }) => code !== "ignored").map((issue) => issue.path));

const typebox = (json) => {
  const value = JSON.parse(json);
  return typeboxSale.Check(value) ? { value, errors: [] } : { errors: typeboxSale.Errors(value) };
};
const typeboxRuled = (json) => {
  const { value, errors } = typebox(json);
  return value ? { paths: breaches(value) } : { errors };
};

const FLOATS = "amounts that came as numbers are floats";
const dispatched = (operation, input) => JSON.parse(lastro.dispatch(operation, input)).ok;

await work("sale.read", kilobytes(text), common(JSON.parse(text)), {
  ...ours(({ sale }) => [() => sale.decode({ json: text }), ({ value }) => common(value)]),
  "lastro dispatch": [() => dispatched("sale.decode", JSON.stringify({ json: text })), ({ value }) => common(value)],
  zod: [() => zodSale.safeParse(JSON.parse(text)), ({ data }) => common(data), FLOATS],
  valibot: [() => v.safeParse(valibotSale, JSON.parse(text)), ({ output }) => common(output), FLOATS],
  typebox: [() => typebox(text), ({ value }) => common(value), FLOATS],
});

await work("sale.misread", kilobytes(misread), inputs.misread.paths, {
  ...ours(({ sale }) => [() => sale.decode({ json: misread }), ourPaths]),
  zod: [() => zodSale.safeParse(JSON.parse(misread)), zodPaths],
  valibot: [() => v.safeParse(valibotSale, JSON.parse(misread)), valibotPaths],
  typebox: [() => typebox(misread), ({ errors }) => typeboxPaths(errors)],
});

for (const [name, json, wanted] of [["sale.check", text, []], ["sale.misruled", misruled, inputs.misruled.paths]]) {
  await work(name, kilobytes(json), wanted, {
    ...ours(({ sale }) => [() => sale.validate({ value: JSON.parse(json), operation: "insert" }), ourPaths]),
    "lastro dispatch": [() => dispatched("sale.validate", `{"value":${json},"operation":"insert"}`), ourPaths],
    zod: [() => zodRuledSale.safeParse(JSON.parse(json)), zodPaths],
    valibot: [() => v.safeParse(valibotRuledSale, JSON.parse(json)), valibotPaths],
    typebox: [() => typeboxRuled(json), ({ paths, errors }) => (paths ? sorted(paths.map(path)) : typeboxPaths(errors))],
  });
}

const count = inputs.sales_of_a_page;
const sales = Array.from({ length: count }, (_, i) => edited(text, [['"id":8123', `"id":${8123 + i}`]]));
const page = `{"header":{"offset":0,"limit":${count},"count":${count}},"data":[${sales.join(",")}]}`;
const read = ({ saleListing }) => saleListing.decode({ json: page }).value.data;
const each = (read) => JSON.parse(page).data.map(read);
const commonly = (values) => values.map((value) => common(value));

await work("page.read", `${count} of them, ${kilobytes(page)}`, commonly(JSON.parse(page).data), {
  ...ours((entry) => [() => read(entry), commonly]),
  zod: [() => each((sale) => zodSale.parse(sale)), commonly, FLOATS],
  valibot: [() => each((sale) => v.parse(valibotSale, sale)), commonly, FLOATS],
  typebox: [() => each((sale) => typeboxSale.Check(sale) && sale), commonly, FLOATS],
});
