import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Makes a twin respond to requests of a `URLSession`. Requests to hosts without a twin use the network as usual.
///
/// ```swift
/// let configuration = URLSessionConfiguration.ephemeral
/// configuration.protocolClasses = [TwinURLProtocol.self]
/// return URLSession(configuration: configuration)
/// ```
///
/// `TwinURLProtocol.serve(twin, host: "conta.example")` makes the twin respond to all requests to that host.
///
/// The faults of the twin's fault plan look to the program like faults of a network. If the plan drops the connection, the program gets
/// `URLError(.networkConnectionLost)` instead of the response, or in the middle of its body. If the plan delays the response, the
/// function `sleep` waits. Its argument is a number of milliseconds; a test can pass a function that returns at once. While `sleep`
/// waits, it blocks the loading thread, so other requests of the session may wait too.
public final class TwinURLProtocol: URLProtocol {
    private struct Served {
        let twin: Twin
        let sleep: @Sendable (Int64) -> Void
        let recording: Recording?
    }

    private final class Hosts: @unchecked Sendable {
        private let lock = NSLock()
        private var served: [String: Served] = [:]

        subscript(host: String) -> Served? {
            get { lock.withLock { served[host.lowercased()] } }
            set { lock.withLock { served[host.lowercased()] = newValue } }
        }
    }

    private static let hosts = Hosts()

    /// Makes a twin respond to requests to a host from now on. With a recording, requests are recorded with the times of the twin's
    /// clock.
    public static func serve(
        _ twin: Twin, host: String,
        sleep: @escaping @Sendable (Int64) -> Void = { Thread.sleep(forTimeInterval: Double($0) / 1000) },
        recording: Recording? = nil
    ) {
        hosts[host] = Served(twin: twin, sleep: sleep, recording: recording)
    }

    /// Ends `serve` for a host: requests to it use the network again.
    public static func stop(host: String) { hosts[host] = nil }

    /// Whether a twin responds to requests to the request's host.
    public override class func canInit(with request: URLRequest) -> Bool {
        request.url?.host.map { hosts[$0] != nil } ?? false
    }

    /// Returns the request unchanged.
    public override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    /// Passes the request to the twin, and the twin's response to the session.
    public override func startLoading() {
        guard let url = request.url, let served = url.host.flatMap({ Self.hosts[$0] }) else {
            client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
            return
        }
        let headers = inOrder(request.allHTTPHeaderFields ?? [:])
        do {
            let (method, body) = (request.httpMethod ?? "GET", body())
            let outcome = try served.twin.handle(method: method, target: url.absoluteString, headers: headers, body: body)
            if let recording = served.recording {
                let now = wholeMilliseconds(try served.twin.now().date.timeIntervalSince1970)
                recording.add(
                    method: method, url: url.absoluteString, headers: headers, body: body, atMs: now,
                    tookMs: outcome.fault?.latencyMs ?? 0, response: outcome.fault?.dropAfter == nil ? outcome.response : nil)
            }
            if let latency = outcome.fault?.latencyMs, latency > 0 { served.sleep(latency) }
            try answer(outcome, url)
        } catch {
            client?.urlProtocol(self, didFailWithError: error)
        }
    }

    /// Does nothing: `startLoading` has already finished.
    public override func stopLoading() {}

    private func answer(_ outcome: TwinOutcome, _ url: URL) throws {
        let lost = URLError(.networkConnectionLost)
        guard let answer = outcome.response else { throw lost }
        let fields = Dictionary(answer.headers.map { ($0.name, $0.value) }, uniquingKeysWith: { "\($0), \($1)" })
        guard
            let head = HTTPURLResponse(url: url, statusCode: Int(answer.status), httpVersion: "HTTP/1.1", headerFields: fields)
        else { throw URLError(.badServerResponse) }
        client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
        guard let end = outcome.fault?.dropAfter else {
            client?.urlProtocol(self, didLoad: answer.body)
            client?.urlProtocolDidFinishLoading(self)
            return
        }
        let arrived = answer.body.prefix(Int(max(0, min(end, Int64(answer.body.count)))))
        if !arrived.isEmpty { client?.urlProtocol(self, didLoad: Data(arrived)) }
        throw lost
    }

    /// The request's body. On Apple's systems a `URLProtocol` gets it only as a stream.
    private func body() -> Data {
        if let body = request.httpBody { return body }
        guard let stream = request.httpBodyStream else { return Data() }
        stream.open()
        defer { stream.close() }
        var (body, bytes) = (Data(), [UInt8](repeating: 0, count: 65_536))
        while true {
            let count = stream.read(&bytes, maxLength: bytes.count)
            if count <= 0 { return body }
            body.append(contentsOf: bytes[..<count])
        }
    }
}
