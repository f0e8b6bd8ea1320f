// Simulates a year of an account on a twin, the simulation of the service: runs the steps of a fixture, and delivers every webhook at
// its point in time. Prints one line per result: its name, a tab, the result.
import Foundation
import Lastro

struct Fixture: Decodable {
    struct Step: Decodable { let method, target, body, advance: String? }
    let authorization, secret: String
    let steps: [Step]
    let sales: Step
}

func say(_ name: String, _ result: String) { print("\(name)\t\(result)") }

let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
let fixture = try JSONDecoder().decode(Fixture.self, from: data)
let secret = Concealed(fixture.secret)
let twin = try Twin(config: TwinConfig(
    seed: 2027, now: Timestamp("2027-01-01T09:00:00-03:00"), keys: [TwinApiKey(key: Concealed("chave-da-conta"))],
    subscriptions: [TwinSubscription(url: "https://cliente.example/avisos", secret: secret)],
    paymentMethods: [PaymentMethod(id: 1, nome: "Boleto", tipo: .boleto)]))

func send(_ step: Fixture.Step) throws -> TwinResponse {
    let headers = [(name: "Authorization", value: fixture.authorization)]
    let body = Data((step.body ?? "").utf8)
    return try twin.handle(method: step.method!, target: step.target!, headers: headers, body: body).response!
}

// Takes the pending webhooks, verifies each as a receiver would, and reports to the twin that it was accepted.
var verdicts: [Verdict] = []
func deliver() throws {
    let now = try twin.now().date
    for notice in try twin.takeEffects() {
        let body = Data(notice.body.utf8)
        verdicts.append(try Webhook.verify(secrets: [secret], body: body, now: now, tolerance: 300).verdict)
        try twin.report(delivery: notice.delivery, status: 200)
    }
}

// Moves the clock by one item of due work at a time, so that the item's webhooks are delivered before the next item.
func advance(_ to: Timestamp) throws {
    var reached = false
    while !reached {
        reached = try twin.advance(to: to, budget: 1).reached
        try deliver()
    }
}

var statuses: [Int32] = []
for step in fixture.steps {
    if let to = step.advance {
        try advance(Timestamp(to)!)
    } else {
        statuses.append(try send(step).status)
        try deliver()
    }
}
say("year requests", "\(statuses.filter { $0 == 200 }.count) of \(statuses.count) answered 200")

let sales = try SaleListing.decode(json: String(decoding: send(fixture.sales).body, as: UTF8.self)).value.data!
say("year sales", "\(sales.count): \(sales.map { $0.data!.description }.joined(separator: " "))")
func count(_ state: InstallmentStatus) -> Int { sales.filter { $0.parcelaStatus == state }.count }
say("year states", "\(count(.paid)) paid, \(count(.overdue)) overdue")
say("year webhooks", "\(verdicts.filter { $0 == .ok }.count) of \(verdicts.count) verified")
say("year snapshot", String(try twin.snapshot().sha256.prefix(16)))
