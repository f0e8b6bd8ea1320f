// Builds and parses the query of a listing with three filters.
import qs from "qs";
import { fixture, work } from "./harness.mjs";
import { ours } from "./ours.mjs";

const input = JSON.parse(fixture.query_json);
const given = {
  ...Object.fromEntries(input.filters.map(({ field, operator, value, values }) => [field, { [operator]: value ?? values.join(",") }])),
  _sort: input.sort.join(","),
  _limit: input.limit,
};

/** Converts a query to a common form for comparison: values are strings, and amounts have no trailing zeros. */
const common = (query) => ({
  filters: query.filters.map(({ field, operator, value, values }) => [field, operator, (value ?? values.join(",")).replace(/\.00$/, "")]),
  sort: query.sort.join(","),
  limit: Number(query.limit),
});

function read({ _sort, _limit, ...fields }) {
  const filters = Object.entries(fields).map(([field, condition]) => {
    const [[operator, value]] = Object.entries(condition);
    return { field, operator, value };
  });
  return common({ filters, sort: _sort.split(","), limit: _limit });
}

await work("query", `${input.filters.length} filters`, common(input), {
  ...ours(({ query }) => [() => query.parse({ entity: "sale", query: query.build(input) }), common]),
  qs: [() => qs.parse(qs.stringify(given)), read, "neither fields nor operators nor values are checked"],
});
