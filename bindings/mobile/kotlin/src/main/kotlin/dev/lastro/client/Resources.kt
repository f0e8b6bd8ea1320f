// Made from the core's tables by `cargo xtask generate`: change them, not this file.

package dev.lastro.client

import dev.lastro.AdjustmentIndex
import dev.lastro.ApiOperation
import dev.lastro.BoletoUpdate
import dev.lastro.Cancellation
import dev.lastro.Cnae
import dev.lastro.Customer
import dev.lastro.LastroException
import dev.lastro.ListQuery
import dev.lastro.Municipality
import dev.lastro.PaymentMethod
import dev.lastro.Plan
import dev.lastro.Receipt
import dev.lastro.Sale
import dev.lastro.Service
import dev.lastro.ServiceListItem
import dev.lastro.WalletEntry

/** The resources of a client. */
abstract class SuspendingResources internal constructor(calls: SuspendingCalls) {
    /** The resources of version 1 of the interface. They share the limits of this client. */
    @JvmField
    val v1: SuspendingResourcesV1 = SuspendingResourcesV1(calls)

    /** The operations of `services`. */
    @JvmField
    val services: ServicesResource = ServicesResource(calls)

    /** The operations of `payment_methods`. */
    @JvmField
    val paymentMethods: PaymentMethodsResource = PaymentMethodsResource(calls)

    /** The operations of `customers`. */
    @JvmField
    val customers: CustomersResource = CustomersResource(calls)

    /** The operations of `sales`. */
    @JvmField
    val sales: SalesResource = SalesResource(calls)

    /** The operations of `plans`. */
    @JvmField
    val plans: PlansResource = PlansResource(calls)

    /** The operations of `wallet`. */
    @JvmField
    val wallet: WalletResource = WalletResource(calls)

    /** The operations of `cnae`. */
    @JvmField
    val cnae: CnaeResource = CnaeResource(calls)

    /** The operations of `service_list`. */
    @JvmField
    val serviceList: ServiceListResource = ServiceListResource(calls)

    /** The operations of `municipalities`. */
    @JvmField
    val municipalities: MunicipalitiesResource = MunicipalitiesResource(calls)

    /** The operations of `indices`. */
    @JvmField
    val indices: IndicesResource = IndicesResource(calls)
}

/** The operations of the resource `services`. */
class ServicesResource internal constructor(private val calls: SuspendingCalls) {
    /**
     * List services. Each page is requested when it is needed.
     *
     * @param query Which records, in which order; all of them if it is null.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for a query that the rules reject.
     */
    @Throws(LastroException::class)
    fun list(query: ListQuery<Service>? = null, state: String? = null, keep: (suspend (String) -> Unit)? = null): RecordFlow<Service> =
        calls.pages(ApiCall(ApiOperation.SERVICES_LIST, query = query?.build()), state, keep) { Service.decode(it).value }

    /**
     * List services. Each page is requested when it is needed.
     *
     * @param query The query string.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     */
    fun list(query: String, state: String? = null, keep: (suspend (String) -> Unit)? = null): RecordFlow<Service> =
        calls.pages(ApiCall(ApiOperation.SERVICES_LIST, query = query), state, keep) { Service.decode(it).value }

    /**
     * Insert a service.
     *
     * @param service The record to send. Fields that the service fills in are left out.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun insert(service: Service, state: String? = null, keep: (suspend (String) -> Unit)? = null): Service =
        calls.run(ApiCall(ApiOperation.SERVICES_INSERT, record = service.encode()), state, keep) { step -> recordOf(step) { Service.decode(it).value } }

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
    suspend fun select(id: Long, state: String? = null, keep: (suspend (String) -> Unit)? = null): Service =
        calls.run(ApiCall(ApiOperation.SERVICES_SELECT, id = id), state, keep) { step -> recordOf(step) { Service.decode(it).value } }

    /**
     * Update a service.
     *
     * @param id Key of the record.
     * @param service The record to send. Fields that the service fills in are left out.
     * @param original The record before the update. If it is given, only the changed fields of a customer or service are sent.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun update(id: Long, service: Service, original: Service? = null, state: String? = null, keep: (suspend (String) -> Unit)? = null): Service =
        calls.run(ApiCall(ApiOperation.SERVICES_UPDATE, id = id, record = service.encode(), original = original?.encode()), state, keep) { step -> recordOf(step) { Service.decode(it).value } }

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
        calls.run(ApiCall(ApiOperation.SERVICES_DELETE, id = id), state, keep) {  }
}

/** The operations of the resource `payment_methods`. */
class PaymentMethodsResource internal constructor(private val calls: SuspendingCalls) {
    /**
     * List payment methods. Each page is requested when it is needed.
     *
     * @param query Which records, in which order; all of them if it is null.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for a query that the rules reject.
     */
    @Throws(LastroException::class)
    fun list(query: ListQuery<PaymentMethod>? = null, state: String? = null, keep: (suspend (String) -> Unit)? = null): RecordFlow<PaymentMethod> =
        calls.pages(ApiCall(ApiOperation.PAYMENT_METHODS_LIST, query = query?.build()), state, keep) { PaymentMethod.decode(it).value }

