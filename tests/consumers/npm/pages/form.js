// A page that validates a sale in a form, and shows the issues.
import { init, sale } from "lastro/forms/slim";
import wasm from "lastro/forms.wasm?url";
import { text } from "lastro/messages/pt-BR";

const ready = init(wasm);

document.querySelector("form").addEventListener("input", async ({ currentTarget }) => {
  const value = Object.fromEntries(new FormData(currentTarget));
  await ready;
  const { issues } = sale.validate({ value, operation: "insert" });
  document.querySelector("output").textContent = issues.map(text).join("\n");
});
