import type { FormField } from "./api.js";

/**
 * The fields of an entity's form, in the order of its table: labels in English and Portuguese, what each is filled in
 * with, whether an insert needs it, what there is to choose from.
 * @throws {LastroError} `invalid_choice` for a name that is not an entity.
 */
declare function fields(input: { entity: string }): readonly FormField[];

export { fields };
