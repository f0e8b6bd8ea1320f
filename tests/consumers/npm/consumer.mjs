// Creates consumers of the packages. Each consumer is a new folder outside the sources. It contains a program, and npm has installed only
// the packed tarballs in it.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const { LASTRO_TARBALLS: tarballs, LASTRO_CONSUMERS: folder } = process.env;
if (!tarballs || !folder) throw new Error("run by `cargo xtask test 'npm consumers'`, which says where the tarballs are");

const { version } = JSON.parse(readFileSync(new URL("../../../bindings/wasm/npm/package.json", import.meta.url), "utf8"));
/** The path of the tarball of a package. */
export const tarball = (name) => join(tarballs, `${name}-${version}.tgz`);

/** The path of a tool that package-lock.json of this folder installs. */
export const tool = (name) => fileURLToPath(new URL(`node_modules/.bin/${name}`, import.meta.url));

/** Runs a program. Returns its output, or throws an error with the output if the program fails. */
export function run(cwd, program, ...args) {
  const done = spawnSync(program, args, { cwd, encoding: "utf8", timeout: 120_000 });
  if (done.error) throw done.error;
  if (done.status !== 0) throw new Error(`${basename(program)} ${args.join(" ")} (${done.status})\n${done.stdout}${done.stderr}`);
  return done.stdout;
}

/** Creates a consumer's folder with copies of files from this script's folder, and installs the packages with npm. Returns the folder. */
export function consumer(name, files, type = "module", packages = ["lastro", "lastro-twin"]) {
  const place = join(folder, name);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const file of files) cpSync(new URL(file, import.meta.url), join(place, basename(file)));
  writeFileSync(join(place, "package.json"), JSON.stringify({ private: true, type }));
  run(place, "npm", "install", "--offline", "--no-audit", "--no-fund", "--loglevel=error", ...packages.map(tarball));
  return place;
}

/** Runs esbuild in a consumer's folder. */
export const esbuild = (place, entry, outfile, options = {}) =>
  build({ absWorkingDir: place, entryPoints: [entry], outfile, logLevel: "warning", ...options });

/** Creates a consumer with program.ts as JavaScript: only the types are removed, and imports are not bundled. */
export async function untyped(name, files, type = "module") {
  const place = consumer(name, ["program.ts", ...files], type);
  await esbuild(place, "program.ts", "program.js", { format: type === "module" ? "esm" : "cjs" });
  return place;
}
