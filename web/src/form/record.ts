import type { FormField, JsonValue } from "lastro";
import { fields } from "lastro/fields";

/** User input by path: `itens[0].valor`. */
export type Values = Readonly<Record<string, string>>;

type Json = { readonly [name: string]: JsonValue | undefined };

/** The record built from the paths, with the strings as typed: the core validates them. Blank values are unset. */
export function nest(values: Values): Json {
  const record: Record<string, unknown> = {};
  for (const [path, text] of Object.entries(values)) {
    if (text === "") continue;
    const steps = path.match(/[^.[\]]+/g) ?? [];
    // Arrays and objects are both accessed by key.
    let place = record;
    steps.forEach((step, index) => {
      const next = steps[index + 1];
      if (next === undefined) place[step] = text;
      else place = (place[step] ??= /^\d+$/.test(next) ? [] : {}) as Record<string, unknown>;
    });
  }
  return record as Json;
}

/** The fields that a person fills in for a new sale: no read-only fields and no keys of the sale. */
export const SALE_FIELDS: readonly FormField[] = fields({ entity: "sale" }).filter(
  (field) => !field.read_only && field.input !== "hidden" && field.name !== "id_venda",
);

/** The path of one entry: `itens[].valor` with an index. */
export const entryPath = (path: string, index: number): string => path.replace("[]", `[${index}]`);

/** A field's path in the metadata: `itens[0].valor` becomes `itens[].valor`. */
export const metadataPath = (path: string): string => path.replace(/\[\d+\]/g, "[]");

/** The number of filled-in entries of a list. */
export function entries(values: Values, list: string): number {
  const indices = Object.keys(values).map((path) => new RegExp(`^${list}\\[(\\d+)\\]`).exec(path)?.[1]);
  return Math.max(-1, ...indices.map((index) => Number(index ?? -1))) + 1;
}

/** The values without a list's entries. */
export function withoutList(values: Values, list: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([path]) => !path.startsWith(`${list}[`)));
}

/** The values without one entry of a list; later entries move up. */
export function withoutEntry(values: Values, list: string, index: number): Values {
  const moved = Object.entries(values).flatMap(([path, text]) => {
    const [whole, place] = new RegExp(`^${list}\\[(\\d+)\\]`).exec(path) ?? [];
    if (whole === undefined || Number(place) < index) return [[path, text] as const];
    if (Number(place) === index) return [];
    return [[`${list}[${Number(place) - 1}]${path.slice(whole.length)}`, text] as const];
  });
  return Object.fromEntries(moved);
}
