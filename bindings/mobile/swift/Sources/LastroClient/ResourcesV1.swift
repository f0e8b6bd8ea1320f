// Made from the core's tables by `cargo xtask generate`: change them, not this file.

import Lastro

extension Client {
    /// The resources of version 1 of the interface. They share the limits of this client.
    public var v1: ResourcesV1 { ResourcesV1(exchanges: exchanges) }
}

/// The resources of version 1 of the interface.
public struct ResourcesV1: Sendable {
    let exchanges: Exchanges

    /// The operations `sales`.
    public var sales: SalesResourceV1 { SalesResourceV1(exchanges: exchanges) }

    /// The operations `services`.
    public var services: ServicesResourceV1 { ServicesResourceV1(exchanges: exchanges) }

    /// The operations `customers`.
    public var customers: CustomersResourceV1 { CustomersResourceV1(exchanges: exchanges) }
}

/// The operations `sales` of a ``Client``.
public struct SalesResourceV1: Sendable {
    let exchanges: Exchanges

    /// List sales.
    ///
    /// - Parameters:
    ///   - listing: Where to begin, records of a page, and their order; default all of them by key.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The records, page by page. Asking for them throws what the other methods throw.
    public func list(
        _ listing: ListingQueryV1? = nil, state: String? = nil, keep: KeepState? = nil
    ) -> Records<SaleV1> {
        exchanges.pages(
            CallV1(legacy: .salesList, operation: .salesList, listing: listing, state: state, keep: keep)
        ) { try V1.Sale.decode(json: $0).value }
    }

    /// Insert a sale.
    ///
    /// - Parameters:
    ///   - parameters: The parameters to send.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The record as the service has it now.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func insert(
        _ parameters: SaleParameters, state: String? = nil, keep: KeepState? = nil
    ) async throws -> SaleV1 {
        try await exchanges.one(
            CallV1(legacy: .salesInsert, operation: .salesInsert, parameters: try V1.Sale.parameters(value: parameters), state: state, keep: keep)
        ) { try V1.Sale.decode(json: $0).value }
    }

    /// Select a sale.
    ///
    /// - Parameters:
    ///   - id: Key of the record.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The record as the service has it now.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func select(
        id: Int64, state: String? = nil, keep: KeepState? = nil
    ) async throws -> SaleV1 {
        try await exchanges.one(
            CallV1(legacy: .salesSelect, operation: .salesSelect, id: id, state: state, keep: keep)
        ) { try V1.Sale.decode(json: $0).value }
    }

    /// Update a sale.
    ///
    /// - Parameters:
    ///   - id: Key of the record.
    ///   - parameters: The parameters to send.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The record as the service has it now.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func update(
        id: Int64, _ parameters: SaleParameters, state: String? = nil, keep: KeepState? = nil
    ) async throws -> SaleV1 {
        try await exchanges.one(
            CallV1(legacy: .salesUpdate, operation: .salesUpdate, id: id, parameters: try V1.Sale.parameters(value: parameters), state: state, keep: keep)
        ) { try V1.Sale.decode(json: $0).value }
    }

    /// Delete a sale.
    ///
    /// - Parameters:
    ///   - id: Key of the record.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func delete(
        id: Int64, state: String? = nil, keep: KeepState? = nil
    ) async throws {
        try await exchanges.nothing(
            CallV1(legacy: .salesDelete, operation: .salesDelete, id: id, state: state, keep: keep))
    }

    /// Cancel the invoice of a sale.
    ///
    /// - Parameters:
    ///   - id: Key of the record.
    ///   - parameters: The parameters to send.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func cancelInvoice(
        id: Int64, _ parameters: CancellationParameters, state: String? = nil, keep: KeepState? = nil
    ) async throws {
        try await exchanges.nothing(
            CallV1(legacy: .salesCancelInvoice, operation: .salesCancelInvoice, id: id, parameters: try V1.Cancellation.parameters(value: parameters), state: state, keep: keep))
    }

    /// Confirm a receipt.
    ///
    /// - Parameters:
    ///   - id: Key of the record.
    ///   - parameters: The parameters to send.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func confirmReceipt(
        id: Int64, _ parameters: ReceiptParameters, state: String? = nil, keep: KeepState? = nil
    ) async throws {
        try await exchanges.nothing(
            CallV1(legacy: .salesConfirmReceipt, operation: .salesConfirmReceipt, id: id, parameters: try V1.Receipt.parameters(value: parameters), state: state, keep: keep))
    }

    /// Update a boleto.
    ///
    /// - Parameters:
    ///   - id: Key of the record.
    ///   - parameters: The parameters to send.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func updateBoleto(
        id: Int64, _ parameters: BoletoUpdateParameters, state: String? = nil, keep: KeepState? = nil
    ) async throws {
        try await exchanges.nothing(
            CallV1(legacy: .salesUpdateBoleto, operation: .salesUpdateBoleto, id: id, parameters: try V1.BoletoUpdate.parameters(value: parameters), state: state, keep: keep))
    }
}

