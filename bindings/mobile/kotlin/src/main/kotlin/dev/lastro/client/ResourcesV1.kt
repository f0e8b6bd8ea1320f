// Made from the core's tables by `cargo xtask generate`: change them, not this file.

package dev.lastro.client

import dev.lastro.ApiOperation
import dev.lastro.BoletoUpdateParameters
import dev.lastro.CancellationParameters
import dev.lastro.CustomerParameters
import dev.lastro.CustomerV1
import dev.lastro.LastroException
import dev.lastro.ListingQueryV1
import dev.lastro.ReceiptParameters
import dev.lastro.SaleParameters
import dev.lastro.SaleV1
import dev.lastro.ServiceParameters
import dev.lastro.ServiceV1
import dev.lastro.V1

/** The resources of version 1 of the interface. */
class SuspendingResourcesV1 internal constructor(calls: SuspendingCalls) {
    /** The operations of `sales`. */
    @JvmField
    val sales: SalesResourceV1 = SalesResourceV1(calls)

    /** The operations of `services`. */
    @JvmField
    val services: ServicesResourceV1 = ServicesResourceV1(calls)

    /** The operations of `customers`. */
    @JvmField
    val customers: CustomersResourceV1 = CustomersResourceV1(calls)
}

/** The operations of the resource `sales`. */
class SalesResourceV1 internal constructor(private val calls: SuspendingCalls) {
    /**
     * List sales. Each page is requested when it is needed.
     *
     * @param listing Where to begin, records of a page, and their order; all of them by key if it is null.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     */
    fun list(listing: ListingQueryV1? = null, state: String? = null, keep: (suspend (String) -> Unit)? = null): RecordFlow<SaleV1> =
        calls.pages(ApiCallV1(ApiOperation.SALES_LIST, listing = listing), state, keep) { V1.Sale.decode(it).value }

    /**
     * Insert a sale.
     *
     * @param parameters The parameters to send.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun insert(parameters: SaleParameters, state: String? = null, keep: (suspend (String) -> Unit)? = null): SaleV1 =
        calls.run(ApiCallV1(ApiOperation.SALES_INSERT, parameters = V1.Sale.parameters(parameters)), state, keep) { step -> recordOf(step) { V1.Sale.decode(it).value } }

    /**
     * Select a sale.
     *
     * @param id Key of the record.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun select(id: Long, state: String? = null, keep: (suspend (String) -> Unit)? = null): SaleV1 =
        calls.run(ApiCallV1(ApiOperation.SALES_SELECT, id = id), state, keep) { step -> recordOf(step) { V1.Sale.decode(it).value } }

    /**
     * Update a sale.
     *
     * @param id Key of the record.
     * @param parameters The parameters to send.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun update(id: Long, parameters: SaleParameters, state: String? = null, keep: (suspend (String) -> Unit)? = null): SaleV1 =
        calls.run(ApiCallV1(ApiOperation.SALES_UPDATE, id = id, parameters = V1.Sale.parameters(parameters)), state, keep) { step -> recordOf(step) { V1.Sale.decode(it).value } }

    /**
     * Delete a sale.
     *
     * @param id Key of the record.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun delete(id: Long, state: String? = null, keep: (suspend (String) -> Unit)? = null): Unit =
        calls.run(ApiCallV1(ApiOperation.SALES_DELETE, id = id), state, keep) {  }

    /**
     * Cancel the invoice of a sale.
     *
     * @param id Key of the record.
     * @param parameters The parameters to send.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun cancelInvoice(id: Long, parameters: CancellationParameters, state: String? = null, keep: (suspend (String) -> Unit)? = null): Unit =
        calls.run(ApiCallV1(ApiOperation.SALES_CANCEL_INVOICE, id = id, parameters = V1.Cancellation.parameters(parameters)), state, keep) {  }

    /**
     * Confirm a receipt.
     *
     * @param id Key of the record.
     * @param parameters The parameters to send.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun confirmReceipt(id: Long, parameters: ReceiptParameters, state: String? = null, keep: (suspend (String) -> Unit)? = null): Unit =
        calls.run(ApiCallV1(ApiOperation.SALES_CONFIRM_RECEIPT, id = id, parameters = V1.Receipt.parameters(parameters)), state, keep) {  }

    /**
     * Update a boleto.
     *
     * @param id Key of the record.
     * @param parameters The parameters to send.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun updateBoleto(id: Long, parameters: BoletoUpdateParameters, state: String? = null, keep: (suspend (String) -> Unit)? = null): Unit =
        calls.run(ApiCallV1(ApiOperation.SALES_UPDATE_BOLETO, id = id, parameters = V1.BoletoUpdate.parameters(parameters)), state, keep) {  }
}

/** The operations of the resource `services`. */
class ServicesResourceV1 internal constructor(private val calls: SuspendingCalls) {
    /**
     * List services. Each page is requested when it is needed.
     *
     * @param listing Where to begin, records of a page, and their order; all of them by key if it is null.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     */
    fun list(listing: ListingQueryV1? = null, state: String? = null, keep: (suspend (String) -> Unit)? = null): RecordFlow<ServiceV1> =
        calls.pages(ApiCallV1(ApiOperation.SERVICES_LIST, listing = listing), state, keep) { V1.Service.decode(it).value }

