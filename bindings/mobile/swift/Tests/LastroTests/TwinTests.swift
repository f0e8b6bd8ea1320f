import Foundation
import Lastro
import XCTest
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Tests the twin: called directly, and through `URLSession`.
final class TwinTests: XCTestCase {
    private let key = "chave-1"
    private let base = "https://twin.example"
    private let february = Timestamp("2027-02-01T00:00:00-03:00")!
    private var config: TwinConfig { TwinConfig(seed: 7, keys: [TwinApiKey(key: Concealed(key))]) }

    private func send(_ twin: Twin, _ operation: ApiOperation, id: Int64? = nil, body: String? = nil) throws -> (Int32, String) {
        let request = try ApiRequests.build(operation: operation, baseUrl: base, apiKey: Concealed(key), id: id, body: body)
        let answer = try XCTUnwrap(try twin.handle(request).response)
        return (answer.status, String(decoding: answer.body, as: UTF8.self))
    }

    /// Creates a twin with five customers.
    private func company() throws -> Twin {
        let twin = try Twin(config: config)
        for number in 1...5 {
            let (status, body) = try send(twin, .customersInsert, body: #"{"tipo": 2, "nome": "Cliente \#(number)"}"#)
            XCTAssertEqual(status, 200, body)
        }
        return twin
    }

    func testARequestGetsAResponseAndChangesTheState() throws {
        let twin = try Twin(config: config)
        let before = try twin.snapshot()
        let (status, inserted) = try send(twin, .servicesInsert, body: #"{"nome": "Consultoria", "valor": 129.90}"#)
        XCTAssertEqual(status, 200)
        XCTAssertTrue(inserted.contains(#""valor":129.90"#), inserted)
        XCTAssertEqual(try send(twin, .servicesSelect, id: 1).1, inserted)
        XCTAssertEqual(try send(twin, .servicesSelect, id: 2).0, 404)
        let unknown = try XCTUnwrap(try twin.handle(method: "GET", target: "/api/v2/servicos/1").response)
        XCTAssertEqual(unknown.status, 401)
        XCTAssertEqual(unknown.header("content-type"), "text/json; charset=utf-8")
        XCTAssertTrue(try twin.diff(other: before.text).contains { $0.path.hasPrefix("service/1") })
        try twin.restore(snapshot: before.text)
        XCTAssertEqual(try twin.snapshot(), before)
    }

    func testAForkIsIndependent() throws {
        let twin = try Twin(config: config)
        let fork = twin.fork()
        _ = try send(fork, .servicesInsert, body: #"{"nome": "Consultoria"}"#)
        XCTAssertEqual(try send(fork, .servicesSelect, id: 1).0, 200)
        XCTAssertEqual(try send(twin, .servicesSelect, id: 1).0, 404)
    }

    func testTimeMovesForwardAndTheJournalCanBeReplayed() throws {
        let twin = try Twin(json: #"{"now": "2027-01-01T09:00:00-03:00"}"#)
        _ = try send(twin, .servicesInsert, body: #"{"nome": "Consultoria"}"#)
        let progress = try twin.advance(to: february)
        XCTAssertTrue(progress.reached)
        XCTAssertEqual(progress.now, try twin.now())
        let replay = try twin.replay(journal: try twin.journal())
        XCTAssertEqual(replay.sha256, try twin.snapshot().sha256)
        XCTAssertNil(replay.differs)
    }

    func testPoliciesAndOpenApi() throws {
        let twin = try Twin(config: TwinConfig(policies: ["default-limit": "10"]))
        XCTAssertEqual(try twin.policies().first { $0.name == "default-limit" }?.choice, "10")
        XCTAssertTrue(try twin.openapi().hasPrefix(#"{"openapi":"3.1.0""#))
    }

    func testInvalidArgumentsAreTypedErrorsWithAPath() throws {
        func problem(_ call: () throws -> Void) -> String? {
            do { try call() } catch let error as LastroError { return error.problems.first?.path } catch {}
            return nil
        }
        XCTAssertEqual(problem { _ = try Twin(config: TwinConfig(policies: ["x": "y"])) }, "policies.x")
        XCTAssertEqual(problem { _ = try Twin(json: #"{"seed": true}"#) }, "seed")
        let twin = try Twin()
        XCTAssertEqual(problem { try twin.advance(to: february, budget: -1) }, "budget")
        XCTAssertEqual(problem { try twin.faults(plan: #"{"rules": [{"phase": 1}]}"# ) }?.hasPrefix("plan.rules[0]"), true)
        XCTAssertNotNil(problem { try twin.faults(plan: #"null,"plan":null"#) })
    }

    private final class Slept: @unchecked Sendable {
        private let lock = NSLock()
        private var milliseconds: [Int64] = []
        var noted: [Int64] { lock.withLock { milliseconds } }
        func note(_ waited: Int64) { lock.withLock { milliseconds.append(waited) } }
    }

    private func session() -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [TwinURLProtocol.self]
        return URLSession(configuration: configuration)
    }

    func testARequestIsCarriedOutAlthoughItsResponseIsLost() async throws {
        let twin = try Twin(config: config)
        try twin.faults(plan: #"{"rules": [{"operations": ["customers.insert"], "nth": 1, "phase": "after", "action": {"drop": true, "latency_ms": 250}}]}"#)
        let slept = Slept()
        TwinURLProtocol.serve(twin, host: "lost.example") { slept.note($0) }
        defer { TwinURLProtocol.stop(host: "lost.example") }
        let built = try ApiRequests.build(
            operation: .customersInsert, baseUrl: "https://lost.example", apiKey: Concealed(key), body: #"{"tipo": 2, "nome": "Maria"}"#)
        var request = URLRequest(url: try XCTUnwrap(URL(string: built.url)))
        request.httpMethod = built.method
        request.httpBody = Data(try XCTUnwrap(built.body).reveal().utf8)
        for (name, value) in built.headers.reveal() { request.setValue(value, forHTTPHeaderField: name) }
        let failed = expectation(description: "the connection is lost")
        session().dataTask(with: request) { _, _, error in
            XCTAssertEqual((error as? URLError)?.code, .networkConnectionLost)
            failed.fulfill()
        }.resume()
        await fulfillment(of: [failed], timeout: 30)
        XCTAssertEqual(slept.noted, [250])
        // the retry plan for an insert whose response was lost is a look-up (`reconcile`), which finds the record
        let plan = try Retry.next(operation: .customersInsert, attempt: 1, now: Date(timeIntervalSince1970: 1_800_000_000), seed: 1, elapsed: 0)
        XCTAssertEqual(plan.action, .reconcile)
        XCTAssertTrue(try send(twin, .customersList).1.contains(#""nome":"Maria""#))
    }

    func testRequestsToOtherHostsUseTheNetwork() throws {
        let other = URLRequest(url: try XCTUnwrap(URL(string: "https://other.example/api/v2/servicos/")))
        XCTAssertFalse(TwinURLProtocol.canInit(with: other))
    }

    func testSeveralThreadsMayCall() throws {
        let twin = try Twin(config: config)
        DispatchQueue.concurrentPerform(iterations: 200) { _ in _ = try? send(twin, .servicesInsert, body: #"{"nome": "A"}"#) }
        XCTAssertTrue(try send(twin, .servicesList).1.contains(#""count":200"#))
    }

    func testTheKeyIsNeverShown() throws {
        let twin = try company()
        let shown = [String(reflecting: twin), try twin.snapshot().text, try twin.journal().joined(), "\(try twin.policies())"]
        let basic = Data("\(key):".utf8).base64EncodedString()
        XCTAssertTrue(shown.allSatisfy { !$0.contains(key) && !$0.contains(basic) })
    }
}
