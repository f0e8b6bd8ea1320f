// Made from the core's tables by `cargo xtask generate`: change them, not this file.

import * as engine from "../../../build/forms.js";
import { attach, call, callLines, callText, callWithRaw, texts } from "../../runtime.js";

attach(engine, "lastro 0.1.0 forms bf00d8b1");

export { LastroError } from "../../errors.js";
export { isReady } from "../../runtime.js";
export { dispatch } from "../../runtime.js";
export * from "../../standard.js";

export const Flag = /* @__PURE__ */ Object.freeze({ NO: 0, YES: 1 });

export const Frequency = /* @__PURE__ */ Object.freeze({ ONCE: 0, MONTHLY: 1, BIMONTHLY: 2, QUARTERLY: 3, SEMIANNUAL: 6, ANNUAL: 12 });

export const Repetition = /* @__PURE__ */ Object.freeze({ ALWAYS: 1, COUNT: 2, UNTIL_DATE: 3 });

export const BillingMethod = /* @__PURE__ */ Object.freeze({ ISSUE_NOW: 1, AFTER_PAYMENT: 2, DO_NOT_ISSUE: 3 });

export const YesNo = /* @__PURE__ */ Object.freeze({ YES: 1, NO: 2 });

export const InstallmentStatus = /* @__PURE__ */ Object.freeze({ PENDING: 1, PAID: 2, PARTIALLY_RECEIVED: 3, CANCELLED: 4, OVERDUE: 5 });

export const InvoiceStatus = /* @__PURE__ */ Object.freeze({ ISSUED: 1, CANCELLED: 2, PENDING: 3, ERROR: 4 });

export const RpsKind = /* @__PURE__ */ Object.freeze({ NORMAL: 1, MIXED: 2, COUPON: 3 });

export const OperationNature = /* @__PURE__ */ Object.freeze({ TAXED_IN_MUNICIPALITY: 1, TAXED_OUTSIDE: 2, EXEMPT: 3, IMMUNE: 4, SUSPENDED_BY_COURT: 5, SUSPENDED_BY_ADMINISTRATION: 6, EXPORT: 51 });

export const CancellationReason = /* @__PURE__ */ Object.freeze({ ISSUE_ERROR: 1, SERVICE_NOT_RENDERED: 2, DUPLICITY: 3, OTHER: 4 });

export const ApiVersion = /* @__PURE__ */ Object.freeze({ V1: 1, V2: 2 });

export const ActiveStatus = /* @__PURE__ */ Object.freeze({ ACTIVE: 1, INACTIVE: 2 });

export const PaymentKind = /* @__PURE__ */ Object.freeze({ CASH: 1, BOLETO: 2, CHEQUE: 3, EXTERNAL_CREDIT_CARD: 4, EXTERNAL_DEBIT_CARD: 5, DEPOSIT: 6, TRANSFER: 7, EXTERNAL_COLLECTION: 9, ONLINE_CARD: 11, PIX: 12 });

export const PersonKind = /* @__PURE__ */ Object.freeze({ LEGAL_ENTITY: 1, INDIVIDUAL: 2 });

export const Gender = /* @__PURE__ */ Object.freeze({ FEMALE: 1, MALE: 2, OTHER: 3 });

export const FrequencyDisplay = /* @__PURE__ */ Object.freeze({ PLAN_FREQUENCY: 1, CUSTOM_TEXT: 2 });

export const FederativeUnit = /* @__PURE__ */ Object.freeze({ RO: 11, AC: 12, AM: 13, RR: 14, PA: 15, AP: 16, TO: 17, MA: 21, PI: 22, CE: 23, RN: 24, PB: 25, PE: 26, AL: 27, SE: 28, BA: 29, MG: 31, ES: 32, RJ: 33, SP: 35, PR: 41, SC: 42, RS: 43, MS: 50, MT: 51, GO: 52, DF: 53 });

export const sale = /* @__PURE__ */ Object.freeze({
  itemTotal: (input) => call(0, input),
  totals: (input) => call(1, input),
  status: (input) => call(2, input),
  fromContract: (input) => call(3, input),
  confirmReceipt: (input) => call(4, input),
  paymentPageUrl: (input) => call(5, input),
  updateBody: (input) => call(6, input),
  decode: (input) => callWithRaw(7, "json", input),
  decodeLines: (lines) => callLines(7, "json", lines),
  encode: (input) => call(8, input),
  body: (input) => call(9, input),
  validate: (input) => call(10, input),
  validateLines: (lines, input) => callLines(10, "value", lines, input),
});

export const item = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(11, "json", input),
  decodeLines: (lines) => callLines(11, "json", lines),
  encode: (input) => call(12, input),
  body: (input) => call(13, input),
  validate: (input) => call(14, input),
  validateLines: (lines, input) => callLines(14, "value", lines, input),
});

export const installment = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(15, "json", input),
  decodeLines: (lines) => callLines(15, "json", lines),
  encode: (input) => call(16, input),
  body: (input) => call(17, input),
  validate: (input) => call(18, input),
  validateLines: (lines, input) => callLines(18, "value", lines, input),
});

export const nfseData = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(19, "json", input),
  decodeLines: (lines) => callLines(19, "json", lines),
  encode: (input) => call(20, input),
  body: (input) => call(21, input),
  validate: (input) => call(22, input),
  validateLines: (lines, input) => callLines(22, "value", lines, input),
});

