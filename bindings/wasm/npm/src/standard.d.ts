import type { Issue, LocalDateInput } from "./api.js";

/** A schema for form libraries, routers and servers, see https://standardschema.dev. */
export interface StandardSchema<Input, Output> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "lastro";
    /** The value as the core read it, or all problems, each with its path. */
    readonly validate: (value: unknown) => StandardResult<Output>;
    /** Only for the compiler: the input and output types. */
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** The result of a schema's `validate`. */
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
 * The named fields of an input record, at every depth. Custom fields are left out: they may hold any JSON, for which a library
 * that derives a type per path never ends. A form with custom fields adds them to this type.
 */
export type Fields<T> = T extends Scalar
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Fields<Item>[]
    : { [Name in keyof T as Name extends `custom_${string}` | `anexo_${number}` ? never : Name]: Fields<T[Name]> };

type InputOf<E extends FormEntity> = ArgumentsOf<E> extends { value: infer Input } ? Fields<Input> : never;

/** The arguments of the entity's `validate` without the value, and how to report its issues. */
export type FormSchemaOptions<E extends FormEntity> = Omit<ArgumentsOf<E>, "value" | "today"> & {
  /**
   * The messages of a language: the module `lastro/messages/pt-BR` or `lastro/messages/en`. By default a message is a code
   * with its parameters.
   */
  messages?: { text(issue: Issue): string };
  /**
   * How to treat an empty string, which a form gives for a blank field: as a missing field (`unset`, the default), or as a
   * value (`kept`).
   */
  empty?: "unset" | "kept";
} & ("today" extends keyof ArgumentsOf<E>
    ? {
        /** The date at the account's location, for the rules that need it. A function is called at every validation. */
        today?: LocalDateInput | (() => LocalDateInput) | null;
      }
    : unknown);

/**
 * The rules of an entity as a Standard Schema, for libraries that accept one: react-hook-form, TanStack Form, tRPC and others.
 * Each problem is reported with its path; warnings do not fail the validation. On success the value is the record as read:
 * amounts as exact strings, numbers and codes as numbers.
 * @throws {LastroError} for an `entity` or `options` of the wrong type. The schema's `validate` throws it for invalid options
 * (an operation or a day that does not exist), or if `init` has not finished. An invalid value throws nothing: it has issues.
 */
export declare function formSchema<E extends FormEntity>(
  entity: E,
  options: FormSchemaOptions<E>,
): StandardSchema<InputOf<E>, ReturnType<E["decode"]>["value"]>;

// Keeps declarations without `export` private to this file.
export {};
