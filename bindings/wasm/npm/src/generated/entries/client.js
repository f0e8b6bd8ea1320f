// Made from the core's tables by `cargo xtask generate`: change them, not this file.

import * as engine from "../../../build/client.js";
import { typed } from "../../query.js";
import { attach, call, callLines, callText, callWithRaw, texts } from "../../runtime.js";

attach(engine, "lastro 0.1.0 client cb7258bc");

export { LastroError } from "../../errors.js";
export { isReady } from "../../runtime.js";
export { dispatch } from "../../runtime.js";
export * from "../../standard.js";
export * from "../../client-class.js";

export const InstallmentStatus = /* @__PURE__ */ Object.freeze({ PENDING: 1, PAID: 2, PARTIALLY_RECEIVED: 3, CANCELLED: 4, OVERDUE: 5 });

export const Frequency = /* @__PURE__ */ Object.freeze({ ONCE: 0, MONTHLY: 1, BIMONTHLY: 2, QUARTERLY: 3, SEMIANNUAL: 6, ANNUAL: 12 });

export const Repetition = /* @__PURE__ */ Object.freeze({ ALWAYS: 1, COUNT: 2, UNTIL_DATE: 3 });

export const Flag = /* @__PURE__ */ Object.freeze({ NO: 0, YES: 1 });

export const YesNo = /* @__PURE__ */ Object.freeze({ YES: 1, NO: 2 });

export const OperationNature = /* @__PURE__ */ Object.freeze({ TAXED_IN_MUNICIPALITY: 1, TAXED_OUTSIDE: 2, EXEMPT: 3, IMMUNE: 4, SUSPENDED_BY_COURT: 5, SUSPENDED_BY_ADMINISTRATION: 6, EXPORT: 51 });

export const BillingMethod = /* @__PURE__ */ Object.freeze({ ISSUE_NOW: 1, AFTER_PAYMENT: 2, DO_NOT_ISSUE: 3 });

export const InvoiceStatus = /* @__PURE__ */ Object.freeze({ ISSUED: 1, CANCELLED: 2, PENDING: 3, ERROR: 4 });

export const RpsKind = /* @__PURE__ */ Object.freeze({ NORMAL: 1, MIXED: 2, COUPON: 3 });

export const CancellationReason = /* @__PURE__ */ Object.freeze({ ISSUE_ERROR: 1, SERVICE_NOT_RENDERED: 2, DUPLICITY: 3, OTHER: 4 });

export const ApiVersion = /* @__PURE__ */ Object.freeze({ V1: 1, V2: 2 });

export const ActiveStatus = /* @__PURE__ */ Object.freeze({ ACTIVE: 1, INACTIVE: 2 });

export const PaymentKind = /* @__PURE__ */ Object.freeze({ CASH: 1, BOLETO: 2, CHEQUE: 3, EXTERNAL_CREDIT_CARD: 4, EXTERNAL_DEBIT_CARD: 5, DEPOSIT: 6, TRANSFER: 7, EXTERNAL_COLLECTION: 9, ONLINE_CARD: 11, PIX: 12 });

export const PersonKind = /* @__PURE__ */ Object.freeze({ LEGAL_ENTITY: 1, INDIVIDUAL: 2 });

export const Gender = /* @__PURE__ */ Object.freeze({ FEMALE: 1, MALE: 2, OTHER: 3 });

export const FrequencyDisplay = /* @__PURE__ */ Object.freeze({ PLAN_FREQUENCY: 1, CUSTOM_TEXT: 2 });

export const FederativeUnit = /* @__PURE__ */ Object.freeze({ RO: 11, AC: 12, AM: 13, RR: 14, PA: 15, AP: 16, TO: 17, MA: 21, PI: 22, CE: 23, RN: 24, PB: 25, PE: 26, AL: 27, SE: 28, BA: 29, MG: 31, ES: 32, RJ: 33, SP: 35, PR: 41, SC: 42, RS: 43, MS: 50, MT: 51, GO: 52, DF: 53 });

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

export const sale = /* @__PURE__ */ Object.freeze({
  itemTotal: (input) => call(18, input),
  totals: (input) => call(19, input),
  status: (input) => call(20, input),
  fromContract: (input) => call(21, input),
  confirmReceipt: (input) => call(22, input),
  paymentPageUrl: (input) => call(23, input),
  updateBody: (input) => call(24, input),
  decode: (input) => callWithRaw(25, "json", input),
  decodeLines: (lines) => callLines(25, "json", lines),
  encode: (input) => call(26, input),
  body: (input) => call(27, input),
  validate: (input) => call(28, input),
  validateLines: (lines, input) => callLines(28, "value", lines, input),
});