    /**
     * List payment methods. Each page is requested when it is needed.
     *
     * @param query The query string.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     */
    fun list(query: String, state: String? = null, keep: (suspend (String) -> Unit)? = null): RecordFlow<PaymentMethod> =
        calls.pages(ApiCall(ApiOperation.PAYMENT_METHODS_LIST, query = query), state, keep) { PaymentMethod.decode(it).value }
}

/** The operations of the resource `customers`. */
class CustomersResource internal constructor(private val calls: SuspendingCalls) {
    /**
     * List customers. Each page is requested when it is needed.
     *
     * @param query Which records, in which order; all of them if it is null.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for a query that the rules reject.
     */
    @Throws(LastroException::class)
    fun list(query: ListQuery<Customer>? = null, state: String? = null, keep: (suspend (String) -> Unit)? = null): RecordFlow<Customer> =
        calls.pages(ApiCall(ApiOperation.CUSTOMERS_LIST, query = query?.build()), state, keep) { Customer.decode(it).value }

    /**
     * List customers. Each page is requested when it is needed.
     *
     * @param query The query string.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     */
    fun list(query: String, state: String? = null, keep: (suspend (String) -> Unit)? = null): RecordFlow<Customer> =
        calls.pages(ApiCall(ApiOperation.CUSTOMERS_LIST, query = query), state, keep) { Customer.decode(it).value }

    /**
     * Insert a customer.
     *
     * @param customer The record to send. Fields that the service fills in are left out.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun insert(customer: Customer, state: String? = null, keep: (suspend (String) -> Unit)? = null): Customer =
        calls.run(ApiCall(ApiOperation.CUSTOMERS_INSERT, record = customer.encode()), state, keep) { step -> recordOf(step) { Customer.decode(it).value } }

    /**
     * Select a customer.
     *
     * @param id Key of the record.
     * @param query Fields and sections to return.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun select(id: Long, query: ListQuery<Customer>? = null, state: String? = null, keep: (suspend (String) -> Unit)? = null): Customer =
        calls.run(ApiCall(ApiOperation.CUSTOMERS_SELECT, id = id, query = query?.build()), state, keep) { step -> recordOf(step) { Customer.decode(it).value } }

    /**
     * Select a customer.
     *
     * @param id Key of the record.
     * @param query The query string: fields and sections to return.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun select(id: Long, query: String, state: String? = null, keep: (suspend (String) -> Unit)? = null): Customer =
        calls.run(ApiCall(ApiOperation.CUSTOMERS_SELECT, id = id, query = query), state, keep) { step -> recordOf(step) { Customer.decode(it).value } }

    /**
     * Update a customer.
     *
     * @param id Key of the record.
     * @param customer The record to send. Fields that the service fills in are left out.
     * @param original The record before the update. If it is given, only the changed fields of a customer or service are sent.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun update(id: Long, customer: Customer, original: Customer? = null, state: String? = null, keep: (suspend (String) -> Unit)? = null): Customer =
        calls.run(ApiCall(ApiOperation.CUSTOMERS_UPDATE, id = id, record = customer.encode(), original = original?.encode()), state, keep) { step -> recordOf(step) { Customer.decode(it).value } }

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
        calls.run(ApiCall(ApiOperation.CUSTOMERS_DELETE, id = id), state, keep) {  }
}

/** The operations of the resource `sales`. */
class SalesResource internal constructor(private val calls: SuspendingCalls) {
    /**
     * List sales. Each page is requested when it is needed.
     *
     * @param query Which records, in which order; all of them if it is null.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for a query that the rules reject.
     */
    @Throws(LastroException::class)
    fun list(query: ListQuery<Sale>? = null, state: String? = null, keep: (suspend (String) -> Unit)? = null): RecordFlow<Sale> =
        calls.pages(ApiCall(ApiOperation.SALES_LIST, query = query?.build()), state, keep) { Sale.decode(it).value }

