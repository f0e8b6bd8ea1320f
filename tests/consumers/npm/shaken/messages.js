// `sale` is imported but not used, so a bundler should drop the whole entry `lastro`, including its wasm.
import { sale } from "lastro";
import { text } from "lastro/messages/en";

console.log(text({ path: "valor", code: "too_many_decimals", severity: "error", params: { places: "2" } }));
