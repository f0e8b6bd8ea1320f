//! Functions of a wasm module in the order that compresses best.
//!
//! A download is compressed, and gzip finds again only what stands within 32 KB: functions that share bytes belong side
//! by side. Each time the function comes next that has most in common with the last ones. That is a hundredth of
//! the download for nothing, since the order of functions means nothing.

use std::collections::VecDeque;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionSectionReader, Parser, Payload};

use crate::shell::Result;

/// How many bytes of functions are looked back at: less than gzip's window, which sees them twice.
const WINDOW: usize = 28_000;
/// Sequences of so many bytes are counted.
const SEQUENCE: usize = 6;
/// Places for the counts of sequences, by their hashes.
const COUNTS: usize = 1 << 18;

/// The same module, its functions in another order. A module that imports functions is refused: none of ours does.
pub fn for_gzip(wasm: &[u8]) -> Result<Vec<u8>> {
    let order = order(&bodies(wasm)?);
    let mut places = vec![0_u32; order.len()];
    for (place, function) in order.iter().enumerate() {
        places[*function] = u32::try_from(place).map_err(|e| e.to_string())?;
    }
    let mut module = Module::new();
    let mut reordered = Reordered { order, places };
    reordered.parse_core_module(&mut module, Parser::new(0), wasm).map_err(|e| e.to_string())?;
    Ok(module.finish())
}

/// The bytes of each function.
fn bodies(wasm: &[u8]) -> Result<Vec<&[u8]>> {
    let mut bodies = Vec::new();
    for payload in Parser::new(0).parse_all(wasm) {
        match payload.map_err(|e| e.to_string())? {
            Payload::ImportSection(_) => return Err("a module with imports is not put in another order".to_owned()),
            Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
            _ => {}
        }
    }
    Ok(bodies)
}

fn order(bodies: &[&[u8]]) -> Vec<usize> {
    let sequences: Vec<Vec<usize>> = bodies.iter().map(|body| hashes(body)).collect();
    let mut left: Vec<usize> = (0..bodies.len()).collect();
    let mut order = Vec::with_capacity(bodies.len());
    let mut recent = vec![0_u16; COUNTS];
    let (mut window, mut held) = (VecDeque::new(), 0);
    // the longest first, then what resembles the last ones most for its length
    let mut next = left.iter().copied().max_by_key(|function| bodies[*function].len());
    while let Some(function) = next {
        left.retain(|other| *other != function);
        order.push(function);
        window.push_back(function);
        held += bodies[function].len();
        sequences[function].iter().for_each(|hash| recent[*hash] += 1);
        while held > WINDOW {
            let Some(oldest) = window.pop_front() else { break };
            held -= bodies[oldest].len();
            sequences[oldest].iter().for_each(|hash| recent[*hash] -= 1);
        }
        let likeness = |function: &usize| {
            let shared = sequences[*function].iter().filter(|hash| recent[**hash] > 0).count();
            shared * 1_000_000 / (sequences[*function].len() + 8)
        };
        next = left.iter().copied().max_by_key(|function| (likeness(function), usize::MAX - function));
    }
    order
}

/// The sequences of a body, each once.
fn hashes(body: &[u8]) -> Vec<usize> {
    // FNV-1a, of which the upper bits are the better ones
    let mix = |hash: usize, byte: &u8| (hash ^ usize::from(*byte)).wrapping_mul(0x100_0000_01B3);
    let hash = |bytes: &[u8]| bytes.iter().fold(0xCBF2_9CE4_8422_2325, mix) >> 32;
    let mut hashes: Vec<usize> = body.windows(SEQUENCE).map(|bytes| hash(bytes) % COUNTS).collect();
    hashes.sort_unstable();
    hashes.dedup();
    hashes
}

/// Writes a module again with its functions by `order`.
struct Reordered {
    /// The functions, each by its old index, as they shall follow one another.
    order: Vec<usize>,
    /// By a function's old index, its new one.
    places: Vec<u32>,
}

impl Reencode for Reordered {
    type Error = String;

    fn function_index(&mut self, function: u32) -> std::result::Result<u32, Error<String>> {
        let place = usize::try_from(function).ok().and_then(|index| self.places.get(index)).copied();
        place.ok_or_else(|| Error::UserError(format!("there is no function {function}")))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> std::result::Result<(), Error<String>> {
        let types = section.into_iter().collect::<std::result::Result<Vec<u32>, _>>()?;
        for function in &self.order {
            functions.function(types[*function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> std::result::Result<(), Error<String>> {
        let bodies = section.into_iter().collect::<std::result::Result<Vec<_>, _>>()?;
        for function in self.order.clone() {
            self.parse_function_body(code, bodies[function].clone())?;
        }
        Ok(())
    }
}
