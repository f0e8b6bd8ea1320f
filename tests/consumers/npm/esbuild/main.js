import wasm from "lastro/lastro.wasm";
import { program } from "./program.js";

console.log((await program(wasm)).join("\n"));
