// Made from the core's tables by `cargo xtask generate`: change them, not this file.
export * from "./common.js";
export type * from "./api.js";
export { InstallmentStatus, Frequency, Repetition, Flag, YesNo, OperationNature, money, installments, schedule, boleto, calendar, nfse, cpf, cnpj, cep, lc116, taxCode, pix } from "./api.js";
export * from "./dispatch.js";
