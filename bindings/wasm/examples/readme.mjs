// begin readme
import { installments, item, query, schedule } from "lastro";

const shares = installments.split({ valor: "129.90", parcelas: 12 });
console.log(shares[0], shares[6]);
const contract = { agendamento_data: "2027-01-31", agendamento_frequencia: 1, agendamento_repetir: 1 };
console.log(schedule.occurrences({ ...contract, limit: 3 }).join(" "));
console.log(query.build({ entity: "sale", filters: [{ field: "valor_venda", operator: "gte", value: 100 }] }));
const value = { id_servico: 10, valor: "33.33", qtd: 1.5, total: "49.99" };
const [issue] = item.validate({ value, operation: "insert" }).issues;
console.log(issue.path, issue.code);
// end readme
