import { readFileSync } from "node:fs";
import { program } from "./program.js";

const wasm = readFileSync(new URL(import.meta.resolve("lastro/lastro.wasm")));
console.log((await program(wasm)).join("\n"));
