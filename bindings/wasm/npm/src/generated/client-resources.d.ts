// Made from the core's tables by `cargo xtask generate`: change them, not this file.
import type { IntegerInput } from "./api.js";
import type {
  AdjustmentIndex,
  BoletoUpdateInput,
  CancellationInput,
  Cnae,
  Customer,
  CustomerInput,
  Municipality,
  PaymentMethod,
  Plan,
  QueryInput,
  ReceiptInput,
  Sale,
  SaleInput,
  Service,
  ServiceInput,
  ServiceListItem,
  WalletEntry,
} from "./api.js";
import type { CallOptions, Records } from "./client-loop.js";

/** The operations of the service, each as a method of its resource. */
export interface Resources {
  readonly services: {
    /** List services. */
    list(query?: string | QueryInput<"service"> | null, options?: CallOptions): Records<Service>;
    /** Insert a service. */
    insert(record: ServiceInput, options?: CallOptions): Promise<Service>;
    /** Select a service. */
    select(id: IntegerInput, options?: CallOptions): Promise<Service>;
    /** Update a service. */
    update(id: IntegerInput, record: ServiceInput, options?: CallOptions & { original?: ServiceInput | null }): Promise<Service>;
    /** Delete a service. */
    delete(id: IntegerInput, options?: CallOptions): Promise<void>;
  };
  readonly paymentMethods: {
    /** List payment methods. */
    list(query?: string | QueryInput<"payment_method"> | null, options?: CallOptions): Records<PaymentMethod>;
  };
  readonly customers: {
    /** List customers. */
    list(query?: string | QueryInput<"customer"> | null, options?: CallOptions): Records<Customer>;
    /** Insert a customer. */
    insert(record: CustomerInput, options?: CallOptions): Promise<Customer>;
    /** Select a customer. */
    select(id: IntegerInput, options?: CallOptions & { query?: string | QueryInput<"customer"> | null }): Promise<Customer>;
    /** Update a customer. */
    update(id: IntegerInput, record: CustomerInput, options?: CallOptions & { original?: CustomerInput | null }): Promise<Customer>;
    /** Delete a customer. */
    delete(id: IntegerInput, options?: CallOptions): Promise<void>;
  };
  readonly sales: {
    /** List sales. */
    list(query?: string | QueryInput<"sale"> | null, options?: CallOptions): Records<Sale>;
    /** Insert a sale. */
    insert(record: SaleInput, options?: CallOptions): Promise<Sale>;
    /** Select a sale. */
    select(id: IntegerInput, options?: CallOptions): Promise<Sale>;
    /** Update a sale. */
    update(id: IntegerInput, record: SaleInput, options?: CallOptions & { original?: SaleInput | null }): Promise<Sale>;
    /** Delete a sale. */
    delete(id: IntegerInput, options?: CallOptions): Promise<void>;
    /** Cancel the invoice of a sale. */
    cancelInvoice(id: IntegerInput, record: CancellationInput, options?: CallOptions): Promise<Sale>;
    /** Confirm a receipt. */
    confirmReceipt(id: IntegerInput, record: ReceiptInput, options?: CallOptions): Promise<Sale>;
    /** Update a boleto. */
    updateBoleto(id: IntegerInput, record: BoletoUpdateInput, options?: CallOptions): Promise<Sale>;
  };
  readonly plans: {
    /** List plans. */
    list(query?: string | QueryInput<"plan"> | null, options?: CallOptions): Records<Plan>;
    /** Select a plan. */
    select(id: IntegerInput, options?: CallOptions & { query?: string | QueryInput<"plan"> | null }): Promise<Plan>;
  };
  readonly wallet: {
    /** Look up the virtual wallet of a CPF. */
    select(cpf: string, options?: CallOptions): Promise<readonly WalletEntry[]>;
  };
  readonly cnae: {
    /** List economic activities. */
    list(query?: string | QueryInput<"cnae"> | null, options?: CallOptions): Records<Cnae>;
  };
  readonly serviceList: {
    /** List items of the service list. */
    list(query?: string | QueryInput<"service_list_item"> | null, options?: CallOptions): Records<ServiceListItem>;
  };
  readonly municipalities: {
    /** List municipalities. */
    list(query?: string | QueryInput<"municipality"> | null, options?: CallOptions): Records<Municipality>;
  };
  readonly indices: {
    /** List adjustment indices. */
    list(options?: CallOptions): Records<AdjustmentIndex>;
  };
}
