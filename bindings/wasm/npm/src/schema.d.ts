/** A JSON Schema, draft 2020-12. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/**
 * The schema of an entity's document, `sale` for one: what `decode` reads without an error fits it, and nothing else does.
 * @throws {LastroError} `invalid_choice` for a name that is not an entity.
 */
declare function entity(input: { entity: string }): JsonSchema;

/**
 * The schema of an operation's arguments, one object: `sale.validate` for one.
 * @throws {LastroError} `unknown_operation`, without the nearest name: this entry is data alone.
 */
declare function input(input: { operation: string }): JsonSchema;

/**
 * The schema of what an operation gives, as `dispatch` writes it.
 * @throws {LastroError} `unknown_operation`, without the nearest name: this entry is data alone.
 */
declare function result(input: { operation: string }): JsonSchema;

export { entity };
export { input as arguments };
export { result };
