//! The README stays true.

use std::{fs, path::Path};

use judge::{catalog::Catalog, verbs::table};

#[test]
fn its_table_is_the_manifests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let catalog = Catalog::open(Some(&root)).unwrap();
    let text = fs::read_to_string(root.join("README.md")).unwrap();
    assert!(
        text == table::updated(&catalog).unwrap(),
        "README.md is out of date: run `just table`"
    );
}
