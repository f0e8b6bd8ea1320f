// The schema of a sale in each library. All have the same fields and nested lists, check that dates exist and that amounts have at most
// two decimal places, and keep unknown fields. Amounts stay strings or numbers: no library can read an exact amount from a JSON
// number, because JSON.parse has already converted it to a float.
import Type from "typebox";
import { Compile } from "typebox/compile";
import { Settings } from "typebox/system";
import * as v from "valibot";
import * as z from "zod";
import { records } from "./harness.mjs";
import { breaches } from "./sale-rules.mjs";

const AMOUNT = /^-?\d+(\.\d{1,2})?$/;
const WHOLE = /^-?\d+$/;
const QUANTITY = /^-?\d+(\.\d{1,10})?$/;

/**
 * Builds the schema of a sale from a library's types for string, integer, amount, date and so on. `records` lists nested records before
 * the records that contain them, so the schemas are built in this order.
 */
function build({ record, list, sale, ...words }) {
  const known = { ...words };
  const type = (word) => (Array.isArray(word) ? list(known[word[0]]) : known[word]);
  for (const [name, fields] of Object.entries(records)) {
    const types = Object.fromEntries(Object.entries(fields).map(([field, word]) => [field, type(word)]));
    known[name] = name === "sale" ? sale(types) : record(types);
  }
  return known.sale;
}

const places = (pattern) => (n) => pattern.test(String(n));

export const zodSale = build({
  text: z.string().nullish(),
  whole: z.union([z.int(), z.string().regex(WHOLE)]).nullish(),
  amount: z.union([z.string().regex(AMOUNT), z.number().refine(places(AMOUNT))]).nullish(),
  quantity: z.union([z.string().regex(QUANTITY), z.number().refine(places(QUANTITY))]).nullish(),
  date: z.iso.date().nullish(),
  moment: z.iso.datetime({ offset: true }).nullish(),
  record: (fields) => z.looseObject(fields).nullish(),
  list: (element) => z.array(element).nullish(),
  sale: z.looseObject,
});

export const zodRuledSale = zodSale.superRefine((sale, context) => {
  for (const path of breaches(sale)) context.addIssue({ code: "custom", path });
});

/** Checks that a date exists: valibot's `isoDate` is only a pattern and accepts 30 February. */
const exists = (date) => date.slice(8) <= "28" || new Date(date).getUTCDate() === Number(date.slice(8));

export const valibotSale = build({
  text: v.nullish(v.string()),
  whole: v.nullish(v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.regex(WHOLE))])),
  amount: v.nullish(v.union([v.pipe(v.string(), v.regex(AMOUNT)), v.pipe(v.number(), v.check(places(AMOUNT)))])),
  quantity: v.nullish(v.union([v.pipe(v.string(), v.regex(QUANTITY)), v.pipe(v.number(), v.check(places(QUANTITY)))])),
  date: v.nullish(v.pipe(v.string(), v.isoDate(), v.check(exists))),
  moment: v.nullish(v.pipe(v.string(), v.isoTimestamp())),
  record: (fields) => v.nullish(v.looseObject(fields)),
  list: (element) => v.nullish(v.array(element)),
  sale: v.looseObject,
});

export const valibotRuledSale = v.pipe(valibotSale, v.rawCheck(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  for (const path of breaches(dataset.value)) addIssue({ path: path.map((key) => ({ key })) });
}));

// By default, typebox reports at most eight errors. The other libraries report all errors, so the limit is raised.
Settings.Set({ maxErrors: 1000 });
const orNull = (type) => Type.Optional(Type.Union([type, Type.Null()]));
export const typeboxSale = Compile(build({
  text: orNull(Type.String()),
  whole: orNull(Type.Union([Type.Integer(), Type.String({ pattern: WHOLE.source })])),
  amount: orNull(Type.Union([Type.String({ pattern: AMOUNT.source }), Type.Number({ multipleOf: 0.01 })])),
  quantity: orNull(Type.Union([Type.String({ pattern: QUANTITY.source }), Type.Number()])),
  date: orNull(Type.String({ format: "date" })),
  moment: orNull(Type.String({ format: "date-time" })),
  record: (fields) => orNull(Type.Object(fields)),
  list: (element) => orNull(Type.Array(element)),
  sale: Type.Object,
}));
