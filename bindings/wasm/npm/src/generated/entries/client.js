// Made from the core's tables by `cargo xtask generate`: change them, not this file.

import * as engine from "../../../build/client.js";
import { typed } from "../../query.js";
import { attach, call, callLines, callWithRaw, isDecimal, isText, isWhole, takes, texts } from "../../runtime.js";

attach(engine, "lastro 0.1.0 client cba29f00");

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

export const sale = /* @__PURE__ */ Object.freeze({
  itemTotal: (input) => (takes(input, ["valor", "qtd"]) && isDecimal(input.valor) && isDecimal(input.qtd) ? engine.sale_item_total(`${input.valor}`, `${input.qtd}`) : call(18, input)),
  totals: (input) => call(19, input),
  status: (input) => call(20, input),
  fromContract: (input) => call(21, input),
  confirmReceipt: (input) => call(22, input),
  paymentPageUrl: (input) => (takes(input, ["base_url", "pagamento_online_codigo"]) && isText(input.base_url) && isText(input.pagamento_online_codigo) ? engine.sale_payment_page_url(`${input.base_url}`, `${input.pagamento_online_codigo}`) : call(23, input)),
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
  isValid: (input) => (takes(input, ["cpf"]) && isText(input.cpf) ? engine.cpf_is_valid(`${input.cpf}`) : call(130, input)),
  format: (input) => (takes(input, ["cpf"]) && isText(input.cpf) ? engine.cpf_format(`${input.cpf}`) : call(131, input)),
});

export const cnpj = /* @__PURE__ */ Object.freeze({
  isValid: (input) => (takes(input, ["cnpj"]) && isText(input.cnpj) ? engine.cnpj_is_valid(`${input.cnpj}`) : call(132, input)),
  format: (input) => (takes(input, ["cnpj"]) && isText(input.cnpj) ? engine.cnpj_format(`${input.cnpj}`) : call(133, input)),
  checkDigits: (input) => (takes(input, ["base"]) && isText(input.base) ? engine.cnpj_check_digits(`${input.base}`) : call(134, input)),
});

export const cep = /* @__PURE__ */ Object.freeze({
  isValid: (input) => (takes(input, ["cep"]) && isText(input.cep) ? engine.cep_is_valid(`${input.cep}`) : call(135, input)),
  format: (input) => (takes(input, ["cep"]) && isText(input.cep) ? engine.cep_format(`${input.cep}`) : call(136, input)),
});

export const lc116 = /* @__PURE__ */ Object.freeze({
  toCode: (input) => (takes(input, ["item"]) && isText(input.item) ? engine.lc116_to_code(`${input.item}`) : call(137, input)),
  toItem: (input) => (takes(input, ["code"]) && isWhole(input.code) ? engine.lc116_to_item(`${input.code}`) : call(138, input)),
});

export const taxCode = /* @__PURE__ */ Object.freeze({
  digits: (input) => (takes(input, ["code"]) && isText(input.code) ? engine.tax_code_digits(`${input.code}`) : call(139, input)),
});

export const pix = /* @__PURE__ */ Object.freeze({
  parse: (input) => (takes(input, ["code"]) && isText(input.code) ? JSON.parse(engine.pix_parse(`${input.code}`)) : call(140, input)),
  check: (input) => (takes(input, ["code"]) && isText(input.code) ? JSON.parse(engine.pix_check(`${input.code}`)) : call(141, input)),
  generate: (input) => call(142, input),
});

export const query = /* @__PURE__ */ Object.freeze({
  build: (input) => call(143, input),
  parse: (input) => typed((takes(input, ["entity", "query"]) && isText(input.entity) && isText(input.query) ? JSON.parse(engine.query_parse(`${input.entity}`, `${input.query}`)) : call(144, input))),
  matches: (input) => callWithRaw(145, "record", input),
  apply: (input) => call(146, input),
});

export const exchange = /* @__PURE__ */ Object.freeze({
  start: (input) => call(147, input),
  next: (input) => callWithRaw(148, "body", input),
  resume: (input) => call(149, input),
});