    /**
     * List sales. Each page is requested when it is needed.
     *
     * @param query The query string.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     */
    fun list(query: String, state: String? = null, keep: (suspend (String) -> Unit)? = null): RecordFlow<Sale> =
        calls.pages(ApiCall(ApiOperation.SALES_LIST, query = query), state, keep) { Sale.decode(it).value }

    /**
     * Insert a sale.
     *
     * @param sale The record to send. Fields that the service fills in are left out.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun insert(sale: Sale, state: String? = null, keep: (suspend (String) -> Unit)? = null): Sale =
        calls.run(ApiCall(ApiOperation.SALES_INSERT, record = sale.encode()), state, keep) { step -> recordOf(step) { Sale.decode(it).value } }

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
    suspend fun select(id: Long, state: String? = null, keep: (suspend (String) -> Unit)? = null): Sale =
        calls.run(ApiCall(ApiOperation.SALES_SELECT, id = id), state, keep) { step -> recordOf(step) { Sale.decode(it).value } }

    /**
     * Update a sale.
     *
     * @param id Key of the record.
     * @param sale The record to send. Fields that the service fills in are left out.
     * @param original The record before the update. If it is given, only the changed fields of a customer or service are sent.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun update(id: Long, sale: Sale, original: Sale? = null, state: String? = null, keep: (suspend (String) -> Unit)? = null): Sale =
        calls.run(ApiCall(ApiOperation.SALES_UPDATE, id = id, record = sale.encode(), original = original?.encode()), state, keep) { step -> recordOf(step) { Sale.decode(it).value } }

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
        calls.run(ApiCall(ApiOperation.SALES_DELETE, id = id), state, keep) {  }

    /**
     * Cancel the invoice of a sale.
     *
     * @param id Key of the record.
     * @param cancellation The record to send. Fields that the service fills in are left out.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun cancelInvoice(id: Long, cancellation: Cancellation, state: String? = null, keep: (suspend (String) -> Unit)? = null): Sale =
        calls.run(ApiCall(ApiOperation.SALES_CANCEL_INVOICE, id = id, record = cancellation.encode()), state, keep) { step -> recordOf(step) { Sale.decode(it).value } }

    /**
     * Confirm a receipt.
     *
     * @param id Key of the record.
     * @param receipt The record to send. Fields that the service fills in are left out.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun confirmReceipt(id: Long, receipt: Receipt, state: String? = null, keep: (suspend (String) -> Unit)? = null): Sale =
        calls.run(ApiCall(ApiOperation.SALES_CONFIRM_RECEIPT, id = id, record = receipt.encode()), state, keep) { step -> recordOf(step) { Sale.decode(it).value } }

    /**
     * Update a boleto.
     *
     * @param id Key of the record.
     * @param boletoUpdate The record to send. Fields that the service fills in are left out.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun updateBoleto(id: Long, boletoUpdate: BoletoUpdate, state: String? = null, keep: (suspend (String) -> Unit)? = null): Sale =
        calls.run(ApiCall(ApiOperation.SALES_UPDATE_BOLETO, id = id, record = boletoUpdate.encode()), state, keep) { step -> recordOf(step) { Sale.decode(it).value } }
}

/** The operations of the resource `plans`. */
class PlansResource internal constructor(private val calls: SuspendingCalls) {
    /**
     * List plans. Each page is requested when it is needed.
     *
     * @param query Which records, in which order; all of them if it is null.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for a query that the rules reject.
     */
    @Throws(LastroException::class)
    fun list(query: ListQuery<Plan>? = null, state: String? = null, keep: (suspend (String) -> Unit)? = null): RecordFlow<Plan> =
        calls.pages(ApiCall(ApiOperation.PLANS_LIST, query = query?.build()), state, keep) { Plan.decode(it).value }

    /**
     * List plans. Each page is requested when it is needed.
     *
     * @param query The query string.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     */
    fun list(query: String, state: String? = null, keep: (suspend (String) -> Unit)? = null): RecordFlow<Plan> =
        calls.pages(ApiCall(ApiOperation.PLANS_LIST, query = query), state, keep) { Plan.decode(it).value }

