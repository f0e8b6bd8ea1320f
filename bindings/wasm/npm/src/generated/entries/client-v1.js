// Made from the core's tables by `cargo xtask generate`: change them, not this file.

import * as engine from "../../../build/client-v1.js";
import { attach, call, callLines, callText, callWithRaw, texts } from "../../runtime.js";

attach(engine, "lastro 0.1.0 client-v1 98f7a1a1");

export { LastroError } from "../../errors.js";
export { isReady } from "../../runtime.js";
export { dispatch } from "../../runtime.js";
export * from "../../client-v1-class.js";

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

export const exchange = /* @__PURE__ */ Object.freeze({
  start: (input) => callWithRaw(37, "gate", input),
  next: (input) => callWithRaw(38, "body", input),
  resume: (input) => call(39, input),
});
