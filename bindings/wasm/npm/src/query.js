import numbers from "./generated/numbers.js";

function valueOf(text) {
  // a code may be given by its display text, which stays a string
  const number = Number(text);
  return text !== "" && Number.isSafeInteger(number) ? number : text;
}

/**
 * Converts the values of integer fields in a parsed query to numbers; the core returns all values as strings. Amounts, other
 * decimals and dates stay strings, which keep every digit. The query is changed in place: nobody else has it yet.
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
