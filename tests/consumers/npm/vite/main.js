import wasm from "lastro/lastro.wasm?url";
import { run } from "./run.js";

run(wasm, new Worker(new URL("./worker.js", import.meta.url), { type: "module" }));