    /**
     * Insert a service.
     *
     * @param parameters The parameters to send.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun insert(parameters: ServiceParameters, state: String? = null, keep: (suspend (String) -> Unit)? = null): ServiceV1 =
        calls.run(ApiCallV1(ApiOperation.SERVICES_INSERT, parameters = V1.Service.parameters(parameters)), state, keep) { step -> recordOf(step) { V1.Service.decode(it).value } }

    /**
     * Select a service.
     *
     * @param id Key of the record.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun select(id: Long, state: String? = null, keep: (suspend (String) -> Unit)? = null): ServiceV1 =
        calls.run(ApiCallV1(ApiOperation.SERVICES_SELECT, id = id), state, keep) { step -> recordOf(step) { V1.Service.decode(it).value } }

    /**
     * Update a service.
     *
     * @param id Key of the record.
     * @param parameters The parameters to send.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun update(id: Long, parameters: ServiceParameters, state: String? = null, keep: (suspend (String) -> Unit)? = null): ServiceV1 =
        calls.run(ApiCallV1(ApiOperation.SERVICES_UPDATE, id = id, parameters = V1.Service.parameters(parameters)), state, keep) { step -> recordOf(step) { V1.Service.decode(it).value } }

    /**
     * Delete a service.
     *
     * @param id Key of the record.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun delete(id: Long, state: String? = null, keep: (suspend (String) -> Unit)? = null): Unit =
        calls.run(ApiCallV1(ApiOperation.SERVICES_DELETE, id = id), state, keep) {  }
}

/** The operations of the resource `customers`. */
class CustomersResourceV1 internal constructor(private val calls: SuspendingCalls) {
    /**
     * List customers. Each page is requested when it is needed.
     *
     * @param listing Where to begin, records of a page, and their order; all of them by key if it is null.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     */
    fun list(listing: ListingQueryV1? = null, state: String? = null, keep: (suspend (String) -> Unit)? = null): RecordFlow<CustomerV1> =
        calls.pages(ApiCallV1(ApiOperation.CUSTOMERS_LIST, listing = listing), state, keep) { V1.Customer.decode(it).value }

    /**
     * Insert a customer.
     *
     * @param parameters The parameters to send.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun insert(parameters: CustomerParameters, state: String? = null, keep: (suspend (String) -> Unit)? = null): CustomerV1 =
        calls.run(ApiCallV1(ApiOperation.CUSTOMERS_INSERT, parameters = V1.Customer.parameters(parameters)), state, keep) { step -> recordOf(step) { V1.Customer.decode(it).value } }

    /**
     * Select a customer.
     *
     * @param id Key of the record.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun select(id: Long, state: String? = null, keep: (suspend (String) -> Unit)? = null): CustomerV1 =
        calls.run(ApiCallV1(ApiOperation.CUSTOMERS_SELECT, id = id), state, keep) { step -> recordOf(step) { V1.Customer.decode(it).value } }

    /**
     * Update a customer.
     *
     * @param id Key of the record.
     * @param parameters The parameters to send.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun update(id: Long, parameters: CustomerParameters, state: String? = null, keep: (suspend (String) -> Unit)? = null): CustomerV1 =
        calls.run(ApiCallV1(ApiOperation.CUSTOMERS_UPDATE, id = id, parameters = V1.Customer.parameters(parameters)), state, keep) { step -> recordOf(step) { V1.Customer.decode(it).value } }

    /**
     * Delete a customer.
     *
     * @param id Key of the record.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun delete(id: Long, state: String? = null, keep: (suspend (String) -> Unit)? = null): Unit =
        calls.run(ApiCallV1(ApiOperation.CUSTOMERS_DELETE, id = id), state, keep) {  }
}

/** The resources of version 1 of the interface. */
class BlockingResourcesV1 internal constructor(calls: BlockingCalls) {
    /** The operations of `sales`. */
    @JvmField
    val sales: BlockingSalesResourceV1 = BlockingSalesResourceV1(calls)