export const item = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(29, "json", input),
  decodeLines: (lines) => callLines(29, "json", lines),
  encode: (input) => call(30, input),
  body: (input) => call(31, input),
  validate: (input) => call(32, input),
  validateLines: (lines, input) => callLines(32, "value", lines, input),
});

export const installment = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(33, "json", input),
  decodeLines: (lines) => callLines(33, "json", lines),
  encode: (input) => call(34, input),
  body: (input) => call(35, input),
  validate: (input) => call(36, input),
  validateLines: (lines, input) => callLines(36, "value", lines, input),
});

export const nfseData = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(37, "json", input),
  decodeLines: (lines) => callLines(37, "json", lines),
  encode: (input) => call(38, input),
  body: (input) => call(39, input),
  validate: (input) => call(40, input),
  validateLines: (lines, input) => callLines(40, "value", lines, input),
});

export const scheduleData = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(41, "json", input),
  decodeLines: (lines) => callLines(41, "json", lines),
  encode: (input) => call(42, input),
  body: (input) => call(43, input),
  validate: (input) => call(44, input),
  validateLines: (lines, input) => callLines(44, "value", lines, input),
});

export const cancellation = /* @__PURE__ */ Object.freeze({
  validate: (input) => call(45, input),
  decode: (input) => callWithRaw(46, "json", input),
  decodeLines: (lines) => callLines(46, "json", lines),
  encode: (input) => call(47, input),
  body: (input) => call(48, input),
});

export const receipt = /* @__PURE__ */ Object.freeze({
  validate: (input) => call(49, input),
  decode: (input) => callWithRaw(50, "json", input),
  decodeLines: (lines) => callLines(50, "json", lines),
  encode: (input) => call(51, input),
  body: (input) => call(52, input),
});

export const boletoUpdate = /* @__PURE__ */ Object.freeze({
  validate: (input) => call(53, input),
  decode: (input) => callWithRaw(54, "json", input),
  decodeLines: (lines) => callLines(54, "json", lines),
  encode: (input) => call(55, input),
  body: (input) => call(56, input),
});

export const service = /* @__PURE__ */ Object.freeze({
  updateBody: (input) => call(57, input),
  decode: (input) => callWithRaw(58, "json", input),
  decodeLines: (lines) => callLines(58, "json", lines),
  encode: (input) => call(59, input),
  body: (input) => call(60, input),
  validate: (input) => call(61, input),
  validateLines: (lines, input) => callLines(61, "value", lines, input),
});

export const paymentMethod = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(62, "json", input),
  decodeLines: (lines) => callLines(62, "json", lines),
  encode: (input) => call(63, input),
  body: (input) => call(64, input),
  validate: (input) => call(65, input),
  validateLines: (lines, input) => callLines(65, "value", lines, input),
});

export const customer = /* @__PURE__ */ Object.freeze({
  updateBody: (input) => call(66, input),
  decode: (input) => callWithRaw(67, "json", input),
  decodeLines: (lines) => callLines(67, "json", lines),
  encode: (input) => call(68, input),
  body: (input) => call(69, input),
  validate: (input) => call(70, input),
  validateLines: (lines, input) => callLines(70, "value", lines, input),
});

export const contact = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(71, "json", input),
  decodeLines: (lines) => callLines(71, "json", lines),
  encode: (input) => call(72, input),
  body: (input) => call(73, input),
  validate: (input) => call(74, input),
  validateLines: (lines, input) => callLines(74, "value", lines, input),
});

export const card = /* @__PURE__ */ Object.freeze({
  inspect: (input) => call(75, input),
  isValidExpiry: (input) => call(76, input),
  decode: (input) => callWithRaw(77, "json", input),
  decodeLines: (lines) => callLines(77, "json", lines),
  encode: (input) => call(78, input),
  body: (input) => call(79, input),
  validate: (input) => call(80, input),
  validateLines: (lines, input) => callLines(80, "value", lines, input),
});

export const plan = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(81, "json", input),
  decodeLines: (lines) => callLines(81, "json", lines),
  encode: (input) => call(82, input),
  body: (input) => call(83, input),
  validate: (input) => call(84, input),
  validateLines: (lines, input) => callLines(84, "value", lines, input),
});

export const walletEntry = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(85, "json", input),
  decodeLines: (lines) => callLines(85, "json", lines),
  encode: (input) => call(86, input),
  body: (input) => call(87, input),
  validate: (input) => call(88, input),
  validateLines: (lines, input) => callLines(88, "value", lines, input),
});

