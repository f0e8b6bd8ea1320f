import { LastroError, textIn } from "./errors.js";
import forms from "./generated/forms.js";

/** The fields of a form for an entity's records. */
export function fields(input) {
  const entity = textIn(input, "entity");
  if (Object.hasOwn(forms, entity)) return forms[entity];
  const params = { allowed: Object.keys(forms).join(", ") };
  const issues = [{ path: "entity", code: "invalid_choice", severity: "error", params }];
  throw new LastroError({ code: "invalid", issues, message: `entity: invalid_choice allowed=${params.allowed}` });
}
