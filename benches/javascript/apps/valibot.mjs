import { array, integer, isoDate, number, object, pipe, regex, safeParse, string } from "valibot";

const sale = object({
  cliente: string(),
  data: pipe(string(), isoDate()),
  itens: array(object({ id_servico: pipe(number(), integer()), valor: pipe(string(), regex(/^\d+\.\d\d$/)) })),
});
export const problems = (value) => safeParse(sale, value).issues ?? [];
