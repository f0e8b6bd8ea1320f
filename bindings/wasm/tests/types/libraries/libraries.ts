// Tests that a schema's types for input and output are those that the libraries expect. Lines after `@ts-expect-error` must have an error.
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { FormApi } from "@tanstack/react-form";
import { initTRPC } from "@trpc/server";
import { customer, formSchema, receipt, sale, type Customer, type CustomerInput, type LocalDateInput, type Sale, type SaleInput } from "lastro/forms";
import * as lastro from "lastro";
import * as messages from "lastro/messages/pt-BR";
import { useForm } from "react-hook-form";
import { Temporal } from "temporal-polyfill";

const schema = formSchema(customer, { operation: "insert", messages, today: () => Temporal.PlainDate.from("2027-01-31") });
const standard: StandardSchemaV1<CustomerInput, Customer> = schema;
const sales: StandardSchemaV1<SaleInput, Sale> = lastro.formSchema(lastro.sale, { operation: "update" });
// @ts-expect-error the operation is missing
formSchema(sale, { messages });
// @ts-expect-error an operation that does not exist
formSchema(sale, { operation: "delete" });
formSchema(receipt, { sale: { id: "7" } });
// @ts-expect-error the validation of a receipt has no argument `today`
formSchema(receipt, { today: "2027-01-31" });

export function useCustomer() {
  const form = useForm({ resolver: standardSchemaResolver(schema), defaultValues: { nome: "", tipo: "2", contatos: [{ email: "" }] } });
  return form.handleSubmit((value) => {
    const read: Customer = value;
    return customer.body({ value: read, operation: "insert" });
  });
}
const defaultValues: CustomerInput = { nome: "", tipo: "2", id_cidade: "3550308" };
new FormApi({ defaultValues, validators: { onSubmit: schema } });

const { procedure, router } = initTRPC.create();
const routes = router({
  add: procedure.input(schema).mutation(({ input }) => {
    const read: Customer = input;
    // @ts-expect-error in the parsed record this field is a number
    const text: string | undefined = read.id_cidade;
    return text;
  }),
});

const day: LocalDateInput = Temporal.PlainDate.from("2027-01-31");
lastro.calendar.bankHolidays({ year: "2027" });
lastro.adjustmentIndex.encode({ value: { mes: Temporal.PlainYearMonth.from("2027-01") } });
// @ts-expect-error a Date is not accepted as a date
const date: LocalDateInput = new Date();
// @ts-expect-error a date with a time of day is not accepted as a date
const moment: LocalDateInput = Temporal.PlainDateTime.from("2027-01-31T10:00");
console.log(standard, sales, routes, day, date, moment);
