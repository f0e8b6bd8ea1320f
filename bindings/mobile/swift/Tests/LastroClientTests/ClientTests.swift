import Foundation
import Lastro
import LastroClient
import XCTest

/// Tests the client against a twin, with `URLSession`.
final class ClientTests: XCTestCase {
    private let maria = Customer(tipo: .individual, nome: "Maria")
    /// A fault plan: the responses to inserts and to look-ups are lost, but not the response to the list request before the insert.
    private let lost = """
        {"rules": [{"operations": ["customers.insert"], "phase": "after", "action": {"drop": true}},
            {"operations": ["customers.list"], "nth": 1, "phase": "after", "action": {"latency_ms": 0}},
            {"operations": ["customers.list"], "phase": "before", "action": {"drop": true}}]}
        """

    func testAListingRequestsAPageWhenItIsNeeded() async throws {
        let account = try Account(customers: 5)
        var found: [String?] = []
        for try await customer in account.client.customers.list("_limit=2").prefix(2) { found.append(customer.nome) }
        XCTAssertEqual(found, ["Cliente 1", "Cliente 2"])
        XCTAssertEqual(account.observed.requests, ["GET /api/v2/clientes/"])
        var all: [Int64?] = []
        for try await customer in account.client.customers.list("_limit=2") { all.append(customer.id) }
        XCTAssertEqual(all, [1, 2, 3, 4, 5])
    }

    func testEveryCustomerIsListedOnceUnderFaults() async throws {
        let account = try Account(customers: 5, faults: """
            {"rules": [
                {"operations": ["customers.list"], "nth": 1, "phase": "before", "action": {"status": 429, "retry_after": 3}},
                {"operations": ["customers.list"], "nth": 3, "phase": "after", "action": {"drop": true}},
                {"operations": ["customers.list"], "nth": 5, "phase": "after", "action": {"drop_after": 20}},
                {"operations": ["customers.list"], "nth": 6, "phase": "before", "action": {"status": 503}}
            ]}
            """)
        var found: [String?] = []
        for try await customer in account.client.customers.list("_limit=2") { found.append(customer.nome) }
        XCTAssertEqual(found, (1...5).map { "Cliente \($0)" })
        XCTAssertEqual(account.clock.waits.value.count, 4)
        XCTAssertEqual(account.clock.waits.value.first, 3000)
    }

