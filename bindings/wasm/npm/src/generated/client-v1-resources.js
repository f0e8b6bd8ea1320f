// Made from the core's tables by `cargo xtask generate`: change them, not this file.
import { boletoUpdate, cancellation, customer, receipt, sale, service } from "./entries/client-v1.js";

export default {
  sales: {
    list: ["sales.list", "pages", "listing"],
    insert: ["sales.insert", "value", ["parameters", (value) => sale.parameters({ value })]],
    select: ["sales.select", "value", "id"],
    update: ["sales.update", "value", "id", ["parameters", (value) => sale.parameters({ value })]],
    delete: ["sales.delete", "nothing", "id"],
    cancelInvoice: ["sales.cancel_invoice", "nothing", "id", ["parameters", (value) => cancellation.parameters({ value })]],
    confirmReceipt: ["sales.confirm_receipt", "nothing", "id", ["parameters", (value) => receipt.parameters({ value })]],
    updateBoleto: ["sales.update_boleto", "nothing", "id", ["parameters", (value) => boletoUpdate.parameters({ value })]],
  },
  services: {
    list: ["services.list", "pages", "listing"],
    insert: ["services.insert", "value", ["parameters", (value) => service.parameters({ value })]],
    select: ["services.select", "value", "id"],
    update: ["services.update", "value", "id", ["parameters", (value) => service.parameters({ value })]],
    delete: ["services.delete", "nothing", "id"],
  },
  customers: {
    list: ["customers.list", "pages", "listing"],
    insert: ["customers.insert", "value", ["parameters", (value) => customer.parameters({ value })]],
    select: ["customers.select", "value", "id"],
    update: ["customers.update", "value", "id", ["parameters", (value) => customer.parameters({ value })]],
    delete: ["customers.delete", "nothing", "id"],
  },
};
