// Made from the core's tables by `cargo xtask wasm`: change them, not this file.

import { call, callWithRaw } from "../runtime.js";

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
  parse: (input) => call("money.parse", input),
  allocate: (input) => call("money.allocate", input),
});

export const installments = /* @__PURE__ */ Object.freeze({
  split: (input) => call("installments.split", input),
  plan: (input) => call("installments.plan", input),
  status: (input) => call("installments.status", input),
});

export const schedule = /* @__PURE__ */ Object.freeze({
  occurrences: (input) => call("schedule.occurrences", input),
  nextAfter: (input) => call("schedule.next_after", input),
});

export const boleto = /* @__PURE__ */ Object.freeze({
  lateCharges: (input) => call("boleto.late_charges", input),
  daysLate: (input) => call("boleto.days_late", input),
  updateBody: (input) => call("boleto.update_body", input),
  fatorVencimento: (input) => call("boleto.fator_vencimento", input),
  parseLinhaDigitavel: (input) => call("boleto.parse_linha_digitavel", input),
  isValidLinhaDigitavel: (input) => call("boleto.is_valid_linha_digitavel", input),
  toLinhaDigitavel: (input) => call("boleto.to_linha_digitavel", input),
});

export const calendar = /* @__PURE__ */ Object.freeze({
  nextBusinessDay: (input) => call("calendar.next_business_day", input),
  bankHolidays: (input) => call("calendar.bank_holidays", input),
});

export const nfse = /* @__PURE__ */ Object.freeze({
  totals: (input) => call("nfse.totals", input),
  approximateTaxes: (input) => call("nfse.approximate_taxes", input),
});

export const sale = /* @__PURE__ */ Object.freeze({
  itemTotal: (input) => call("sale.item_total", input),
  totals: (input) => call("sale.totals", input),
  status: (input) => call("sale.status", input),
  fromContract: (input) => call("sale.from_contract", input),
  confirmReceipt: (input) => call("sale.confirm_receipt", input),
  paymentPageUrl: (input) => call("sale.payment_page_url", input),
  updateBody: (input) => call("sale.update_body", input),
  decode: (input) => callWithRaw("sale.decode", "json", input),
  encode: (input) => call("sale.encode", input),
  body: (input) => call("sale.body", input),
  validate: (input) => call("sale.validate", input),
});

export const item = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("item.decode", "json", input),
  encode: (input) => call("item.encode", input),
  body: (input) => call("item.body", input),
  validate: (input) => call("item.validate", input),
});

export const installment = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("installment.decode", "json", input),
  encode: (input) => call("installment.encode", input),
  body: (input) => call("installment.body", input),
  validate: (input) => call("installment.validate", input),
});

export const nfseData = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("nfse_data.decode", "json", input),
  encode: (input) => call("nfse_data.encode", input),
  body: (input) => call("nfse_data.body", input),
  validate: (input) => call("nfse_data.validate", input),
});

export const scheduleData = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("schedule_data.decode", "json", input),
  encode: (input) => call("schedule_data.encode", input),
  body: (input) => call("schedule_data.body", input),
  validate: (input) => call("schedule_data.validate", input),
});

export const cancellation = /* @__PURE__ */ Object.freeze({
  validate: (input) => call("cancellation.validate", input),
  decode: (input) => callWithRaw("cancellation.decode", "json", input),
  encode: (input) => call("cancellation.encode", input),
  body: (input) => call("cancellation.body", input),
});

export const receipt = /* @__PURE__ */ Object.freeze({
  validate: (input) => call("receipt.validate", input),
  decode: (input) => callWithRaw("receipt.decode", "json", input),
  encode: (input) => call("receipt.encode", input),
  body: (input) => call("receipt.body", input),
});

export const boletoUpdate = /* @__PURE__ */ Object.freeze({
  validate: (input) => call("boleto_update.validate", input),
  decode: (input) => callWithRaw("boleto_update.decode", "json", input),
  encode: (input) => call("boleto_update.encode", input),
  body: (input) => call("boleto_update.body", input),
});

export const service = /* @__PURE__ */ Object.freeze({
  updateBody: (input) => call("service.update_body", input),
  decode: (input) => callWithRaw("service.decode", "json", input),
  encode: (input) => call("service.encode", input),
  body: (input) => call("service.body", input),
  validate: (input) => call("service.validate", input),
});

export const paymentMethod = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("payment_method.decode", "json", input),
  encode: (input) => call("payment_method.encode", input),
  body: (input) => call("payment_method.body", input),
  validate: (input) => call("payment_method.validate", input),
});

export const customer = /* @__PURE__ */ Object.freeze({
  updateBody: (input) => call("customer.update_body", input),
  decode: (input) => callWithRaw("customer.decode", "json", input),
  encode: (input) => call("customer.encode", input),
  body: (input) => call("customer.body", input),
  validate: (input) => call("customer.validate", input),
});

