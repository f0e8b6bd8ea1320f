import { Worker } from "node:worker_threads";

new Worker(new URL("./main.js", import.meta.url));
