//! Generates the JavaScript glue of a wasm module, like the command `wasm-bindgen --target web`. `cargo xtask` runs it.
//!
//! The glue generator must have the same version as the `wasm-bindgen` that the module was compiled with. A program of this
//! workspace always has it, since both come from `Cargo.lock`, and nobody has to install the command.

use std::path::Path;
use std::process::ExitCode;
use std::{env, fmt};

use wasm_bindgen_cli_support::Bindgen;

const USAGE: &str = "\
Usage: lastro-wasm-bindgen WASM NAME OUT_DIR [--beside]

Writes NAME.js and NAME_bg.wasm into OUT_DIR.

  WASM      wasm module, as cargo built it
  --beside  NAME.js loads NAME_bg.wasm from its own folder; without it, the caller passes the module";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [wasm, name, folder] => generate(wasm, name, folder, false),
        [wasm, name, folder, "--beside"] => generate(wasm, name, folder, true),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn generate(wasm: &str, name: &str, folder: &str, beside: bool) -> Result<(), String> {
    let text = |error: &dyn fmt::Display| format!("{wasm}: {error}");
    let mut bindgen = Bindgen::new();
    bindgen.input_path(Path::new(wasm)).out_name(name).typescript(false).omit_default_module_path(!beside);
    bindgen.web(true).map_err(|error| text(&error))?.generate(folder).map_err(|error| text(&error))
}
