// Made from the core's tables by `cargo xtask wasm`: change them, not this file.

import { call, callWithRaw } from "../runtime.js";

export const FrequencyV1 = /* @__PURE__ */ Object.freeze({ MONTHLY: 1, BIMONTHLY: 2, QUARTERLY: 3, SEMIANNUAL: 6, ANNUAL: 12 });

export const InstallmentStatusV1 = /* @__PURE__ */ Object.freeze({ PENDING: 1, PAID: 2, PARTIALLY_RECEIVED: 3, CANCELLED: 4, OVERDUE: 5, SUSPENDED: 6, NOT_AUTHORIZED: 7, EXPIRED: 8, EXTERNAL_COLLECTION: 9, ERROR: 10 });

export const InvoiceStatusV1 = /* @__PURE__ */ Object.freeze({ ISSUED: 1, CANCELLED: 2, PENDING: 3, ISSUE_ERROR: 4, AWAITING_RECEIPT: 5, NOT_ISSUED: 6, REMITTANCE: 7, ISSUING: 8, CANCELLING: 9 });

export const sale = /* @__PURE__ */ Object.freeze({
  parameters: (input) => call("v1.sale.parameters", input),
  parseParameters: (input) => call("v1.sale.parse_parameters", input),
  validate: (input) => call("v1.sale.validate", input),
  validateUpdate: (input) => call("v1.sale.validate_update", input),
  validateDelete: (input) => call("v1.sale.validate_delete", input),
  extraData: (input) => call("v1.sale.extra_data", input),
  decode: (input) => callWithRaw("v1.sale.decode", "json", input),
  encode: (input) => call("v1.sale.encode", input),
});

export const item = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("v1.item.decode", "json", input),
  encode: (input) => call("v1.item.encode", input),
});

export const installment = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("v1.installment.decode", "json", input),
  encode: (input) => call("v1.installment.encode", input),
});

export const invoice = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("v1.invoice.decode", "json", input),
  encode: (input) => call("v1.invoice.encode", input),
});

export const paymentMethod = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("v1.payment_method.decode", "json", input),
  encode: (input) => call("v1.payment_method.encode", input),
});

export const service = /* @__PURE__ */ Object.freeze({
  parameters: (input) => call("v1.service.parameters", input),
  parseParameters: (input) => call("v1.service.parse_parameters", input),
  validate: (input) => call("v1.service.validate", input),
  decode: (input) => callWithRaw("v1.service.decode", "json", input),
  encode: (input) => call("v1.service.encode", input),
});

export const customer = /* @__PURE__ */ Object.freeze({
  parameters: (input) => call("v1.customer.parameters", input),
  parseParameters: (input) => call("v1.customer.parse_parameters", input),
  validate: (input) => call("v1.customer.validate", input),
  decode: (input) => callWithRaw("v1.customer.decode", "json", input),
  encode: (input) => call("v1.customer.encode", input),
});

export const listing = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("v1.listing.decode", "json", input),
  encode: (input) => call("v1.listing.encode", input),
});

export const cancellation = /* @__PURE__ */ Object.freeze({
  parameters: (input) => call("v1.cancellation.parameters", input),
  parseParameters: (input) => call("v1.cancellation.parse_parameters", input),
  validate: (input) => call("v1.cancellation.validate", input),
});

export const receipt = /* @__PURE__ */ Object.freeze({
  parameters: (input) => call("v1.receipt.parameters", input),
  parseParameters: (input) => call("v1.receipt.parse_parameters", input),
  validate: (input) => call("v1.receipt.validate", input),
});

export const boletoUpdate = /* @__PURE__ */ Object.freeze({
  parameters: (input) => call("v1.boleto_update.parameters", input),
  parseParameters: (input) => call("v1.boleto_update.parse_parameters", input),
  validate: (input) => call("v1.boleto_update.validate", input),
});

export const form = /* @__PURE__ */ Object.freeze({
  encode: (input) => call("v1.form.encode", input),
  decode: (input) => call("v1.form.decode", input),
});

export const request = /* @__PURE__ */ Object.freeze({
  build: (input) => call("v1.request.build", input),
});

export const response = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("v1.response.decode", "body", input),
});

export const retry = /* @__PURE__ */ Object.freeze({
  next: (input) => call("v1.retry.next", input),
});

export const pages = /* @__PURE__ */ Object.freeze({
  start: (input) => call("v1.pages.start", input),
  next: (input) => call("v1.pages.next", input),
});

export const convert = /* @__PURE__ */ Object.freeze({
  saleToV2: (input) => call("v1.convert.sale_to_v2", input),
  customerToV2: (input) => call("v1.convert.customer_to_v2", input),
  serviceToV2: (input) => call("v1.convert.service_to_v2", input),
  paymentMethodToV2: (input) => call("v1.convert.payment_method_to_v2", input),
  saleParametersFromV2: (input) => call("v1.convert.sale_parameters_from_v2", input),
  customerParametersFromV2: (input) => call("v1.convert.customer_parameters_from_v2", input),
  serviceParametersFromV2: (input) => call("v1.convert.service_parameters_from_v2", input),
});
