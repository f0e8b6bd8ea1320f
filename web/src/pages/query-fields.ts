import { query, type FilterInput, type FormField, type Operator } from "lastro";
import { fields } from "lastro/fields";

import { attempt } from "../core";
import type { Listed } from "../samples";

/** Every operator. Which of them a field takes comes from the core. */
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

/** How many values an operator compares with. */
export const arity = (operator: Operator): 0 | 1 | 2 =>
  operator === "between" ? 2 : operator === "isnull" || operator === "isnotnull" ? 0 : 1;

export interface Condition {
  field: string;
  operator: Operator;
  first: string;
  second: string;
}

/** A condition as the core takes it. What is typed may not fit the field's type; the core says so. */
export function toFilter({ field, operator, first, second }: Condition): FilterInput<Listed> {
  const values = [{}, { value: first }, { values: [first, second] }][arity(operator)];
  return { field, operator, ...values } as FilterInput<Listed>;
}

const known = (ask: () => unknown): boolean => attempt(ask).issues.every(({ code }) => code !== "unknown_field");
const filterable = (entity: Listed, field: string): boolean =>
  known(() => query.build({ entity, filters: [{ field, operator: "isnull" } as FilterInput<Listed>] }));

interface QueryField {
  /** As a query names it: `itens.total`. */
  name: string;
  form: FormField;
}

export interface QueryFields {
  /** What may be filtered by. */
  filters: readonly QueryField[];
  /** Of these the record's own, which may be sorted by and asked for. */
  columns: readonly QueryField[];
  /** What may be included. */
  expand: readonly QueryField[];
}

const made = new Map<Listed, QueryFields>();

/** What can be queried of an entity: its form metadata, as far as the core takes it in a query. */
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

/** The operators that a field's type has. */
export function operatorsOf(entity: Listed, field: string): readonly Operator[] {
  return OPERATORS.filter((operator) => {
    const filters = [toFilter({ field, operator, first: "", second: "" })];
    return attempt(() => query.build({ entity, filters })).issues.every(({ code }) => code !== "invalid_operator");
  });
}
