import { LastroError, textIn } from "./errors.js";
import { defs, entities, inputs, results } from "./generated/schema.js";

function assemble([root, refers]) {
  const places = Object.entries(refers);
  if (places.length === 0) return { ...root };
  return { ...root, $defs: Object.fromEntries(places.map(([name, place]) => [name, defs[place]])) };
}

function of(table, name, unknown) {
  if (!Object.hasOwn(table, name)) throw new LastroError(unknown);
  return assemble(table[name]);
}

function unknownOperation(path) {
  const issues = [{ path, code: "unknown_operation", severity: "error", params: {} }];
  return { code: "unknown_operation", issues, message: `${path}: unknown_operation` };
}

export function entity(input) {
  const entity = textIn(input, "entity");
  const params = { allowed: Object.keys(entities).join(", ") };
  const issues = [{ path: "entity", code: "invalid_choice", severity: "error", params }];
  return of(entities, entity, { code: "invalid", issues, message: `entity: invalid_choice allowed=${params.allowed}` });
}

const named = (table) => (input) => {
  const operation = textIn(input, "operation");
  return of(table, operation, unknownOperation(operation));
};
const [input, result] = [inputs, results].map(named);

export { input as arguments, result };
