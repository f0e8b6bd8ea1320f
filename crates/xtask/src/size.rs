//! How large the npm wasm is.

use std::path::Path;

use crate::shell::{Result, command, output};

/// A module of the package and what it may weigh, KB gzip.
struct Module {
    name: &'static str,
    budget: f64,
}

/// Messages, schemas and forms are separate. Each budget is the module's present size and about 3 % more, so that it
/// cannot grow unnoticed.
const MODULES: [Module; 3] = [
    Module { name: "lastro", budget: 187.5 },
    Module { name: "v1", budget: 145.0 },
    Module { name: "webhook", budget: 10.5 },
];

/// Prints what the modules in a folder weigh, and fails if one is over its budget.
pub fn measure(folder: &Path) -> Result<()> {
    let mut over = Vec::new();
    for Module { name, budget } in MODULES {
        let file = folder.join(name).with_extension("wasm");
        let script = "const z=require('node:zlib'),b=require('node:fs').readFileSync(process.argv[1]);\
            console.log(b.length,z.gzipSync(b,{level:9}).length,z.brotliCompressSync(b).length)";
        let figures = output(command("node", ".").args(["-e", script]).arg(file))?;
        let sizes: Vec<f64> = figures.split_whitespace().filter_map(|f| f.parse().ok()).collect();
        let [raw, gzip, brotli] = sizes[..] else { return Err(format!("no figures in {figures}")) };
        let kb = |bytes: f64| bytes / 1000.0;
        println!(
            "{name}.wasm: {:.1} KB raw, {:.1} KB gzip, {:.1} KB brotli (at most {budget} KB gzip)",
            kb(raw),
            kb(gzip),
            kb(brotli)
        );
        if kb(gzip) > budget {
            over.push(name);
        }
    }
    if over.is_empty() { Ok(()) } else { Err(format!("over its budget: {}", over.join(", "))) }
}
