import type { FormField } from "./api.js";

/**
 * The fields of an entity's form, in the order of its table: labels in English and Portuguese, the kind of input, whether an
 * insert requires it, its choices.
 * @throws {LastroError} `invalid_choice` for an unknown entity.
 */
declare function fields(input: { entity: string }): readonly FormField[];

export { fields };
