import numbers from "./generated/numbers.js";

function valueOf(text) {
  // a code may have been given by its display text, which stays as it is
  const number = Number(text);
  return text !== "" && Number.isSafeInteger(number) ? number : text;
}

/**
 * A query as the core read it, in which every value is a text, with a number for each value of a field of whole numbers.
 * Amounts, other decimals and dates are texts, which keep every digit. The query is changed: nobody else has it yet.
 */
export function typed(query) {
  const whole = numbers[query.entity] ?? [];
  for (const filter of query.filters ?? []) {
    if (!whole.includes(filter.field)) continue;
    if (filter.value !== null) filter.value = valueOf(filter.value);
    if (filter.values !== null) filter.values = filter.values.map(valueOf);
  }
  return query;
}
