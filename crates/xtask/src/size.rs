//! How large the npm wasm is.

use crate::Language as _;
use crate::shell::{Result, command, output, root};
use crate::wasm::{PACKAGE, Wasm};

/// What the whole core should weigh, gzip; messages, schemas and forms lie beside it.
const GOAL_KB: f64 = 110.0;
/// What it may weigh: where it stands now, so that it cannot grow unseen.
const BUDGET_KB: f64 = 126.0;

/// Builds and prints.
pub fn run() -> Result<()> {
    Wasm.build()?;
    measure()
}

/// Prints what was built weighs, and fails over the budget.
pub fn measure() -> Result<()> {
    let file = root().join(PACKAGE).join("build/lastro.wasm");
    let script = "const z=require('node:zlib'),b=require('node:fs').readFileSync(process.argv[1]);\
        console.log(b.length,z.gzipSync(b,{level:9}).length,z.brotliCompressSync(b).length)";
    let figures = output(command("node", ".").args(["-e", script]).arg(file))?;
    let sizes: Vec<f64> = figures.split_whitespace().filter_map(|f| f.parse().ok()).collect();
    let [raw, gzip, brotli] = sizes[..] else { return Err(format!("no figures in {figures}")) };
    let kb = |bytes: f64| bytes / 1000.0;
    println!(
        "npm wasm: {:.1} KB raw, {:.1} KB gzip, {:.1} KB brotli (goal {GOAL_KB}, at most {BUDGET_KB} KB gzip)",
        kb(raw),
        kb(gzip),
        kb(brotli)
    );
    if kb(gzip) <= BUDGET_KB { Ok(()) } else { Err("the wasm is over its budget".to_owned()) }
}
