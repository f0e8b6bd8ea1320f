import Lastro

/// The records of a listing, in the service's order. A loop over it requests each page when its first record is needed. Each loop
/// starts the listing again.
public struct Records<Record: Sendable>: AsyncSequence, Sendable {
    /// The type of the records.
    public typealias Element = Record

    /// The same listing as pages. A page also has issues, and the last page says whether the listing is complete.
    public let pages: RecordPages<Record>

    /// Starts the listing.
    public func makeAsyncIterator() -> Iterator { Iterator(pages: pages.makeAsyncIterator()) }

    /// An iterator over the records.
    public struct Iterator: AsyncIteratorProtocol {
        var pages: RecordPages<Record>.Iterator
        var left: ArraySlice<Record> = []

        /// Returns the next record, or nil after the last one. After an error it also returns nil.
        public mutating func next() async throws -> Record? {
            while left.isEmpty {
                guard let page = try await pages.next() else { return nil }
                left = page.items[...]
            }
            return left.popFirst()
        }
    }
}

/// The pages of a listing. Each page is requested when the loop reaches it.
public struct RecordPages<Record: Sendable>: AsyncSequence, Sendable {
    /// The type of the pages.
    public typealias Element = RecordPage<Record>

    let exchanges: Exchanges
    let call: any Call
    let read: @Sendable (JsonText) throws -> Record

    /// Starts the listing.
    public func makeAsyncIterator() -> Iterator { Iterator(listing: self) }

    /// An iterator over the pages.
    public struct Iterator: AsyncIteratorProtocol {
        let listing: RecordPages
        var last: ExchangeStep?
        var ended = false

        /// Returns the next page, or nil after the last one. After an error it also returns nil.
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

/// One page of a listing.
public struct RecordPage<Record: Sendable>: Sendable {
    /// The records.
    public let items: [Record]
    /// The problems of values that do not fit their fields, each with its path in the response. The records contain these values as
    /// unknown members.
    public let issues: [LastroIssue]
    /// On the last page, whether the listing returned every record. Nil if there may be more pages.
    public let end: PageEnd?
    /// Whether the number of records that the service reported changed between pages.
    public let countChanged: Bool
    /// The state of the listing after this page. To continue with the next page, call the same method again, with this state as the
    /// argument `state`. The state of the last page is of no use.
    public let state: String
}
