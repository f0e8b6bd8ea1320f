import Foundation
import Lastro
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests with `URLSession`. It uses no cache, cookies or stored credentials, and does not follow redirects. A response of more
/// than 64 MiB is treated as lost.
///
/// Each request opens its own connection. If a connection were reused and the server had closed it, the system would send the request
/// again by itself, which is not safe for a change.
public final class URLSessionTransport: HTTPTransport, @unchecked Sendable {
    // `@unchecked Sendable` is sound: nothing modifies this private copy, and each session makes its own copy of it
    private let configuration: URLSessionConfiguration

    /// Creates a transport. Its sessions use the configuration, for example its proxies, protocol classes and TLS settings, but not its
    /// cache, cookies and credentials.
    public init(configuration: URLSessionConfiguration = .ephemeral) {
        let own = (configuration.copy() as? URLSessionConfiguration) ?? .ephemeral
        own.urlCache = nil
        own.requestCachePolicy = .reloadIgnoringLocalCacheData
        own.httpCookieStorage = nil
        own.httpCookieAcceptPolicy = .never
        own.httpShouldSetCookies = false
        own.urlCredentialStorage = nil
        self.configuration = own
    }

    /// Sends a request. Returns its complete response.
    public func send(_ request: ApiRequest, timeout: TimeInterval) async throws -> TransportResponse {
        guard let url = URL(string: request.url) else { throw TransportFailure.notSent }
        var built = URLRequest(url: url, timeoutInterval: timeout)
        built.httpMethod = request.method
        built.httpBody = request.body.map { Data($0.reveal().utf8) }
        for (name, value) in request.headers.reveal() { built.setValue(value, forHTTPHeaderField: name) }
        let load = Load()
        let session = URLSession(configuration: configuration, delegate: load, delegateQueue: nil)
        defer { session.invalidateAndCancel() }
        let task = session.dataTask(with: built)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { load.start(task, timeout: timeout, $0) }
        } onCancel: {
            load.end(.failure(CancellationError()))
        }
    }
}

/// The headers of a response. `Content-Encoding` is removed, since the session has already decompressed the body.
private func headers(of response: HTTPURLResponse) -> [String: String] {
    let all = response.allHeaderFields.compactMap { name, value in (name as? String).map { ($0, "\(value)") } }
    return Dictionary(all.filter { $0.0.lowercased() != "content-encoding" }) { "\($0), \($1)" }
}

/// A running request, and the delegate of its session. It ends exactly once: with its response, an error, the timeout, or the
/// cancellation of its task.
private final class Load: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private static let largest = 64 << 20
    private let lock = NSLock()
    private let timer = DispatchSource.makeTimerSource()
    private var body = Data()
    private var waiting: CheckedContinuation<TransportResponse, Error>?
    private var hasEnded = false

    func start(_ task: URLSessionTask, timeout: TimeInterval, _ continuation: CheckedContinuation<TransportResponse, Error>) {
        timer.setEventHandler { [weak self] in self?.end(.failure(TransportFailure.timedOut)) }
        timer.schedule(deadline: .now() + timeout)
        timer.resume()
        let begins = lock.withLock {
            if !hasEnded { waiting = continuation }
            return !hasEnded
        }
        // if the task is already cancelled, do not send the request
        if begins { task.resume() } else { continuation.resume(throwing: TransportFailure.notSent) }
    }

    func end(_ result: Result<HTTPURLResponse, Error>) {
        let (continuation, whole) = lock.withLock {
            let continuation = waiting
            (waiting, hasEnded) = (nil, true)
            return (continuation, body)
        }
        timer.cancel()
        continuation?.resume(with: result.map { TransportResponse(status: Int64($0.statusCode), headers: headers(of: $0), body: whole) })
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = lock.withLock {
            if body.count <= Self.largest { body.append(data) }
            return body.count > Self.largest
        }
        if isTooLarge { end(.failure(TransportFailure.lost)) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        end(Result { try complete(task.response as? HTTPURLResponse, error) })
    }

    private func complete(_ response: HTTPURLResponse?, _ error: Error?) throws -> HTTPURLResponse {
        switch (error as? URLError)?.code {
        case .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost: throw TransportFailure.notSent
        case .timedOut: throw TransportFailure.timedOut
        // after `rejectProtectionSpace`, Foundation on Linux reports this error although the response (401) is complete
        case .cancelled where response?.statusCode == 401: return try complete(response, nil)
        default:
            guard error == nil, let response else { throw TransportFailure.lost }
            return response
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) { completionHandler(nil) }

    /// Decides on authentication challenges. The system handles checks of the server's certificate. Challenges for a user name or
    /// password are rejected, so that the service's response to a wrong key (401) is returned like any other response.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let methods = [NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest]
        let isOfKey = methods.contains(challenge.protectionSpace.authenticationMethod)
        completionHandler(isOfKey ? .rejectProtectionSpace : .performDefaultHandling, nil)
    }
}
