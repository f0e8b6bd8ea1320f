// Made from the core's tables by `cargo xtask generate`: change them, not this file.

import Lastro

extension Client {
    /// The operations `services`.
    public var services: ServicesResource { ServicesResource(exchanges: exchanges) }

    /// The operations `payment_methods`.
    public var paymentMethods: PaymentMethodsResource { PaymentMethodsResource(exchanges: exchanges) }

    /// The operations `customers`.
    public var customers: CustomersResource { CustomersResource(exchanges: exchanges) }

    /// The operations `sales`.
    public var sales: SalesResource { SalesResource(exchanges: exchanges) }

    /// The operations `plans`.
    public var plans: PlansResource { PlansResource(exchanges: exchanges) }

    /// The operations `wallet`.
    public var wallet: WalletResource { WalletResource(exchanges: exchanges) }

    /// The operations `cnae`.
    public var cnae: CnaeResource { CnaeResource(exchanges: exchanges) }

    /// The operations `service_list`.
    public var serviceList: ServiceListResource { ServiceListResource(exchanges: exchanges) }

    /// The operations `municipalities`.
    public var municipalities: MunicipalitiesResource { MunicipalitiesResource(exchanges: exchanges) }

    /// The operations `indices`.
    public var indices: IndicesResource { IndicesResource(exchanges: exchanges) }
}

/// The operations `services` of a ``Client``.
public struct ServicesResource: Sendable {
    let exchanges: Exchanges

    /// List services.
    ///
    /// - Parameters:
    ///   - query: The fields to return, as built by `Service.query`; default all.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The records, page by page. Asking for them throws what the other methods throw.
    public func list(
        _ query: String? = nil, state: String? = nil, keep: KeepState? = nil
    ) -> Records<Service> {
        exchanges.pages(
            CallV2(operation: .servicesList, query: query, state: state, keep: keep)
        ) { try Service.decode(json: $0).value }
    }

    /// Insert a service.
    ///
    /// - Parameters:
    ///   - service: The record to send. Fields that the service fills in are left out.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The record as the service has it now.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func insert(
        _ service: Service, state: String? = nil, keep: KeepState? = nil
    ) async throws -> Service {
        try await exchanges.one(
            CallV2(operation: .servicesInsert, record: try service.encode(), state: state, keep: keep)
        ) { try Service.decode(json: $0).value }
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
    ) async throws -> Service {
        try await exchanges.one(
            CallV2(operation: .servicesSelect, id: id, state: state, keep: keep)
        ) { try Service.decode(json: $0).value }
    }

    /// Update a service.
    ///
    /// - Parameters:
    ///   - id: Key of the record.
    ///   - service: The record to send. Fields that the service fills in are left out.
    ///   - original: The record before the change. If it is given, only the changed fields of a customer or service are sent.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The record as the service has it now.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func update(
        id: Int64, _ service: Service, original: Service? = nil, state: String? = nil, keep: KeepState? = nil
    ) async throws -> Service {
        try await exchanges.one(
            CallV2(operation: .servicesUpdate, id: id, record: try service.encode(), original: try original?.encode(), state: state, keep: keep)
        ) { try Service.decode(json: $0).value }
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
            CallV2(operation: .servicesDelete, id: id, state: state, keep: keep))
    }
}

/// The operations `payment_methods` of a ``Client``.
public struct PaymentMethodsResource: Sendable {
    let exchanges: Exchanges

    /// List payment methods.
    ///
    /// - Parameters:
    ///   - query: The fields to return, as built by `PaymentMethod.query`; default all.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The records, page by page. Asking for them throws what the other methods throw.
    public func list(
        _ query: String? = nil, state: String? = nil, keep: KeepState? = nil
    ) -> Records<PaymentMethod> {
        exchanges.pages(
            CallV2(operation: .paymentMethodsList, query: query, state: state, keep: keep)
        ) { try PaymentMethod.decode(json: $0).value }
    }
}

/// The operations `customers` of a ``Client``.
public struct CustomersResource: Sendable {
    let exchanges: Exchanges

    /// List customers.
    ///
    /// - Parameters:
    ///   - query: The fields to return, as built by `Customer.query`; default all.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The records, page by page. Asking for them throws what the other methods throw.
    public func list(
        _ query: String? = nil, state: String? = nil, keep: KeepState? = nil
    ) -> Records<Customer> {
        exchanges.pages(
            CallV2(operation: .customersList, query: query, state: state, keep: keep)
        ) { try Customer.decode(json: $0).value }
    }

