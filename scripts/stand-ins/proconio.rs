/// Stands in for the crate `proconio` 0.5.0 where a judge lacks it: the same macros, std only.
/// Nothing is read ahead of the token asked for, nor kept between two `input!`, so that
/// interactive problems need nothing special.
#[allow(dead_code, unused_imports, unused_macros)]
mod proconio {
    pub mod marker {
        use std::io::BufRead;

        use super::source::{Readable, Source};

        //: Bytes
        /// A token as `Vec<u8>`.
        pub enum Bytes {}
        impl Readable for Bytes {
            type Output = Vec<u8>;
            fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Vec<u8> {
                String::read(source).into_bytes()
            }
        }

        //: Chars
        /// A token as `Vec<char>`.
        pub enum Chars {}
        impl Readable for Chars {
            type Output = Vec<char>;
            fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Vec<char> {
                String::read(source).chars().collect()
            }
        }

        //: Isize1
        /// A number counted from 1, as one counted from 0.
        pub enum Isize1 {}
        impl Readable for Isize1 {
            type Output = isize;
            fn read<R: BufRead, S: Source<R>>(source: &mut S) -> isize {
                let less = isize::read(source).checked_sub(1);
                less.expect("the input has isize::MIN where an `Isize1` should be")
            }
        }

        //: Usize1
        /// An index counted from 1, as one counted from 0.
        pub enum Usize1 {}
        impl Readable for Usize1 {
            type Output = usize;
            fn read<R: BufRead, S: Source<R>>(source: &mut S) -> usize {
                let less = usize::read(source).checked_sub(1);
                less.expect("the input has 0 where a `Usize1`, 1 or more, should be")
            }
        }
    }

    pub mod source {
        use std::any::type_name;
        use std::io::{BufRead, BufReader};

        /// Gives one token, a run of characters between white space, after the other.
        pub trait Source<R: BufRead> {
            fn next_token(&mut self) -> Option<&str>;
            fn is_empty(&mut self) -> bool;

            //: next_token_unwrap
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

        /// The tokens of a reader.
        pub struct Tokens<R> {
            reader: R,
            token: Vec<u8>,
        }

        impl<R: BufRead> Tokens<R> {
            pub fn new(reader: R) -> Self {
                let token = Vec::new();
                Self { reader, token }
            }

            /// Reads one character that is not ASCII; whether it belongs to the token.
            fn wide(&mut self, first: u8) -> bool {
                let length = 2 + usize::from(first >= 0xe0) + usize::from(first >= 0xf0);
                let mut bytes = [0; 4];
                let read = self.reader.read_exact(&mut bytes[..length]);
                let text = read.ok().and(std::str::from_utf8(&bytes[..length]).ok());
                let text = text.expect("the input is not UTF-8");
                let belongs = !text.contains(char::is_whitespace);
                if belongs {
                    self.token.extend_from_slice(text.as_bytes());
                }
                belongs
            }
        }

        impl<R: BufRead> Source<R> for Tokens<R> {
            fn next_token(&mut self) -> Option<&str> {
                self.token.clear();
                loop {
                    let buffer = self.reader.fill_buf().expect("the input can't be read");
                    let end = buffer.iter().position(|&b| blank(b) || !b.is_ascii());
                    let run = end.unwrap_or(buffer.len());
                    self.token.extend_from_slice(&buffer[..run]);
                    let next = buffer.get(run).copied();
                    let at_end = buffer.is_empty();
                    self.reader
                        .consume(run + usize::from(next.map_or(false, blank)));
                    let ended = match next {
                        Some(byte) => blank(byte) || !self.wide(byte),
                        None => at_end,
                    };
                    if ended && (at_end || !self.token.is_empty()) {
                        break;
                    }
                }
                let token = std::str::from_utf8(&self.token).ok();
                token.filter(|token| !token.is_empty())
            }

            fn is_empty(&mut self) -> bool {
                loop {
                    let buffer = self.reader.fill_buf().expect("the input can't be read");
                    let run = blanks(buffer);
                    if run == 0 || run < buffer.len() {
                        return buffer.is_empty();
                    }
                    self.reader.consume(run);
                }
            }
        }

        /// Whether `char::is_whitespace` holds for a byte of ASCII.
        fn blank(byte: u8) -> bool {
            byte == b' ' || (9..=13).contains(&byte)
        }

        /// How many bytes of white space come first.
        fn blanks(buffer: &[u8]) -> usize {
            buffer.iter().take_while(|&&byte| blank(byte)).count()
        }

        //: AutoSource LineSource OnceSource
        impl<'a> From<&'a str> for Tokens<BufReader<&'a [u8]>> {
            fn from(text: &'a str) -> Self {
                Self::new(BufReader::new(text.as_bytes()))
            }
        }

        //: AutoSource
        pub mod auto {
            pub use super::Tokens as AutoSource;
        }

        //: LineSource
        pub mod line {
            pub use super::Tokens as LineSource;
        }

        //: OnceSource
        pub mod once {
            pub use super::Tokens as OnceSource;
        }

        /// What `input!` can read, and what it becomes.
        pub trait Readable {
            type Output;
            #[track_caller]
            fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Self::Output;
        }

