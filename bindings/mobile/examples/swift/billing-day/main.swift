// Runs the steps of one billing day on the data of a fixture. It validates a contract as the service returns it, and computes its
// totals, its installments and its dates. Then it builds a list query, verifies a webhook, and processes a customer, a late boleto,
// its receipt, the next sale and a Pix code. Prints one line per step: its name, a tab, its result.
import Foundation
import Lastro

struct Fixture: Decodable {
    struct Hook: Decodable { let body, secret: String; let now, tolerance_s: TimeInterval }
    let contract_json, customer_json, late_sale_json, v1_form, v1_sale_json: String
    let webhook: Hook
}

func say(_ step: String, _ result: String) { print("\(step)\t\(result)") }

let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
let fixture = try JSONDecoder().decode(Fixture.self, from: data)

let decoded = try Sale.decode(json: fixture.contract_json)
let contract = decoded.value
let weight = contract.extra.first { $0.name == "custom_peso" }?.json ?? ""
say("decode", "\(decoded.issues.count) issues, \(contract.itens?.count ?? 0) items, \(contract.cliente ?? ""), custom_peso \(weight)")

let checked = try contract.validate(operation: .insert)
say("validate", checked.issues.map { "\($0.severity.text) \($0.path) \($0.code.text)" }.joined(separator: "; "))

let totals = try contract.totals()
let sum = "\(totals.itens.amountText) - \(totals.desconto.amountText) = \(totals.total.amountText)"
say("totals", "\(sum), installments \(totals.parcelas.amountText), difference \(totals.difference.amountText)")

let first = contract.agendamentoData!
let plan = try Installments.plan(valor: totals.total, parcelas: 12, firstDue: first)
say("installments", plan.map { "\($0.parcela!) \($0.dataVencimento!) \($0.valor!.amountText)" }.joined(separator: "; "))

let dates = try Schedule.occurrences(
    agendamentoData: first, agendamentoFrequencia: contract.agendamentoFrequencia!,
    agendamentoRepetir: contract.agendamentoRepetir!, agendamentoNumero: contract.agendamentoNumero)
say("schedule", dates.map(\.description).joined(separator: " "))

let january = SaleFields.agendamentoData.between(LocalDate("2027-01-01")!, LocalDate("2027-01-31")!)
let text = SaleFields.discriminacao.contains("manutenção, 50% & mais")
say("query", try Sale.query(
    where: [january, SaleFields.valorVenda.gte(100), text],
    sort: [SaleFields.valorVenda.descending, SaleFields.id.ascending], limit: 50))

let hook = fixture.webhook
let judged = try Webhook.verify(
    secrets: [Concealed(hook.secret)], body: Data(hook.body.utf8), now: Date(timeIntervalSince1970: hook.now),
    tolerance: hook.tolerance_s)
switch judged {
case .genuine(_, _, let event, let dedupeKey, _):
    say("webhook", "ok \(event?.endpoint ?? "") \(event?.operation ?? "") \(dedupeKey ?? "")")
case .refused(let verdict): say("webhook", verdict.text)
}

let found = try Customer.decode(json: fixture.customer_json)
let known = found.value
let sound = try known.validate(operation: .update).issues
var edited = known
edited.bairro = "Bela Vista"
edited.estado = nil
let moved = try known.updateBody(edited: edited)
say("customer", "\(found.issues.count) issues, \(sound.map(\.code.text).joined(separator: " ")) \(known.cnpj ?? ""), update \(moved)")

let late = try Sale.decode(json: fixture.late_sale_json).value
let owed = late.parcelas![0]
let payable = try BankCalendar.nextBusinessDay(date: owed.dataVencimento!)
let settledOn = LocalDate("2026-02-19")!
let days = try Boleto.daysLate(dataVencimento: owed.dataVencimento!, dataPagamento: settledOn)
let charges = try Boleto.lateCharges(valor: owed.valor!, multa: 2, jurosMensal: 1, dias: days)
let total = "\(charges.multaTotal.amountText) + \(charges.jurosMensalTotal.amountText), \(charges.valorNovo.amountText)"
say("late boleto", "payable \(payable), \(days) days, \(total)")

let body = try Boleto.updateBody(
    installment: owed, dataVencimentoNovo: settledOn, today: LocalDate("2026-02-18")!, multa: 2, jurosMensal: 1)
say("update", body)

let paid = Receipt(dataRecebimento: settledOn, idParcela: owed.id)
let objections = try paid.validate(sale: late).issues
let settled = try late.confirmReceipt(receipt: paid)
let firstPaid = settled.parcelas![0]
let states = "status \(firstPaid.status!.code), sale \(settled.parcelaStatus!.code)"
say("receipt", "\(objections.count) issues, \(firstPaid.valorRecebido!.amountText), \(states)")

let next = try Sale.fromContract(contract: contract, k: 1)
let due = next.parcelas![0]
let of = "\(next.itens!.count) items, \(next.valorVenda!.amountText), first \(due.dataVencimento!) \(due.valor!.amountText)"
say("next sale", "\(next.data!), sequence \(next.agendamentoSequencia!), \(of)")

say("pix", try Pix.generate(
    chave: "ana@exemplo.com.br", nome: String(known.nome!.prefix(17)), cidade: known.cidade!,
    valor: charges.valorNovo, txid: "VENDA501"))

// Version 1 of the service: reads a form, validates it, finds fields that the invoice locks, and converts the sale to version 2.
func told(_ issues: [LastroIssue]) -> String { issues.map { "\($0.path) \($0.code.text)" }.joined(separator: "; ") }

let parameters = try V1.Sale.parseParameters(form: Concealed(fixture.v1_form))
let pairs = try V1.Sale.parameters(value: parameters)
let sameForm = try V1.Form.encode(parameters: pairs).reveal() == fixture.v1_form
say("v1 form", "\(pairs.count) parameters, the same form \(sameForm)")

let context = ContextV1(paymentType: .boleto)
let ruled = try parameters.validate(operation: .insert, today: LocalDate("2026-11-21")!, context: context)
say("v1 rules", told(ruled.issues))

let legacy = try V1.Sale.decode(json: fixture.v1_sale_json).value
var discounted = legacy
discounted.desconto = 1
let locked = try legacy.validateUpdate(edited: discounted)
say("v1 lock", "\(told(locked.issues)); \(told(try legacy.validateDelete().issues))")

let made = try V1.Convert.saleToV2(value: legacy)
let report = made.report.map { "\($0.path) \($0.code.text)" }.joined(separator: "; ")
say("v1 to v2", "\(made.value.cliente!), status \(made.value.parcelaStatus!.code), \(report)")
