import type { ApiOperation, Resource } from "lastro";

import { customers } from "./customers";
import { sales } from "./sales";
import { services } from "./services";

interface Sample {
  /** The operation of the service that lists these records. */
  operation: ApiOperation;
  records: readonly object[];
  /** The fields that are shown as columns if the query selects none. */
  columns: readonly string[];
}

/** The sample records on which the query page runs the user's queries, by entity. */
export const SAMPLES = {
  sale: {
    operation: "sales.list",
    records: sales,
    columns: ["id", "data", "cliente", "valor_venda", "desconto", "parcela_status"],
  },
  customer: {
    operation: "customers.list",
    records: customers,
    columns: ["id", "nome", "tipo", "cidade", "data_cadastro", "status"],
  },
  service: {
    operation: "services.list",
    records: services,
    columns: ["id", "nome", "id_servico", "valor", "impostos_percentual", "status"],
  },
} as const satisfies Partial<Record<Resource, Sample>>;

export type Listed = keyof typeof SAMPLES;
