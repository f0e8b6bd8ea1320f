import numbers from "./generated/numbers.js";

function valueOf(text) {
  // A query may contain the display text of a code, such as a status, instead of its number. The text stays a string.
  const number = Number(text);
  return text !== "" && Number.isSafeInteger(number) ? number : text;
}

/**
 * Converts the values of integer fields in a parsed query to numbers, since the core returns all values as strings. Amounts, other
 * decimals and dates stay strings, which keep every digit. Changes the query in place: the caller has just parsed it.
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
