// A customer's form in the browser: drawn from its metadata, checked while it is filled in, sent when nothing is wrong.
import { fields } from "lastro/fields";
import { customer } from "lastro/forms";
import { text } from "lastro/messages/pt-BR";

/** What a person fills in. Contacts and cards are lists, and have forms of their own. */
const asked = fields({ entity: "customer" }).filter(
  ({ path, name, input, read_only }) => path === name && !["hidden", "list"].includes(input) && !read_only,
);

/** Figures are typed as text: a number input would change what was typed. */
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

/** What is filled in, as it was typed; what is blank is unset. */
const record = (form) => Object.fromEntries([...new FormData(form)].filter(([, typed]) => typed !== ""));

/** Tells each field what is wrong with it, and calls `send` with the body of a form that may be sent. */
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
  // a browser submits no form with a field that has a custom error
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send(customer.body({ value: record(form), operation: "insert" }));
  });
  judge();
}
