import type { Language, Money } from "lastro";

const FORMATS: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat("en", { style: "currency", currency: "BRL" }),
  "pt-BR": new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" }),
};

/** The exact sum of amounts, computed in cents. Every amount has two decimal places. */
export function sum(amounts: readonly Money[]): Money {
  const cents = amounts.reduce((total, amount) => total + BigInt(amount.replace(".", "")), 0n);
  const digits = String(cents < 0n ? -cents : cents).padStart(3, "0");
  return `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Formats an amount as currency. `Intl.NumberFormat` formats the digits of a string exactly, without a binary float. */
export const reais = (language: Language, amount: Money): string =>
  FORMATS[language].format(amount as Intl.StringNumericLiteral);
