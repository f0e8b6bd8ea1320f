//! An https server for `localhost`. Its certificate is signed by a certificate authority that only the tests trust.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{io, thread};

use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ServerConfig, ServerConnection, StreamOwned};

/// The path of a certificate or key file. The README next to the files says how they were made.
pub fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/tls").join(name)
}

/// Starts a server that responds to every request with the same body. Returns its port.
pub fn serve(body: &str) -> u16 {
    let certificate = CertificateDer::from_pem_file(file("localhost.pem")).expect("a certificate");
    let key = PrivateKeyDer::from_pem_file(file("localhost.key.pem")).expect("a key");
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().expect("versions of TLS").with_no_client_auth();
    let config = Arc::new(config.with_single_cert(vec![certificate], key).expect("a key that fits"));
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let length = body.len();
    let head = "HTTP/1.1 200 OK\r\nContent-Type: text/json\r\nConnection: close\r\nContent-Length:";
    let answer = format!("{head} {length}\r\n\r\n{body}");
    thread::spawn(move || {
        for stream in listener.incoming() {
            // a client that does not trust the certificate closes the connection, so an error is ignored
            let _ = answered(stream.expect("a connection"), &config, &answer);
        }
    });
    port
}

/// Responds to one request. The request has no body.
fn answered(stream: TcpStream, config: &Arc<ServerConfig>, answer: &str) -> io::Result<()> {
    let connection = ServerConnection::new(Arc::clone(config)).expect("a connection");
    let mut stream = BufReader::new(StreamOwned::new(connection, stream));
    let mut line = String::new();
    while line != "\r\n" {
        line.clear();
        if stream.read_line(&mut line)? == 0 {
            return Ok(());
        }
    }
    let stream = stream.get_mut();
    stream.write_all(answer.as_bytes())?;
    stream.conn.send_close_notify();
    stream.flush()
}
