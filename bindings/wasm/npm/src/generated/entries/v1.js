// Made from the core's tables by `cargo xtask generate`: change them, not this file.

import * as engine from "../../../build/v1.js";
import { attach, call, callLines, callText, callWithRaw, texts } from "../../runtime.js";

attach(engine, "lastro 0.1.0 v1 c39a8587");

export { LastroError } from "../../errors.js";
export { isReady } from "../../runtime.js";
export { dispatch } from "../../runtime.js";

export const Flag = /* @__PURE__ */ Object.freeze({ NO: 0, YES: 1 });

export const FrequencyV1 = /* @__PURE__ */ Object.freeze({ MONTHLY: 1, BIMONTHLY: 2, QUARTERLY: 3, SEMIANNUAL: 6, ANNUAL: 12 });

export const PersonKind = /* @__PURE__ */ Object.freeze({ LEGAL_ENTITY: 1, INDIVIDUAL: 2 });

export const BillingMethod = /* @__PURE__ */ Object.freeze({ ISSUE_NOW: 1, AFTER_PAYMENT: 2, DO_NOT_ISSUE: 3 });

export const YesNo = /* @__PURE__ */ Object.freeze({ YES: 1, NO: 2 });

export const PaymentKind = /* @__PURE__ */ Object.freeze({ CASH: 1, BOLETO: 2, CHEQUE: 3, EXTERNAL_CREDIT_CARD: 4, EXTERNAL_DEBIT_CARD: 5, DEPOSIT: 6, TRANSFER: 7, EXTERNAL_COLLECTION: 9, ONLINE_CARD: 11, PIX: 12 });

export const Frequency = /* @__PURE__ */ Object.freeze({ ONCE: 0, MONTHLY: 1, BIMONTHLY: 2, QUARTERLY: 3, SEMIANNUAL: 6, ANNUAL: 12 });

export const InstallmentStatusV1 = /* @__PURE__ */ Object.freeze({ PENDING: 1, PAID: 2, PARTIALLY_RECEIVED: 3, CANCELLED: 4, OVERDUE: 5, SUSPENDED: 6, NOT_AUTHORIZED: 7, EXPIRED: 8, EXTERNAL_COLLECTION: 9, ERROR: 10 });

export const InvoiceStatusV1 = /* @__PURE__ */ Object.freeze({ ISSUED: 1, CANCELLED: 2, PENDING: 3, ISSUE_ERROR: 4, AWAITING_RECEIPT: 5, NOT_ISSUED: 6, REMITTANCE: 7, ISSUING: 8, CANCELLING: 9 });

export const CancellationReason = /* @__PURE__ */ Object.freeze({ ISSUE_ERROR: 1, SERVICE_NOT_RENDERED: 2, DUPLICITY: 3, OTHER: 4 });

export const OperationNature = /* @__PURE__ */ Object.freeze({ TAXED_IN_MUNICIPALITY: 1, TAXED_OUTSIDE: 2, EXEMPT: 3, IMMUNE: 4, SUSPENDED_BY_COURT: 5, SUSPENDED_BY_ADMINISTRATION: 6, EXPORT: 51 });

export const RpsKind = /* @__PURE__ */ Object.freeze({ NORMAL: 1, MIXED: 2, COUPON: 3 });

export const Repetition = /* @__PURE__ */ Object.freeze({ ALWAYS: 1, COUNT: 2, UNTIL_DATE: 3 });

export const InstallmentStatus = /* @__PURE__ */ Object.freeze({ PENDING: 1, PAID: 2, PARTIALLY_RECEIVED: 3, CANCELLED: 4, OVERDUE: 5 });

export const InvoiceStatus = /* @__PURE__ */ Object.freeze({ ISSUED: 1, CANCELLED: 2, PENDING: 3, ERROR: 4 });

export const ActiveStatus = /* @__PURE__ */ Object.freeze({ ACTIVE: 1, INACTIVE: 2 });

export const Gender = /* @__PURE__ */ Object.freeze({ FEMALE: 1, MALE: 2, OTHER: 3 });

export const sale = /* @__PURE__ */ Object.freeze({
  parameters: (input) => call(0, input),
  parseParameters: (input) => call(1, input),
  validate: (input) => call(2, input),
  validateUpdate: (input) => call(3, input),
  validateDelete: (input) => call(4, input),
  extraData: (input) => call(5, input),
  decode: (input) => callWithRaw(6, "json", input),
  decodeLines: (lines) => callLines(6, "json", lines),
  encode: (input) => call(7, input),
});

export const item = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(8, "json", input),
  decodeLines: (lines) => callLines(8, "json", lines),
  encode: (input) => call(9, input),
});

export const installment = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(10, "json", input),
  decodeLines: (lines) => callLines(10, "json", lines),
  encode: (input) => call(11, input),
});

export const invoice = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(12, "json", input),
  decodeLines: (lines) => callLines(12, "json", lines),
  encode: (input) => call(13, input),
});

export const paymentMethod = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(14, "json", input),
  decodeLines: (lines) => callLines(14, "json", lines),
  encode: (input) => call(15, input),
});

export const service = /* @__PURE__ */ Object.freeze({
  parameters: (input) => call(16, input),
  parseParameters: (input) => call(17, input),
  validate: (input) => call(18, input),
  decode: (input) => callWithRaw(19, "json", input),
  decodeLines: (lines) => callLines(19, "json", lines),
  encode: (input) => call(20, input),
});

export const customer = /* @__PURE__ */ Object.freeze({
  parameters: (input) => call(21, input),
  parseParameters: (input) => call(22, input),
  validate: (input) => call(23, input),
  decode: (input) => callWithRaw(24, "json", input),
  decodeLines: (lines) => callLines(24, "json", lines),
  encode: (input) => call(25, input),
});

export const listing = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(26, "json", input),
  decodeLines: (lines) => callLines(26, "json", lines),
  encode: (input) => call(27, input),
});

export const cancellation = /* @__PURE__ */ Object.freeze({
  parameters: (input) => call(28, input),
  parseParameters: (input) => call(29, input),
  validate: (input) => call(30, input),
});

export const receipt = /* @__PURE__ */ Object.freeze({
  parameters: (input) => call(31, input),
  parseParameters: (input) => call(32, input),
  validate: (input) => call(33, input),
});

export const boletoUpdate = /* @__PURE__ */ Object.freeze({
  parameters: (input) => call(34, input),
  parseParameters: (input) => call(35, input),
  validate: (input) => call(36, input),
});

export const form = /* @__PURE__ */ Object.freeze({
  encode: (input) => call(37, input),
  decode: (input) => call(38, input),
});

export const request = /* @__PURE__ */ Object.freeze({
  build: (input) => call(39, input),
});

export const response = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw(40, "body", input),
});

export const retry = /* @__PURE__ */ Object.freeze({
  next: (input) => call(41, input),
});

export const pages = /* @__PURE__ */ Object.freeze({
  start: (input) => call(42, input),
  next: (input) => call(43, input),
});

export const convert = /* @__PURE__ */ Object.freeze({
  saleToV2: (input) => call(44, input),
  customerToV2: (input) => call(45, input),
  serviceToV2: (input) => call(46, input),
  paymentMethodToV2: (input) => call(47, input),
  saleParametersFromV2: (input) => call(48, input),
  customerParametersFromV2: (input) => call(49, input),
  serviceParametersFromV2: (input) => call(50, input),
});
