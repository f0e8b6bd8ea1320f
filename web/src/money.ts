import type { Language, Money } from "lastro";

const FORMATS: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat("en", { style: "currency", currency: "BRL" }),
  "pt-BR": new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" }),
};

/** An amount for people. The format reads the text's digits exactly: the amount is never a binary number. */
export const reais = (language: Language, amount: Money): string =>
  FORMATS[language].format(amount as Intl.StringNumericLiteral);
