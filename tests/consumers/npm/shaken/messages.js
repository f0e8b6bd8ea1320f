// `sale` is not used: a bundler may leave the whole entry out, wasm and all.
import { sale } from "lastro";
import { text } from "lastro/messages/en";

console.log(text({ path: "valor", code: "too_many_decimals", severity: "error", params: { places: "2" } }));