    /**
     * Select a plan.
     *
     * @param id Key of the record.
     * @param query Fields and sections to return.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun select(id: Long, query: ListQuery<Plan>? = null, state: String? = null, keep: (suspend (String) -> Unit)? = null): Plan =
        calls.run(ApiCall(ApiOperation.PLANS_SELECT, id = id, query = query?.build()), state, keep) { step -> recordOf(step) { Plan.decode(it).value } }

    /**
     * Select a plan.
     *
     * @param id Key of the record.
     * @param query The query string: fields and sections to return.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun select(id: Long, query: String, state: String? = null, keep: (suspend (String) -> Unit)? = null): Plan =
        calls.run(ApiCall(ApiOperation.PLANS_SELECT, id = id, query = query), state, keep) { step -> recordOf(step) { Plan.decode(it).value } }
}

/** The operations of the resource `wallet`. */
class WalletResource internal constructor(private val calls: SuspendingCalls) {
    /**
     * Look up the virtual wallet of a CPF.
     *
     * @param cpf CPF, bare or printed.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @Throws(LastroException::class, ExchangeException::class)
    suspend fun select(cpf: String, state: String? = null, keep: (suspend (String) -> Unit)? = null): List<WalletEntry> =
        calls.run(ApiCall(ApiOperation.WALLET_SELECT, cpf = cpf), state, keep) { step -> recordsOf(step) { WalletEntry.decode(it).value } }
}

/** The operations of the resource `cnae`. */
class CnaeResource internal constructor(private val calls: SuspendingCalls) {
    /**
     * List economic activities. Each page is requested when it is needed.
     *
     * @param query Which records, in which order; all of them if it is null.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for a query that the rules reject.
     */
    @Throws(LastroException::class)
    fun list(query: ListQuery<Cnae>? = null, state: String? = null, keep: (suspend (String) -> Unit)? = null): RecordFlow<Cnae> =
        calls.pages(ApiCall(ApiOperation.CNAE_LIST, query = query?.build()), state, keep) { Cnae.decode(it).value }

    /**
     * List economic activities. Each page is requested when it is needed.
     *
     * @param query The query string.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     */
    fun list(query: String, state: String? = null, keep: (suspend (String) -> Unit)? = null): RecordFlow<Cnae> =
        calls.pages(ApiCall(ApiOperation.CNAE_LIST, query = query), state, keep) { Cnae.decode(it).value }
}

/** The operations of the resource `service_list`. */
class ServiceListResource internal constructor(private val calls: SuspendingCalls) {
    /**
     * List items of the service list. Each page is requested when it is needed.
     *
     * @param query Which records, in which order; all of them if it is null.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for a query that the rules reject.
     */
    @Throws(LastroException::class)
    fun list(query: ListQuery<ServiceListItem>? = null, state: String? = null, keep: (suspend (String) -> Unit)? = null): RecordFlow<ServiceListItem> =
        calls.pages(ApiCall(ApiOperation.SERVICE_LIST_LIST, query = query?.build()), state, keep) { ServiceListItem.decode(it).value }

    /**
     * List items of the service list. Each page is requested when it is needed.
     *
     * @param query The query string.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     */
    fun list(query: String, state: String? = null, keep: (suspend (String) -> Unit)? = null): RecordFlow<ServiceListItem> =
        calls.pages(ApiCall(ApiOperation.SERVICE_LIST_LIST, query = query), state, keep) { ServiceListItem.decode(it).value }
}

/** The operations of the resource `municipalities`. */
class MunicipalitiesResource internal constructor(private val calls: SuspendingCalls) {
    /**
     * List municipalities. Each page is requested when it is needed.
     *
     * @param query Which records, in which order; all of them if it is null.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     * @throws LastroException for a query that the rules reject.
     */
    @Throws(LastroException::class)
    fun list(query: ListQuery<Municipality>? = null, state: String? = null, keep: (suspend (String) -> Unit)? = null): RecordFlow<Municipality> =
        calls.pages(ApiCall(ApiOperation.MUNICIPALITIES_LIST, query = query?.build()), state, keep) { Municipality.decode(it).value }

