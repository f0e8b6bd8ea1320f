/** A JSON Schema, draft 2020-12. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/**
 * The JSON Schema of an entity's JSON, such as that of a `sale`. A JSON value is valid for it exactly if `decode` reads it without an
 * error.
 * @throws {LastroError} `invalid_choice` for an unknown entity.
 */
declare function entity(input: { entity: string }): JsonSchema;

/**
 * The JSON Schema of an operation's arguments, such as those of `sale.validate`, as one object.
 * @throws {LastroError} `unknown_operation`. It does not suggest a similar name, unlike the errors of other entries.
 */
declare function input(input: { operation: string }): JsonSchema;

/**
 * The JSON Schema of an operation's result, as `dispatch` returns it.
 * @throws {LastroError} `unknown_operation`. It does not suggest a similar name, unlike the errors of other entries.
 */
declare function result(input: { operation: string }): JsonSchema;

export { entity };
export { input as arguments };
export { result };
