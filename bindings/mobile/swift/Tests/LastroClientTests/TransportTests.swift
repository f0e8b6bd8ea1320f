import Foundation
import Lastro
import LastroClient
import XCTest
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Tests that `URLSessionTransport` follows the rules of `HTTPTransport`, with servers on this machine.
final class TransportTests: XCTestCase {
    private let ana = #"{"id":1,"nome":"Ana"}"#
    private let customer = Customer(tipo: .individual, nome: "Ana")

    private func client(_ server: LocalServer, _ clock: TestClock = TestClock(), timeout: TimeInterval? = nil) -> Client {
        Client(baseUrl: server.url, apiKey: Concealed(key), timeout: timeout, lookBefore: false, clock: clock.clock)
    }

    func testARedirectIsNotFollowed() async throws {
        let other = LocalServer { _, _ in .response(200, "{}") }
        for status in [301, 302, 303, 307, 308] {
            let server = LocalServer { _, _ in .response(status, "", "Location: \(other.url)/api/v2/clientes/1") }
            let error = await failure { _ = try await client(server).customers.select(id: 1) }
            XCTAssertEqual(error?.apiError?.code, Int64(status))
            let written = await failure { _ = try await client(server).customers.insert(customer) }
            XCTAssertEqual(written?.apiError?.code, Int64(status))
        }
        XCTAssertEqual(other.requests.value, [])
    }

