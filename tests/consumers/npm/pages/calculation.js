// A page that calculates the installments of an amount, and the charges on each if it is paid late.
import { boleto, init, installments } from "lastro/calc/slim";
import wasm from "lastro/calc.wasm?url";

const ready = init(wasm);

document.querySelector("form").addEventListener("input", async ({ currentTarget }) => {
  const { valor, parcelas, dias } = Object.fromEntries(new FormData(currentTarget));
  await ready;
  const lines = installments.split({ valor, parcelas }).map((share) => {
    const { valor_novo } = boleto.lateCharges({ valor: share, multa: "2", juros_mensal: "1", dias });
    return `${share}, ${valor_novo} after ${dias} days`;
  });
  document.querySelector("output").textContent = lines.join("\n");
});