    /// Insert a customer.
    ///
    /// - Parameters:
    ///   - customer: The record to send. Fields that the service fills in are left out.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The record as the service has it now.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func insert(
        _ customer: Customer, state: String? = nil, keep: KeepState? = nil
    ) async throws -> Customer {
        try await exchanges.one(
            CallV2(operation: .customersInsert, record: try customer.encode(), state: state, keep: keep)
        ) { try Customer.decode(json: $0).value }
    }

    /// Select a customer.
    ///
    /// - Parameters:
    ///   - id: Key of the record.
    ///   - query: The fields to return, as built by `Customer.query`; default all.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The record as the service has it now.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func select(
        id: Int64, query: String? = nil, state: String? = nil, keep: KeepState? = nil
    ) async throws -> Customer {
        try await exchanges.one(
            CallV2(operation: .customersSelect, id: id, query: query, state: state, keep: keep)
        ) { try Customer.decode(json: $0).value }
    }

    /// Update a customer.
    ///
    /// - Parameters:
    ///   - id: Key of the record.
    ///   - customer: The record to send. Fields that the service fills in are left out.
    ///   - original: The record before the change. If it is given, only the changed fields of a customer or service are sent.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The record as the service has it now.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func update(
        id: Int64, _ customer: Customer, original: Customer? = nil, state: String? = nil, keep: KeepState? = nil
    ) async throws -> Customer {
        try await exchanges.one(
            CallV2(operation: .customersUpdate, id: id, record: try customer.encode(), original: try original?.encode(), state: state, keep: keep)
        ) { try Customer.decode(json: $0).value }
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
            CallV2(operation: .customersDelete, id: id, state: state, keep: keep))
    }
}

/// The operations `sales` of a ``Client``.
public struct SalesResource: Sendable {
    let exchanges: Exchanges

    /// List sales.
    ///
    /// - Parameters:
    ///   - query: The fields to return, as built by `Sale.query`; default all.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The records, page by page. Asking for them throws what the other methods throw.
    public func list(
        _ query: String? = nil, state: String? = nil, keep: KeepState? = nil
    ) -> Records<Sale> {
        exchanges.pages(
            CallV2(operation: .salesList, query: query, state: state, keep: keep)
        ) { try Sale.decode(json: $0).value }
    }

    /// Insert a sale.
    ///
    /// - Parameters:
    ///   - sale: The record to send. Fields that the service fills in are left out.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The record as the service has it now.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func insert(
        _ sale: Sale, state: String? = nil, keep: KeepState? = nil
    ) async throws -> Sale {
        try await exchanges.one(
            CallV2(operation: .salesInsert, record: try sale.encode(), state: state, keep: keep)
        ) { try Sale.decode(json: $0).value }
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
    ) async throws -> Sale {
        try await exchanges.one(
            CallV2(operation: .salesSelect, id: id, state: state, keep: keep)
        ) { try Sale.decode(json: $0).value }
    }

    /// Update a sale.
    ///
    /// - Parameters:
    ///   - id: Key of the record.
    ///   - sale: The record to send. Fields that the service fills in are left out.
    ///   - original: The record before the change. If it is given, only the changed fields of a customer or service are sent.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The record as the service has it now.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func update(
        id: Int64, _ sale: Sale, original: Sale? = nil, state: String? = nil, keep: KeepState? = nil
    ) async throws -> Sale {
        try await exchanges.one(
            CallV2(operation: .salesUpdate, id: id, record: try sale.encode(), original: try original?.encode(), state: state, keep: keep)
        ) { try Sale.decode(json: $0).value }
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
            CallV2(operation: .salesDelete, id: id, state: state, keep: keep))
    }

    /// Cancel the invoice of a sale.
    ///
    /// - Parameters:
    ///   - id: Key of the record.
    ///   - cancellation: The record to send. Fields that the service fills in are left out.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The record as the service has it now.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func cancelInvoice(
        id: Int64, _ cancellation: Cancellation, state: String? = nil, keep: KeepState? = nil
    ) async throws -> Sale {
        try await exchanges.one(
            CallV2(operation: .salesCancelInvoice, id: id, record: try cancellation.encode(), state: state, keep: keep)
        ) { try Sale.decode(json: $0).value }
    }

    /// Confirm a receipt.
    ///
    /// - Parameters:
    ///   - id: Key of the record.
    ///   - receipt: The record to send. Fields that the service fills in are left out.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The record as the service has it now.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func confirmReceipt(
        id: Int64, _ receipt: Receipt, state: String? = nil, keep: KeepState? = nil
    ) async throws -> Sale {
        try await exchanges.one(
            CallV2(operation: .salesConfirmReceipt, id: id, record: try receipt.encode(), state: state, keep: keep)
        ) { try Sale.decode(json: $0).value }
    }

    /// Update a boleto.
    ///
    /// - Parameters:
    ///   - id: Key of the record.
    ///   - boletoUpdate: The record to send. Fields that the service fills in are left out.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The record as the service has it now.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func updateBoleto(
        id: Int64, _ boletoUpdate: BoletoUpdate, state: String? = nil, keep: KeepState? = nil
    ) async throws -> Sale {
        try await exchanges.one(
            CallV2(operation: .salesUpdateBoleto, id: id, record: try boletoUpdate.encode(), state: state, keep: keep)
        ) { try Sale.decode(json: $0).value }
    }
}

