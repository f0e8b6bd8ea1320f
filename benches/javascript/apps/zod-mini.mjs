import * as z from "zod/mini";

const sale = z.object({
  cliente: z.string(),
  data: z.iso.date(),
  itens: z.array(z.object({ id_servico: z.int(), valor: z.string().check(z.regex(/^\d+\.\d\d$/)) })),
});
export const problems = (value) => sale.safeParse(value).error?.issues ?? [];
