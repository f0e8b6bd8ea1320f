import { program } from "./program.js";

onmessage = async ({ data: wasm }) => postMessage((await program(wasm)).join("\n"));
