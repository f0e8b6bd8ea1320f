import type { FormField } from "./api.js";

/**
 * The fields of a form for an entity's records, in the order of the documentation. A field has labels in English and Portuguese, the
 * kind of input, its choices, and whether an insert requires it.
 * @throws {LastroError} `invalid_choice` for an unknown entity.
 */
declare function fields(input: { entity: string }): readonly FormField[];

export { fields };
