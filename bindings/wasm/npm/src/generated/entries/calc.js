// Made from the core's tables by `cargo xtask generate`: change them, not this file.

import * as engine from "../../../build/calc.js";
import { attach, call, callLines, callWithRaw, isDecimal, isFlag, isText, isWhole, listOf, takes } from "../../runtime.js";

attach(engine, "lastro 0.1.0 calc cd7042a0");

export { LastroError } from "../../errors.js";
export { isReady } from "../../runtime.js";
export { dispatch } from "../../runtime.js";

export const InstallmentStatus = /* @__PURE__ */ Object.freeze({ PENDING: 1, PAID: 2, PARTIALLY_RECEIVED: 3, CANCELLED: 4, OVERDUE: 5 });

export const Frequency = /* @__PURE__ */ Object.freeze({ ONCE: 0, MONTHLY: 1, BIMONTHLY: 2, QUARTERLY: 3, SEMIANNUAL: 6, ANNUAL: 12 });

export const Repetition = /* @__PURE__ */ Object.freeze({ ALWAYS: 1, COUNT: 2, UNTIL_DATE: 3 });

export const Flag = /* @__PURE__ */ Object.freeze({ NO: 0, YES: 1 });

export const YesNo = /* @__PURE__ */ Object.freeze({ YES: 1, NO: 2 });

export const OperationNature = /* @__PURE__ */ Object.freeze({ TAXED_IN_MUNICIPALITY: 1, TAXED_OUTSIDE: 2, EXEMPT: 3, IMMUNE: 4, SUSPENDED_BY_COURT: 5, SUSPENDED_BY_ADMINISTRATION: 6, EXPORT: 51 });

export const money = /* @__PURE__ */ Object.freeze({
  parse: (input) => (takes(input, ["text"]) && isDecimal(input.text) ? engine.money_parse(`${input.text}`) : call(0, input)),
  allocate: (input) => call(1, input),
});

export const installments = /* @__PURE__ */ Object.freeze({
  split: (input) => (takes(input, ["valor", "parcelas", "policy"]) && isDecimal(input.valor) && isWhole(input.parcelas) && (input.policy == null || isText(input.policy)) ? listOf(engine.installments_split(`${input.valor}`, `${input.parcelas}`, input.policy == null ? undefined : `${input.policy}`)) : call(2, input)),
  plan: (input) => (takes(input, ["valor", "parcelas", "first_due", "every_months", "every_days", "policy"]) && isDecimal(input.valor) && isWhole(input.parcelas) && isText(input.first_due) && (input.every_months == null || isWhole(input.every_months)) && (input.every_days == null || isWhole(input.every_days)) && (input.policy == null || isText(input.policy)) ? JSON.parse(engine.installments_plan(`${input.valor}`, `${input.parcelas}`, `${input.first_due}`, input.every_months == null ? undefined : `${input.every_months}`, input.every_days == null ? undefined : `${input.every_days}`, input.policy == null ? undefined : `${input.policy}`)) : call(3, input)),
  status: (input) => call(4, input),
});

export const schedule = /* @__PURE__ */ Object.freeze({
  occurrences: (input) => (takes(input, ["agendamento_data", "agendamento_frequencia", "agendamento_repetir", "agendamento_numero", "agendamento_data_fim", "agendamento_ativo", "anchor_day", "limit", "until"]) && isText(input.agendamento_data) && isWhole(input.agendamento_frequencia) && isWhole(input.agendamento_repetir) && (input.agendamento_numero == null || isWhole(input.agendamento_numero)) && (input.agendamento_data_fim == null || isText(input.agendamento_data_fim)) && (input.agendamento_ativo == null || isWhole(input.agendamento_ativo)) && (input.anchor_day == null || isWhole(input.anchor_day)) && (input.limit == null || isWhole(input.limit)) && (input.until == null || isText(input.until)) ? listOf(engine.schedule_occurrences(`${input.agendamento_data}`, `${input.agendamento_frequencia}`, `${input.agendamento_repetir}`, input.agendamento_numero == null ? undefined : `${input.agendamento_numero}`, input.agendamento_data_fim == null ? undefined : `${input.agendamento_data_fim}`, input.agendamento_ativo == null ? undefined : `${input.agendamento_ativo}`, input.anchor_day == null ? undefined : `${input.anchor_day}`, input.limit == null ? undefined : `${input.limit}`, input.until == null ? undefined : `${input.until}`)) : call(5, input)),
  nextAfter: (input) => (takes(input, ["agendamento_data", "agendamento_frequencia", "agendamento_repetir", "after", "agendamento_numero", "agendamento_data_fim", "agendamento_ativo", "anchor_day", "limit", "until"]) && isText(input.agendamento_data) && isWhole(input.agendamento_frequencia) && isWhole(input.agendamento_repetir) && isText(input.after) && (input.agendamento_numero == null || isWhole(input.agendamento_numero)) && (input.agendamento_data_fim == null || isText(input.agendamento_data_fim)) && (input.agendamento_ativo == null || isWhole(input.agendamento_ativo)) && (input.anchor_day == null || isWhole(input.anchor_day)) && (input.limit == null || isWhole(input.limit)) && (input.until == null || isText(input.until)) ? engine.schedule_next_after(`${input.agendamento_data}`, `${input.agendamento_frequencia}`, `${input.agendamento_repetir}`, `${input.after}`, input.agendamento_numero == null ? undefined : `${input.agendamento_numero}`, input.agendamento_data_fim == null ? undefined : `${input.agendamento_data_fim}`, input.agendamento_ativo == null ? undefined : `${input.agendamento_ativo}`, input.anchor_day == null ? undefined : `${input.anchor_day}`, input.limit == null ? undefined : `${input.limit}`, input.until == null ? undefined : `${input.until}`) ?? null : call(6, input)),
});

