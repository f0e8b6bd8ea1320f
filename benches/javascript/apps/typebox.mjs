import { Array, Integer, Object, String } from "typebox";
import { Compile } from "typebox/compile";

const sale = Compile(
  Object({
    cliente: String(),
    data: String({ format: "date" }),
    itens: Array(Object({ id_servico: Integer(), valor: String({ pattern: "^\\d+\\.\\d\\d$" }) })),
  }),
);
export const problems = (value) => (sale.Check(value) ? [] : sale.Errors(value));