export const scheduleData = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(23, "json", input),
  decodeLines: (lines) => callLines(23, "json", lines),
  encode: (input) => call(24, input),
  body: (input) => call(25, input),
  validate: (input) => call(26, input),
  validateLines: (lines, input) => callLines(26, "value", lines, input),
});

export const cancellation = /* @__PURE__ */ Object.freeze({
  validate: (input) => call(27, input),
  decode: (input) => callWithRaw(28, "json", input),
  decodeLines: (lines) => callLines(28, "json", lines),
  encode: (input) => call(29, input),
  body: (input) => call(30, input),
});

export const receipt = /* @__PURE__ */ Object.freeze({
  validate: (input) => call(31, input),
  decode: (input) => callWithRaw(32, "json", input),
  decodeLines: (lines) => callLines(32, "json", lines),
  encode: (input) => call(33, input),
  body: (input) => call(34, input),
});

export const boletoUpdate = /* @__PURE__ */ Object.freeze({
  validate: (input) => call(35, input),
  decode: (input) => callWithRaw(36, "json", input),
  decodeLines: (lines) => callLines(36, "json", lines),
  encode: (input) => call(37, input),
  body: (input) => call(38, input),
});

export const service = /* @__PURE__ */ Object.freeze({
  updateBody: (input) => call(39, input),
  decode: (input) => callWithRaw(40, "json", input),
  decodeLines: (lines) => callLines(40, "json", lines),
  encode: (input) => call(41, input),
  body: (input) => call(42, input),
  validate: (input) => call(43, input),
  validateLines: (lines, input) => callLines(43, "value", lines, input),
});

export const paymentMethod = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(44, "json", input),
  decodeLines: (lines) => callLines(44, "json", lines),
  encode: (input) => call(45, input),
  body: (input) => call(46, input),
  validate: (input) => call(47, input),
  validateLines: (lines, input) => callLines(47, "value", lines, input),
});

export const customer = /* @__PURE__ */ Object.freeze({
  updateBody: (input) => call(48, input),
  decode: (input) => callWithRaw(49, "json", input),
  decodeLines: (lines) => callLines(49, "json", lines),
  encode: (input) => call(50, input),
  body: (input) => call(51, input),
  validate: (input) => call(52, input),
  validateLines: (lines, input) => callLines(52, "value", lines, input),
});

export const contact = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(53, "json", input),
  decodeLines: (lines) => callLines(53, "json", lines),
  encode: (input) => call(54, input),
  body: (input) => call(55, input),
  validate: (input) => call(56, input),
  validateLines: (lines, input) => callLines(56, "value", lines, input),
});

export const card = /* @__PURE__ */ Object.freeze({
  inspect: (input) => call(57, input),
  isValidExpiry: (input) => call(58, input),
  decode: (input) => callWithRaw(59, "json", input),
  decodeLines: (lines) => callLines(59, "json", lines),
  encode: (input) => call(60, input),
  body: (input) => call(61, input),
  validate: (input) => call(62, input),
  validateLines: (lines, input) => callLines(62, "value", lines, input),
});

export const plan = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(63, "json", input),
  decodeLines: (lines) => callLines(63, "json", lines),
  encode: (input) => call(64, input),
  body: (input) => call(65, input),
  validate: (input) => call(66, input),
  validateLines: (lines, input) => callLines(66, "value", lines, input),
});

export const cnae = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(67, "json", input),
  decodeLines: (lines) => callLines(67, "json", lines),
  encode: (input) => call(68, input),
  body: (input) => call(69, input),
  validate: (input) => call(70, input),
  validateLines: (lines, input) => callLines(70, "value", lines, input),
});

export const serviceListItem = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(71, "json", input),
  decodeLines: (lines) => callLines(71, "json", lines),
  encode: (input) => call(72, input),
  body: (input) => call(73, input),
  validate: (input) => call(74, input),
  validateLines: (lines, input) => callLines(74, "value", lines, input),
});

export const municipality = /* @__PURE__ */ Object.freeze({
  isValidCode: (input) => call(75, input),
  decode: (input) => callWithRaw(76, "json", input),
  decodeLines: (lines) => callLines(76, "json", lines),
  encode: (input) => call(77, input),
  body: (input) => call(78, input),
  validate: (input) => call(79, input),
  validateLines: (lines, input) => callLines(79, "value", lines, input),
});

export const adjustmentIndex = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(80, "json", input),
  decodeLines: (lines) => callLines(80, "json", lines),
  encode: (input) => call(81, input),
  body: (input) => call(82, input),
  validate: (input) => call(83, input),
  validateLines: (lines, input) => callLines(83, "value", lines, input),
});

export const cpf = /* @__PURE__ */ Object.freeze({
  isValid: (input) => callText(84, "cpf", input, engine.cpf_is_valid),
  format: (input) => callText(85, "cpf", input, engine.cpf_format),
});

export const cnpj = /* @__PURE__ */ Object.freeze({
  isValid: (input) => callText(86, "cnpj", input, engine.cnpj_is_valid),
  format: (input) => callText(87, "cnpj", input, engine.cnpj_format),
  checkDigits: (input) => call(88, input),
});

export const cep = /* @__PURE__ */ Object.freeze({
  isValid: (input) => callText(89, "cep", input, engine.cep_is_valid),
  format: (input) => callText(90, "cep", input, engine.cep_format),
});

export const lc116 = /* @__PURE__ */ Object.freeze({
  toCode: (input) => call(91, input),
  toItem: (input) => call(92, input),
});

export const taxCode = /* @__PURE__ */ Object.freeze({
  digits: (input) => call(93, input),
});
