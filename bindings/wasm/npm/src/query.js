import numbers from "./generated/numbers.js";

function valueOf(text) {
  // a code may have been given by its display text, which stays as it is
  const number = Number(text);
  return text !== "" && Number.isSafeInteger(number) ? number : text;
}

/**
 * A query as the core read it, in which every value is a text, with a number for each value of a field of whole numbers.
 * Amounts, other decimals and dates are texts, which keep every digit.
 */
export function typed(query) {
  const whole = numbers[query.entity] ?? [];
  const filters = query.filters?.map((filter) => {
    if (!whole.includes(filter.field)) return filter;
    const { value, values } = filter;
    return { ...filter, value: value === null ? null : valueOf(value), values: values === null ? null : values.map(valueOf) };
  });
  return filters === undefined ? query : { ...query, filters };
}