    /**
     * List municipalities. Each page is requested when it is needed.
     *
     * @param query The query string.
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     */
    fun list(query: String, state: String? = null, keep: (suspend (String) -> Unit)? = null): RecordFlow<Municipality> =
        calls.pages(ApiCall(ApiOperation.MUNICIPALITIES_LIST, query = query), state, keep) { Municipality.decode(it).value }
}

/** The operations of the resource `indices`. */
class IndicesResource internal constructor(private val calls: SuspendingCalls) {
    /**
     * List adjustment indices. Each page is requested when it is needed.
     *
     * @param state A stored state to resume, instead of beginning.
     * @param keep Stores the state. It is awaited before each request; an exception from it ends the call.
     */
    fun list(state: String? = null, keep: (suspend (String) -> Unit)? = null): RecordFlow<AdjustmentIndex> =
        calls.pages(ApiCall(ApiOperation.INDICES_LIST), state, keep) { AdjustmentIndex.decode(it).value }
}

/** The resources of a client. */
abstract class BlockingResources internal constructor(calls: BlockingCalls) {
    /** The resources of version 1 of the interface. They share the limits of this client. */
    @JvmField
    val v1: BlockingResourcesV1 = BlockingResourcesV1(calls)

    /** The operations of `services`. */
    @JvmField
    val services: BlockingServicesResource = BlockingServicesResource(calls)

    /** The operations of `payment_methods`. */
    @JvmField
    val paymentMethods: BlockingPaymentMethodsResource = BlockingPaymentMethodsResource(calls)

    /** The operations of `customers`. */
    @JvmField
    val customers: BlockingCustomersResource = BlockingCustomersResource(calls)

    /** The operations of `sales`. */
    @JvmField
    val sales: BlockingSalesResource = BlockingSalesResource(calls)

    /** The operations of `plans`. */
    @JvmField
    val plans: BlockingPlansResource = BlockingPlansResource(calls)

    /** The operations of `wallet`. */
    @JvmField
    val wallet: BlockingWalletResource = BlockingWalletResource(calls)

    /** The operations of `cnae`. */
    @JvmField
    val cnae: BlockingCnaeResource = BlockingCnaeResource(calls)

    /** The operations of `service_list`. */
    @JvmField
    val serviceList: BlockingServiceListResource = BlockingServiceListResource(calls)

    /** The operations of `municipalities`. */
    @JvmField
    val municipalities: BlockingMunicipalitiesResource = BlockingMunicipalitiesResource(calls)

    /** The operations of `indices`. */
    @JvmField
    val indices: BlockingIndicesResource = BlockingIndicesResource(calls)
}

/** The operations of the resource `services`. */
class BlockingServicesResource internal constructor(private val calls: BlockingCalls) {
    /**
     * List services. Each page is requested when it is needed.
     *
     * @param query Which records, in which order; all of them if it is null.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for a query that the rules reject.
     */
    @JvmOverloads
    @Throws(LastroException::class)
    fun list(query: ListQuery<Service>? = null, options: CallOptions = CallOptions()): BlockingListing<Service> =
        calls.pages(ApiCall(ApiOperation.SERVICES_LIST, query = query?.build()), options) { Service.decode(it).value }

    /**
     * List services. Each page is requested when it is needed.
     *
     * @param query The query string.
     * @param options A stored state, and the callback that stores it.
     */
    @JvmOverloads
    fun list(query: String, options: CallOptions = CallOptions()): BlockingListing<Service> =
        calls.pages(ApiCall(ApiOperation.SERVICES_LIST, query = query), options) { Service.decode(it).value }

    /**
     * Insert a service.
     *
     * @param service The record to send. Fields that the service fills in are left out.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun insert(service: Service, options: CallOptions = CallOptions()): Service =
        calls.run(ApiCall(ApiOperation.SERVICES_INSERT, record = service.encode()), options) { step -> recordOf(step) { Service.decode(it).value } }

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
    fun select(id: Long, options: CallOptions = CallOptions()): Service =
        calls.run(ApiCall(ApiOperation.SERVICES_SELECT, id = id), options) { step -> recordOf(step) { Service.decode(it).value } }

    /**
     * Update a service.
     *
     * @param id Key of the record.
     * @param service The record to send. Fields that the service fills in are left out.
     * @param original The record before the update. If it is given, only the changed fields of a customer or service are sent.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun update(id: Long, service: Service, original: Service? = null, options: CallOptions = CallOptions()): Service =
        calls.run(ApiCall(ApiOperation.SERVICES_UPDATE, id = id, record = service.encode(), original = original?.encode()), options) { step -> recordOf(step) { Service.decode(it).value } }

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
        calls.run(ApiCall(ApiOperation.SERVICES_DELETE, id = id), options) {  }
}

/** The operations of the resource `payment_methods`. */
class BlockingPaymentMethodsResource internal constructor(private val calls: BlockingCalls) {
    /**
     * List payment methods. Each page is requested when it is needed.
     *
     * @param query Which records, in which order; all of them if it is null.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for a query that the rules reject.
     */
    @JvmOverloads
    @Throws(LastroException::class)
    fun list(query: ListQuery<PaymentMethod>? = null, options: CallOptions = CallOptions()): BlockingListing<PaymentMethod> =
        calls.pages(ApiCall(ApiOperation.PAYMENT_METHODS_LIST, query = query?.build()), options) { PaymentMethod.decode(it).value }