/// The operations `plans` of a ``Client``.
public struct PlansResource: Sendable {
    let exchanges: Exchanges

    /// List plans.
    ///
    /// - Parameters:
    ///   - query: The fields to return, as built by `Plan.query`; default all.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The records, page by page. Asking for them throws what the other methods throw.
    public func list(
        _ query: String? = nil, state: String? = nil, keep: KeepState? = nil
    ) -> Records<Plan> {
        exchanges.pages(
            CallV2(operation: .plansList, query: query, state: state, keep: keep)
        ) { try Plan.decode(json: $0).value }
    }

    /// Select a plan.
    ///
    /// - Parameters:
    ///   - id: Key of the record.
    ///   - query: The fields to return, as built by `Plan.query`; default all.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The record as the service has it now.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func select(
        id: Int64, query: String? = nil, state: String? = nil, keep: KeepState? = nil
    ) async throws -> Plan {
        try await exchanges.one(
            CallV2(operation: .plansSelect, id: id, query: query, state: state, keep: keep)
        ) { try Plan.decode(json: $0).value }
    }
}

/// The operations `wallet` of a ``Client``.
public struct WalletResource: Sendable {
    let exchanges: Exchanges

    /// Look up the virtual wallet of a CPF.
    ///
    /// - Parameters:
    ///   - cpf: A customer's CPF, bare or printed.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: Every record.
    /// - Throws: `LastroError` if the rules reject an argument: nothing is sent then. Else ``ExchangeError``.
    public func select(
        cpf: String, state: String? = nil, keep: KeepState? = nil
    ) async throws -> [WalletEntry] {
        try await exchanges.list(
            CallV2(operation: .walletSelect, cpf: cpf, state: state, keep: keep)
        ) { try WalletEntry.decode(json: $0).value }
    }
}

/// The operations `cnae` of a ``Client``.
public struct CnaeResource: Sendable {
    let exchanges: Exchanges

    /// List economic activities.
    ///
    /// - Parameters:
    ///   - query: The fields to return, as built by `Cnae.query`; default all.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The records, page by page. Asking for them throws what the other methods throw.
    public func list(
        _ query: String? = nil, state: String? = nil, keep: KeepState? = nil
    ) -> Records<Cnae> {
        exchanges.pages(
            CallV2(operation: .cnaeList, query: query, state: state, keep: keep)
        ) { try Cnae.decode(json: $0).value }
    }
}

/// The operations `service_list` of a ``Client``.
public struct ServiceListResource: Sendable {
    let exchanges: Exchanges

    /// List items of the service list.
    ///
    /// - Parameters:
    ///   - query: The fields to return, as built by `ServiceListItem.query`; default all.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The records, page by page. Asking for them throws what the other methods throw.
    public func list(
        _ query: String? = nil, state: String? = nil, keep: KeepState? = nil
    ) -> Records<ServiceListItem> {
        exchanges.pages(
            CallV2(operation: .serviceListList, query: query, state: state, keep: keep)
        ) { try ServiceListItem.decode(json: $0).value }
    }
}

/// The operations `municipalities` of a ``Client``.
public struct MunicipalitiesResource: Sendable {
    let exchanges: Exchanges

    /// List municipalities.
    ///
    /// - Parameters:
    ///   - query: The fields to return, as built by `Municipality.query`; default all.
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The records, page by page. Asking for them throws what the other methods throw.
    public func list(
        _ query: String? = nil, state: String? = nil, keep: KeepState? = nil
    ) -> Records<Municipality> {
        exchanges.pages(
            CallV2(operation: .municipalitiesList, query: query, state: state, keep: keep)
        ) { try Municipality.decode(json: $0).value }
    }
}

/// The operations `indices` of a ``Client``.
public struct IndicesResource: Sendable {
    let exchanges: Exchanges

    /// List adjustment indices.
    ///
    /// - Parameters:
    ///   - state: The stored state of an earlier call of this method, to resume it instead of beginning again.
    ///   - keep: Stores the state before each request.
    /// - Returns: The records, page by page. Asking for them throws what the other methods throw.
    public func list(
        state: String? = nil, keep: KeepState? = nil
    ) -> Records<AdjustmentIndex> {
        exchanges.pages(
            CallV2(operation: .indicesList, state: state, keep: keep)
        ) { try AdjustmentIndex.decode(json: $0).value }
    }
}
