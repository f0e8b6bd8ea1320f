// Tests that `lastro/branded`, which the project's tsconfig.json includes, makes amounts and dates branded strings in every entry.
import { boleto, installments, money, sale, schedule, type LocalDate, type Money, type Sale } from "lastro";
import * as calc from "lastro/calc";
import * as v1 from "lastro/v1";

// @ts-expect-error a plain string is not assignable to an amount
const some: Money = "129.90";
// @ts-expect-error a plain string is not assignable to a date
const day: LocalDate = "2027-01-31";
const price: Money = money.parse({ text: "129.90" });
const other: Money = calc.money.parse({ text: 1 });
const shares: readonly Money[] = installments.split({ valor: price, parcelas: "12" });
// @ts-expect-error an amount is not assignable to a date
const wrong: LocalDate = price;
const known = "2027-01-31" as LocalDate;
const next: LocalDate | null = schedule.nextAfter({ agendamento_data: known, agendamento_frequencia: 1, agendamento_repetir: 1, after: "2027-02-01" });
// operations accept any string or number as an amount or a date, since they validate it
boleto.lateCharges({ valor: "100", multa: 2, juros_mensal: price, dias: "3" });
const record: Sale = { valor_venda: price, data: known };
sale.validate({ value: record, operation: "insert", today: known });
sale.validate({ value: { valor_venda: "1.00", data: "2027-01-31" }, operation: "insert" });
// @ts-expect-error a record of type `Sale`, unlike `SaleInput`, does not accept a plain string as an amount
const made: Sale = { valor_venda: "1.00" };
// a branded string is assignable to a string
const shown: string = price;
const old: Money | undefined = v1.sale.decode({ json: "{}" }).value.desconto;
console.log(some, day, other, shares, wrong, next, made, shown, old);
