import type { CustomerInput } from "lastro";

export const customers: readonly CustomerInput[] = [
  { id: 77, nome: "João da Conceição & Cia. Ltda.", tipo: 1, cnpj: "12.ABC.345/01DE-35", status: 1, cidade: "São Paulo", estado: 35, data_cadastro: "2024-03-01T10:00:00-03:00", contatos: [{ id: 1, tipo: "Financeiro", principal: 1, nome: "Ana", email: "ana@exemplo.com.br" }] },
  { id: 78, nome: "Padaria São Bento", tipo: 1, status: 1, cidade: "Campinas", estado: 35, data_cadastro: "2024-07-19T08:30:00-03:00" },
  { id: 79, nome: "Ana Clara Moura", tipo: 2, cpf: "529.982.247-25", status: 1, cidade: "Recife", estado: 26, data_cadastro: "2025-01-10T15:45:00-03:00" },
  { id: 80, nome: "Oficina Três Irmãos", tipo: 1, status: 2, cidade: "Curitiba", estado: 41, data_cadastro: "2025-02-28T12:00:00-03:00" },
  { id: 81, nome: "Clínica Bem-Estar", tipo: 1, status: 1, cidade: "Belo Horizonte", estado: 31, data_cadastro: "2025-06-30T18:05:00-03:00", contatos: [{ id: 2, tipo: "Clínico", principal: 1, nome: "Bruno", email: "bruno@exemplo.com.br" }] },
  { id: 82, nome: "Livraria Sabiá", tipo: 1, status: 1, cidade: "São Paulo", estado: 35, data_cadastro: "2026-01-02T09:00:00-03:00" },
  { id: 83, nome: "Academia Movimento", tipo: 1, status: 2, cidade: "Porto Alegre", estado: 43, data_cadastro: "2026-04-14T11:20:00-03:00" },
  { id: 84, nome: "são jorge transportes", tipo: 1, status: 1, cidade: "Santos", estado: 35, data_cadastro: "2026-11-23T16:40:00-03:00" },
];