export const cnae = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(89, "json", input),
  decodeLines: (lines) => callLines(89, "json", lines),
  encode: (input) => call(90, input),
  body: (input) => call(91, input),
  validate: (input) => call(92, input),
  validateLines: (lines, input) => callLines(92, "value", lines, input),
});

export const serviceListItem = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(93, "json", input),
  decodeLines: (lines) => callLines(93, "json", lines),
  encode: (input) => call(94, input),
  body: (input) => call(95, input),
  validate: (input) => call(96, input),
  validateLines: (lines, input) => callLines(96, "value", lines, input),
});

export const municipality = /* @__PURE__ */ Object.freeze({
  isValidCode: (input) => call(97, input),
  decode: (input) => callWithRaw(98, "json", input),
  decodeLines: (lines) => callLines(98, "json", lines),
  encode: (input) => call(99, input),
  body: (input) => call(100, input),
  validate: (input) => call(101, input),
  validateLines: (lines, input) => callLines(101, "value", lines, input),
});

export const adjustmentIndex = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(102, "json", input),
  decodeLines: (lines) => callLines(102, "json", lines),
  encode: (input) => call(103, input),
  body: (input) => call(104, input),
  validate: (input) => call(105, input),
  validateLines: (lines, input) => callLines(105, "value", lines, input),
});

export const listing = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(106, "json", input),
  decodeLines: (lines) => callLines(106, "json", lines),
  encode: (input) => call(107, input),
  body: (input) => call(108, input),
  validate: (input) => call(109, input),
  validateLines: (lines, input) => callLines(109, "value", lines, input),
});

export const saleListing = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(110, "json", input),
  decodeLines: (lines) => callLines(110, "json", lines),
  encode: (input) => call(111, input),
  body: (input) => call(112, input),
  validate: (input) => call(113, input),
  validateLines: (lines, input) => callLines(113, "value", lines, input),
});

export const customerListing = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(114, "json", input),
  decodeLines: (lines) => callLines(114, "json", lines),
  encode: (input) => call(115, input),
  body: (input) => call(116, input),
  validate: (input) => call(117, input),
  validateLines: (lines, input) => callLines(117, "value", lines, input),
});

export const serviceListing = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(118, "json", input),
  decodeLines: (lines) => callLines(118, "json", lines),
  encode: (input) => call(119, input),
  body: (input) => call(120, input),
  validate: (input) => call(121, input),
  validateLines: (lines, input) => callLines(121, "value", lines, input),
});

export const deleted = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(122, "json", input),
  decodeLines: (lines) => callLines(122, "json", lines),
  encode: (input) => call(123, input),
  body: (input) => call(124, input),
  validate: (input) => call(125, input),
  validateLines: (lines, input) => callLines(125, "value", lines, input),
});

export const apiError = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(126, "json", input),
  decodeLines: (lines) => callLines(126, "json", lines),
  encode: (input) => call(127, input),
  body: (input) => call(128, input),
  validate: (input) => call(129, input),
  validateLines: (lines, input) => callLines(129, "value", lines, input),
});

export const cpf = /* @__PURE__ */ Object.freeze({
  isValid: (input) => callText(130, "cpf", input, engine.cpf_is_valid),
  format: (input) => callText(131, "cpf", input, engine.cpf_format),
});

export const cnpj = /* @__PURE__ */ Object.freeze({
  isValid: (input) => callText(132, "cnpj", input, engine.cnpj_is_valid),
  format: (input) => callText(133, "cnpj", input, engine.cnpj_format),
  checkDigits: (input) => call(134, input),
});

export const cep = /* @__PURE__ */ Object.freeze({
  isValid: (input) => callText(135, "cep", input, engine.cep_is_valid),
  format: (input) => callText(136, "cep", input, engine.cep_format),
});

export const lc116 = /* @__PURE__ */ Object.freeze({
  toCode: (input) => call(137, input),
  toItem: (input) => call(138, input),
});

export const taxCode = /* @__PURE__ */ Object.freeze({
  digits: (input) => call(139, input),
});

export const pix = /* @__PURE__ */ Object.freeze({
  parse: (input) => call(140, input),
  check: (input) => call(141, input),
  generate: (input) => call(142, input),
});

export const query = /* @__PURE__ */ Object.freeze({
  build: (input) => call(143, input),
  parse: (input) => typed(call(144, input)),
  matches: (input) => callWithRaw(145, "record", input),
  apply: (input) => call(146, input),
});

export const exchange = /* @__PURE__ */ Object.freeze({
  start: (input) => call(147, input),
  next: (input) => callWithRaw(148, "body", input),
  resume: (input) => call(149, input),
});
