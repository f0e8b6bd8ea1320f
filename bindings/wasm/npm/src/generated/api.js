// Made from the core's tables by `cargo xtask wasm`: change them, not this file.

import { call, callWithBytes } from "../runtime.js";

export const InstallmentStatus = /* @__PURE__ */ Object.freeze({ PENDING: 1, PAID: 2, PARTIALLY_RECEIVED: 3, CANCELLED: 4, OVERDUE: 5 });

export const Frequency = /* @__PURE__ */ Object.freeze({ ONCE: 0, MONTHLY: 1, BIMONTHLY: 2, QUARTERLY: 3, SEMIANNUAL: 6, ANNUAL: 12 });

export const Repetition = /* @__PURE__ */ Object.freeze({ ALWAYS: 1, COUNT: 2, UNTIL_DATE: 3 });

export const Flag = /* @__PURE__ */ Object.freeze({ NO: 0, YES: 1 });

export const BillingMethod = /* @__PURE__ */ Object.freeze({ ISSUE_NOW: 1, AFTER_PAYMENT: 2, DO_NOT_ISSUE: 3 });

export const YesNo = /* @__PURE__ */ Object.freeze({ YES: 1, NO: 2 });

export const InvoiceStatus = /* @__PURE__ */ Object.freeze({ ISSUED: 1, CANCELLED: 2, PENDING: 3, ERROR: 4 });

export const RpsKind = /* @__PURE__ */ Object.freeze({ NORMAL: 1, MIXED: 2, COUPON: 3 });

export const OperationNature = /* @__PURE__ */ Object.freeze({ TAXED_IN_MUNICIPALITY: 1, TAXED_OUTSIDE: 2, EXEMPT: 3, IMMUNE: 4, SUSPENDED_BY_COURT: 5, SUSPENDED_BY_ADMINISTRATION: 6, EXPORT: 51 });

export const ActiveStatus = /* @__PURE__ */ Object.freeze({ ACTIVE: 1, INACTIVE: 2 });

export const money = /* @__PURE__ */ Object.freeze({
  parse: (input) => call("money.parse", input),
  allocate: (input) => call("money.allocate", input),
});

export const installments = /* @__PURE__ */ Object.freeze({
  split: (input) => call("installments.split", input),
  plan: (input) => call("installments.plan", input),
});

export const schedule = /* @__PURE__ */ Object.freeze({
  occurrences: (input) => call("schedule.occurrences", input),
  nextAfter: (input) => call("schedule.next_after", input),
});

export const sale = /* @__PURE__ */ Object.freeze({
  itemTotal: (input) => call("sale.item_total", input),
  totals: (input) => call("sale.totals", input),
  decode: (input) => call("sale.decode", input),
  encode: (input) => call("sale.encode", input),
  body: (input) => call("sale.body", input),
  validate: (input) => call("sale.validate", input),
});

export const item = /* @__PURE__ */ Object.freeze({
  decode: (input) => call("item.decode", input),
  encode: (input) => call("item.encode", input),
  body: (input) => call("item.body", input),
  validate: (input) => call("item.validate", input),
});

export const installment = /* @__PURE__ */ Object.freeze({
  decode: (input) => call("installment.decode", input),
  encode: (input) => call("installment.encode", input),
  body: (input) => call("installment.body", input),
  validate: (input) => call("installment.validate", input),
});

export const nfseData = /* @__PURE__ */ Object.freeze({
  decode: (input) => call("nfse_data.decode", input),
  encode: (input) => call("nfse_data.encode", input),
  body: (input) => call("nfse_data.body", input),
  validate: (input) => call("nfse_data.validate", input),
});

export const scheduleData = /* @__PURE__ */ Object.freeze({
  decode: (input) => call("schedule_data.decode", input),
  encode: (input) => call("schedule_data.encode", input),
  body: (input) => call("schedule_data.body", input),
  validate: (input) => call("schedule_data.validate", input),
});

export const service = /* @__PURE__ */ Object.freeze({
  decode: (input) => call("service.decode", input),
  encode: (input) => call("service.encode", input),
  body: (input) => call("service.body", input),
  validate: (input) => call("service.validate", input),
});

export const listing = /* @__PURE__ */ Object.freeze({
  decode: (input) => call("listing.decode", input),
  encode: (input) => call("listing.encode", input),
  body: (input) => call("listing.body", input),
  validate: (input) => call("listing.validate", input),
});

export const deleted = /* @__PURE__ */ Object.freeze({
  decode: (input) => call("deleted.decode", input),
  encode: (input) => call("deleted.encode", input),
  body: (input) => call("deleted.body", input),
  validate: (input) => call("deleted.validate", input),
});

export const apiError = /* @__PURE__ */ Object.freeze({
  decode: (input) => call("api_error.decode", input),
  encode: (input) => call("api_error.encode", input),
  body: (input) => call("api_error.body", input),
  validate: (input) => call("api_error.validate", input),
});

export const query = /* @__PURE__ */ Object.freeze({
  build: (input) => call("query.build", input),
});

export const webhook = /* @__PURE__ */ Object.freeze({
  verify: (input) => callWithBytes("webhook.verify", "body", input),
});

export const issues = /* @__PURE__ */ Object.freeze({
  text: (input) => call("issues.text", input),
});
