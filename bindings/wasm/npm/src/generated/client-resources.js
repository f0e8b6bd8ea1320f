// Made from the core's tables by `cargo xtask generate`: change them, not this file.

export default {
  services: {
    list: ["services.list", "pages", "query"],
    insert: ["services.insert", "value", "record"],
    select: ["services.select", "value", "id"],
    update: ["services.update", "value", "id", "record"],
    delete: ["services.delete", "nothing", "id"],
  },
  paymentMethods: {
    list: ["payment_methods.list", "pages", "query"],
  },
  customers: {
    list: ["customers.list", "pages", "query"],
    insert: ["customers.insert", "value", "record"],
    select: ["customers.select", "value", "id"],
    update: ["customers.update", "value", "id", "record"],
    delete: ["customers.delete", "nothing", "id"],
  },
  sales: {
    list: ["sales.list", "pages", "query"],
    insert: ["sales.insert", "value", "record"],
    select: ["sales.select", "value", "id"],
    update: ["sales.update", "value", "id", "record"],
    delete: ["sales.delete", "nothing", "id"],
    cancelInvoice: ["sales.cancel_invoice", "value", "id", "record"],
    confirmReceipt: ["sales.confirm_receipt", "value", "id", "record"],
    updateBoleto: ["sales.update_boleto", "value", "id", "record"],
  },
  plans: {
    list: ["plans.list", "pages", "query"],
    select: ["plans.select", "value", "id"],
  },
  wallet: {
    select: ["wallet.select", "value", "cpf"],
  },
  cnae: {
    list: ["cnae.list", "pages", "query"],
  },
  serviceList: {
    list: ["service_list.list", "pages", "query"],
  },
  municipalities: {
    list: ["municipalities.list", "pages", "query"],
  },
  indices: {
    list: ["indices.list", "pages"],
  },
};
