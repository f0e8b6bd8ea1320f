import Foundation
import Lastro
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The service refused, or gave no answer as often as the plan allows.
public struct ApiFailed: Error, CustomStringConvertible {
    public let description: String
}

/// An account at the service, with URLSession: the page walk says what to request, the retry plan what to do when it fails.
public struct Account: Sendable {
    let baseUrl: String
    let apiKey: Concealed
    let session: URLSession
    let wait: @Sendable (TimeInterval) async throws -> Void

    public init(
        baseUrl: String, apiKey: Concealed, session: URLSession = .shared,
        wait: @escaping @Sendable (TimeInterval) async throws -> Void = { try await Task.sleep(nanoseconds: UInt64($0 * 1e9)) }
    ) {
        self.baseUrl = baseUrl
        self.apiKey = apiKey
        self.session = session
        self.wait = wait
    }

    /// Every customer; `keep` is given the walk's state after each page, so that it can be stored and resumed.
    public func customers(
        query: String? = nil, keep: @escaping @Sendable (String) -> Void = { _ in }
    ) -> AsyncThrowingStream<Customer, Error> {
        AsyncThrowingStream { found in
            let walk = Task {
                do {
                    var step = try Pages.start(operation: .customersList, query: query)
                    while let page = step.request {
                        let listing = try await call(page.operation, page.query)
                        step = try Pages.next(state: step.state, response: listing)
                        keep(step.state)
                        for customer in try Customer.records(of: step) { found.yield(customer) }
                    }
                    found.finish()
                } catch {
                    found.finish(throwing: error)
                }
            }
            found.onTermination = { _ in walk.cancel() }
        }
    }

    /// One operation, as often as its retry plan says: the JSON text of what it answers.
    private func call(_ operation: ApiOperation, _ query: String) async throws -> String {
        let started = Date()
        var attempt: Int64 = 0
        while true {
            attempt += 1
            var status: Int64?
            var retryAfter: String?
            let failure: String
            do {
                let (body, answer) = try await send(try request(operation, query))
                status = Int64(answer.statusCode)
                retryAfter = answer.value(forHTTPHeaderField: "Retry-After")
                // an answer that does not fit throws a LastroError here: it will not fit the next time either
                switch try ApiResponses.decode(operation: operation, status: Int64(answer.statusCode), body: body, apiKey: apiKey) {
                case .success(let value, _): return value
                case .failure(let error): failure = "\(error.kind): \(error.message?.reveal() ?? "no message")"
                }
            } catch let error as URLError {
                failure = "no answer: \(error.code.rawValue)"
            }
            let plan = try Retry.next(
                operation: operation, attempt: attempt, now: Date(),
                seed: Int64.random(in: 0..<1 << 31), elapsed: Date().timeIntervalSince(started),
                status: status, retryAfter: retryAfter)
            guard plan.action == .retry else { throw ApiFailed(description: failure) }
            try await wait(plan.wait ?? 0)
        }
    }

    private func request(_ operation: ApiOperation, _ query: String) throws -> URLRequest {
        let built = try ApiRequests.build(operation: operation, baseUrl: baseUrl, apiKey: apiKey, query: query)
        guard let url = URL(string: built.url) else { throw ApiFailed(description: "not a URL") }
        var request = URLRequest(url: url, timeoutInterval: 30)
        request.httpMethod = built.method
        for (name, value) in built.headers.reveal() { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }

    private func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        try await withCheckedThrowingContinuation { done in
            let task = session.dataTask(with: request) { body, answer, error in
                if let body, let answer = answer as? HTTPURLResponse {
                    done.resume(returning: (body, answer))
                } else {
                    done.resume(throwing: error ?? URLError(.badServerResponse))
                }
            }
            task.resume()
        }
    }
}