    func testWrongJsonIsAnUnexpectedResponse() async throws {
        let account = try Account(customers: 1, faults: #"{"rules": [{"phase": "after", "action": {"body": "wrong_json"}}]}"#)
        let error = await failure { _ = try await account.client.customers.select(id: 1) }
        XCTAssertEqual(error?.kind, .unexpectedResponse)
        XCTAssertEqual(error?.issues.first?.path, "body")
    }

    func testTheLastPageSaysWhetherTheListingIsCompleteAndAPageCanBeResumed() async throws {
        let account = try Account(customers: 5)
        var pages = account.client.customers.list("_limit=2").pages.makeAsyncIterator()
        let first = try await pages.next()
        XCTAssertEqual(first?.items.count, 2)
        XCTAssertNil(first?.end)
        XCTAssertEqual(first?.issues, [])
        var (rest, end): ([Int64?], PageEnd?) = ([], nil)
        for try await page in account.client.customers.list(state: first?.state).pages {
            rest += page.items.map(\.id)
            end = page.end
            XCTAssertFalse(page.countChanged)
        }
        XCTAssertEqual(rest, [3, 4, 5])
        XCTAssertEqual(end, .complete)
    }

    func testRecordsAreInsertedChangedAndDeleted() async throws {
        let account = try Account()
        let customers = account.client.customers
        let made = try await customers.insert(maria)
        let id = try XCTUnwrap(made.id)
        var edited = made
        edited.bairro = "Bela Vista"
        let changed = try await customers.update(id: id, edited, original: made)
        XCTAssertEqual(changed.bairro, "Bela Vista")
        let selected = try await customers.select(id: id)
        XCTAssertEqual(selected, changed)
        try await customers.delete(id: id)
        let error = await failure { _ = try await customers.select(id: id) }
        XCTAssertEqual(error?.kind, .refused)
        XCTAssertEqual(error?.carriedOut, .no)
        XCTAssertEqual(error?.apiError?.code, 404)
        XCTAssertEqual(error?.description, "customers.select: refused (404); carried out: no")
        XCTAssertEqual(error?.localizedDescription, error?.description)
    }

    func testAnActionOfASaleReturnsTheSale() async throws {
        let account = try Account(customers: 1)
        let service = try await account.client.services.insert(Service(nome: "Suporte", valor: 100))
        let day = try XCTUnwrap(LocalDate("2027-02-10"))
        var item = Item(idServico: service.id, valor: 100, qtd: 1, total: 100)
        item.recorrente = .no
        var draft = Sale(data: LocalDate("2027-01-05"), agendamento: .no, idCliente: 1, valorVenda: 100, itens: [item])
        (draft.idMeioPagamento, draft.metodoCobranca, draft.discriminacao) = (1, BillingMethod(code: 3), "Manutenção")
        draft.parcelas = [Installment(dataVencimento: day, valor: 100)]
        let sale = try await account.client.sales.insert(draft)
        let receipt = Receipt(dataRecebimento: day, idParcela: sale.parcelas?.first?.id, valorRecebido: 100)
        let paid = try await account.client.sales.confirmReceipt(id: try XCTUnwrap(sale.id), receipt)
        XCTAssertEqual(paid.parcelas?.first?.valorRecebido, 100)
        XCTAssertEqual(paid.valorVenda, 100)
    }

    func testAListWithoutPagesIsReadRecordByRecord() async throws {
        let empty = try await Account().client.wallet.select(cpf: "529.982.247-25")
        XCTAssertEqual(empty, [])
        let server = LocalServer { _, _ in .response(200, #"[{"id":1,"bandeira":"visa"},{"id":2}]"#) }
        let wallet = try await Client(baseUrl: server.url, apiKey: Concealed(key)).wallet.select(cpf: "52998224725")
        XCTAssertEqual(wallet.count, 2)
    }

    func testInvalidRecordsAreNotSent() async throws {
        let account = try Account()
        do {
            _ = try await account.client.customers.insert(Customer(tipo: .individual))
            XCTFail("inserted")
        } catch let error as LastroError {
            XCTAssertEqual(error.problems.map(\.path), ["record.nome"])
        }
        XCTAssertEqual(account.observed.requests, [])
    }

    func testVersion1TakesParametersAndReturnsItsRecords() async throws {
        let account = try Account(customers: 1)
        let customers = account.client.v1.customers
        let made = try await customers.insert(CustomerParameters(nome: "Ana", cpf: "52998224725"))
        XCTAssertEqual(made.id, 2)
        let changed = try await customers.update(id: 2, CustomerParameters(nome: "Bia"))
        XCTAssertEqual(changed.nome, "Bia")
        var names: [String?] = []
        for try await customer in customers.list(ListingQueryV1(limite: 1)) { names.append(customer.nome) }
        XCTAssertEqual(names, ["Cliente 1", "Bia"])
        let first = try await customers.list(ListingQueryV1(limite: 1)).pages.first { _ in true }
        names = []
        for try await customer in customers.list(state: first?.state) { names.append(customer.nome) }
        XCTAssertEqual(names, ["Bia"])
        try await customers.delete(id: 2)
        let error = await failure { _ = try await customers.select(id: 2) }
        XCTAssertEqual(error?.apiError?.code, 404)
        let sent = account.observed.requests.count
        do {
            _ = try await customers.insert(CustomerParameters(cpf: "1"))
            XCTFail("inserted")
        } catch let error as LastroError {
            XCTAssertEqual(error.problems.map(\.path), ["parameters.nome", "parameters.cpf"])
        }
        XCTAssertEqual(account.observed.requests.count, sent)
    }

    func testALostInsertOfVersion1IsLookedUpAndItsStateIsInvalidForVersion2() async throws {
        let account = try Account(
            faults: #"{"rules": [{"operations": ["customers.insert"], "phase": "after", "action": {"drop": true}}]}"#)
        let states = Guarded<[String]>([])
        let made = try await account.client.v1.customers.insert(
            CustomerParameters(nome: "Ana"), keep: { state in states.change { $0.append(state) } })
        XCTAssertEqual(made.id, 1)
        XCTAssertEqual(states.value.count, 3)
        do {
            _ = try await account.client.customers.insert(maria, state: states.value.first)
            XCTFail("taken up")
        } catch let error as LastroError {
            XCTAssertEqual(error.problems.map(\.path), ["state.operation"])
        }
    }

    func testAnInsertWhoseResponseIsLostIsFoundAndNotSentTwice() async throws {
        let account = try Account(
            customers: 2, faults: #"{"rules": [{"operations": ["customers.insert"], "phase": "after", "action": {"drop": true}}]}"#)
        let made = try await account.client.customers.insert(maria)
        XCTAssertEqual(made.id, 3)
        XCTAssertEqual(account.observed.requests, ["GET /api/v2/clientes/", "POST /api/v2/clientes/", "GET /api/v2/clientes/"])
    }

    func testADeletionWhoseResponseIsLostIsDoneWithoutARecord() async throws {
        let account = try Account(
            customers: 1, faults: #"{"rules": [{"operations": ["customers.delete"], "phase": "after", "action": {"drop": true}}]}"#)
        try await account.client.customers.delete(id: 1)
        let left = try await account.names()
        XCTAssertEqual(left, [])
    }

    func testAnInsertWithUnknownOutcomeIsResumedWithItsState() async throws {
        let account = try Account(faults: lost)
        let error = await failure { _ = try await account.client.customers.insert(maria) }
        XCTAssertEqual(error?.carriedOut, .unknown)
        XCTAssertEqual(error?.kind, .unreachable)
        try account.twin.faults(plan: nil)
        let made = try await account.client.customers.insert(maria, state: error?.state)
        XCTAssertEqual(made.nome, "Maria")
        let names = try await account.names()
        XCTAssertEqual(names, ["Maria"])
    }

    func testTheStateIsStoredBeforeEachRequest() async throws {
        let account = try Account(customers: 1)
        let kept = Guarded<[String]>([])
        _ = try await account.client.customers.insert(maria, keep: { [observed = account.observed] state in
            XCTAssertEqual(observed.requests.count, kept.value.count)
            kept.change { $0.append(state) }
        })
        XCTAssertEqual(kept.value.count, 2)
        XCTAssertTrue(kept.value.allSatisfy { !$0.contains(key) && !$0.contains("Maria") })
        // resume the last stored state, as after a crash before the response arrived
        let again = try await account.client.customers.insert(maria, state: kept.value.last)
        XCTAssertEqual(again.id, 2)
    }

    func testARequestWhoseStateCannotBeStoredIsNotSent() async throws {
        struct Full: Error {}
        let account = try Account()
        do {
            _ = try await account.client.customers.insert(maria, keep: { _ in throw Full() })
            XCTFail("inserted")
        } catch is Full {}
        XCTAssertEqual(account.observed.requests, [])
    }

    func testTheKeyIsNeverShown() async throws {
        let account = try Account(key: "chave-errada")
        let error = await failure { _ = try await account.client.customers.select(id: 1) }
        var shown = ""
        dump(account.client, to: &shown)
        dump(error, to: &shown)
        dump(account.observed.events.value, to: &shown)
        shown += "\(account.client) \(String(reflecting: error)) \(error?.localizedDescription ?? "")"
        let basic = Data("chave-errada:".utf8).base64EncodedString()
        XCTAssertFalse(shown.contains("chave-errada") || shown.contains(basic))
        XCTAssertEqual(account.observed.events.value.count, 2)
    }

    func testCallsShareTheRateLimitAndARejectedKey() async throws {
        let account = try Account(key: "chave-errada")
        let refused = await failure { _ = try await account.client.customers.select(id: 1) }
        XCTAssertEqual(refused?.apiError?.code, 401)
        let second = await failure { _ = try await account.client.sales.select(id: 1) }
        XCTAssertEqual(second?.kind, .keyRefused)
        XCTAssertEqual(account.observed.requests.count, 1)

        let (clock, server) = (TestClock(), LocalServer { _, _ in .response(200, #"{"id":1,"nome":"Ana"}"#) })
        let limited = Client(baseUrl: server.url, apiKey: Concealed(key), perSecond: 2, clock: clock.clock)
        try await withThrowingTaskGroup(of: Void.self) { calls in
            for _ in 0..<10 { calls.addTask { _ = try await limited.customers.select(id: 1) } }
            try await calls.waitForAll()
        }
        XCTAssertEqual(server.requests.value.count, 10)
        XCTAssertGreaterThan(clock.waits.value.count, 1)
    }

    func testInvalidValuesAreReportedAndKept() async throws {
        let observed = Observed()
        let page = #"{"header":{"offset":0,"limit":100,"count":1},"data":[{"id":1,"nome":"Ana","tipo":"x"}]}"#
        let server = LocalServer { number, _ in .response(200, number == 1 ? #"{"id":1,"nome":"Ana","tipo":"x"}"# : page) }
        let client = Client(
            baseUrl: server.url, apiKey: Concealed(key), observer: { event in observed.events.change { $0.append(event) } })
        let customer = try await client.customers.select(id: 1)
        XCTAssertEqual(customer.extra.map(\.name), ["tipo"])
        guard case .issues(.customersSelect, let issues) = observed.events.value.last else { return XCTFail("no issues") }
        XCTAssertEqual(issues.map(\.path), ["tipo"])
        for try await page in client.customers.list().pages { XCTAssertEqual(page.issues.count, 1) }
    }
}
