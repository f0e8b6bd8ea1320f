// Made from the core's tables by `cargo xtask generate`: change them, not this file.

export default {
  service: ["id", "status", "id_servico", "id_atividade"],
  payment_method: ["id", "status", "tipo"],
  customer: ["id", "codigo", "status", "tipo", "genero", "id_cidade", "estado", "contatos.id", "contatos.id_pessoa", "contatos.principal", "contatos.genero", "contatos.id_cidade", "contatos.estado", "cartoes.id", "cartoes.id_pessoa", "cartoes.id_meio_pagamento", "cartoes.padrao"],
  sale: ["id", "agendamento", "agendamento_frequencia", "agendamento_automatico", "agendamento_repetir", "agendamento_numero", "agendamento_ativo", "agendamento_ultima_ocorrencia", "agendamento_sequencia", "id_cliente", "metodo_cobranca", "whatsapp_enviar", "id_meio_pagamento", "parcela_status", "nfse_status", "agendamento_dados.id_venda", "agendamento_dados.id_modelo", "agendamento_dados.anexo_nfse", "agendamento_dados.anexo_boleto", "agendamento_dados.id_contato", "nfse_dados.iss_retido", "nfse_dados.rps_tipo", "nfse_dados.impostos_federais", "nfse_dados.natureza_operacao", "nfse_dados.id_municipio", "nfse_dados.id_municipio_emissao", "parcelas.id", "parcelas.id_venda", "parcelas.parcela", "parcelas.status", "itens.id", "itens.id_venda", "itens.recorrente", "itens.id_servico"],
  plan: ["id", "frequencia_exibida", "cancelamento_impedir", "impedir_alteracao_itens", "personalizavel", "frequencia", "agendamento_automatico", "agendamento_repetir", "agendamento_numero", "metodo_cobranca", "status", "nfse_dados.iss_retido", "nfse_dados.rps_tipo", "nfse_dados.impostos_federais", "nfse_dados.natureza_operacao", "nfse_dados.id_municipio", "nfse_dados.id_municipio_emissao", "itens.id", "itens.id_plano", "itens.id_servico", "itens.emitir_cobranca", "meios_pagamento.id", "meios_pagamento.id_plano", "meios_pagamento.data_pagamento_flexivel", "meios_pagamento.id_meio_pagamento", "meios_pagamento.permitir_preenchimento_depois"],
  cnae: ["id"],
  service_list_item: ["id"],
  municipality: ["id", "uf"],
};
