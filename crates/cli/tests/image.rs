//! Tests the Dockerfile without a container runtime: runs its commands with the built program, and compares its names and versions
//! with those of the project.
#![cfg(unix)]

mod served;

use std::fs;
use std::path::Path;
use std::process::Command;

use lastro::json::parse;
use served::{Served, folder, serve};

fn file(name: &str) -> String {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(project.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The text after `start` in the file's only line that contains it.
fn after<'f>(file: &'f str, start: &str) -> &'f str {
    let mut found = file.lines().filter_map(|line| line.split_once(start)).map(|(_, rest)| rest);
    let rest = found.next().unwrap_or_else(|| panic!("no line has {start:?}"));
    assert!(found.next().is_none(), "several lines have {start:?}");
    rest
}

/// The arguments of a command in JSON form. The program must be `lastro`.
fn arguments(command: &str) -> Vec<String> {
    let words = parse(command.as_bytes()).expect("a command in JSON form");
    let words = words.as_array().expect("a list").iter().map(|word| word.as_str().expect("a word").to_owned());
    let words: Vec<String> = words.collect();
    assert_eq!(words.first().map(String::as_str), Some("lastro"));
    words.into_iter().skip(1).collect()
}

#[test]
fn the_image_serves_from_its_volume_and_is_healthy() {
    let image = file("Dockerfile");
    let started = arguments(after(&image, "ENTRYPOINT "));
    assert_eq!(started.first().map(String::as_str), Some("serve"));
    let words: Vec<&str> = started.iter().skip(1).map(String::as_str).collect();
    assert!(words.windows(2).any(|pair| pair == ["--host", "0.0.0.0"]));
    // the working folder of the image is its volume, so the database must be in the working folder
    assert!(image.contains("\nWORKDIR /data\nVOLUME /data\n"));
    let volume = folder("image");
    let served = Served::start(serve(&volume, &words));
    let port = served.address.rsplit(':').next().expect("a port").to_owned();
    assert!(volume.join("lastro.db").exists());

    let checked = arguments(after(&image, "CMD "));
    let health = |address: Option<String>| {
        let output = Command::new(env!("CARGO_BIN_EXE_lastro")).args(&checked).args(address).output().expect("it runs");
        output.status.code()
    };
    // on Linux, every address in 127.0.0.0/8 is this machine; a server on all addresses also listens on this one
    let host = if cfg!(target_os = "linux") { "127.0.0.2" } else { "127.0.0.1" };
    let here = || Some(format!("{host}:{port}"));
    assert_eq!(health(here()), Some(0));
    assert!(served.stop(), "STOPSIGNAL must stop it");
    assert_eq!(after(&image, "STOPSIGNAL "), "SIGTERM");
    assert_eq!(health(here()), Some(1));
}

#[test]
fn the_image_is_built_from_what_exists() {
    let image = file("Dockerfile");
    let compiler = after(&image, "FROM rust:");
    let channel = after(&file("rust-toolchain.toml"), "channel = ").trim_matches('"').to_owned();
    assert!(compiler.starts_with(&format!("{channel}-")), "{compiler}, but the project's compiler is {channel}");
    assert!(
        after(&image, "cargo build ").starts_with(&format!("--release --locked --package {} ", env!("CARGO_PKG_NAME")))
    );
    let copied = after(&image, "cp target/release/").split_once(' ').expect("two paths");
    assert_eq!(after(&image, "COPY --from=build "), format!("{} {}", copied.1, copied.1));
    assert_eq!(env!("CARGO_BIN_EXE_lastro").rsplit('/').next(), Some(copied.0));
    // the server does not run as root, and its user owns the volume
    let user = after(&image, "USER ");
    assert!(after(&image, "RUN useradd ").contains(&format!(" {user} && install --directory --owner={user} /data")));
    // the port is the default of `lastro serve` and of `lastro health`
    let help = Command::new(env!("CARGO_BIN_EXE_lastro")).args(["health", "--help"]).output().expect("help").stdout;
    let help = String::from_utf8(help).expect("a text");
    assert!(help.contains(&format!("127.0.0.1:{}]", after(&image, "EXPOSE "))), "{help}");
    // what a build on this machine has made is not sent to the container runtime
    assert!(file(".dockerignore").lines().any(|line| line == "**/target"));
}
