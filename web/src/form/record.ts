import type { FormField, JsonValue } from "lastro";
import { fields } from "lastro/fields";

/** The text of each input of a form, by the path of its field, such as `itens[0].valor`. */
export type Values = Readonly<Record<string, string>>;

type Json = { readonly [name: string]: JsonValue | undefined };

/** Builds a record from the inputs. Its values are the strings as typed, which the core validates. A blank input gives no member. */
export function nest(values: Values): Json {
  const record: Record<string, unknown> = {};
  for (const [path, text] of Object.entries(values)) {
    if (text === "") continue;
    const steps = path.match(/[^.[\]]+/g) ?? [];
    // `place` may also be an array, since an index works like a name here.
    let place = record;
    steps.forEach((step, index) => {
      const next = steps[index + 1];
      if (next === undefined) place[step] = text;
      else place = (place[step] ??= /^\d+$/.test(next) ? [] : {}) as Record<string, unknown>;
    });
  }
  return record as Json;
}

/** The fields in the form of a new sale: all fields except read-only fields, hidden fields and the key of the sale. */
export const SALE_FIELDS: readonly FormField[] = fields({ entity: "sale" }).filter(
  (field) => !field.read_only && field.input !== "hidden" && field.name !== "id_venda",
);

/** Puts an index into a field's path in the metadata: `itens[].valor` becomes `itens[0].valor`. */
export const entryPath = (path: string, index: number): string => path.replace("[]", `[${index}]`);

/** The path of an input's field in the metadata: `itens[0].valor` becomes `itens[].valor`. */
export const metadataPath = (path: string): string => path.replace(/\[\d+\]/g, "[]");

/** The number of entries in a list of the form. */
export function entries(values: Values, list: string): number {
  const indices = Object.keys(values).map((path) => new RegExp(`^${list}\\[(\\d+)\\]`).exec(path)?.[1]);
  return Math.max(-1, ...indices.map((index) => Number(index ?? -1))) + 1;
}

/** Returns the inputs without those of a list. */
export function withoutList(values: Values, list: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([path]) => !path.startsWith(`${list}[`)));
}

/** Returns the inputs without those of one entry of a list. The indices of later entries decrease by one. */
export function withoutEntry(values: Values, list: string, index: number): Values {
  const moved = Object.entries(values).flatMap(([path, text]) => {
    const [whole, place] = new RegExp(`^${list}\\[(\\d+)\\]`).exec(path) ?? [];
    if (whole === undefined || Number(place) < index) return [[path, text] as const];
    if (Number(place) === index) return [];
    return [[`${list}[${Number(place) - 1}]${path.slice(whole.length)}`, text] as const];
  });
  return Object.fromEntries(moved);
}