export const boleto = /* @__PURE__ */ Object.freeze({
  lateCharges: (input) => (takes(input, ["valor", "multa", "juros_mensal", "dias", "rounding"]) && isDecimal(input.valor) && isDecimal(input.multa) && isDecimal(input.juros_mensal) && isWhole(input.dias) && (input.rounding == null || isText(input.rounding)) ? JSON.parse(engine.boleto_late_charges(`${input.valor}`, `${input.multa}`, `${input.juros_mensal}`, `${input.dias}`, input.rounding == null ? undefined : `${input.rounding}`)) : call(7, input)),
  daysLate: (input) => (takes(input, ["data_vencimento", "data_pagamento", "holidays"]) && isText(input.data_vencimento) && isText(input.data_pagamento) && input.holidays == null ? engine.boleto_days_late(`${input.data_vencimento}`, `${input.data_pagamento}`) : call(8, input)),
  updateBody: (input) => call(9, input),
  fatorVencimento: (input) => (takes(input, ["date"]) && isText(input.date) ? engine.boleto_fator_vencimento(`${input.date}`) : call(10, input)),
  parseLinhaDigitavel: (input) => (takes(input, ["linha", "reference_date"]) && isText(input.linha) && isText(input.reference_date) ? JSON.parse(engine.boleto_parse_linha_digitavel(`${input.linha}`, `${input.reference_date}`)) : call(11, input)),
  isValidLinhaDigitavel: (input) => (takes(input, ["linha"]) && isText(input.linha) ? engine.boleto_is_valid_linha_digitavel(`${input.linha}`) : call(12, input)),
  toLinhaDigitavel: (input) => (takes(input, ["barcode"]) && isText(input.barcode) ? engine.boleto_to_linha_digitavel(`${input.barcode}`) : call(13, input)),
});

export const calendar = /* @__PURE__ */ Object.freeze({
  nextBusinessDay: (input) => (takes(input, ["date", "holidays"]) && isText(input.date) && input.holidays == null ? engine.calendar_next_business_day(`${input.date}`) : call(14, input)),
  bankHolidays: (input) => (takes(input, ["year"]) && isWhole(input.year) ? listOf(engine.calendar_bank_holidays(`${input.year}`)) : call(15, input)),
});