/// The operations `services` of a ``Client``.
public struct ServicesResourceV1: Sendable {
    let exchanges: Exchanges

    /// List services.
    ///
    /// - Parameters:
    ///   - listing: Where to begin, records of a page, and their order; default all of them by key.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The records, page by page. Asking for them throws what the other methods throw.
    public func list(
        _ listing: ListingQueryV1? = nil, state: String? = nil, keep: KeepState? = nil
    ) -> Records<ServiceV1> {
        exchanges.pages(
            CallV1(legacy: .servicesList, operation: .servicesList, listing: listing, state: state, keep: keep)
        ) { try V1.Service.decode(json: $0).value }
    }

    /// Insert a service.
    ///
    /// - Parameters:
    ///   - parameters: The parameters to send.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The record as the service has it now.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func insert(
        _ parameters: ServiceParameters, state: String? = nil, keep: KeepState? = nil
    ) async throws -> ServiceV1 {
        try await exchanges.one(
            CallV1(legacy: .servicesInsert, operation: .servicesInsert, parameters: try V1.Service.parameters(value: parameters), state: state, keep: keep)
        ) { try V1.Service.decode(json: $0).value }
    }

    /// Select a service.
    ///
    /// - Parameters:
    ///   - id: Key of the record.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The record as the service has it now.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func select(
        id: Int64, state: String? = nil, keep: KeepState? = nil
    ) async throws -> ServiceV1 {
        try await exchanges.one(
            CallV1(legacy: .servicesSelect, operation: .servicesSelect, id: id, state: state, keep: keep)
        ) { try V1.Service.decode(json: $0).value }
    }

    /// Update a service.
    ///
    /// - Parameters:
    ///   - id: Key of the record.
    ///   - parameters: The parameters to send.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The record as the service has it now.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func update(
        id: Int64, _ parameters: ServiceParameters, state: String? = nil, keep: KeepState? = nil
    ) async throws -> ServiceV1 {
        try await exchanges.one(
            CallV1(legacy: .servicesUpdate, operation: .servicesUpdate, id: id, parameters: try V1.Service.parameters(value: parameters), state: state, keep: keep)
        ) { try V1.Service.decode(json: $0).value }
    }

    /// Delete a service.
    ///
    /// - Parameters:
    ///   - id: Key of the record.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func delete(
        id: Int64, state: String? = nil, keep: KeepState? = nil
    ) async throws {
        try await exchanges.nothing(
            CallV1(legacy: .servicesDelete, operation: .servicesDelete, id: id, state: state, keep: keep))
    }
}

/// The operations `customers` of a ``Client``.
public struct CustomersResourceV1: Sendable {
    let exchanges: Exchanges

    /// List customers.
    ///
    /// - Parameters:
    ///   - listing: Where to begin, records of a page, and their order; default all of them by key.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The records, page by page. Asking for them throws what the other methods throw.
    public func list(
        _ listing: ListingQueryV1? = nil, state: String? = nil, keep: KeepState? = nil
    ) -> Records<CustomerV1> {
        exchanges.pages(
            CallV1(legacy: .customersList, operation: .customersList, listing: listing, state: state, keep: keep)
        ) { try V1.Customer.decode(json: $0).value }
    }

    /// Insert a customer.
    ///
    /// - Parameters:
    ///   - parameters: The parameters to send.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The record as the service has it now.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func insert(
        _ parameters: CustomerParameters, state: String? = nil, keep: KeepState? = nil
    ) async throws -> CustomerV1 {
        try await exchanges.one(
            CallV1(legacy: .customersInsert, operation: .customersInsert, parameters: try V1.Customer.parameters(value: parameters), state: state, keep: keep)
        ) { try V1.Customer.decode(json: $0).value }
    }

    /// Select a customer.
    ///
    /// - Parameters:
    ///   - id: Key of the record.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The record as the service has it now.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func select(
        id: Int64, state: String? = nil, keep: KeepState? = nil
    ) async throws -> CustomerV1 {
        try await exchanges.one(
            CallV1(legacy: .customersSelect, operation: .customersSelect, id: id, state: state, keep: keep)
        ) { try V1.Customer.decode(json: $0).value }
    }

    /// Update a customer.
    ///
    /// - Parameters:
    ///   - id: Key of the record.
    ///   - parameters: The parameters to send.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The record as the service has it now.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func update(
        id: Int64, _ parameters: CustomerParameters, state: String? = nil, keep: KeepState? = nil
    ) async throws -> CustomerV1 {
        try await exchanges.one(
            CallV1(legacy: .customersUpdate, operation: .customersUpdate, id: id, parameters: try V1.Customer.parameters(value: parameters), state: state, keep: keep)
        ) { try V1.Customer.decode(json: $0).value }
    }

    /// Delete a customer.
    ///
    /// - Parameters:
    ///   - id: Key of the record.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func delete(
        id: Int64, state: String? = nil, keep: KeepState? = nil
    ) async throws {
        try await exchanges.nothing(
            CallV1(legacy: .customersDelete, operation: .customersDelete, id: id, state: state, keep: keep))
    }
}
