// Creates consumers of the package: clean folders outside of the sources, in which only the packed tarball is installed.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const { LASTRO_TARBALL: tarball, LASTRO_CONSUMERS: folder } = process.env;
if (!tarball || !folder) throw new Error("run by `cargo xtask test 'npm consumers'`, which says where the tarball is");

export { tarball };

/** The path of a program from this folder's npm packages. */
export const tool = (name) => fileURLToPath(new URL(`node_modules/.bin/${name}`, import.meta.url));

/** Runs a program and returns its output. A failure is reported with the output. */
export function run(cwd, program, ...args) {
  const done = spawnSync(program, args, { cwd, encoding: "utf8", timeout: 120_000 });
  if (done.error) throw done.error;
  if (done.status !== 0) throw new Error(`${basename(program)} ${args.join(" ")} (${done.status})\n${done.stdout}${done.stderr}`);
  return done.stdout;
}

/** Creates the folder of a consumer with copies of files from this folder. Installs the tarball in it with npm, as users do. */
export function consumer(name, files, type = "module") {
  const place = join(folder, name);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const file of files) cpSync(new URL(file, import.meta.url), join(place, basename(file)));
  writeFileSync(join(place, "package.json"), JSON.stringify({ private: true, type }));
  run(place, "npm", "install", "--offline", "--no-audit", "--no-fund", "--loglevel=error", tarball);
  return place;
}

/** Runs esbuild in a consumer's folder. */
export const esbuild = (place, entry, outfile, options = {}) =>
  build({ absWorkingDir: place, entryPoints: [entry], outfile, logLevel: "warning", ...options });

/** Creates a consumer that has the test program as JavaScript: esbuild only removes the types. */
export async function untyped(name, files, type = "module") {
  const place = consumer(name, ["program.ts", ...files], type);
  await esbuild(place, "program.ts", "program.js", { format: type === "module" ? "esm" : "cjs" });
  return place;
}
