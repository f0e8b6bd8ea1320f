// Tests the packed tarballs with every kind of consumer: runtimes, bundlers, TypeScript, browsers. The same program must print the same
// lines everywhere.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { after, test } from "node:test";
import { gzipSync } from "node:zlib";
import { close, failure, served, shown } from "./browser.mjs";
import { consumer, esbuild, run, tool, untyped } from "./consumer.mjs";
import { build, createServer, preview } from "vite";
import webpack from "webpack";

const expected = readFileSync(new URL("expected.txt", import.meta.url), "utf8").trimEnd();
const same = (printed) => assert.equal(printed.trimEnd(), expected);

after(close);

test("Node, ES modules", async () => {
  same(run(await untyped("node-esm", ["node/main.js"]), "node", "main.js"));
});

test("Node, CommonJS", async () => {
  same(run(await untyped("node-cjs", ["node/main.cjs"], "commonjs"), "node", "main.cjs"));
});

test("Node, a worker thread", async () => {
  same(run(await untyped("node-worker", ["node/main.js", "node/worker.js"]), "node", "worker.js"));
});

test("Deno, its types checked", async () => {
  const place = await untyped("deno", ["node/main.js"]);
  run(place, tool("deno"), "check", "--quiet", "program.ts");
  same(run(place, tool("deno"), "run", "--quiet", "--cached-only", "--allow-read=.", "main.js"));
});

test("Bun", async () => {
  same(run(await untyped("bun", ["node/main.js"]), tool("bun"), "main.js"));
});

test("TypeScript strict, node16, ES modules", () => {
  const place = consumer("typescript-esm", ["program.ts", "typescript/node16.json", "node/main.js"]);
  run(place, tool("tsc"), "-p", "node16.json");
  same(run(place, "node", "main.js"));
});

test("TypeScript strict, node16, CommonJS", () => {
  const place = consumer("typescript-cjs", ["program.ts", "typescript/node16.json", "node/main.cjs"], "commonjs");
  run(place, tool("tsc"), "-p", "node16.json");
  same(run(place, "node", "main.cjs"));
});

test("TypeScript strict, bundler", () => {
  run(consumer("typescript-bundler", ["program.ts", "typescript/bundler.json"]), tool("tsc"), "-p", "bundler.json");
});

test("esbuild", async () => {
  const place = await untyped("esbuild", ["esbuild/main.js"]);
  await esbuild(place, "main.js", "out.js", { bundle: true, format: "esm", target: "node20", loader: { ".wasm": "binary" }, minify: true });
  same(run(place, "node", "out.js"));
});

test("esbuild, with require, bundles the ES modules, which need no file", async () => {
  const place = await untyped("esbuild-require", ["node/main.cjs"], "commonjs");
  await esbuild(place, "main.cjs", "out.cjs", { bundle: true, format: "cjs", platform: "node", external: ["lastro/lastro.wasm"] });
  assert.doesNotMatch(readFileSync(join(place, "out.cjs"), "utf8"), /__dirname/);
  same(run(place, "node", "out.cjs"));
});

// A bundler for servers follows the condition `node`, whose wasm module is the value of a CommonJS file.
test("bundlers for servers contain the variant for Node", async () => {
  const place = await untyped("servers", ["servers/main.js"]);
  const variant = readFileSync(join(place, "node_modules/lastro/dist/node-wasm.cjs"), "utf8");
  const start = variant.slice(variant.indexOf('"') + 1).slice(0, 1000);
  for (const [format, file] of [["esm", "esbuild.mjs"], ["cjs", "esbuild.cjs"]]) {
    await esbuild(place, "main.js", file, { bundle: true, format, platform: "node", minify: true });
  }
  await pack(place, "./main.js", { target: "node", output: { path: place, filename: "webpack.cjs" } });
  const settings = { root: place, configFile: false, logLevel: "warn", ssr: { noExternal: true } };
  await build({ ...settings, build: { ssr: "main.js", outDir: "vite" } });
  for (const file of ["esbuild.mjs", "esbuild.cjs", "webpack.cjs", "vite/main.js"]) {
    assert.ok(readFileSync(join(place, file), "utf8").includes(start), file);
    assert.equal(run(place, "node", file), "100.00 200.00\n", file);
  }
});

