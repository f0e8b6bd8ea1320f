// One billing day: a contract as the service answers it, checked, added up, planned and scheduled; a list query; a
// webhook. Prints a line a step: the step, a tab, the result.
import Foundation
import Lastro

struct Fixture: Decodable {
    struct Hook: Decodable { let body, secret: String; let now, tolerance_s: Int64 }
    let contract_json, query_json: String
    let webhook: Hook
}
struct Answer: Decodable { let ok: String }

func say(_ step: String, _ result: String) { print("\(step)\t\(result)") }

let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
let fixture = try JSONDecoder().decode(Fixture.self, from: data)

let decoded = try Sale.decode(json: fixture.contract_json)
let contract = decoded.value
let weight = contract.extra.first { $0.name == "custom_peso" }?.json ?? ""
say("decode", "\(decoded.issues.count) issues, \(contract.itens?.count ?? 0) items, \(contract.cliente ?? ""), custom_peso \(weight)")

let checked = try Sale.validate(value: contract, operation: .insert)
say("validate", checked.issues.map { "\($0.severity.text) \($0.path) \($0.code.text)" }.joined(separator: "; "))

let totals = try Sale.totals(sale: contract)
let sum = "\(totals.itens.amountText) - \(totals.desconto.amountText) = \(totals.total.amountText)"
say("totals", "\(sum), installments \(totals.parcelas.amountText), difference \(totals.difference.amountText)")

let first = contract.agendamentoData!
let plan = try Installments.plan(valor: totals.total, parcelas: 12, firstDue: first)
say("installments", plan.map { "\($0.parcela!) \($0.dataVencimento!) \($0.valor!.amountText)" }.joined(separator: "; "))

let dates = try Schedule.occurrences(
    agendamentoData: first, agendamentoFrequencia: contract.agendamentoFrequencia!,
    agendamentoRepetir: contract.agendamentoRepetir!, agendamentoNumero: contract.agendamentoNumero)
say("schedule", dates.map(\.description).joined(separator: " "))

// A call by name, text in and out: how a program passes on what it got.
let answer = dispatch(operation: "query.build", input: fixture.query_json)
say("query", try JSONDecoder().decode(Answer.self, from: Data(answer.utf8)).ok)

let hook = fixture.webhook
let judged = try Webhook.verify(
    secrets: [hook.secret], body: Data(hook.body.utf8), now: hook.now, toleranceS: hook.tolerance_s)
say("webhook", "\(judged.verdict.text) \(judged.event?.endpoint ?? "") \(judged.event?.operation ?? "") \(judged.dedupeKey ?? "")")
