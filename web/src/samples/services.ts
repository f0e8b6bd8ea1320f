import type { ServiceInput } from "lastro";

export const services: readonly ServiceInput[] = [
  { id: 10, nome: "Hospedagem", status: 1, id_servico: 103, valor: "100.00", impostos_percentual: "13.45" },
  { id: 11, nome: "Suporte técnico", status: 1, id_servico: 107, valor: "59.90", impostos_percentual: "13.45" },
  { id: 12, nome: "Instalação", status: 1, id_servico: 1406, valor: "250.00", impostos_percentual: "16.33" },
  { id: 13, nome: "Domínio", status: 2, id_servico: 103, valor: "99.99" },
  { id: 14, nome: "Consultoria", status: 1, id_servico: 106, valor: "1240.25", impostos_percentual: "11.33" },
  { id: 15, nome: "Treinamento", status: 1, id_servico: 802, valor: "780.00", impostos_percentual: "16.33" },
];
