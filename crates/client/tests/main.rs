//! Tests of the client, against a simulated service (`lastro-twin`) in the same process, and against a server that cuts,
//! redirects and delays responses.

mod account;
mod blocking;
mod calls;
mod ends;
mod listings;
mod network;
mod readme;
mod server;
mod version1;
