/// Stands in for the crate proconio 0.5.0: the same macros, std only. Nothing is read ahead of the token asked for nor
/// kept between two `input!`, so interactive problems need nothing special.
#[allow(unknown_lints, unused, unused_macro_rules, unused_results, unreachable_pub, unnameable_types)]
#[allow(meta_variable_misuse, missing_debug_implementations, redundant_imports, single_use_lifetimes)]
#[allow(rust_2024_compatibility)]
mod proconio_stand_in {
    pub mod source {
        use std::any::type_name;
        use std::fmt::Debug;
        use std::io::BufRead;
        use std::str::FromStr;

        /// Gives one token after the other: what is between white space.
        pub trait Source<R: BufRead> {
            fn next_token(&mut self) -> Option<&str>;

            fn is_empty(&mut self) -> bool;

            #[track_caller]
            fn next_token_unwrap(&mut self) -> &str {
                let token = self.next_token();
                token.expect("the input ends where one more token should be")
            }
        }

        impl<R: BufRead, S: Source<R>> Source<R> for &mut S {
            fn next_token(&mut self) -> Option<&str> {
                (**self).next_token()
            }

            fn is_empty(&mut self) -> bool {
                (**self).is_empty()
            }
        }

        /// What `input!` can read, and what it becomes.
        pub trait Readable {
            type Output;
            #[track_caller]
            fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Self::Output;
        }

        impl<T: FromStr<Err = E>, E: Debug> Readable for T {
            type Output = T;
            fn read<R: BufRead, S: Source<R>>(source: &mut S) -> T {
                let kind = type_name::<T>();
                match source.next_token().map(|token| (token, token.parse())) {
                    Some((_, Ok(value))) => value,
                    Some((token, Err(e))) => std::panic!("the input has `{}`, no `{}`: {:?}", token, kind, e),
                    None => std::panic!("the input ends where `{}` should be", kind),
                }
            }
        }

        //: RuntimeReadable
        /// What `input!` can read as `name: with value`.
        pub trait RuntimeReadable {
            type Output;
            fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Self::Output;
        }

        //:
        pub mod once {
            use std::io::{BufRead, BufReader, StdinLock, stdin};
            use std::str::from_utf8;

            /// The tokens of a reader.
            pub struct OnceSource<R> {
                reader: R,
                token: String,
            }

            /// What is left of standard input.
            pub fn tokens() -> OnceSource<StdinLock<'static>> {
                OnceSource::new(stdin().lock())
            }

            impl<R: BufRead> OnceSource<R> {
                pub fn new(reader: R) -> Self {
                    Self { reader, token: String::new() }
                }

                /// Reads one character that is white space (then `true`) or one more of the token.
                fn ends(&mut self, first: u8) -> bool {
                    let length = [1, 1, 1, 1, 1, 1, 2, 3 + usize::from(first >= 0xf0)];
                    let bytes = &mut [0; 4][..length[usize::from(first / 32)]];
                    let read = self.reader.read_exact(bytes).ok();
                    let text = read.and_then(|()| from_utf8(bytes).ok());
                    let text = text.expect("the input is not UTF-8");
                    self.token += text.trim();
                    text.trim().is_empty()
                }
            }

            impl<R: BufRead> super::Source<R> for OnceSource<R> {
                fn next_token(&mut self) -> Option<&str> {
                    self.token.clear();
                    loop {
                        let buffer = self.reader.fill_buf().expect("the input can't be read");
                        let before = self.token.len();
                        let plain = buffer.iter().take_while(|byte| byte.is_ascii_graphic());
                        self.token.extend(plain.map(|&byte| char::from(byte)));
                        let run = self.token.len() - before;
                        let next = buffer.get(run).copied();
                        let space = std::matches!(next, Some(b' ' | 9..=13));
                        self.reader.consume(run + usize::from(space));
                        let ended = match next {
                            Some(byte) => space || self.ends(byte),
                            None => run == 0,
                        };
                        if ended && (next.is_none() || !self.token.is_empty()) {
                            break;
                        }
                    }
                    Some(&self.token[..]).filter(|token| !token.is_empty())
                }

