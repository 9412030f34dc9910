//! Files that are cut short.

/// Closes a JSON text that ends too early, after the last complete entry of the list that it ends
/// in: `{"moves":["pass",{"take":"co` becomes `{"moves":["pass"]}`. Nothing if it does not end in
/// a list of the outermost object.
pub(super) fn mended(text: &str) -> Option<String> {
    let mut open = Vec::new();
    let mut in_string = false;
    let mut escaped = false;
    let mut complete = None;
    for (at, byte) in text.bytes().enumerate() {
        if in_string {
            match byte {
                _ if escaped => escaped = false,
                b'\\' => escaped = true,
                b'"' => in_string = false,
                _ => {}
            }
            continue;
        }
        match byte {
            b'"' => in_string = true,
            b'{' | b'[' => open.push(byte),
            b'}' | b']' => {
                open.pop();
            }
            _ => {}
        }
        if open == *b"{[" && (byte == b',' || byte == b'[') {
            // A comma is left out, the opening bracket of a list stays.
            complete = Some(at + usize::from(byte == b'['));
        }
    }
    if !open.starts_with(b"{[") {
        return None;
    }
    Some(format!("{}]}}", text.get(..complete?)?))
}

#[cfg(test)]
mod tests {
    use super::mended;

    #[test]
    fn what_is_complete_stays() {
        let cut = |text| mended(text).unwrap_or_default();
        assert_eq!(cut(r#"{"a":1,"m":["x",{"y":"#), r#"{"a":1,"m":["x"]}"#);
        assert_eq!(cut(r#"{"a":1,"m":["x",["d",[1,2"#), r#"{"a":1,"m":["x"]}"#);
        assert_eq!(cut(r#"{"a":1,"m":["#), r#"{"a":1,"m":[]}"#);
        assert_eq!(cut(r#"{"m":["[\"{",1"#), r#"{"m":["[\"{"]}"#);
    }

    #[test]
    fn what_ends_elsewhere_cannot_be_mended() {
        for text in [
            "",
            "{",
            r#"{"a":1,"m":[1],"b""#,
            r#"{"a":{"m":[1,2"#,
            "[1,2",
        ] {
            assert_eq!(mended(text), None, "{text}");
        }
    }
}
