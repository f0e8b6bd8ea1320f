import type { Issue, LocalDateInput } from "./api.js";

/** A schema that form libraries, routers and servers take, by https://standardschema.dev. */
export interface StandardSchema<Input, Output> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "lastro";
    /** The value as the core read it, or every problem, each with its path. */
    readonly validate: (value: unknown) => StandardResult<Output>;
    /** Only for the compiler: what goes in and what comes out. */
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** What `validate` of a schema gives. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path: readonly (string | number)[] }[] };

/** An entity that people fill in: `customer`, `sale` and the others of this entry. */
export interface FormEntity {
  validate(input: never): { readonly issues: readonly Issue[] };
  decode(input: { json: string | object }): { readonly value: unknown };
}

type ArgumentsOf<E extends FormEntity> = Parameters<E["validate"]>[0];
type Scalar = string | number | boolean | null | undefined | { readonly [Symbol.toStringTag]: string };

/**
 * The named fields of a record that goes in, at every depth. A library that makes a type of each path finds no end in
 * custom fields, which may hold any JSON: a form that has some adds them to this type.
 */
export type Fields<T> = T extends Scalar
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Fields<Item>[]
    : { [Name in keyof T as Name extends `custom_${string}` | `anexo_${number}` ? never : Name]: Fields<T[Name]> };

type InputOf<E extends FormEntity> = ArgumentsOf<E> extends { value: infer Input } ? Fields<Input> : never;

/** The arguments of the entity's own `validate`, without the value, and how its issues are reported. */
export type FormSchemaOptions<E extends FormEntity> = Omit<ArgumentsOf<E>, "value" | "today"> & {
  /** The messages of a language: the module `lastro/messages/pt-BR` or `lastro/messages/en`. Without them a message is a code and its figures. */
  messages?: { text(issue: Issue): string };
  /** What an empty text is, which a form gives for a field that nobody filled in: as if the field were not there (`unset`, if nothing is said), or a value (`kept`). */
  empty?: "unset" | "kept";
} & ("today" extends keyof ArgumentsOf<E>
    ? {
        /** The day of the account's place, for the rules that need it. A function is called at every check. */
        today?: LocalDateInput | (() => LocalDateInput) | null;
      }
    : unknown);

/**
 * The rules of an entity as a Standard Schema, for the libraries that take one: react-hook-form, TanStack Form, tRPC and
 * others. What is wrong is reported at its path; a warning is not a reason to refuse. The value of a success is the record as it
 * was read: amounts as exact texts, numbers and codes as numbers.
 * @throws {LastroError} for an `entity` or `options` of the wrong type; by `validate` of the schema, where the options are
 * wrong (an operation or a day that does not exist) or `init` has not ended. A wrong value throws nothing: it has issues.
 */
export declare function formSchema<E extends FormEntity>(
  entity: E,
  options: FormSchemaOptions<E>,
): StandardSchema<InputOf<E>, ReturnType<E["decode"]>["value"]>;

// What has no `export` of its own stays inside the file.
export {};
