// Runs a server as a separate process, on a free port.

import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Maximum time in milliseconds until a server's first response. */
const READY_MS = 300_000;

/** Finds a free port. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(String(port)));
    });
  });
}

/** Starts a server, and calls `use` with its address and the milliseconds until its first response. Then stops the server. */
export async function served(start, folder, use) {
  const port = await freePort();
  const [program, words] = start(port);
  const begun = performance.now();
  const child = spawn(program, words, { stdio: ["ignore", "ignore", "pipe"], cwd: folder });
  let said = "";
  // keeps the end of the server's error output, which tells why it stopped
  child.stderr.setEncoding("utf8").on("data", (text) => (said = (said + text).slice(-200)));
  const ended = new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(`it ended with ${code ?? signal}: ${said.trim()}`));
  });
  try {
    const base = `http://127.0.0.1:${port}`;
    const lost = ended.then((why) => {
      throw new Error(why);
    });
    const ready = answers(base, begun);
    await use(base, await Promise.race([ready, lost]));
  } finally {
    child.kill("SIGTERM");
    // a server that ignores SIGTERM is killed, so that the other servers can be measured
    const stopped = await Promise.race([ended, wait(10_000, undefined, { ref: false })]);
    if (stopped === undefined) child.kill("SIGKILL");
  }
}

/** Waits for the first response, with any status. Returns the milliseconds since `begun`. */
async function answers(base, begun) {
  while (performance.now() - begun < READY_MS) {
    try {
      await (await fetch(base)).arrayBuffer();
      return performance.now() - begun;
    } catch {
      await wait(5);
    }
  }
  throw new Error(`it does not answer within ${READY_MS / 1000} s`);
}
