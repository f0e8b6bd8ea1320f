// Measures the download size of a small app with each package. The app is bundled, minified and compressed with gzip. Prints one
// line of JSON per app.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const apps = new URL("apps/", import.meta.url);
const gzip = (bytes) => gzipSync(bytes, { level: 9 }).length;
const say = (who, bytes) => console.log(JSON.stringify({ app: who, minified: bytes.length, gzip: gzip(bytes) }));

for (const file of readdirSync(apps).sort()) {
  const { outputFiles } = await build({
    entryPoints: [new URL(file, apps).pathname],
    bundle: true,
    format: "esm",
    logLevel: "error",
    minify: true,
    platform: "browser",
    target: "es2022",
    write: false,
  });
  say(file.replace(/\.mjs$/, ""), outputFiles[0].contents);
}
for (const name of ["lastro", "calc", "forms", "query", "v1", "webhook"]) {
  say(`${name}.wasm`, readFileSync(new URL(import.meta.resolve(`lastro/${name}.wasm`))));
}