    /** The operations of `services`. */
    @JvmField
    val services: BlockingServicesResourceV1 = BlockingServicesResourceV1(calls)

    /** The operations of `customers`. */
    @JvmField
    val customers: BlockingCustomersResourceV1 = BlockingCustomersResourceV1(calls)
}

/** The operations of the resource `sales`. */
class BlockingSalesResourceV1 internal constructor(private val calls: BlockingCalls) {
    /**
     * List sales. Each page is requested when it is needed.
     *
     * @param listing Where to begin, records of a page, and their order; all of them by key if it is null.
     * @param options A stored state, and the callback that stores it.
     */
    @JvmOverloads
    fun list(listing: ListingQueryV1? = null, options: CallOptions = CallOptions()): BlockingListing<SaleV1> =
        calls.pages(ApiCallV1(ApiOperation.SALES_LIST, listing = listing), options) { V1.Sale.decode(it).value }

    /**
     * Insert a sale.
     *
     * @param parameters The parameters to send.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun insert(parameters: SaleParameters, options: CallOptions = CallOptions()): SaleV1 =
        calls.run(ApiCallV1(ApiOperation.SALES_INSERT, parameters = V1.Sale.parameters(parameters)), options) { step -> recordOf(step) { V1.Sale.decode(it).value } }

    /**
     * Select a sale.
     *
     * @param id Key of the record.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun select(id: Long, options: CallOptions = CallOptions()): SaleV1 =
        calls.run(ApiCallV1(ApiOperation.SALES_SELECT, id = id), options) { step -> recordOf(step) { V1.Sale.decode(it).value } }

    /**
     * Update a sale.
     *
     * @param id Key of the record.
     * @param parameters The parameters to send.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun update(id: Long, parameters: SaleParameters, options: CallOptions = CallOptions()): SaleV1 =
        calls.run(ApiCallV1(ApiOperation.SALES_UPDATE, id = id, parameters = V1.Sale.parameters(parameters)), options) { step -> recordOf(step) { V1.Sale.decode(it).value } }

    /**
     * Delete a sale.
     *
     * @param id Key of the record.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun delete(id: Long, options: CallOptions = CallOptions()): Unit =
        calls.run(ApiCallV1(ApiOperation.SALES_DELETE, id = id), options) {  }

    /**
     * Cancel the invoice of a sale.
     *
     * @param id Key of the record.
     * @param parameters The parameters to send.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun cancelInvoice(id: Long, parameters: CancellationParameters, options: CallOptions = CallOptions()): Unit =
        calls.run(ApiCallV1(ApiOperation.SALES_CANCEL_INVOICE, id = id, parameters = V1.Cancellation.parameters(parameters)), options) {  }

    /**
     * Confirm a receipt.
     *
     * @param id Key of the record.
     * @param parameters The parameters to send.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun confirmReceipt(id: Long, parameters: ReceiptParameters, options: CallOptions = CallOptions()): Unit =
        calls.run(ApiCallV1(ApiOperation.SALES_CONFIRM_RECEIPT, id = id, parameters = V1.Receipt.parameters(parameters)), options) {  }

    /**
     * Update a boleto.
     *
     * @param id Key of the record.
     * @param parameters The parameters to send.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun updateBoleto(id: Long, parameters: BoletoUpdateParameters, options: CallOptions = CallOptions()): Unit =
        calls.run(ApiCallV1(ApiOperation.SALES_UPDATE_BOLETO, id = id, parameters = V1.BoletoUpdate.parameters(parameters)), options) {  }
}

/** The operations of the resource `services`. */
class BlockingServicesResourceV1 internal constructor(private val calls: BlockingCalls) {
    /**
     * List services. Each page is requested when it is needed.
     *
     * @param listing Where to begin, records of a page, and their order; all of them by key if it is null.
     * @param options A stored state, and the callback that stores it.
     */
    @JvmOverloads
    fun list(listing: ListingQueryV1? = null, options: CallOptions = CallOptions()): BlockingListing<ServiceV1> =
        calls.pages(ApiCallV1(ApiOperation.SERVICES_LIST, listing = listing), options) { V1.Service.decode(it).value }

