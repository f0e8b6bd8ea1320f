// The rules between the fields of a sale, written by hand as in a program without lastro. They are exact: amounts are BigInt in
// their smallest unit. `breaches` returns the path of each violation.

const PLACES = 10n ** 10n;

function units(number, places) {
  const [whole, fraction = ""] = String(number).split(".");
  return BigInt(whole + fraction.padEnd(places, "0"));
}

const cents = (amount) => units(amount, 2);

/** An amount times a quantity, rounded to the cent. Half a cent is rounded away from zero. */
function product(amount, quantity) {
  const exact = cents(amount) * units(quantity, 10);
  const half = exact < 0n ? -PLACES / 2n : PLACES / 2n;
  return (exact + half) / PLACES;
}

export function breaches(sale) {
  const found = [];
  if (sale.data == null && sale.agendamento_data == null) found.push(["agendamento_data"]);
  if (!sale.itens?.length && sale.valor_venda == null) found.push(["itens"]);
  if (sale.desconto != null && cents(sale.desconto) < 0n) found.push(["desconto"]);
  if (Number(sale.agendamento_repetir) === 2 && !(Number(sale.agendamento_numero) >= 1)) found.push(["agendamento_numero"]);
  sale.itens?.forEach((item, i) => {
    if (item.id_servico == null) found.push(["itens", i, "id_servico"]);
    const { valor, qtd, total } = item;
    if (valor != null && qtd != null && total != null && product(valor, qtd) !== cents(total)) {
      found.push(["itens", i, "total"]);
    }
  });
  let sum = 0n;
  let last = "";
  sale.parcelas?.forEach(({ data_vencimento: due, valor }, i) => {
    if (due == null) found.push(["parcelas", i, "data_vencimento"]);
    else if (due < last) found.push(["parcelas", i, "data_vencimento"]);
    else last = due;
    if (valor == null) found.push(["parcelas", i, "valor"]);
    else sum += cents(valor);
  });
  if (sale.parcelas?.length && sale.valor_venda != null && sum !== cents(sale.valor_venda)) found.push(["parcelas"]);
  return found;
}
