/** A JSON Schema, draft 2020-12. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/**
 * The schema of an entity's document, such as `sale`. A document fits it exactly if `decode` reads it without an error.
 * @throws {LastroError} `invalid_choice` for an unknown entity.
 */
declare function entity(input: { entity: string }): JsonSchema;

/**
 * The schema of an operation's arguments as one object, such as those of `sale.validate`.
 * @throws {LastroError} `unknown_operation`, without the nearest name, since this entry contains only data.
 */
declare function input(input: { operation: string }): JsonSchema;

/**
 * The schema of an operation's result, as `dispatch` writes it.
 * @throws {LastroError} `unknown_operation`, without the nearest name, since this entry contains only data.
 */
declare function result(input: { operation: string }): JsonSchema;

export { entity };
export { input as arguments };
export { result };
