// A customer form in the browser. It is rendered from lastro's metadata of the fields, validated on each input, and sent when valid.
import { fields } from "lastro/fields";
import { customer } from "lastro/forms";
import { text } from "lastro/messages/pt-BR";

/** The fields of this form. Contacts and cards are omitted: they are lists, which need separate forms. */
const asked = fields({ entity: "customer" }).filter(
  ({ path, name, input, read_only }) => path === name && !["hidden", "list"].includes(input) && !read_only,
);

/** The input types other than text. Numbers are text inputs too, since a number input may change what was typed. */
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

/** The form's values as typed, without blank fields. */
const record = (form) => Object.fromEntries([...new FormData(form)].filter(([, typed]) => typed !== ""));

/** Shows the problems of each field after every input. Calls `send` with the request's body when a valid form is submitted. */
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
  // no check is needed here: the browser does not submit a form in which a field has a custom validity error
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send(customer.body({ value: record(form), operation: "insert" }));
  });
  judge();
}
