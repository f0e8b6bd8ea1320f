import { installments, sale } from "lastro";

export const problems = (value) => sale.validate({ value, operation: "insert" }).issues;
export const shares = (valor, parcelas) => installments.split({ valor, parcelas });
