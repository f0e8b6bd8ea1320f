import Foundation
import Lastro

/// What the screen shows of what was typed: a line for each installment, what is wrong, and what to send if nothing is.
public struct Shown: Equatable {
    public var installments: [String] = []
    public var problems: [String] = []
    public var body: String?
}

/// The state of a screen on which a sale is entered. The view calls `show` whenever a field changes, and draws the response.
public struct SaleScreen {
    let customer, service: Int64
    let today: LocalDate
    private let money = {
        let format = NumberFormatter()
        format.numberStyle = .currency
        format.locale = Locale(identifier: "pt_BR")
        return format
    }()

    public init(customer: Int64, service: Int64, today: LocalDate) {
        self.customer = customer
        self.service = service
        self.today = today
    }

    public func show(amount: String, count: Int64, firstDue: LocalDate) -> Shown {
        do {
            let typed = amount.replacingOccurrences(of: ".", with: "").replacingOccurrences(of: ",", with: ".")
            let total = try Money.parse(text: typed)
            let plan = try Installments.plan(valor: total, parcelas: count, firstDue: firstDue)
            let sale = Sale(
                data: today, idCliente: customer, parcelas: plan, itens: [Item(idServico: service, valor: total, qtd: 1)])
            let issues = try sale.validate(operation: .insert, today: today).issues
            let lines = plan.map { "\($0.parcela!): \($0.dataVencimento!), \(money.string(for: $0.valor!)!)" }
            let body = issues.contains { $0.severity == .error } ? nil : try sale.body(operation: .insert)
            return Shown(installments: lines, problems: issues.map { $0.text() }, body: body)
        } catch let refused as LastroError {
            return Shown(problems: refused.problems.map { $0.text() })
        } catch {
            return Shown(problems: [error.localizedDescription])
        }
    }
}