export const nfse = /* @__PURE__ */ Object.freeze({
  totals: (input) => (takes(input, ["valor_servicos", "aliquota", "iss_retido", "valor_pis", "valor_cofins", "valor_inss", "valor_ir", "valor_csll", "outras_retencoes", "valor_deducoes", "desconto_incondicionado", "desconto_condicionado", "natureza_operacao"]) && isDecimal(input.valor_servicos) && (input.aliquota == null || isDecimal(input.aliquota)) && (input.iss_retido == null || isWhole(input.iss_retido)) && (input.valor_pis == null || isDecimal(input.valor_pis)) && (input.valor_cofins == null || isDecimal(input.valor_cofins)) && (input.valor_inss == null || isDecimal(input.valor_inss)) && (input.valor_ir == null || isDecimal(input.valor_ir)) && (input.valor_csll == null || isDecimal(input.valor_csll)) && (input.outras_retencoes == null || isDecimal(input.outras_retencoes)) && (input.valor_deducoes == null || isDecimal(input.valor_deducoes)) && (input.desconto_incondicionado == null || isDecimal(input.desconto_incondicionado)) && (input.desconto_condicionado == null || isDecimal(input.desconto_condicionado)) && (input.natureza_operacao == null || isWhole(input.natureza_operacao)) ? JSON.parse(engine.nfse_totals(`${input.valor_servicos}`, input.aliquota == null ? undefined : `${input.aliquota}`, input.iss_retido == null ? undefined : `${input.iss_retido}`, input.valor_pis == null ? undefined : `${input.valor_pis}`, input.valor_cofins == null ? undefined : `${input.valor_cofins}`, input.valor_inss == null ? undefined : `${input.valor_inss}`, input.valor_ir == null ? undefined : `${input.valor_ir}`, input.valor_csll == null ? undefined : `${input.valor_csll}`, input.outras_retencoes == null ? undefined : `${input.outras_retencoes}`, input.valor_deducoes == null ? undefined : `${input.valor_deducoes}`, input.desconto_incondicionado == null ? undefined : `${input.desconto_incondicionado}`, input.desconto_condicionado == null ? undefined : `${input.desconto_condicionado}`, input.natureza_operacao == null ? undefined : `${input.natureza_operacao}`)) : call(16, input)),
  approximateTaxes: (input) => (takes(input, ["valor", "impostos_percentual"]) && isDecimal(input.valor) && isDecimal(input.impostos_percentual) ? engine.nfse_approximate_taxes(`${input.valor}`, `${input.impostos_percentual}`) : call(17, input)),
});

export const cpf = /* @__PURE__ */ Object.freeze({
  isValid: (input) => (takes(input, ["cpf"]) && isText(input.cpf) ? engine.cpf_is_valid(`${input.cpf}`) : call(18, input)),
  format: (input) => (takes(input, ["cpf"]) && isText(input.cpf) ? engine.cpf_format(`${input.cpf}`) : call(19, input)),
});

export const cnpj = /* @__PURE__ */ Object.freeze({
  isValid: (input) => (takes(input, ["cnpj"]) && isText(input.cnpj) ? engine.cnpj_is_valid(`${input.cnpj}`) : call(20, input)),
  format: (input) => (takes(input, ["cnpj"]) && isText(input.cnpj) ? engine.cnpj_format(`${input.cnpj}`) : call(21, input)),
  checkDigits: (input) => (takes(input, ["base"]) && isText(input.base) ? engine.cnpj_check_digits(`${input.base}`) : call(22, input)),
});

export const cep = /* @__PURE__ */ Object.freeze({
  isValid: (input) => (takes(input, ["cep"]) && isText(input.cep) ? engine.cep_is_valid(`${input.cep}`) : call(23, input)),
  format: (input) => (takes(input, ["cep"]) && isText(input.cep) ? engine.cep_format(`${input.cep}`) : call(24, input)),
});

export const lc116 = /* @__PURE__ */ Object.freeze({
  toCode: (input) => (takes(input, ["item"]) && isText(input.item) ? engine.lc116_to_code(`${input.item}`) : call(25, input)),
  toItem: (input) => (takes(input, ["code"]) && isWhole(input.code) ? engine.lc116_to_item(`${input.code}`) : call(26, input)),
});

export const taxCode = /* @__PURE__ */ Object.freeze({
  digits: (input) => (takes(input, ["code"]) && isText(input.code) ? engine.tax_code_digits(`${input.code}`) : call(27, input)),
});

export const pix = /* @__PURE__ */ Object.freeze({
  parse: (input) => (takes(input, ["code"]) && isText(input.code) ? JSON.parse(engine.pix_parse(`${input.code}`)) : call(28, input)),
  check: (input) => (takes(input, ["code"]) && isText(input.code) ? JSON.parse(engine.pix_check(`${input.code}`)) : call(29, input)),
  generate: (input) => (takes(input, ["chave", "nome", "cidade", "valor", "txid", "info"]) && isText(input.chave) && isText(input.nome) && isText(input.cidade) && (input.valor == null || isDecimal(input.valor)) && (input.txid == null || isText(input.txid)) && (input.info == null || isText(input.info)) ? engine.pix_generate(`${input.chave}`, `${input.nome}`, `${input.cidade}`, input.valor == null ? undefined : `${input.valor}`, input.txid == null ? undefined : `${input.txid}`, input.info == null ? undefined : `${input.info}`) : call(30, input)),
});