        impl<T: std::str::FromStr> Readable for T
        where
            T::Err: std::fmt::Debug,
        {
            type Output = T;
            fn read<R: BufRead, S: Source<R>>(source: &mut S) -> T {
                let kind = type_name::<T>();
                match source.next_token().map(|token| (token, token.parse())) {
                    Some((_, Ok(value))) => value,
                    Some((token, Err(e))) => {
                        panic!("the input has `{}`, not `{}`: {:?}", token, kind, e)
                    }
                    None => panic!("the input ends where `{}` should be", kind),
                }
            }
        }

        //: RuntimeReadable with
        /// What `input!` can read as `name: with value`.
        pub trait RuntimeReadable {
            type Output;
            fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Self::Output;
        }
    }

    //: is_stdin_empty
    /// Whether no token is left on standard input; waits until that is known.
    pub fn is_stdin_empty() -> bool {
        source::Source::is_empty(&mut stdin())
    }

    /// The tokens of standard input from where the last one ended.
    pub fn stdin() -> source::Tokens<std::io::StdinLock<'static>> {
        source::Tokens::new(std::io::stdin().lock())
    }

    /// `read_value!([from source,] kind)` reads one value.
    macro_rules! read_value {
        (@value $source:ident [$kind:tt; $length:expr]) => {
            (0..$length)
                .map(|_| $crate::proconio::read_value!(@value $source $kind))
                .collect::<Vec<_>>()
        };
        (@value $source:ident [$kind:ty; $length:expr]) => {
            (0..$length)
                .map(|_| $crate::proconio::read_value!(@value $source $kind))
                .collect::<Vec<_>>()
        };
        (@value $source:ident [$($kind:tt)+]) => {{
            let length: usize = $crate::proconio::read_value!(@value $source usize);
            $crate::proconio::read_value!(@value $source [$($kind)+; length])
        }};
        (@value $source:ident ($($kinds:tt)*)) => {
            $crate::proconio::read_value!(@tuple $source () $($kinds)*)
        };
        //: with
        (@value $source:ident with $value:expr) => {
            $crate::proconio::source::RuntimeReadable::read($value, &mut $source)
        };

        (@value $source:ident $kind:ty) => {
            <$kind as $crate::proconio::source::Readable>::read(&mut $source)
        };
        (@tuple $source:ident ($($values:tt)*)) => {
            ($($values)*)
        };
        (@tuple $source:ident ($($values:tt)*) $kind:tt $(, $($kinds:tt)*)?) => {
            $crate::proconio::read_value!(@tuple $source (
                $($values)* $crate::proconio::read_value!(@value $source $kind),
            ) $($($kinds)*)?)
        };
        (@tuple $source:ident ($($values:tt)*) $kind:ty $(, $($kinds:tt)*)?) => {
            $crate::proconio::read_value!(@tuple $source (
                $($values)* $crate::proconio::read_value!(@value $source $kind),
            ) $($($kinds)*)?)
        };
        (from $source:expr, $($kind:tt)+) => {{
            let mut source = $source;
            $crate::proconio::read_value!(@value source $($kind)+)
        }};
        ($($kind:tt)+) => {
            $crate::proconio::read_value!(from $crate::proconio::stdin(), $($kind)+)
        };
    }
    pub(crate) use read_value;

    /// `input! { [from source,] name: kind, mut name: [kind; length], … }` reads and declares.
    macro_rules! input {
        (@names $source:ident) => {};
        (@names $source:ident mut $name:ident : $($rest:tt)+) => {
            $crate::proconio::input!(@kind $source (mut $name) $($rest)+);
        };
        (@names $source:ident $name:tt : $($rest:tt)+) => {
            $crate::proconio::input!(@kind $source ($name) $($rest)+);
        };
        //: with
        (@kind $source:ident ($($name:tt)+) with $value:expr $(, $($rest:tt)*)?) => {
            let $($name)+ = $crate::proconio::read_value!(@value $source with $value);
            $crate::proconio::input!(@names $source $($($rest)*)?);
        };

        (@kind $source:ident ($($name:tt)+) $kind:tt $(, $($rest:tt)*)?) => {
            let $($name)+ = $crate::proconio::read_value!(@value $source $kind);
            $crate::proconio::input!(@names $source $($($rest)*)?);
        };
        (@kind $source:ident ($($name:tt)+) $kind:ty $(, $($rest:tt)*)?) => {
            let $($name)+ = $crate::proconio::read_value!(@value $source $kind);
            $crate::proconio::input!(@names $source $($($rest)*)?);
        };
        (@ $($other:tt)*) => {
            compile_error!("input! takes `name: kind` and `mut name: kind`, separated by commas");
        };
        (from $source:expr $(, $($rest:tt)*)?) => {
            #[allow(unused_mut)]
            let mut source = $source;
            $crate::proconio::input!(@names source $($($rest)*)?);
        };
        ($($rest:tt)*) => {
            #[allow(unused_mut)]
            let mut source = $crate::proconio::stdin();
            $crate::proconio::input!(@names source $($rest)*);
            drop(source);
        };
    }
    pub(crate) use input;

    //: input_interactive
    pub(crate) use input as input_interactive;

    //: read_value_interactive
    pub(crate) use read_value as read_value_interactive;
}
