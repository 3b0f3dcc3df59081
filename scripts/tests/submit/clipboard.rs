//! `--copy`, with clipboards that only write a file.

use std::{fs, os::unix::fs::PermissionsExt};

use super::{House, SUM};

impl House {
    /// Puts a clipboard of this name into the folder `bin`: it writes its arguments and its input, and leaves a process
    /// behind that holds all that it was given, as `xclip` does.
    fn clipboard(&self, name: &str) {
        let out = self.path(name).display().to_string();
        let script = format!(
            "#!/bin/sh\necho \"$@\" > '{out}.args'\n/bin/cat > '{out}.text'\n/bin/sleep 3 &\n"
        );
        self.script(name, &script);
    }

    fn script(&self, name: &str, script: &str) {
        let file = format!("bin/{name}");
        self.write(&file, script);
        fs::set_permissions(self.path(&file), fs::Permissions::from_mode(0o755)).unwrap();
    }

    /// What `submit --copy` answers where only these clipboards are, in such a session.
    fn copy(&self, session: &[&str]) -> (Option<i32>, String, String) {
        self.submit_with(&["sum", "--copy", "--no-verify"], |judge| {
            judge.env("PATH", self.path("bin")).envs(session.iter().map(|name| (name, "a")))
        })
    }

    fn copied(&self, name: &str) -> Option<(String, Vec<u8>)> {
        let args = fs::read_to_string(self.path(&format!("{name}.args"))).ok()?;
        Some((args.trim_end().to_owned(), fs::read(self.path(&format!("{name}.text"))).unwrap()))
    }
}

#[test]
fn the_first_that_fits_the_session_is_taken() {
    let house = House::new(SUM);
    let text = house.submit(&["sum", "--no-verify"]).1.into_bytes();
    for name in ["wl-copy", "xclip", "xsel"] {
        house.clipboard(name);
    }
    let (code, out, err) = house.copy(&["WAYLAND_DISPLAY", "DISPLAY"]);
    assert_eq!((code, out.as_str()), (Some(0), ""), "{err}");
    assert_eq!(house.copied("wl-copy"), Some((String::new(), text.clone())));
    assert_eq!(house.copied("xclip"), None);
    assert_eq!(house.copy(&["DISPLAY"]).0, Some(0));
    assert_eq!(house.copied("xclip"), Some(("-selection clipboard".to_owned(), text.clone())));
    fs::remove_file(house.path("bin/xclip")).unwrap();
    assert_eq!(house.copy(&["DISPLAY"]).0, Some(0));
    assert_eq!(house.copied("xsel"), Some(("--clipboard --input".to_owned(), text)));
    let (code, _, err) = house.copy(&[]);
    assert_eq!(code, Some(2));
    assert!(err.contains("there is no clipboard here") && err.contains("use -o FILE"), "{err}");
}

#[test]
fn windows_gets_utf_16() {
    let house = House::new("// 八\nfn main() {}\n");
    house.clipboard("clip.exe");
    assert_eq!(house.copy(&["DISPLAY"]).0, Some(0));
    let bytes = house.copied("clip.exe").unwrap().1;
    let units: Vec<_> =
        bytes.chunks(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
    assert_eq!(String::from_utf16(&units).unwrap(), "// 八\nfn main() {}\n");
}

#[test]
fn a_clipboard_that_fails_is_told_with_its_words() {
    let house = House::new(SUM);
    house.script("xclip", "#!/bin/sh\necho \"Can't open display\" >&2\nexit 1\n");
    let (code, out, err) = house.copy(&["DISPLAY"]);
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert!(err.starts_with("error: sum for luogu: ") && err.contains("xclip: "), "{err}");
    assert!(err.contains("Can't open display") && err.contains("use -o FILE"), "{err}");
}
