import type { Issue, LocalDateInput } from "./api.js";

/** A schema with which form libraries, routers and servers validate a value, see https://standardschema.dev. */
export interface StandardSchema<Input, Output> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "lastro";
    /** Validates a value. Returns the record that was read from it, or all problems with their paths. */
    readonly validate: (value: unknown) => StandardResult<Output>;
    /** The input and output types, for the compiler. Unset at run time. */
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** The result of a schema's `validate`. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path: readonly (string | number)[] }[] };

/** An entity for whose records there are forms: `customer`, `sale` and the other entities of this entry. */
export interface FormEntity {
  validate(input: never): { readonly issues: readonly Issue[] };
  decode(input: { json: string | object }): { readonly value: unknown };
}

type ArgumentsOf<E extends FormEntity> = Parameters<E["validate"]>[0];
type Scalar = string | number | boolean | null | undefined | { readonly [Symbol.toStringTag]: string };

/**
 * The fields of an input record and of the records in it, without the custom fields. Custom fields may contain any JSON, and form
 * libraries that derive a type for each path would not terminate for them. For a form with custom fields, add them to this type.
 */
export type Fields<T> = T extends Scalar
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Fields<Item>[]
    : { [Name in keyof T as Name extends `custom_${string}` | `anexo_${number}` ? never : Name]: Fields<T[Name]> };

type InputOf<E extends FormEntity> = ArgumentsOf<E> extends { value: infer Input } ? Fields<Input> : never;

/** The options of `formSchema`: the arguments of the entity's `validate` without the value, and how to report issues. */
export type FormSchemaOptions<E extends FormEntity> = Omit<ArgumentsOf<E>, "value" | "today"> & {
  /**
   * The messages of a language: the module `lastro/messages/pt-BR` or `lastro/messages/en`. By default, a message is the issue's code
   * with its parameters.
   */
  messages?: { text(issue: Issue): string };
  /**
   * How to treat an empty string, which a form has for a blank field. `unset`, the default, treats it as a missing field; `kept` as a
   * value.
   */
  empty?: "unset" | "kept";
} & ("today" extends keyof ArgumentsOf<E>
    ? {
        /** The current date at the account's location, for rules that depend on it. If it is a function, each validation calls it. */
        today?: LocalDateInput | (() => LocalDateInput) | null;
      }
    : unknown);

/**
 * Creates a Standard Schema that validates an entity's records, for libraries such as react-hook-form, TanStack Form or tRPC. Each
 * problem is reported with its path; warnings do not make the value invalid. For a valid value the result is the record: amounts as
 * exact strings, numbers and codes as numbers.
 * @throws {LastroError} for an `entity` or `options` of the wrong type. The schema's `validate` throws it for invalid options, such as
 * an unknown operation or a date that does not exist, or if `init` has not finished. For an invalid value it returns issues.
 */
export declare function formSchema<E extends FormEntity>(
  entity: E,
  options: FormSchemaOptions<E>,
): StandardSchema<InputOf<E>, ReturnType<E["decode"]>["value"]>;

// Without this line, TypeScript would also export the declarations that have no `export`.
export {};