                fn is_empty(&mut self) -> bool {
                    loop {
                        let buffer = self.reader.fill_buf().expect("the input can't be read");
                        match buffer.first() {
                            Some(b' ' | 9..=13) => self.reader.consume(1),
                            first => return first.is_none(),
                        }
                    }
                }
            }

            impl<'a> From<&'a str> for OnceSource<BufReader<&'a [u8]>> {
                fn from(text: &'a str) -> Self {
                    Self::new(BufReader::new(text.as_bytes()))
                }
            }
        }

        //: auto
        pub mod auto {
            pub use super::once::OnceSource as AutoSource;
        }

        //: line
        pub mod line {
            pub use super::once::OnceSource as LineSource;
        }
        //:
    }

    //: marker Bytes Chars Isize1 Usize1
    pub mod marker {
        use super::source::{Readable, Source};
        use std::io::BufRead;

        //: Bytes
        /// A token as `Vec<u8>`.
        pub enum Bytes {}

        //: Bytes
        impl Readable for Bytes {
            type Output = Vec<u8>;
            fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Vec<u8> {
                String::read(source).into_bytes()
            }
        }

        //: Chars
        /// A token as `Vec<char>`.
        pub enum Chars {}

        //: Chars
        impl Readable for Chars {
            type Output = Vec<char>;
            fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Vec<char> {
                String::read(source).chars().collect()
            }
        }

        //: Isize1
        /// A number counted from 1, as one counted from 0.
        pub enum Isize1 {}

        //: Isize1
        impl Readable for Isize1 {
            type Output = isize;
            fn read<R: BufRead, S: Source<R>>(source: &mut S) -> isize {
                let less = isize::read(source).checked_sub(1);
                less.expect("the input has isize::MIN, which has no `Isize1` below it")
            }
        }

        //: Usize1
        /// An index counted from 1, as one counted from 0.
        pub enum Usize1 {}

        //: Usize1
        impl Readable for Usize1 {
            type Output = usize;
            fn read<R: BufRead, S: Source<R>>(source: &mut S) -> usize {
                let less = usize::read(source).checked_sub(1);
                less.expect("the input has 0 where a `Usize1` should be, which is 1 or more")
            }
        }
        //: marker Bytes Chars Isize1 Usize1
    }

    //: is_stdin_empty
    /// Whether no token is left on standard input; waits until that is known.
    pub fn is_stdin_empty() -> bool {
        source::Source::is_empty(&mut source::once::tokens())
    }

    //:
    /// `read_value!(kind)` or `read_value!(from source, kind)`: one value.
    macro_rules! read_value {
        (@tuple $source:ident ($($values:tt)*)) => {
            ($($values)*)
        };
        (@tuple $source:ident ($($values:tt)*) $kind:tt $(, $($kinds:tt)*)?) => {
            $crate::proconio_stand_in::read_value!(@tuple $source (
                $($values)* $crate::proconio_stand_in::read_value!(@ $source $kind),
            ) $($($kinds)*)?)
        };
        (@tuple $source:ident ($($values:tt)*) $kind:ty $(, $($kinds:tt)*)?) => {
            $crate::proconio_stand_in::read_value!(@tuple $source (
                $($values)* $crate::proconio_stand_in::read_value!(@ $source $kind),
            ) $($($kinds)*)?)
        };
        (@ $source:ident ($($kinds:tt)*)) => {
            $crate::proconio_stand_in::read_value!(@tuple $source () $($kinds)*)
        };
        (@ $source:ident [$kind:tt; $length:expr]) => {
            (0..$length)
                .map(|_| $crate::proconio_stand_in::read_value!(@ $source $kind))
                .collect::<std::vec::Vec<_>>()
        };
        (@ $source:ident [$kind:ty; $length:expr]) => {
            (0..$length)
                .map(|_| $crate::proconio_stand_in::read_value!(@ $source $kind))
                .collect::<std::vec::Vec<_>>()
        };
        (@ $source:ident [$($kind:tt)+]) => {{
            let length: usize = $crate::proconio_stand_in::read_value!(@ $source usize);
            $crate::proconio_stand_in::read_value!(@ $source [$($kind)+; length])
        }};

        //: RuntimeReadable
        (@ $source:ident with $value:expr) => {
            $crate::proconio_stand_in::source::RuntimeReadable::read($value, &mut $source)
        };

        //:
        (@ $source:ident $kind:ty) => {
            <$kind as $crate::proconio_stand_in::source::Readable>::read(&mut $source)
        };
        (from $source:expr, $($kind:tt)+) => {{
            #[allow(unused)]
            let mut source = $source;
            $crate::proconio_stand_in::read_value!(@ source $($kind)+)
        }};
        ($($kind:tt)+) => {
            $crate::proconio_stand_in::read_value!(from $crate::proconio_stand_in::source::once::tokens(), $($kind)+)
        };
    }
    pub(crate) use read_value;

    /// `input! { [from source,] name: kind, mut name: [kind; length], … }` declares what it reads.
    macro_rules! input {
        (@ $source:ident) => {};

        //: RuntimeReadable
        (@ $source:ident $($name:ident)+ : with $value:expr $(, $($rest:tt)*)?) => {
            let $($name)+ = $crate::proconio_stand_in::read_value!(@ $source with $value);
            $crate::proconio_stand_in::input!(@ $source $($($rest)*)?);
        };
        (@ $source:ident $name:tt : with $value:expr $(, $($rest:tt)*)?) => {
            let $name = $crate::proconio_stand_in::read_value!(@ $source with $value);
            $crate::proconio_stand_in::input!(@ $source $($($rest)*)?);
        };

        //:
        (@ $source:ident $($name:ident)+ : $kind:tt $(, $($rest:tt)*)?) => {
            let $($name)+ = $crate::proconio_stand_in::read_value!(@ $source $kind);
            $crate::proconio_stand_in::input!(@ $source $($($rest)*)?);
        };
        (@ $source:ident $($name:ident)+ : $kind:ty $(, $($rest:tt)*)?) => {
            let $($name)+ = $crate::proconio_stand_in::read_value!(@ $source $kind);
            $crate::proconio_stand_in::input!(@ $source $($($rest)*)?);
        };
        (@ $source:ident $name:tt : $kind:tt $(, $($rest:tt)*)?) => {
            let $name = $crate::proconio_stand_in::read_value!(@ $source $kind);
            $crate::proconio_stand_in::input!(@ $source $($($rest)*)?);
        };
        (@ $source:ident $name:tt : $kind:ty $(, $($rest:tt)*)?) => {
            let $name = $crate::proconio_stand_in::read_value!(@ $source $kind);
            $crate::proconio_stand_in::input!(@ $source $($($rest)*)?);
        };
        (@ $($other:tt)*) => {
            std::compile_error!("input! takes `name: kind` and `mut name: kind`, separated by commas");
        };
        (from $source:expr $(, $($rest:tt)*)?) => {
            #[allow(unused)]
            let mut source = $source;
            $crate::proconio_stand_in::input!(@ source $($($rest)*)?);
        };
        ($($rest:tt)*) => {
            #[allow(unused)]
            let mut source = $crate::proconio_stand_in::source::once::tokens();
            $crate::proconio_stand_in::input!(@ source $($rest)*);
            std::mem::drop(source);
        };
    }
    pub(crate) use input;

    //: input_interactive
    pub(crate) use input as input_interactive;

    //: read_value_interactive
    pub(crate) use read_value as read_value_interactive;
    //:
}
