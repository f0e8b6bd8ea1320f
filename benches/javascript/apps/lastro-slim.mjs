import { init, installments, sale } from "lastro/slim";

await init(new URL("lastro.wasm", import.meta.url));
export const problems = (value) => sale.validate({ value, operation: "insert" }).issues;
export const shares = (valor, parcelas) => installments.split({ valor, parcelas });
