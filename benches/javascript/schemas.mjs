// The contract of the billing day as each peer says it: the same fields, amounts of two places as text or number,
// dates that exist, nested lists, unknown fields kept. Amounts stay what they came as: none of the peers makes an exact
// one of a JSON number, which is the price of JSON.parse.
import * as v from "valibot";
import { z } from "zod";
import Type from "typebox";
import Format from "typebox/format";
import { Compile } from "typebox/compile";

const AMOUNT = /^-?\d+(\.\d{1,2})?$/;
const QUANTITY = /^-?\d+(\.\d{1,10})?$/;

/** The records, field by field, by a dialect's words for text, amount, date, code and record. */
function records({ text, whole, amount, quantity, date, moment, record, list }) {
  const item = record({
    id: whole, id_venda: whole, recorrente: whole, id_servico: whole, servico: text, valor: amount, qtd: quantity,
    total: amount,
  });
  const installment = record({
    id: whole, id_venda: whole, parcela: whole, numero: text, data_vencimento: date, data_credito: date,
    data_vencimento_original: date, valor: amount, valor_original: amount, valor_recebido: amount,
    valor_tarifas: amount, status: whole, data_recebimento: moment, data_repasse: date, pdf_url: text,
    linha_digitavel: text, pix_imagem_url: text, pix_codigo: text,
  });
  const invoice = record({
    aliquota: amount, iss_retido: whole, rps_tipo: whole, rps_serie: text, valor_ir: amount, valor_pis: amount,
    valor_csll: amount, valor_inss: amount, valor_cofins: amount, valor_deducoes: amount, outras_retencoes: amount,
    impostos_federais: whole, natureza_operacao: whole, id_municipio: whole, id_municipio_emissao: whole,
  });
  const mail = record({
    id_venda: whole, id_modelo: whole, modelo: text, anexo_nfse: whole, anexo_boleto: whole, id_contato: whole,
  });
  return record({
    id: whole, data: date, agendamento: whole, agendamento_data: date, agendamento_frequencia: whole,
    agendamento_automatico: whole, agendamento_repetir: whole, agendamento_data_fim: date,
    agendamento_numero: whole, agendamento_ativo: whole, agendamento_ativo_data: moment,
    agendamento_ultima_ocorrencia: whole, agendamento_data_geracao: date, agendamento_sequencia: whole,
    agendamento_dados: mail, id_cliente: whole, cliente: text, discriminacao: text, desconto: amount,
    valor_venda: amount, metodo_cobranca: whole, email_enviado: moment, email_erro: moment, email_entrega: moment,
    email_leitura: moment, sms_enviado: moment, sms_erro: moment, whatsapp_enviar: whole, whatsapp_enviado: moment,
    whatsapp_erro: moment, whatsapp_entrega: moment, whatsapp_leitura: moment, id_meio_pagamento: whole,
    meio_pagamento: text, parcela_status: whole, pagamento_online_codigo: text, nfse_status: whole,
    nfse_dados: invoice, parcelas: list(installment), itens: list(item),
  });
}

const twoPlaces = (n) => AMOUNT.test(String(n));

export const zodSale = records({
  text: z.string().nullish(),
  whole: z.union([z.int(), z.string().regex(/^-?\d+$/)]).nullish(),
  amount: z.union([z.string().regex(AMOUNT), z.number().refine(twoPlaces)]).nullish(),
  quantity: z.union([z.string().regex(QUANTITY), z.number()]).nullish(),
  date: z.iso.date().nullish(),
  moment: z.iso.datetime({ offset: true }).nullish(),
  record: (fields) => z.looseObject(fields).nullish(),
  list: (element) => z.array(element).nullish(),
});

export const valibotSale = records({
  text: v.nullish(v.string()),
  whole: v.nullish(v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.regex(/^-?\d+$/))])),
  amount: v.nullish(v.union([v.pipe(v.string(), v.regex(AMOUNT)), v.pipe(v.number(), v.check(twoPlaces))])),
  quantity: v.nullish(v.union([v.pipe(v.string(), v.regex(QUANTITY)), v.number()])),
  date: v.nullish(v.pipe(v.string(), v.isoDate())),
  moment: v.nullish(v.pipe(v.string(), v.isoTimestamp())),
  record: (fields) => v.nullish(v.looseObject(fields)),
  list: (element) => v.nullish(v.array(element)),
});

const orNull = (type) => Type.Optional(Type.Union([type, Type.Null()]));
export const typeboxSale = Compile(records({
  text: orNull(Type.String()),
  whole: orNull(Type.Union([Type.Integer(), Type.String({ pattern: "^-?\\d+$" })])),
  amount: orNull(Type.Union([Type.String({ pattern: AMOUNT.source }), Type.Number({ multipleOf: 0.01 })])),
  quantity: orNull(Type.Union([Type.String({ pattern: QUANTITY.source }), Type.Number()])),
  date: orNull(Type.String({ format: "date" })),
  moment: orNull(Type.String({ format: "date-time" })),
  record: (fields) => orNull(Type.Object(fields)),
  list: (element) => orNull(Type.Array(element)),
}));
