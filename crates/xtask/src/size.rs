//! How large the npm wasm is.

use std::path::PathBuf;

use crate::shell::{Result, command, output, run, target};

/// The wasm of an entry and what it may weigh, KB gzip.
struct Budget {
    entry: &'static str,
    most: f64,
}

/// What each may weigh: its present size and about 3 %, so that it cannot grow unnoticed. Messages, schemas and the fields of
/// forms are data beside the wasm.
const BUDGETS: [Budget; 7] = [
    Budget { entry: "lastro", most: 193.5 },
    Budget { entry: "calc", most: 82.5 },
    Budget { entry: "forms", most: 107.0 },
    Budget { entry: "query", most: 76.5 },
    Budget { entry: "v1", most: 139.0 },
    Budget { entry: "webhook", most: 16.0 },
    Budget { entry: "twin", most: 396.0 },
];

/// Prints what the wasm files weigh, and fails if one is over its budget. `file`: the file of an entry; `with_names`: its
/// program with the names of its functions, which is only made where it is needed.
pub fn measure(file: fn(&str) -> PathBuf, with_names: fn(&str) -> Result<PathBuf>) -> Result<()> {
    let mut over = Vec::new();
    for Budget { entry, most } in BUDGETS {
        let file = file(entry);
        let script = "const z=require('node:zlib'),b=require('node:fs').readFileSync(process.argv[1]);\
            console.log(b.length,z.gzipSync(b,{level:9}).length,z.brotliCompressSync(b).length)";
        let figures = output(command("node", ".").args(["-e", script]).arg(file))?;
        let sizes: Vec<f64> = figures.split_whitespace().filter_map(|f| f.parse().ok()).collect();
        let [raw, gzip, brotli] = sizes[..] else { return Err(format!("no figures in {figures}")) };
        let kb = |bytes: f64| bytes / 1000.0;
        println!(
            "{entry}.wasm: {:.1} KB raw, {:.1} KB gzip, {:.1} KB brotli (at most {most} KB gzip)",
            kb(raw),
            kb(gzip),
            kb(brotli)
        );
        if kb(gzip) > most {
            over.push(entry);
        }
    }
    for entry in &over {
        println!("{entry}.wasm: what is largest in it, by twiggy");
        run(command(twiggy()?, ".").args(["top", "-n", "25"]).arg(with_names(entry)?))?;
    }
    if over.is_empty() { Ok(()) } else { Err(format!("over its budget: {}", over.join(", "))) }
}

/// The project's own twiggy, installed where a budget is exceeded.
fn twiggy() -> Result<PathBuf> {
    let tools = target().join("tools");
    let own = tools.join("bin/twiggy");
    if !own.exists() {
        let install = ["install", "--quiet", "--locked", "--debug", "twiggy", "--version", "0.8.0", "--root"];
        run(command("cargo", ".").args(install).arg(&tools))?;
    }
    Ok(own)
}