export const contact = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("contact.decode", "json", input),
  encode: (input) => call("contact.encode", input),
  body: (input) => call("contact.body", input),
  validate: (input) => call("contact.validate", input),
});

export const card = /* @__PURE__ */ Object.freeze({
  inspect: (input) => call("card.inspect", input),
  isValidExpiry: (input) => call("card.is_valid_expiry", input),
  decode: (input) => callWithRaw("card.decode", "json", input),
  encode: (input) => call("card.encode", input),
  body: (input) => call("card.body", input),
  validate: (input) => call("card.validate", input),
});

export const plan = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("plan.decode", "json", input),
  encode: (input) => call("plan.encode", input),
  body: (input) => call("plan.body", input),
  validate: (input) => call("plan.validate", input),
});

export const walletEntry = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("wallet_entry.decode", "json", input),
  encode: (input) => call("wallet_entry.encode", input),
  body: (input) => call("wallet_entry.body", input),
  validate: (input) => call("wallet_entry.validate", input),
});

export const cnae = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("cnae.decode", "json", input),
  encode: (input) => call("cnae.encode", input),
  body: (input) => call("cnae.body", input),
  validate: (input) => call("cnae.validate", input),
});

export const serviceListItem = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("service_list_item.decode", "json", input),
  encode: (input) => call("service_list_item.encode", input),
  body: (input) => call("service_list_item.body", input),
  validate: (input) => call("service_list_item.validate", input),
});

export const municipality = /* @__PURE__ */ Object.freeze({
  isValidCode: (input) => call("municipality.is_valid_code", input),
  decode: (input) => callWithRaw("municipality.decode", "json", input),
  encode: (input) => call("municipality.encode", input),
  body: (input) => call("municipality.body", input),
  validate: (input) => call("municipality.validate", input),
});

export const adjustmentIndex = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("adjustment_index.decode", "json", input),
  encode: (input) => call("adjustment_index.encode", input),
  body: (input) => call("adjustment_index.body", input),
  validate: (input) => call("adjustment_index.validate", input),
});

export const listing = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("listing.decode", "json", input),
  encode: (input) => call("listing.encode", input),
  body: (input) => call("listing.body", input),
  validate: (input) => call("listing.validate", input),
});

export const deleted = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("deleted.decode", "json", input),
  encode: (input) => call("deleted.encode", input),
  body: (input) => call("deleted.body", input),
  validate: (input) => call("deleted.validate", input),
});

export const apiError = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("api_error.decode", "json", input),
  encode: (input) => call("api_error.encode", input),
  body: (input) => call("api_error.body", input),
  validate: (input) => call("api_error.validate", input),
});

export const cpf = /* @__PURE__ */ Object.freeze({
  isValid: (input) => call("cpf.is_valid", input),
  format: (input) => call("cpf.format", input),
});

export const cnpj = /* @__PURE__ */ Object.freeze({
  isValid: (input) => call("cnpj.is_valid", input),
  format: (input) => call("cnpj.format", input),
  checkDigits: (input) => call("cnpj.check_digits", input),
});

export const cep = /* @__PURE__ */ Object.freeze({
  isValid: (input) => call("cep.is_valid", input),
  format: (input) => call("cep.format", input),
});

export const lc116 = /* @__PURE__ */ Object.freeze({
  toCode: (input) => call("lc116.to_code", input),
  toItem: (input) => call("lc116.to_item", input),
});

export const taxCode = /* @__PURE__ */ Object.freeze({
  digits: (input) => call("tax_code.digits", input),
});

export const pix = /* @__PURE__ */ Object.freeze({
  parse: (input) => call("pix.parse", input),
  check: (input) => call("pix.check", input),
  generate: (input) => call("pix.generate", input),
});

export const query = /* @__PURE__ */ Object.freeze({
  build: (input) => call("query.build", input),
  parse: (input) => call("query.parse", input),
  matches: (input) => callWithRaw("query.matches", "record", input),
  apply: (input) => call("query.apply", input),
});

export const request = /* @__PURE__ */ Object.freeze({
  build: (input) => callWithRaw("request.build", "body", input),
});

export const response = /* @__PURE__ */ Object.freeze({
  decode: (input) => callWithRaw("response.decode", "body", input),
});

export const retry = /* @__PURE__ */ Object.freeze({
  next: (input) => call("retry.next", input),
});

export const pages = /* @__PURE__ */ Object.freeze({
  start: (input) => call("pages.start", input),
  next: (input) => call("pages.next", input),
});

export const webhook = /* @__PURE__ */ Object.freeze({
  verify: (input) => callWithRaw("webhook.verify", "body", input),
  plan: (input) => callWithRaw("webhook.plan", "body", input),
  conclude: (input) => call("webhook.conclude", input),
  explain: (input) => callWithRaw("webhook.explain", "body", input),
  event: (input) => callWithRaw("webhook.event", "body", input),
  sign: (input) => callWithRaw("webhook.sign", "data", input),
});