const page = ["browser/index.html", "browser/run.js", "browser/worker.js"];
const everywhere = { page: expected, worker: expected, complaints: [] };

test("Vite, development server", async () => {
  const root = await untyped("vite", ["vite/main.js", ...page]);
  const server = await createServer({ root, configFile: false, logLevel: "warn", server: { host: "127.0.0.1", port: 0 } });
  try {
    await server.listen();
    assert.deepEqual(await shown(server.resolvedUrls.local[0]), everywhere);
  } finally {
    await server.close();
  }
});

test("Vite, production", async () => {
  const root = await untyped("vite", ["vite/main.js", ...page]);
  const settings = { root, configFile: false, logLevel: "warn", worker: { format: "es" } };
  await build({ ...settings, build: { target: "es2022", chunkSizeWarningLimit: 2000 } });
  const server = await preview({ ...settings, preview: { host: "127.0.0.1", port: 0 } });
  try {
    assert.deepEqual(await shown(server.resolvedUrls.local[0]), everywhere);
  } finally {
    await server.close();
  }
});

for (const page of ["form", "calculation"]) {
  test(`Vite, the size of the download for a page with a ${page}`, async (context) => {
    const root = consumer(`vite-${page}`, [`pages/${page}.js`]);
    const { output } = await build({ root, configFile: false, logLevel: "warn", build: { target: "es2022", rolldownOptions: { input: `${page}.js` } } });
    const sizes = output.map(({ fileName, code, source }) => `${extname(fileName)} ${(gzipSync(code ?? source, { level: 9 }).length / 1000).toFixed(1)} KB`);
    context.diagnostic(`gzip: ${sizes.join(", ")}`);
    assert.equal(sizes.length, 2);
  });
}

/** Bundles a program with webpack. Fails if webpack reports a warning. */
async function pack(context, entry, settings = {}) {
  const stats = await new Promise((done, fail) => {
    const configuration = { context, entry, mode: "production", output: { path: join(context, "dist"), filename: "main.js" } };
    webpack({ ...configuration, performance: false, ...settings }, (error, stats) => (error ? fail(error) : done(stats)));
  });
  assert.ok(!stats.hasErrors() && !stats.hasWarnings(), stats.toString());
}

const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'; img-src data:";

test("webpack, with a content security policy that must allow wasm", async () => {
  const context = await untyped("webpack", ["webpack/main.js", ...page]);
  await pack(context, "./main.js");
  run(context, "cp", "index.html", "dist");
  const dist = join(context, "dist");
  const named = POLICY.replace("script-src", "script-src 'wasm-unsafe-eval'");
  await served(dist, named, async (address) => assert.deepEqual(await shown(address), everywhere));
  await served(dist, POLICY, async (address) => assert.match(await failure(address), /CompileError.*Content Security Policy/));
});

test("unused imports add no wasm to a bundle", async () => {
  const place = consumer("shaken", ["shaken/messages.js", "shaken/forms.js"]);
  const prints = { messages: "valor: has more than 2 decimal places\n", forms: "forms\n" };
  for (const [name, printed] of Object.entries(prints)) {
    const [esbuilt, packed] = [`esbuild-${name}.js`, `webpack-${name}.js`];
    await esbuild(place, `${name}.js`, esbuilt, { bundle: true, format: "esm", minify: true });
    await pack(place, `./${name}.js`, { output: { path: place, filename: packed } });
    for (const bundle of [esbuilt, packed]) {
      assert.equal(run(place, "node", bundle), printed);
      assert.ok(!readFileSync(join(place, bundle), "utf8").includes("WebAssembly"), bundle);
    }
  }
});
