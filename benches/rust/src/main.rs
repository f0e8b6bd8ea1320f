//! Runs every benchmark. Prints one line of JSON per contender; with --check it only compares the results.

mod harness;
mod ours;
mod records;
mod rules;
mod sales;

fn main() {
    sales::all();
}
