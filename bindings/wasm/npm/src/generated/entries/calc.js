// Made from the core's tables by `cargo xtask generate`: change them, not this file.

import * as engine from "../../../build/calc.js";
import { attach, call, callLines, callWithRaw, isDecimal, isText, isWhole, takes, texts } from "../../runtime.js";

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
  parse: (input) => (takes(input, ["text"]) && isDecimal(input.text) ? engine.money_parse(`${input.text}`) : call(0, input)),
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
  fatorVencimento: (input) => (takes(input, ["date"]) && isText(input.date) ? engine.boleto_fator_vencimento(`${input.date}`) : call(10, input)),
  parseLinhaDigitavel: (input) => (takes(input, ["linha", "reference_date"]) && isText(input.linha) && isText(input.reference_date) ? JSON.parse(engine.boleto_parse_linha_digitavel(`${input.linha}`, `${input.reference_date}`)) : call(11, input)),
  isValidLinhaDigitavel: (input) => (takes(input, ["linha"]) && isText(input.linha) ? engine.boleto_is_valid_linha_digitavel(`${input.linha}`) : call(12, input)),
  toLinhaDigitavel: (input) => (takes(input, ["barcode"]) && isText(input.barcode) ? engine.boleto_to_linha_digitavel(`${input.barcode}`) : call(13, input)),
});

export const calendar = /* @__PURE__ */ Object.freeze({
  nextBusinessDay: (input) => call(14, input),
  bankHolidays: (input) => (takes(input, ["year"]) && isWhole(input.year) ? texts(engine.calendar_bank_holidays(`${input.year}`)) : call(15, input, texts)),
});

export const nfse = /* @__PURE__ */ Object.freeze({
  totals: (input) => call(16, input),
  approximateTaxes: (input) => (takes(input, ["valor", "impostos_percentual"]) && isDecimal(input.valor) && isDecimal(input.impostos_percentual) ? engine.nfse_approximate_taxes(`${input.valor}`, `${input.impostos_percentual}`) : call(17, input)),
});

export const cpf = /* @__PURE__ */ Object.freeze({
  isValid: (input) => (takes(input, ["cpf"]) && isText(input.cpf) ? engine.cpf_is_valid(`${input.cpf}`) : call(18, input)),
  format: (input) => (takes(input, ["cpf"]) && isText(input.cpf) ? engine.cpf_format(`${input.cpf}`) : call(19, input)),
});

export const cnpj = /* @__PURE__ */ Object.freeze({
  isValid: (input) => (takes(input, ["cnpj"]) && isText(input.cnpj) ? engine.cnpj_is_valid(`${input.cnpj}`) : call(20, input)),
  format: (input) => (takes(input, ["cnpj"]) && isText(input.cnpj) ? engine.cnpj_format(`${input.cnpj}`) : call(21, input)),
  checkDigits: (input) => (takes(input, ["base"]) && isText(input.base) ? engine.cnpj_check_digits(`${input.base}`) : call(22, input)),
});

export const cep = /* @__PURE__ */ Object.freeze({
  isValid: (input) => (takes(input, ["cep"]) && isText(input.cep) ? engine.cep_is_valid(`${input.cep}`) : call(23, input)),
  format: (input) => (takes(input, ["cep"]) && isText(input.cep) ? engine.cep_format(`${input.cep}`) : call(24, input)),
});

export const lc116 = /* @__PURE__ */ Object.freeze({
  toCode: (input) => (takes(input, ["item"]) && isText(input.item) ? engine.lc116_to_code(`${input.item}`) : call(25, input)),
  toItem: (input) => (takes(input, ["code"]) && isWhole(input.code) ? engine.lc116_to_item(`${input.code}`) : call(26, input)),
});

export const taxCode = /* @__PURE__ */ Object.freeze({
  digits: (input) => (takes(input, ["code"]) && isText(input.code) ? engine.tax_code_digits(`${input.code}`) : call(27, input)),
});

export const pix = /* @__PURE__ */ Object.freeze({
  parse: (input) => (takes(input, ["code"]) && isText(input.code) ? JSON.parse(engine.pix_parse(`${input.code}`)) : call(28, input)),
  check: (input) => (takes(input, ["code"]) && isText(input.code) ? JSON.parse(engine.pix_check(`${input.code}`)) : call(29, input)),
  generate: (input) => call(30, input),
});
