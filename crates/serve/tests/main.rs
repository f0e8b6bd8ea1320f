//! The tests of the server, as one program with one file per subject.

mod client;
mod control;
mod deliver;
mod faults;
mod file;
mod health;
mod hostile;
mod keeper_faults;
mod look;
mod one_file;
mod proxy;
mod proxy_check;
mod slow;
mod store;
mod writer;
