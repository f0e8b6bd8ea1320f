// Made from the core's tables by `cargo xtask generate`: change them, not this file.
export * from "./common.js";
export type * from "./api.js";
export { InstallmentStatus, Frequency, Repetition, Flag, YesNo, OperationNature, BillingMethod, InvoiceStatus, RpsKind, CancellationReason, ApiVersion, ActiveStatus, PaymentKind, PersonKind, Gender, FrequencyDisplay, FederativeUnit, money, installments, schedule, boleto, calendar, nfse, sale, item, installment, nfseData, scheduleData, cancellation, receipt, boletoUpdate, service, paymentMethod, customer, contact, card, plan, walletEntry, cnae, serviceListItem, municipality, adjustmentIndex, listing, saleListing, customerListing, serviceListing, deleted, apiError, cpf, cnpj, cep, lc116, taxCode, pix, query } from "./api.js";
export * from "./client-api.js";
export * from "./dispatch.js";
export * from "./standard.js";
export * from "./client-class.js";
