// Generates the reference lists again: `node make.mjs FOLDER`. FOLDER is the unpacked npm package @br-validators/core
// (`npm pack @br-validators/core` and `tar xzf` create it as `package`). Each sample file keeps its ids.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

if (process.argv.length !== 3) throw new Error("usage: node make.mjs FOLDER");
const folder = resolve(process.argv[2]);
const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
const load = (module) => import(pathToFileURL(`${folder}/dist/${module}.js`));
const cnaes = await load("cnaes");
const lc116 = await load("lc116");
const ibge = await load("ibge");

const path = (file) => new URL(file, import.meta.url);
const lines = (file) => readFileSync(path(file), "utf8").split("\n").filter((line) => line && !line.startsWith("#"));
// Some names of the source, such as that of CNAE 4711301, have three spaces in place of a dash.
const clean = (text) => text.replace(/ {3}/, " - ").replace(/\s+/g, " ").trim();

// The package merges several national tax codes into one item, so some items have only the text of the last code. Therefore the
// texts of the law (lei complementar 116) replace all texts. 99.01 is left out, since it is a code for invoices and not an item
// of the law.
const items = new Map(lc116.getAllLc116().map(({ codigo, descricao }) => [codigo, descricao]));
items.delete("99.01");
for (const line of lines("lei-complementar-116.tsv").slice(1)) items.set(...line.split("\t"));

const tables = {
  cnae: [cnaes.CNAES_DATA_VERSION, cnaes.getAllCnae().map(({ codigo, descricao }) => [codigo, descricao])],
  "lista-servicos": [lc116.LC116_DATA_VERSION, [...items].map(([item, text]) => [item.replace(".", ""), text])],
  municipios: [ibge.IBGE_DATA_VERSION, ibge.getAllMunicipios().map(({ codigo, nome }) => [String(codigo), nome])],
};
for (const [file, [{ nome, capturadoEm }, records]] of Object.entries(tables)) {
  const rows = records.map(([id, text]) => [id, clean(text)]).sort(([a], [b]) => Number(a) - Number(b));
  const write = (target, head, kept) =>
    writeFileSync(path(target), `${[...head, "id\tnome", ...kept.map((row) => row.join("\t"))].join("\n")}\n`);
  const source = `# ${nome}, from ${name} ${version} (${license}), taken there on ${capturadoEm}. See README.md.`;
  write(`${file}.tsv`, [source], rows);
  const wanted = new Set(lines(`sample/${file}.tsv`).slice(1).map((line) => line.split("\t")[0]));
  const kept = rows.filter(([id]) => wanted.has(id));
  if (kept.length !== wanted.size) throw new Error(`sample/${file}.tsv has an id that ${file}.tsv has not`);
  write(`sample/${file}.tsv`, [`# A sample of ${file}.tsv.`], kept);
}
