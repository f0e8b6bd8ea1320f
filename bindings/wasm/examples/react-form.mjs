// A form for a customer with react-hook-form. lastro's schema of a customer validates it, with messages in Portuguese.
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { customer, formSchema } from "lastro/forms";
import * as messages from "lastro/messages/pt-BR";
import { createElement as element } from "react";
import { useForm } from "react-hook-form";

/** The schema that validates a new customer. `today` is the date at the account's location. */
export const rules = (today) => formSchema(customer, { operation: "insert", today, messages });

/** A form that shows each field with its problems below. It calls `send` with the validated customer. */
export function CustomerForm({ schema, defaultValues, send }) {
  const { register, handleSubmit, formState } = useForm({ resolver: standardSchemaResolver(schema), defaultValues });
  const { errors } = formState;
  const field = (name, error) =>
    element("p", { key: name }, element("input", register(name)), error && element("strong", { title: name }, error.message));
  const contacts = defaultValues.contatos.map((_, i) => field(`contatos.${i}.email`, errors.contatos?.[i]?.email));
  const own = ["nome", "cpf", "data_nascimento"].map((name) => field(name, errors[name]));
  return element("form", { onSubmit: handleSubmit((value) => send(value)) }, own, contacts, element("button", { type: "submit" }));
}
