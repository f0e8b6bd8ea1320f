// A customer form in the browser: rendered from its metadata, validated during input, sent when valid.
import { fields } from "lastro/fields";
import { customer } from "lastro/forms";
import { text } from "lastro/messages/pt-BR";

/** The fields that a person fills in. Contacts and cards are lists, with forms of their own. */
const asked = fields({ entity: "customer" }).filter(
  ({ path, name, input, read_only }) => path === name && !["hidden", "list"].includes(input) && !read_only,
);

/** Figures are entered as text: a number input could change what was typed. */
const TYPES = { date: "date" };
const ELEMENTS = { select: "select", textarea: "textarea" };

export function draw(form, language) {
  for (const { name, label, input, required, max_length, choices } of asked) {
    const field = document.createElement(ELEMENTS[input] ?? "input");
    if (TYPES[input]) field.type = TYPES[input];
    if (choices) field.append(new Option("", ""), ...choices.map((c) => new Option(c.label[language], c.value)));
    if (max_length) field.maxLength = max_length;
    Object.assign(field, { name, required });
    const line = document.createElement("label");
    line.append(label[language], field);
    form.append(line);
  }
  form.append(document.createElement("output"), document.createElement("button"));
}

/** The input as typed; blank fields are unset. */
const record = (form) => Object.fromEntries([...new FormData(form)].filter(([, typed]) => typed !== ""));

/** Shows each field its problems, and calls `send` with the body once the form is valid. */
export function watch(form, today, send) {
  const judge = () => {
    const { issues } = customer.validate({ value: record(form), operation: "insert", today });
    const errors = issues.filter(({ severity }) => severity === "error");
    for (const { name } of asked) {
      const own = errors.filter(({ path }) => path === name);
      form.elements[name].setCustomValidity(own.map(text).join("\n"));
    }
    const warnings = issues.filter(({ severity }) => severity === "warning");
    form.querySelector("output").textContent = warnings.map(text).join("\n");
  };
  form.addEventListener("input", judge);
  // a browser does not submit a form with a custom validity error
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send(customer.body({ value: record(form), operation: "insert" }));
  });
  judge();
}
