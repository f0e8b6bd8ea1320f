// Made from the core's tables by `cargo xtask generate`: change them, not this file.

import * as engine from "../../../build/calc.js";
import { attach, call, callLines, callText, callWithRaw, texts } from "../../runtime.js";

attach(engine, "lastro 0.1.0 calc cd7042a0");

export { LastroError } from "../../errors.js";
export { isReady } from "../../runtime.js";
export { dispatch } from "../../runtime.js";

export const InstallmentStatus = /* @__PURE__ */ Object.freeze({ PENDING: 1, PAID: 2, PARTIALLY_RECEIVED: 3, CANCELLED: 4, OVERDUE: 5 });

export const Frequency = /* @__PURE__ */ Object.freeze({ ONCE: 0, MONTHLY: 1, BIMONTHLY: 2, QUARTERLY: 3, SEMIANNUAL: 6, ANNUAL: 12 });

export const Repetition = /* @__PURE__ */ Object.freeze({ ALWAYS: 1, COUNT: 2, UNTIL_DATE: 3 });

export const Flag = /* @__PURE__ */ Object.freeze({ NO: 0, YES: 1 });

export const YesNo = /* @__PURE__ */ Object.freeze({ YES: 1, NO: 2 });

export const OperationNature = /* @__PURE__ */ Object.freeze({ TAXED_IN_MUNICIPALITY: 1, TAXED_OUTSIDE: 2, EXEMPT: 3, IMMUNE: 4, SUSPENDED_BY_COURT: 5, SUSPENDED_BY_ADMINISTRATION: 6, EXPORT: 51 });

export const money = /* @__PURE__ */ Object.freeze({
  parse: (input) => callText(0, "text", input, engine.money_parse),
  allocate: (input) => call(1, input, texts),
});

export const installments = /* @__PURE__ */ Object.freeze({
  split: (input) => call(2, input, texts),
  plan: (input) => call(3, input),
  status: (input) => call(4, input),
});

export const schedule = /* @__PURE__ */ Object.freeze({
  occurrences: (input) => call(5, input, texts),
  nextAfter: (input) => call(6, input),
});

export const boleto = /* @__PURE__ */ Object.freeze({
  lateCharges: (input) => call(7, input),
  daysLate: (input) => call(8, input),
  updateBody: (input) => call(9, input),
  fatorVencimento: (input) => call(10, input),
  parseLinhaDigitavel: (input) => call(11, input),
  isValidLinhaDigitavel: (input) => callText(12, "linha", input, engine.boleto_is_valid_linha_digitavel),
  toLinhaDigitavel: (input) => call(13, input),
});

export const calendar = /* @__PURE__ */ Object.freeze({
  nextBusinessDay: (input) => call(14, input),
  bankHolidays: (input) => call(15, input, texts),
});

export const nfse = /* @__PURE__ */ Object.freeze({
  totals: (input) => call(16, input),
  approximateTaxes: (input) => call(17, input),
});

export const cpf = /* @__PURE__ */ Object.freeze({
  isValid: (input) => callText(18, "cpf", input, engine.cpf_is_valid),
  format: (input) => callText(19, "cpf", input, engine.cpf_format),
});

export const cnpj = /* @__PURE__ */ Object.freeze({
  isValid: (input) => callText(20, "cnpj", input, engine.cnpj_is_valid),
  format: (input) => callText(21, "cnpj", input, engine.cnpj_format),
  checkDigits: (input) => call(22, input),
});

export const cep = /* @__PURE__ */ Object.freeze({
  isValid: (input) => callText(23, "cep", input, engine.cep_is_valid),
  format: (input) => callText(24, "cep", input, engine.cep_format),
});

export const lc116 = /* @__PURE__ */ Object.freeze({
  toCode: (input) => call(25, input),
  toItem: (input) => call(26, input),
});

export const taxCode = /* @__PURE__ */ Object.freeze({
  digits: (input) => call(27, input),
});

export const pix = /* @__PURE__ */ Object.freeze({
  parse: (input) => call(28, input),
  check: (input) => call(29, input),
  generate: (input) => call(30, input),
});
