import type { SaleInput } from "lastro";

export const sales: readonly SaleInput[] = [
  { id: 501, data: "2027-01-04", id_cliente: 77, cliente: "João da Conceição & Cia. Ltda.", valor_venda: "389.90", desconto: "10.10", parcela_status: 2, itens: [{ id: 1, id_servico: 10, servico: "Hospedagem", valor: "400.00", qtd: "1", total: "400.00" }] },
  { id: 502, data: "2027-01-04", id_cliente: 78, cliente: "Padaria São Bento", valor_venda: "59.90", parcela_status: 1, itens: [{ id: 2, id_servico: 11, servico: "Suporte técnico", valor: "59.90", qtd: "1", total: "59.90" }] },
  { id: 503, data: "2027-01-05", id_cliente: 79, cliente: "Ana Clara Moura", valor_venda: "1250.00", parcela_status: 3, itens: [{ id: 3, id_servico: 12, servico: "Instalação", valor: "1250.00", qtd: "1", total: "1250.00" }] },
  { id: 504, data: "2027-01-08", id_cliente: 80, cliente: "Oficina Três Irmãos", valor_venda: "100.00", parcela_status: 5, itens: [{ id: 4, id_servico: 10, servico: "Hospedagem", valor: "50.00", qtd: "2", total: "100.00" }] },
  { id: 505, data: "2027-01-11", id_cliente: 77, cliente: "João da Conceição & Cia. Ltda.", valor_venda: "99.99", desconto: "0.01", parcela_status: 5, itens: [{ id: 5, id_servico: 13, servico: "Domínio", valor: "100.00", qtd: "1", total: "100.00" }] },
  { id: 506, data: "2027-01-12", id_cliente: 81, cliente: "Clínica Bem-Estar", valor_venda: "2480.50", parcela_status: 1, itens: [{ id: 6, id_servico: 14, servico: "Consultoria", valor: "1240.25", qtd: "2", total: "2480.50" }] },
  { id: 507, data: "2027-01-15", id_cliente: 82, cliente: "Livraria Sabiá", valor_venda: "74.25", parcela_status: 4, itens: [{ id: 7, id_servico: 11, servico: "Suporte técnico", valor: "49.50", qtd: "1.5", total: "74.25" }] },
  { id: 508, data: null, agendamento: 1, agendamento_data: "2027-01-31", agendamento_frequencia: 1, agendamento_repetir: 1, agendamento_ativo: 1, id_cliente: 83, cliente: "Academia Movimento", valor_venda: "310.00", itens: [{ id: 8, id_servico: 10, servico: "Hospedagem", valor: "310.00", qtd: "1", total: "310.00" }] },
  { id: 509, data: null, agendamento: 1, agendamento_data: "2027-02-10", agendamento_frequencia: 12, agendamento_repetir: 2, agendamento_numero: 3, agendamento_ativo: 0, id_cliente: 78, cliente: "Padaria São Bento", valor_venda: "899.00", itens: [{ id: 9, id_servico: 14, servico: "Consultoria", valor: "899.00", qtd: "1", total: "899.00" }] },
  { id: 510, data: "2027-01-18", id_cliente: 84, cliente: "são jorge transportes", valor_venda: "640.00", desconto: "32.00", parcela_status: 2, itens: [{ id: 10, id_servico: 12, servico: "Instalação", valor: "672.00", qtd: "1", total: "672.00" }] },
];
