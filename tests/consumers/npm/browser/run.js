// Runs the program in the page and in a module worker, and shows the lines of both.
import { program } from "./program.js";

const show = (place, text) => (document.getElementById(place).textContent = text);
const said = (work) => work.then((lines) => lines.join("\n"), (error) => `failed: ${error.stack ?? error}`);

export async function run(wasm, worker) {
  worker.onmessage = ({ data }) => show("worker", data);
  worker.onerror = (event) => show("worker", `failed: ${event.message}`);
  worker.postMessage(new URL(wasm, location.href).href);
  show("page", await said(program(wasm)));
}
