//! Files that an own parser would trip over: all go as they are.

use super::House;

/// The rest of a file that reads `n` numbers and prints their sum.
const MAIN: &str = "fn main() {\n    input! { n: usize, numbers: [u64; n] }\n    println!(\"{}\", numbers.iter().sum::<u64>());\n}\n";

fn served(source: &str) {
    let house = House::new(source);
    for site in ["luogu", "std"] {
        let (code, out, err) = house.submit(&["sum", "--for", site]);
        assert_eq!(code, Some(0), "{site}: {source}\n{err}");
        assert!(out.starts_with(source), "{out}");
    }
}

#[test]
fn a_byte_order_mark() {
    served(&format!("\u{feff}use proconio::input;\n{MAIN}"));
}

#[test]
fn imports_of_the_crates_themselves() {
    served(&format!(
        "use proconio::{{self, input}};\nuse itertools::{{self, Itertools}};\n{MAIN}\n#[allow(dead_code)]\n\
         fn f() {{\n    proconio::input! {{ n: u8 }}\n    itertools::sorted((0..n).dedup());\n}}\n"
    ));
    served(&format!("use {{itertools, proconio, proconio::input}};\n{MAIN}"));
    served(&format!("use itertools as it;\nuse proconio;\nuse proconio::*;\n{MAIN}"));
}

#[test]
fn what_only_tests_say() {
    served(&format!(
        "use proconio::input;\n{MAIN}\nmod lib1 {{\n    #[cfg(test)]\n    mod tests {{\n        use proconio::input;\n        \
         use rand::Rng;\n    }}\n}}\n"
    ));
    served(&format!(
        "use proconio::input;\n#[cfg(test)]\nstruct P {{\n    x: u8,\n}}\n#[cfg(test)]\nconst B: u8 = P {{ x: 1 }}.x;\n{MAIN}"
    ));
    served(&format!("use proconio::input;\n{MAIN}#[cfg(test)]\nuse rand::{{self, Rng}};"));
}

#[test]
fn words_that_only_look_like_something() {
    served(&format!("use proconio::input;\n{}", MAIN.replace("numbers", "fastout")));
    served(&format!("// ::proconio, extern crate, #[fastout]\nuse proconio::input;\n{MAIN}"));
    served(&format!(
        "use proconio::input;\nconst _TEXT: &str = \"#[cfg(test)] }} include_str! //: \\\n    // rand::\";\n{MAIN}"
    ));
}

#[test]
fn modules_that_the_file_s_macros_make() {
    served(&format!(
        "use proconio::input;\nmacro_rules! def {{\n    ($name:ident) => {{\n        mod $name {{\n            pub const V: u8 \
         = 1;\n        }}\n    }};\n}}\ndef!(small);\nconst _V: u8 = small::V;\n{MAIN}"
    ));
}

/// Names of the file's own that the stand-ins have as well, in their text or by a glob.
#[test]
fn names_of_its_own() {
    served(&format!(
        "#![deny(warnings, rust_2018_idioms, unreachable_pub, unused_results)]\n#![forbid(unsafe_code)]\n\
         use itertools::*;\nuse own::*;\nuse proconio::*;\nmod own {{\n    #[derive(Default)]\n    pub(crate) struct Tokens;\n    \
         pub(crate) trait Source {{}}\n    impl Source for Tokens {{}}\n    pub(crate) fn tokens(_: &impl Source) {{}}\n}}\n\
         macro_rules! vec {{\n    () => {{\n        0\n    }};\n}}\nmacro_rules! matches {{\n    () => {{\n        0\n    }};\n}}\n{}",
        MAIN.replace(
            "println!",
            "tokens(&Tokens::default());\n    let _: [u8; 2] = [vec!(), matches!()];\n    println!"
        )
        .replace("iter()", "iter().sorted().tuple_combinations().map(|(a, b)| a + b).take(1)")
    ));
}

/// In inner modules that take all from above.
#[test]
fn inner_modules_that_use_super() {
    served(&format!(
        "use proconio::input;\nfn main() {{\n    inner::main();\n}}\nmod inner {{\n    use super::*;\n    use proconio::marker::Usize1;\n    \
         pub {}\n    #[allow(dead_code)]\n    fn f() {{\n        input! {{ _: Usize1 }}\n        proconio::input! {{ _: Usize1 }}\n    }}\n}}\n",
        MAIN.replace('\n', "\n    ")
    ));
}
