// `sale` is not used, so a bundler may drop the whole entry, including its wasm.
import { sale } from "lastro";
import { text } from "lastro/messages/en";

console.log(text({ path: "valor", code: "too_many_decimals", severity: "error", params: { places: "2" } }));
