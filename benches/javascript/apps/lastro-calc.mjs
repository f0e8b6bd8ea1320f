import { installments } from "lastro/calc";

export const shares = (valor, parcelas) => installments.split({ valor, parcelas });
