import { run } from "./run.js";

const wasm = new URL("lastro/lastro.wasm", import.meta.url).href;
run(wasm, new Worker(new URL("./worker.js", import.meta.url), { type: "module" }));
