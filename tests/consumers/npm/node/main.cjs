const { readFileSync } = require("node:fs");
const { program } = require("./program.js");

program(readFileSync(require.resolve("lastro/lastro.wasm"))).then((lines) => console.log(lines.join("\n")));