    /**
     * Insert a service.
     *
     * @param parameters The parameters to send.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun insert(parameters: ServiceParameters, options: CallOptions = CallOptions()): ServiceV1 =
        calls.run(ApiCallV1(ApiOperation.SERVICES_INSERT, parameters = V1.Service.parameters(parameters)), options) { step -> recordOf(step) { V1.Service.decode(it).value } }

    /**
     * Select a service.
     *
     * @param id Key of the record.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun select(id: Long, options: CallOptions = CallOptions()): ServiceV1 =
        calls.run(ApiCallV1(ApiOperation.SERVICES_SELECT, id = id), options) { step -> recordOf(step) { V1.Service.decode(it).value } }

    /**
     * Update a service.
     *
     * @param id Key of the record.
     * @param parameters The parameters to send.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun update(id: Long, parameters: ServiceParameters, options: CallOptions = CallOptions()): ServiceV1 =
        calls.run(ApiCallV1(ApiOperation.SERVICES_UPDATE, id = id, parameters = V1.Service.parameters(parameters)), options) { step -> recordOf(step) { V1.Service.decode(it).value } }

    /**
     * Delete a service.
     *
     * @param id Key of the record.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun delete(id: Long, options: CallOptions = CallOptions()): Unit =
        calls.run(ApiCallV1(ApiOperation.SERVICES_DELETE, id = id), options) {  }
}

/** The operations of the resource `customers`. */
class BlockingCustomersResourceV1 internal constructor(private val calls: BlockingCalls) {
    /**
     * List customers. Each page is requested when it is needed.
     *
     * @param listing Where to begin, records of a page, and their order; all of them by key if it is null.
     * @param options A stored state, and the callback that stores it.
     */
    @JvmOverloads
    fun list(listing: ListingQueryV1? = null, options: CallOptions = CallOptions()): BlockingListing<CustomerV1> =
        calls.pages(ApiCallV1(ApiOperation.CUSTOMERS_LIST, listing = listing), options) { V1.Customer.decode(it).value }

    /**
     * Insert a customer.
     *
     * @param parameters The parameters to send.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun insert(parameters: CustomerParameters, options: CallOptions = CallOptions()): CustomerV1 =
        calls.run(ApiCallV1(ApiOperation.CUSTOMERS_INSERT, parameters = V1.Customer.parameters(parameters)), options) { step -> recordOf(step) { V1.Customer.decode(it).value } }

    /**
     * Select a customer.
     *
     * @param id Key of the record.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun select(id: Long, options: CallOptions = CallOptions()): CustomerV1 =
        calls.run(ApiCallV1(ApiOperation.CUSTOMERS_SELECT, id = id), options) { step -> recordOf(step) { V1.Customer.decode(it).value } }

    /**
     * Update a customer.
     *
     * @param id Key of the record.
     * @param parameters The parameters to send.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun update(id: Long, parameters: CustomerParameters, options: CallOptions = CallOptions()): CustomerV1 =
        calls.run(ApiCallV1(ApiOperation.CUSTOMERS_UPDATE, id = id, parameters = V1.Customer.parameters(parameters)), options) { step -> recordOf(step) { V1.Customer.decode(it).value } }

    /**
     * Delete a customer.
     *
     * @param id Key of the record.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun delete(id: Long, options: CallOptions = CallOptions()): Unit =
        calls.run(ApiCallV1(ApiOperation.CUSTOMERS_DELETE, id = id), options) {  }
}
