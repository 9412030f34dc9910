//! A small web server for the built page, for this computer or its network.

use crate::trouble::Trouble;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// A folder, open to browsers.
pub struct Door {
    listener: TcpListener,
    folder: Arc<Path>,
    address: String,
}

/// The port tried first, and how many after it.
const FIRST_PORT: u16 = 8080;
const PORTS_TRIED: u16 = 100;

impl Door {
    /// Opens the folder on the port wished for, or on the first free one.
    ///
    /// # Errors
    /// Where the port, or every port tried, is taken.
    pub fn open(host: &str, wished: Option<u16>, folder: PathBuf) -> Result<Self, Trouble> {
        let tried = wished.map_or(FIRST_PORT..FIRST_PORT + PORTS_TRIED, |port| {
            port..port.saturating_add(1)
        });
        let (first, last) = (tried.start, tried.end - 1);
        let listener = tried
            .into_iter()
            .find_map(|port| TcpListener::bind((host, port)).ok())
            .ok_or_else(|| {
                Trouble::new(
                    format!("Nothing can be served on {host}, ports {first} to {last}: they are taken or not allowed"),
                    "cargo play --port 9000".into(),
                )
            })?;
        let port = listener
            .local_addr()
            .map_or(first, |address| address.port());
        let name = if host == "0.0.0.0" { "localhost" } else { host };
        Ok(Self {
            listener,
            folder: folder.into(),
            address: format!("http://{name}:{port}/"),
        })
    }

    /// What to type into the browser.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Serves until the program is ended.
    pub fn welcome_all(self) {
        for guest in self.listener.incoming().flatten() {
            let folder = Arc::clone(&self.folder);
            // A guest who leaves in the middle of an answer is no concern of the others.
            thread::spawn(move || drop(answer(&guest, &folder)));
        }
    }
}

fn answer(mut guest: &TcpStream, folder: &Path) -> std::io::Result<()> {
    guest.set_read_timeout(Some(Duration::from_secs(30)))?;
    let mut lines = BufReader::new(guest).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    // The rest of the request is read and set aside: closing on unread words would cut the answer off.
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let mut words = request.split(' ');
    let (method, target) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    let (status, kind, body) = match (method, file_for(folder, target)) {
        ("GET" | "HEAD", Some(file)) => match fs::read(&file) {
            Ok(body) => ("200 OK", media_type(&file), body),
            Err(_) => not_found(),
        },
        ("GET" | "HEAD", None) => not_found(),
        _ => ("405 Method Not Allowed", "text/plain", Vec::new()),
    };
    write!(
        guest,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\n\
         X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    if method == "GET" {
        guest.write_all(&body)?;
    }
    guest.flush()
}

fn not_found() -> (&'static str, &'static str, Vec<u8>) {
    (
        "404 Not Found",
        "text/plain",
        b"There is nothing here.".to_vec(),
    )
}

/// The file that a request means, never one outside of the folder.
fn file_for(folder: &Path, target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?;
    let path = PathBuf::from(unescaped(path.strip_prefix('/')?)?);
    let inside = path
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    let file = folder.join(path);
    inside.then(|| {
        if file.is_dir() {
            file.join("index.html")
        } else {
            file
        }
    })
}

/// Text with `%20` and its like turned back.
fn unescaped(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(if byte == b'%' {
            let high = char::from(rest.next()?).to_digit(16)?;
            let low = char::from(rest.next()?).to_digit(16)?;
            u8::try_from(high * 16 + low).ok()?
        } else {
            byte
        });
    }
    String::from_utf8(bytes).ok()
}

/// What a browser must be told about a file: WebAssembly that is called anything else starts more slowly.
fn media_type(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    fn ask(address: &str, request: &str) -> String {
        let host = address.trim_start_matches("http://").trim_end_matches('/');
        let mut stream = TcpStream::connect(host).unwrap();
        write!(stream, "{request}\r\nHost: {host}\r\n\r\n").unwrap();
        let mut said = String::new();
        stream.read_to_string(&mut said).unwrap();
        said
    }

    fn a_served_folder(name: &str) -> String {
        let folder = std::env::temp_dir().join(format!("sobremesa-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("index.html"), "<p>Welcome</p>").unwrap();
        fs::write(folder.join("two words.wasm"), "\0asm").unwrap();
        let door = Door::open("127.0.0.1", Some(0), folder).unwrap();
        let address = door.address().to_owned();
        thread::spawn(|| door.welcome_all());
        address
    }

    #[test]
    fn serves_the_index_for_the_folder_and_wasm_as_wasm() {
        let address = a_served_folder("serves");
        let index = ask(&address, "GET /?a=b HTTP/1.1");
        assert!(index.starts_with("HTTP/1.1 200 OK\r\n"), "{index}");
        assert!(index.contains("text/html; charset=utf-8"), "{index}");
        assert!(index.ends_with("\r\n\r\n<p>Welcome</p>"), "{index}");
        let wasm = ask(&address, "GET /two%20words.wasm HTTP/1.1");
        assert!(
            wasm.contains("Content-Type: application/wasm\r\n"),
            "{wasm}"
        );
        let head = ask(&address, "HEAD / HTTP/1.1");
        assert!(
            head.contains("Content-Length: 14\r\n") && head.ends_with("\r\n\r\n"),
            "{head}"
        );
    }

    #[test]
    fn shows_nothing_outside_of_the_folder() {
        let address = a_served_folder("outside");
        for path in [
            "/../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "//etc/passwd",
            "/nothing.js",
            "x",
            "/%zz",
        ] {
            let said = ask(&address, &format!("GET {path} HTTP/1.1"));
            assert!(said.starts_with("HTTP/1.1 404"), "{path}: {said}");
        }
        assert!(ask(&address, "POST / HTTP/1.1").starts_with("HTTP/1.1 405"));
    }

    #[test]
    fn says_so_when_the_port_is_taken() {
        let taken = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let port = taken.local_addr().unwrap().port();
        assert!(Door::open("127.0.0.1", Some(port), PathBuf::new()).is_err());
    }
}