    func testA401IsReturnedAsAResponse() async throws {
        let server = LocalServer { _, _ in .response(401, #"{"code":401}"#, "WWW-Authenticate: Basic realm=\"x\"") }
        let read = await failure { _ = try await client(server).customers.select(id: 1) }
        XCTAssertEqual(read?.apiError?.code, 401)
        let written = await failure { _ = try await client(server).customers.insert(customer) }
        XCTAssertEqual(written?.apiError?.code, 401)
        XCTAssertEqual(server.requests.value.count, 2)
    }

    func testRetryAfterIsReadFromTheResponse() async throws {
        let (clock, ana) = (TestClock(), ana)
        let server = LocalServer { number, _ in number == 1 ? .response(429, "", "Retry-After: 7") : .response(200, ana) }
        let found = try await client(server, clock).customers.select(id: 1)
        XCTAssertEqual(found.nome, "Ana")
        XCTAssertEqual(clock.waits.value.count, 1)
        XCTAssertGreaterThanOrEqual(clock.waits.value.first ?? 0, 7000)
    }

    func testAnIncompleteBodyIsLost() async throws {
        let ana = ana
        let cut = [
            "HTTP/1.1 200 X\r\nContent-Length: 100\r\n\r\n{\"id\":1",
            "HTTP/1.1 200 X\r\nTransfer-Encoding: chunked\r\n\r\n7\r\n{\"id\":1\r\n",
        ]
        let server = LocalServer { number, _ in number <= cut.count ? Sent(parts: [cut[number - 1]]) : .response(200, ana) }
        let found = try await client(server).customers.select(id: 1)
        XCTAssertEqual(found.nome, "Ana")
        XCTAssertEqual(server.requests.value.count, 3)
        let written = LocalServer { _, _ in Sent(parts: [cut[0]]) }
        let error = await failure { _ = try await client(written).customers.insert(customer) }
        XCTAssertEqual(error?.carriedOut, .unknown)
        XCTAssertEqual(written.requests.value.count, 1)
    }

    func testTheTimeoutIsForTheWholeRequest() async throws {
        // each part of the response arrives within the timeout, but the whole response does not
        let drip = ["HTTP/1.1 200 X\r\nContent-Length: 1000\r\n\r\n"] + Array(repeating: " ", count: 100)
        let server = LocalServer { _, _ in Sent(parts: drip, pause: 0.1) }
        let began = Date()
        let error = await failure { _ = try await client(server, timeout: 1).customers.insert(customer) }
        XCTAssertEqual(error?.carriedOut, .unknown)
        XCTAssertLessThan(Date().timeIntervalSince(began), 8)
        XCTAssertEqual(server.requests.value.count, 1)
    }

    func testAResponseOfMoreThan64MiBIsLost() async throws {
        let chunk = String(repeating: " ", count: 1 << 20)
        let server = LocalServer { _, _ in
            Sent(parts: ["HTTP/1.1 200 X\r\nContent-Length: \(200 << 20)\r\n\r\n"] + Array(repeating: chunk, count: 200))
        }
        let error = await failure { _ = try await client(server).customers.insert(customer) }
        XCTAssertEqual(error?.carriedOut, .unknown)
        XCTAssertEqual(error?.kind, .unreachable)
        try await until { server.open.value == 0 }
    }

    func testARefusedConnectionMeansNothingWasSent() async throws {
        let server = LocalServer { _, _ in .nothing }
        server.stop()
        let error = await failure { _ = try await client(server).customers.insert(customer) }
        XCTAssertEqual(error?.kind, .unreachable)
        XCTAssertEqual(error?.carriedOut, .no)
        let unknown = Client(
            baseUrl: "https://nao-existe.invalid", apiKey: Concealed(key), lookBefore: false, clock: TestClock().clock)
        let unresolved = await failure { _ = try await unknown.customers.insert(customer) }
        XCTAssertEqual(unresolved?.carriedOut, .no)
    }

    /// If a server closes a connection that it had kept open, some systems send the request again by themselves. The transport must
    /// prevent this.
    func testTheSystemSendsNoRequestAgain() async throws {
        let ana = ana
        let server = LocalServer { number, request in
            request.hasPrefix("POST") || number == 3 ? .nothing : .response(200, ana, isKept: true)
        }
        let clock = TestClock()
        let client = client(server, clock)
        _ = try await client.customers.select(id: 1)
        let error = await failure { _ = try await client.customers.insert(customer) }
        XCTAssertEqual(error?.carriedOut, .unknown)
        XCTAssertEqual(server.requests.value.count, 2)
        // a read, unlike a change, is sent again: not by the system, but by the client, after a wait
        _ = try await client.customers.select(id: 1)
        XCTAssertEqual(server.requests.value.count, 4)
        XCTAssertEqual(clock.waits.value.count, 1)
    }

    func testNoCacheAndNoCookies() async throws {
        let ana = ana
        let server = LocalServer { _, _ in
            .response(200, ana, "Cache-Control: max-age=1000", "ETag: \"1\"", "Set-Cookie: a=b; Path=/", isKept: true)
        }
        let client = client(server)
        for _ in 0..<3 { _ = try await client.customers.select(id: 1) }
        let requests = server.requests.value.map { $0.lowercased() }
        XCTAssertEqual(requests.count, 3)
        XCTAssertTrue(requests.allSatisfy { !$0.contains("\r\ncookie") && !$0.contains("if-none-match") })
    }

    func testACancelledWaitEndsAtOnce() async throws {
        let server = LocalServer { _, _ in .response(429, "", "Retry-After: 60") }
        let client = Client(baseUrl: server.url, apiKey: Concealed(key), lookBefore: false)
        let (customer, began) = (customer, Date())
        let call = Task { try await client.customers.insert(customer) }
        try await until { server.requests.value.count == 1 }
        try await Task.sleep(nanoseconds: 200_000_000)
        call.cancel()
        let error = await failure { _ = try await call.value }
        XCTAssertEqual(error?.kind, .cancelled)
        XCTAssertLessThan(Date().timeIntervalSince(began), 15)
    }

    func testAChangeThatIsCancelledWhileItIsSentIsUnknown() async throws {
        let server = LocalServer { _, _ in Sent(parts: [""], pause: 20) }
        let (client, customer, began) = (Client(baseUrl: server.url, apiKey: Concealed(key), lookBefore: false), customer, Date())
        let call = Task { try await client.customers.insert(customer) }
        try await until { server.requests.value.count == 1 }
        call.cancel()
        let error = await failure { _ = try await call.value }
        XCTAssertEqual(error?.kind, .cancelled)
        XCTAssertEqual(error?.carriedOut, .unknown)
        let reading = Task { try await client.customers.select(id: 1) }
        try await until { server.requests.value.count == 2 }
        reading.cancel()
        let read = await failure { _ = try await reading.value }
        XCTAssertEqual(read?.kind, .cancelled)
        XCTAssertEqual(read?.carriedOut, .no)
        XCTAssertLessThan(Date().timeIntervalSince(began), 15)
    }

    func testACallThatIsAlreadyCancelledSendsNothing() async throws {
        let server = LocalServer { _, _ in .nothing }
        let (client, customer) = (Client(baseUrl: server.url, apiKey: Concealed(key), lookBefore: false), customer)
        let call = Task {
            try? await Task.sleep(nanoseconds: 1 << 40)
            return try await client.customers.insert(customer)
        }
        call.cancel()
        let error = await failure { _ = try await call.value }
        XCTAssertEqual(error?.kind, .cancelled)
        XCTAssertEqual(error?.carriedOut, .no)
        XCTAssertEqual(server.requests.value, [])
    }

    func testConnectionsAreClosedWithTheirClient() async throws {
        let ana = ana
        let server = LocalServer { _, _ in .response(200, ana, isKept: true) }
        func use() async throws {
            let client = client(server)
            _ = try await client.customers.select(id: 1)
            _ = try await client.customers.select(id: 1)
            _ = try await client.customers.insert(customer)
        }
        try await use()
        try await until { server.open.value == 0 }
    }

    #if os(Linux)
    func testManyRequestsLeaveNoConnectionOpen() async throws {
        let ana = ana
        let server = LocalServer { _, request in request.hasPrefix("GET") ? .response(200, ana) : .nothing }
        let client = client(server)
        func files() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
        func threads() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count }
        let before = try (files(), threads())
        for _ in 0..<200 {
            _ = try await client.customers.select(id: 1)
            _ = await failure { _ = try await client.customers.insert(customer) }
        }
        try await until { server.open.value == 0 }
        try await Task.sleep(nanoseconds: 500_000_000)
        let after = try (files(), threads())
        XCTAssertLessThan(after.0, before.0 + 50)
        XCTAssertLessThan(after.1, before.1 + 50)
    }
    #endif

    func testTheDefaultClockAdvances() async throws {
        let clock = ClientClock.monotonic()
        let began = clock.now()
        XCTAssertEqual(Double(began) / 1000, Date().timeIntervalSince1970, accuracy: 1)
        try await clock.wait(50)
        XCTAssertGreaterThanOrEqual(clock.now() - began, 49)
        let waiting = Task { try await clock.wait(.max) }
        waiting.cancel()
        let ended = await waiting.result
        XCTAssertThrowsError(try ended.get())
    }
}
