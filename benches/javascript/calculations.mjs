// Benchmarks of calculations: splits an amount, computes the dates of installments, and validates check digits.
import { isValidBoleto, isValidCnpj, isValidCpf } from "@brazilian-utils/brazilian-utils";
import { addMonths, formatISO, parseISO } from "date-fns";
import { allocate, dinero, toDecimal } from "dinero.js";
import { BRL } from "dinero.js/currencies";
import rrule from "rrule";
import { inputs, work } from "./harness.mjs";
import { ours } from "./ours.mjs";

const { valor, parcelas } = inputs.split;
const cents = Number(valor.replace(".", ""));
const ratios = Array(parcelas).fill(1);
const extra = cents % parcelas;
const shares = ratios.map((_, i) => ((Math.floor(cents / parcelas) + (i < extra ? 1 : 0)) / 100).toFixed(2));

await work("split", `${parcelas} shares`, shares, {
  ...ours(({ installments }) => () => installments.split({ valor, parcelas })),
  "dinero.js": () => allocate(dinero({ amount: cents, currency: BRL }), ratios).map((share) => toDecimal(share)),
});

const { RRule } = rrule;
const { first, count } = inputs.schedule;
const schedule = { agendamento_data: first, agendamento_frequencia: 1, agendamento_repetir: 1, limit: count };
const [year, month, day] = first.split("-").map(Number);
const lastDays = Array.from({ length: day - 27 }, (_, i) => 28 + i);

function byDateFns() {
  const start = parseISO(first);
  return Array.from({ length: count }, (_, i) => formatISO(addMonths(start, i), { representation: "date" }));
}

function byRrule() {
  const dtstart = new Date(Date.UTC(year, month - 1, day));
  const rule = new RRule({ freq: RRule.MONTHLY, dtstart, bymonthday: lastDays, bysetpos: -1, count });
  return rule.all().map((date) => date.toISOString().slice(0, 10));
}

await work("occurrences", `${count} dates`, byDateFns(), {
  ...ours(({ schedule: { occurrences } }) => () => occurrences(schedule)),
  "date-fns": byDateFns,
  rrule: byRrule,
});

const { cpf, cnpj, linha } = inputs.documents;
const PEER = "@brazilian-utils";
const documents = [
  ["cpf", cpf, isValidCpf, (lastro) => (cpf) => lastro.cpf.isValid({ cpf })],
  ["cnpj", cnpj, isValidCnpj, (lastro) => (cnpj) => lastro.cnpj.isValid({ cnpj })],
  ["linha", linha, isValidBoleto, (lastro) => (linha) => lastro.boleto.isValidLinhaDigitavel({ linha })],
];
for (const [name, [right, wrong], theirs, byLastro] of documents) {
  const verdicts = [true, false];
  const judge = (isValid) => () => [isValid(right), isValid(wrong)];
  await work(name, `${verdicts.length} of them`, verdicts, { ...ours((lastro) => judge(byLastro(lastro))), [PEER]: judge(theirs) });
}