    /**
     * List payment methods. Each page is requested when it is needed.
     *
     * @param query The query string.
     * @param options A stored state, and the callback that stores it.
     */
    @JvmOverloads
    fun list(query: String, options: CallOptions = CallOptions()): BlockingListing<PaymentMethod> =
        calls.pages(ApiCall(ApiOperation.PAYMENT_METHODS_LIST, query = query), options) { PaymentMethod.decode(it).value }
}

/** The operations of the resource `customers`. */
class BlockingCustomersResource internal constructor(private val calls: BlockingCalls) {
    /**
     * List customers. Each page is requested when it is needed.
     *
     * @param query Which records, in which order; all of them if it is null.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for a query that the rules reject.
     */
    @JvmOverloads
    @Throws(LastroException::class)
    fun list(query: ListQuery<Customer>? = null, options: CallOptions = CallOptions()): BlockingListing<Customer> =
        calls.pages(ApiCall(ApiOperation.CUSTOMERS_LIST, query = query?.build()), options) { Customer.decode(it).value }

    /**
     * List customers. Each page is requested when it is needed.
     *
     * @param query The query string.
     * @param options A stored state, and the callback that stores it.
     */
    @JvmOverloads
    fun list(query: String, options: CallOptions = CallOptions()): BlockingListing<Customer> =
        calls.pages(ApiCall(ApiOperation.CUSTOMERS_LIST, query = query), options) { Customer.decode(it).value }

    /**
     * Insert a customer.
     *
     * @param customer The record to send. Fields that the service fills in are left out.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun insert(customer: Customer, options: CallOptions = CallOptions()): Customer =
        calls.run(ApiCall(ApiOperation.CUSTOMERS_INSERT, record = customer.encode()), options) { step -> recordOf(step) { Customer.decode(it).value } }

    /**
     * Select a customer.
     *
     * @param id Key of the record.
     * @param query Fields and sections to return.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun select(id: Long, query: ListQuery<Customer>? = null, options: CallOptions = CallOptions()): Customer =
        calls.run(ApiCall(ApiOperation.CUSTOMERS_SELECT, id = id, query = query?.build()), options) { step -> recordOf(step) { Customer.decode(it).value } }

    /**
     * Select a customer.
     *
     * @param id Key of the record.
     * @param query The query string: fields and sections to return.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun select(id: Long, query: String, options: CallOptions = CallOptions()): Customer =
        calls.run(ApiCall(ApiOperation.CUSTOMERS_SELECT, id = id, query = query), options) { step -> recordOf(step) { Customer.decode(it).value } }

    /**
     * Update a customer.
     *
     * @param id Key of the record.
     * @param customer The record to send. Fields that the service fills in are left out.
     * @param original The record before the update. If it is given, only the changed fields of a customer or service are sent.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun update(id: Long, customer: Customer, original: Customer? = null, options: CallOptions = CallOptions()): Customer =
        calls.run(ApiCall(ApiOperation.CUSTOMERS_UPDATE, id = id, record = customer.encode(), original = original?.encode()), options) { step -> recordOf(step) { Customer.decode(it).value } }

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
        calls.run(ApiCall(ApiOperation.CUSTOMERS_DELETE, id = id), options) {  }
}

/** The operations of the resource `sales`. */
class BlockingSalesResource internal constructor(private val calls: BlockingCalls) {
    /**
     * List sales. Each page is requested when it is needed.
     *
     * @param query Which records, in which order; all of them if it is null.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for a query that the rules reject.
     */
    @JvmOverloads
    @Throws(LastroException::class)
    fun list(query: ListQuery<Sale>? = null, options: CallOptions = CallOptions()): BlockingListing<Sale> =
        calls.pages(ApiCall(ApiOperation.SALES_LIST, query = query?.build()), options) { Sale.decode(it).value }

    /**
     * List sales. Each page is requested when it is needed.
     *
     * @param query The query string.
     * @param options A stored state, and the callback that stores it.
     */
    @JvmOverloads
    fun list(query: String, options: CallOptions = CallOptions()): BlockingListing<Sale> =
        calls.pages(ApiCall(ApiOperation.SALES_LIST, query = query), options) { Sale.decode(it).value }

