import { LastroError, objectOf, refuse, wrongType } from "./errors.js";
import { MAX_DEPTH } from "./write.js";

/** Copies a value without its empty strings, which a form has for blank fields. */
function filled(value, depth = 0) {
  if (depth > MAX_DEPTH) throw refuse("value", "too_deep", "is nested too deeply");
  if (Array.isArray(value)) return value.map((item) => filled(item, depth + 1));
  if (Object.prototype.toString.call(value) !== "[object Object]") return value;
  const members = Object.entries(value).filter(([, item]) => item !== "");
  return Object.fromEntries(members.map(([name, item]) => [name, filled(item, depth + 1)]));
}

/** Splits a path into its keys: `itens[0].valor` into `itens`, 0 and `valor`. */
function keys(path) {
  const steps = path.match(/\[\d+\]|[^.[]+|\[/g) ?? [];
  return steps.map((step) => (/^\[\d+\]$/.test(step) ? Number(step.slice(1, -1)) : step));
}

/** The message of an issue if the caller passed no `messages`: its code and parameters, as in the message of a `LastroError`. */
function bare({ code, params }) {
  return [code, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join(" ");
}

const VALUE = /^value(?=$|[.[])\.?/;

/** Runs a validation and returns its issues. If it throws because the value cannot be read as a record, returns the error's issues. */
function issuesOf(check) {
  try {
    return check();
  } catch (error) {
    // an error in another argument is a bug of the program, not wrong input in the form
    if (!(error instanceof LastroError) || !error.issues.every(({ path }) => VALUE.test(path))) throw error;
    return error.issues.map((issue) => ({ ...issue, path: issue.path.replace(VALUE, "") }));
  }
}

/** Creates a Standard Schema that validates an entity's records. */
export function formSchema(entity, options = {}) {
  if (typeof entity?.validate !== "function" || typeof entity.decode !== "function") {
    throw wrongType("entity", "object", entity, "must be an entity of the package, such as customer");
  }
  const { messages, empty = "unset", today, ...others } = objectOf("options", options);
  const day = typeof today === "function" ? today : () => today;
  const said = (issue) => (messages ? messages.text({ ...issue, path: "" }) : bare(issue));
  const validate = (given) => {
    let value;
    const issues = issuesOf(() => {
      value = empty === "kept" ? given : filled(given);
      const set = today === undefined ? others : { ...others, today: day() };
      return entity.validate({ ...set, value }).issues;
    });
    const errors = issues.filter(({ severity }) => severity === "error");
    if (errors.length > 0) return { issues: errors.map((issue) => ({ message: said(issue), path: keys(issue.path) })) };
    return { value: entity.decode({ json: value }).value };
  };
  return { "~standard": { version: 1, vendor: "lastro", validate } };
}
