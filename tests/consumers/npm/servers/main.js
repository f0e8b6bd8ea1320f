import { money } from "lastro";

console.log([money.parse({ text: "100" }), money.parse({ text: "200" })].join(" "));