    /**
     * Insert a sale.
     *
     * @param sale The record to send. Fields that the service fills in are left out.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun insert(sale: Sale, options: CallOptions = CallOptions()): Sale =
        calls.run(ApiCall(ApiOperation.SALES_INSERT, record = sale.encode()), options) { step -> recordOf(step) { Sale.decode(it).value } }

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
    fun select(id: Long, options: CallOptions = CallOptions()): Sale =
        calls.run(ApiCall(ApiOperation.SALES_SELECT, id = id), options) { step -> recordOf(step) { Sale.decode(it).value } }

    /**
     * Update a sale.
     *
     * @param id Key of the record.
     * @param sale The record to send. Fields that the service fills in are left out.
     * @param original The record before the update. If it is given, only the changed fields of a customer or service are sent.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun update(id: Long, sale: Sale, original: Sale? = null, options: CallOptions = CallOptions()): Sale =
        calls.run(ApiCall(ApiOperation.SALES_UPDATE, id = id, record = sale.encode(), original = original?.encode()), options) { step -> recordOf(step) { Sale.decode(it).value } }

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
        calls.run(ApiCall(ApiOperation.SALES_DELETE, id = id), options) {  }

    /**
     * Cancel the invoice of a sale.
     *
     * @param id Key of the record.
     * @param cancellation The record to send. Fields that the service fills in are left out.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun cancelInvoice(id: Long, cancellation: Cancellation, options: CallOptions = CallOptions()): Sale =
        calls.run(ApiCall(ApiOperation.SALES_CANCEL_INVOICE, id = id, record = cancellation.encode()), options) { step -> recordOf(step) { Sale.decode(it).value } }

    /**
     * Confirm a receipt.
     *
     * @param id Key of the record.
     * @param receipt The record to send. Fields that the service fills in are left out.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun confirmReceipt(id: Long, receipt: Receipt, options: CallOptions = CallOptions()): Sale =
        calls.run(ApiCall(ApiOperation.SALES_CONFIRM_RECEIPT, id = id, record = receipt.encode()), options) { step -> recordOf(step) { Sale.decode(it).value } }

    /**
     * Update a boleto.
     *
     * @param id Key of the record.
     * @param boletoUpdate The record to send. Fields that the service fills in are left out.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun updateBoleto(id: Long, boletoUpdate: BoletoUpdate, options: CallOptions = CallOptions()): Sale =
        calls.run(ApiCall(ApiOperation.SALES_UPDATE_BOLETO, id = id, record = boletoUpdate.encode()), options) { step -> recordOf(step) { Sale.decode(it).value } }
}

/** The operations of the resource `plans`. */
class BlockingPlansResource internal constructor(private val calls: BlockingCalls) {
    /**
     * List plans. Each page is requested when it is needed.
     *
     * @param query Which records, in which order; all of them if it is null.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for a query that the rules reject.
     */
    @JvmOverloads
    @Throws(LastroException::class)
    fun list(query: ListQuery<Plan>? = null, options: CallOptions = CallOptions()): BlockingListing<Plan> =
        calls.pages(ApiCall(ApiOperation.PLANS_LIST, query = query?.build()), options) { Plan.decode(it).value }

    /**
     * List plans. Each page is requested when it is needed.
     *
     * @param query The query string.
     * @param options A stored state, and the callback that stores it.
     */
    @JvmOverloads
    fun list(query: String, options: CallOptions = CallOptions()): BlockingListing<Plan> =
        calls.pages(ApiCall(ApiOperation.PLANS_LIST, query = query), options) { Plan.decode(it).value }

