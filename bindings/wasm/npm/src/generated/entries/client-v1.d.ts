// Made from the core's tables by `cargo xtask generate`: change them, not this file.
export * from "./common.js";
export type * from "./v1-api.js";
export { FrequencyV1, InstallmentStatusV1, InvoiceStatusV1, sale, item, installment, invoice, paymentMethod, service, customer, listing, cancellation, receipt, boletoUpdate } from "./v1-api.js";
export * from "./client-v1-api.js";
export * from "./dispatch.js";
export * from "./client-v1-class.js";
