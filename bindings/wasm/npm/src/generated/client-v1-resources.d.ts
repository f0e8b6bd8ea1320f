// Made from the core's tables by `cargo xtask generate`: change them, not this file.
import type { IntegerInput } from "./api.js";
import type {
  BoletoUpdateParametersInput,
  CancellationParametersInput,
  CustomerParametersInput,
  CustomerV1,
  ListingQueryV1Input,
  ReceiptParametersInput,
  SaleParametersInput,
  SaleV1,
  ServiceParametersInput,
  ServiceV1,
} from "./v1-api.js";
import type { CallOptions, Records } from "./client-loop.js";

/** The operations of the service, each as a method of its resource. */
export interface Resources {
  readonly sales: {
    /** List sales. */
    list(listing?: ListingQueryV1Input | null, options?: CallOptions): Records<SaleV1>;
    /** Insert a sale. */
    insert(parameters: SaleParametersInput, options?: CallOptions): Promise<SaleV1>;
    /** Select a sale. */
    select(id: IntegerInput, options?: CallOptions): Promise<SaleV1>;
    /** Update a sale. */
    update(id: IntegerInput, parameters: SaleParametersInput, options?: CallOptions): Promise<SaleV1>;
    /** Delete a sale. */
    delete(id: IntegerInput, options?: CallOptions): Promise<void>;
    /** Cancel the invoice of a sale. */
    cancelInvoice(id: IntegerInput, parameters: CancellationParametersInput, options?: CallOptions): Promise<void>;
    /** Confirm a receipt. */
    confirmReceipt(id: IntegerInput, parameters: ReceiptParametersInput, options?: CallOptions): Promise<void>;
    /** Update a boleto. */
    updateBoleto(id: IntegerInput, parameters: BoletoUpdateParametersInput, options?: CallOptions): Promise<void>;
  };
  readonly services: {
    /** List services. */
    list(listing?: ListingQueryV1Input | null, options?: CallOptions): Records<ServiceV1>;
    /** Insert a service. */
    insert(parameters: ServiceParametersInput, options?: CallOptions): Promise<ServiceV1>;
    /** Select a service. */
    select(id: IntegerInput, options?: CallOptions): Promise<ServiceV1>;
    /** Update a service. */
    update(id: IntegerInput, parameters: ServiceParametersInput, options?: CallOptions): Promise<ServiceV1>;
    /** Delete a service. */
    delete(id: IntegerInput, options?: CallOptions): Promise<void>;
  };
  readonly customers: {
    /** List customers. */
    list(listing?: ListingQueryV1Input | null, options?: CallOptions): Records<CustomerV1>;
    /** Insert a customer. */
    insert(parameters: CustomerParametersInput, options?: CallOptions): Promise<CustomerV1>;
    /** Select a customer. */
    select(id: IntegerInput, options?: CallOptions): Promise<CustomerV1>;
    /** Update a customer. */
    update(id: IntegerInput, parameters: CustomerParametersInput, options?: CallOptions): Promise<CustomerV1>;
    /** Delete a customer. */
    delete(id: IntegerInput, options?: CallOptions): Promise<void>;
  };
}
