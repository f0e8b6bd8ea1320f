import { query, type FilterInput, type FormField, type Operator } from "lastro";
import { fields } from "lastro/fields";

import { attempt } from "../core";
import type { Listed } from "../samples";

/** All operators of filters. `operatorsOf` asks the core which of them a field accepts. */
const OPERATORS = Object.keys({
  eq: 1,
  neq: 1,
  gt: 1,
  lt: 1,
  gte: 1,
  lte: 1,
  between: 1,
  contains: 1,
  notcontains: 1,
  isnull: 1,
  isnotnull: 1,
} satisfies Record<Operator, 1>) as Operator[];

/** The number of values that an operator takes. */
export const arity = (operator: Operator): 0 | 1 | 2 =>
  operator === "between" ? 2 : operator === "isnull" || operator === "isnotnull" ? 0 : 1;

export interface Condition {
  field: string;
  operator: Operator;
  first: string;
  second: string;
}

/** Converts a condition to an argument of the core. The values are unchecked user input; the core reports invalid ones. */
export function toFilter({ field, operator, first, second }: Condition): FilterInput<Listed> {
  const values = [{}, { value: first }, { values: [first, second] }][arity(operator)];
  return { field, operator, ...values } as FilterInput<Listed>;
}

const known = (ask: () => unknown): boolean => attempt(ask).issues.every(({ code }) => code !== "unknown_field");
const filterable = (entity: Listed, field: string): boolean =>
  known(() => query.build({ entity, filters: [{ field, operator: "isnull" } as FilterInput<Listed>] }));

interface QueryField {
  /** The field's name in a query, such as `itens.total`. */
  name: string;
  form: FormField;
}

export interface QueryFields {
  /** The fields that filters can compare, also those of nested records. */
  filters: readonly QueryField[];
  /** The fields of the record itself, which can be sorted by and selected. */
  columns: readonly QueryField[];
  /** The nested records that a query can include in the response. */
  expand: readonly QueryField[];
}

const made = new Map<Listed, QueryFields>();

/** Finds the fields that queries can use in the form metadata of an entity. */
export function queryFields(entity: Listed): QueryFields {
  const all = fields({ entity }).map((form) => ({ name: form.path.replace("[]", ""), form }));
  const filters = all.filter(({ name }) => filterable(entity, name));
  const found = made.get(entity) ?? {
    filters,
    columns: filters.filter(({ name }) => !name.includes(".")),
    expand: all.filter(({ name }) => known(() => query.build({ entity, expand: [name] }))),
  };
  made.set(entity, found);
  return found;
}

/** The operators that a field accepts: those for which the core does not report `invalid_operator`. */
export function operatorsOf(entity: Listed, field: string): readonly Operator[] {
  return OPERATORS.filter((operator) => {
    const filters = [toFilter({ field, operator, first: "", second: "" })];
    return attempt(() => query.build({ entity, filters })).issues.every(({ code }) => code !== "invalid_operator");
  });
}
