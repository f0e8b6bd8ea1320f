// begin readme
import Foundation
import Lastro

let shares = try Installments.split(valor: Decimal(string: "129.90")!, parcelas: 12)
print(shares[0].amountText, shares[6].amountText)
let first = LocalDate(year: 2027, month: 1, day: 31)!
let dates = try Schedule.occurrences(
    agendamentoData: first, agendamentoFrequencia: .monthly, agendamentoRepetir: .always, limit: 3)
print(dates.map(\.description).joined(separator: " "))
print(try Sale.query(where: [SaleFields.valorVenda.gte(100)]))
let value = Item(idServico: 10, valor: Decimal(string: "33.33")!, qtd: 1.5, total: Decimal(string: "49.99")!)
let issue = try value.validate(operation: .insert).issues[0]
print(issue.path, issue.code.text)
// end readme
