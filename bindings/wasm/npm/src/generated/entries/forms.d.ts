// Made from the core's tables by `cargo xtask generate`: change them, not this file.
export * from "./common.js";
export type * from "./api.js";
export { Flag, Frequency, Repetition, BillingMethod, YesNo, InstallmentStatus, InvoiceStatus, RpsKind, OperationNature, CancellationReason, ApiVersion, ActiveStatus, PaymentKind, PersonKind, Gender, FrequencyDisplay, FederativeUnit, sale, item, installment, nfseData, scheduleData, cancellation, receipt, boletoUpdate, service, paymentMethod, customer, contact, card, plan, cnae, serviceListItem, municipality, adjustmentIndex, cpf, cnpj, cep, lc116, taxCode } from "./api.js";
export * from "./dispatch.js";
export * from "./standard.js";