    /**
     * Select a plan.
     *
     * @param id Key of the record.
     * @param query Fields and sections to return.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun select(id: Long, query: ListQuery<Plan>? = null, options: CallOptions = CallOptions()): Plan =
        calls.run(ApiCall(ApiOperation.PLANS_SELECT, id = id, query = query?.build()), options) { step -> recordOf(step) { Plan.decode(it).value } }

    /**
     * Select a plan.
     *
     * @param id Key of the record.
     * @param query The query string: fields and sections to return.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun select(id: Long, query: String, options: CallOptions = CallOptions()): Plan =
        calls.run(ApiCall(ApiOperation.PLANS_SELECT, id = id, query = query), options) { step -> recordOf(step) { Plan.decode(it).value } }
}

/** The operations of the resource `wallet`. */
class BlockingWalletResource internal constructor(private val calls: BlockingCalls) {
    /**
     * Look up the virtual wallet of a CPF.
     *
     * @param cpf CPF, bare or printed.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for arguments that the rules reject. Nothing is sent.
     * @throws ExchangeException if the call failed; it says whether a change was carried out.
     */
    @JvmOverloads
    @Throws(LastroException::class, ExchangeException::class)
    fun select(cpf: String, options: CallOptions = CallOptions()): List<WalletEntry> =
        calls.run(ApiCall(ApiOperation.WALLET_SELECT, cpf = cpf), options) { step -> recordsOf(step) { WalletEntry.decode(it).value } }
}

/** The operations of the resource `cnae`. */
class BlockingCnaeResource internal constructor(private val calls: BlockingCalls) {
    /**
     * List economic activities. Each page is requested when it is needed.
     *
     * @param query Which records, in which order; all of them if it is null.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for a query that the rules reject.
     */
    @JvmOverloads
    @Throws(LastroException::class)
    fun list(query: ListQuery<Cnae>? = null, options: CallOptions = CallOptions()): BlockingListing<Cnae> =
        calls.pages(ApiCall(ApiOperation.CNAE_LIST, query = query?.build()), options) { Cnae.decode(it).value }

    /**
     * List economic activities. Each page is requested when it is needed.
     *
     * @param query The query string.
     * @param options A stored state, and the callback that stores it.
     */
    @JvmOverloads
    fun list(query: String, options: CallOptions = CallOptions()): BlockingListing<Cnae> =
        calls.pages(ApiCall(ApiOperation.CNAE_LIST, query = query), options) { Cnae.decode(it).value }
}

/** The operations of the resource `service_list`. */
class BlockingServiceListResource internal constructor(private val calls: BlockingCalls) {
    /**
     * List items of the service list. Each page is requested when it is needed.
     *
     * @param query Which records, in which order; all of them if it is null.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for a query that the rules reject.
     */
    @JvmOverloads
    @Throws(LastroException::class)
    fun list(query: ListQuery<ServiceListItem>? = null, options: CallOptions = CallOptions()): BlockingListing<ServiceListItem> =
        calls.pages(ApiCall(ApiOperation.SERVICE_LIST_LIST, query = query?.build()), options) { ServiceListItem.decode(it).value }

    /**
     * List items of the service list. Each page is requested when it is needed.
     *
     * @param query The query string.
     * @param options A stored state, and the callback that stores it.
     */
    @JvmOverloads
    fun list(query: String, options: CallOptions = CallOptions()): BlockingListing<ServiceListItem> =
        calls.pages(ApiCall(ApiOperation.SERVICE_LIST_LIST, query = query), options) { ServiceListItem.decode(it).value }
}

/** The operations of the resource `municipalities`. */
class BlockingMunicipalitiesResource internal constructor(private val calls: BlockingCalls) {
    /**
     * List municipalities. Each page is requested when it is needed.
     *
     * @param query Which records, in which order; all of them if it is null.
     * @param options A stored state, and the callback that stores it.
     * @throws LastroException for a query that the rules reject.
     */
    @JvmOverloads
    @Throws(LastroException::class)
    fun list(query: ListQuery<Municipality>? = null, options: CallOptions = CallOptions()): BlockingListing<Municipality> =
        calls.pages(ApiCall(ApiOperation.MUNICIPALITIES_LIST, query = query?.build()), options) { Municipality.decode(it).value }

    /**
     * List municipalities. Each page is requested when it is needed.
     *
     * @param query The query string.
     * @param options A stored state, and the callback that stores it.
     */
    @JvmOverloads
    fun list(query: String, options: CallOptions = CallOptions()): BlockingListing<Municipality> =
        calls.pages(ApiCall(ApiOperation.MUNICIPALITIES_LIST, query = query), options) { Municipality.decode(it).value }
}

/** The operations of the resource `indices`. */
class BlockingIndicesResource internal constructor(private val calls: BlockingCalls) {
    /**
     * List adjustment indices. Each page is requested when it is needed.
     *
     * @param options A stored state, and the callback that stores it.
     */
    @JvmOverloads
    fun list(options: CallOptions = CallOptions()): BlockingListing<AdjustmentIndex> =
        calls.pages(ApiCall(ApiOperation.INDICES_LIST), options) { AdjustmentIndex.decode(it).value }
}
