import Foundation

/// Records requests and their responses in a HAR 1.2 file. Keys, secrets, card numbers and security codes are not recorded. The command
/// `lastro drift` compares the file with the twin.
///
/// Pass a recording to a client or to `TwinURLProtocol`. Several clients and tasks may use the same recording. A response is written to
/// the file before the program gets it.
public final class Recording: Sendable {
    private let core: RecordingHandle

    /// Creates the file, or continues it if it is a recording. Only its owner can read a new file.
    ///
    /// - Throws: A `RecordingError` if the file cannot be opened, if another program is recording into it, or if it is not a recording.
    public init(_ file: URL) throws {
        try LastroLibrary.load()
        core = try RecordingHandle(path: file.path)
    }

    /// Records a request and its response. Does nothing after `close`, or after the file could not be written.
    package func add(
        method: String, url: String, headers: [(name: String, value: String)], body: Data, atMs: Int64, tookMs: Int64, response: TwinResponse?
    ) {
        // the only possible error is a URL without a host: no request can be sent to it, so there is nothing to record
        try? core.add(
            method: method, url: url, headers: headers.flatMap { [$0.name, $0.value] }, body: body, atMs: atMs, tookMs: tookMs,
            response: response)
    }

    /// Ends the recording, so that another program can continue it.
    ///
    /// - Throws: A `RecordingError` if the file could not be written, so that the recording is incomplete. The calls of a client do not
    ///   fail in this case; only this function reports it.
    public func close() throws { try core.end() }
}
