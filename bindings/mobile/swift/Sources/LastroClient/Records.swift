import Lastro

/// The records of a listing, in the order of the service. A page is requested when its first record is needed. Each loop begins
/// the listing again.
public struct Records<Record: Sendable>: AsyncSequence, Sendable {
    /// A record.
    public typealias Element = Record

    /// The same listing page by page, with what a page says of the whole.
    public let pages: RecordPages<Record>

    /// Begins the listing.
    public func makeAsyncIterator() -> Iterator { Iterator(pages: pages.makeAsyncIterator()) }

    /// Iterator over the records.
    public struct Iterator: AsyncIteratorProtocol {
        var pages: RecordPages<Record>.Iterator
        var left: ArraySlice<Record> = []

        /// The next record; nil after the last one, and after an error.
        public mutating func next() async throws -> Record? {
            while left.isEmpty {
                guard let page = try await pages.next() else { return nil }
                left = page.items[...]
            }
            return left.popFirst()
        }
    }
}

/// The pages of a listing. Each is requested on demand.
public struct RecordPages<Record: Sendable>: AsyncSequence, Sendable {
    /// A page.
    public typealias Element = RecordPage<Record>

    let exchanges: Exchanges
    let call: any Call
    let read: @Sendable (JsonText) throws -> Record

    /// Begins the listing.
    public func makeAsyncIterator() -> Iterator { Iterator(listing: self) }

    /// Iterator over the pages.
    public struct Iterator: AsyncIteratorProtocol {
        let listing: RecordPages
        var last: ExchangeStep?
        var ended = false

        /// The next page; nil after the last one, and after an error.
        public mutating func next() async throws -> RecordPage<Record>? {
            if ended { return nil }
            ended = true
            let step = try await listing.exchanges.page(after: last, of: listing.call)
            guard case .page(let items, let end, let countChanged, let issues, let state, _) = step else { return nil }
            (last, ended) = (step, end != nil)
            return RecordPage(
                items: try items.map(listing.read), issues: issues, end: end, countChanged: countChanged ?? false, state: state)
        }
    }
}

/// A page of a listing.
public struct RecordPage<Record: Sendable>: Sendable {
    /// The records.
    public let items: [Record]
    /// The values that do not fit their fields, each with its path in the response. The records keep them.
    public let issues: [LastroIssue]
    /// Whether the listing returned every record; nil while there may be more pages.
    public let end: PageEnd?
    /// Whether the service's count of records changed between pages.
    public let countChanged: Bool
    /// The state after this page. The same method with `state: page.state` goes on with the next one; not after the last page.
    public let state: String
}
