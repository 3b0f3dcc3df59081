//! The tables of solutions stay true.

use std::{collections::BTreeMap, fs, path::Path};

use house::{GOOD, case, folder, put, solution};
use judge::catalog::{Catalog, listing::updated};

mod house;

#[test]
fn the_tables_are_the_manifests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let catalog = Catalog::open(Some(&root)).unwrap();
    for (file, text) in updated(&catalog, &BTreeMap::new()).unwrap() {
        let old = fs::read_to_string(&file).unwrap();
        assert!(old == text, "{} is out of date: run `just table`", file.display());
    }
}

const EMPTY: &str = "<!-- table: written by `just table` -->\n<!-- end of table -->\n";

#[test]
fn techniques_come_in_order_with_their_times() {
    let house = folder();
    for (name, keywords) in
        [("or-last", "a-star"), ("or", "depth-first"), ("or-fast", "x\", \"advanced")]
    {
        let more = format!("description = \"a | b\"\nkeywords = [\"{keywords}\"]");
        solution(house.path(), name, &more, GOOD);
    }
    case(house.path(), "or", "case", "", "");
    put(
        &house.path().join("samples/or.toml"),
        "title = \"x | y\"\nurl = \"https://z.example/?a|b\"",
    );
    put(&house.path().join("README.md"), EMPTY);
    put(&house.path().join("crates/README.md"), EMPTY);
    let catalog = Catalog::open(Some(house.path())).unwrap();
    let times = BTreeMap::from([("or".to_owned(), "3 ms".to_owned())]);
    let texts = updated(&catalog, &times).unwrap();
    let row = "| Depth first | [or](or/src/main.rs) | [x \\| y](https://z.example/?a\\|b) | a \\| b | 3 ms |\n";
    assert!(texts[1].1.contains(row), "{}", texts[1].1);
    let path = [
        "| Depth first | [or](crates/or/src/main.rs) 3 ms |",
        "| A* | [or-last]",
        "| Advanced | [or-fast]",
    ];
    let places: Vec<_> = path.iter().map(|row| texts[0].1.find(row).expect(row)).collect();
    assert!(places.is_sorted());
    // Without new times the old ones stay.
    for (file, text) in &texts {
        fs::write(file, text).unwrap();
    }
    assert_eq!(updated(&catalog, &BTreeMap::new()).unwrap(), texts);
}

#[test]
fn a_crate_without_a_known_technique_is_named() {
    let house = folder();
    solution(house.path(), "or", "description = \"a\"", GOOD);
    case(house.path(), "or", "case", "", "");
    put(&house.path().join("README.md"), EMPTY);
    put(&house.path().join("crates/README.md"), EMPTY);
    let catalog = Catalog::open(Some(house.path())).unwrap();
    let why = updated(&catalog, &BTreeMap::new()).unwrap_err().to_string();
    assert!(why.starts_with("crates/or/Cargo.toml: keywords begins with one of"), "{why}");
}
