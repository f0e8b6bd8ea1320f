//! Empty, but needed: cargo uses the build dependencies of a package only if the package has a build script.

fn main() {}
