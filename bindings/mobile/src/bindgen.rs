//! UniFFI's generator, of the version that this workspace locks.

fn main() {
    uniffi::uniffi_bindgen_main();
}
