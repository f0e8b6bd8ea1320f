import Foundation
import Lastro
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests by `URLSession`: without cache, cookies and stored credentials; redirects are not followed. A response of more than
/// 64 MiB counts as lost.
///
/// Each request has a connection of its own. On a kept connection the system repeats a request by itself if the server has closed it;
/// that is not safe for a change.
public final class URLSessionTransport: HTTPTransport, @unchecked Sendable {
    // a copy that nothing changes; each session copies it again
    private let configuration: URLSessionConfiguration

    /// A transport whose sessions have a configuration: proxies, protocol classes, TLS. Cache, cookies and credentials are left out.
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

    /// Sends a request, and returns its complete response.
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

/// The headers of a response whose body the session has decompressed.
private func headers(of response: HTTPURLResponse) -> [String: String] {
    let all = response.allHeaderFields.compactMap { name, value in (name as? String).map { ($0, "\(value)") } }
    return Dictionary(all.filter { $0.0.lowercased() != "content-encoding" }) { "\($0), \($1)" }
}

/// A request under way, the delegate of its session. It ends once: by its response, an error, the timeout or a cancelled task.
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
        // a task that was cancelled before has sent nothing
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
        // Foundation on Linux reports a rejected challenge like this, after the whole response
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

    /// A refused key is a response like any other; only the check of the server's certificate is the system's.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let methods = [NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest]
        let isOfKey = methods.contains(challenge.protectionSpace.authenticationMethod)
        completionHandler(isOfKey ? .rejectProtectionSpace : .performDefaultHandling, nil)
    }
}
