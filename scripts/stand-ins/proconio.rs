/// Stands in for the crate proconio 0.5.0: the same macros, std only. Nothing is read ahead of the
/// token asked for nor kept between two `input!`, so interactive problems need nothing special.
#[allow(dead_code, unused_imports, unused_macros)]
mod proconio {
    use std::any::type_name;
    use std::fmt::Debug;
    use std::io::{BufRead, BufReader, StdinLock, stdin};
    use std::str::{FromStr, from_utf8};

    /// Gives one token after the other: what is between white space.
    pub trait Source<R: BufRead> {
        fn next_token(&mut self) -> Option<&str>;

        //: is_stdin_empty Source
        fn is_empty(&mut self) -> bool;

        //: Source
        #[track_caller]
        fn next_token_unwrap(&mut self) -> &str {
            let token = self.next_token();
            token.expect("the input ends where one more token should be")
        }
    }

    //: @from Source
    impl<R: BufRead, S: Source<R>> Source<R> for &mut S {
        fn next_token(&mut self) -> Option<&str> {
            (**self).next_token()
        }

        //: is_stdin_empty Source
        fn is_empty(&mut self) -> bool {
            (**self).is_empty()
        }
    }

    /// The tokens of a reader.
    pub struct Tokens<R> {
        reader: R,
        token: String,
    }

    impl<R: BufRead> Tokens<R> {
        pub fn new(reader: R) -> Self {
            let token = String::new();
            Self { reader, token }
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

    impl<R: BufRead> Source<R> for Tokens<R> {
        fn next_token(&mut self) -> Option<&str> {
            self.token.clear();
            loop {
                let buffer = self.reader.fill_buf().expect("the input can't be read");
                let before = self.token.len();
                let plain = buffer.iter().take_while(|byte| byte.is_ascii_graphic());
                self.token.extend(plain.map(|&byte| char::from(byte)));
                let run = self.token.len() - before;
                let next = buffer.get(run).copied();
                let space = matches!(next, Some(b' ' | 9..=13));
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

        //: is_stdin_empty Source
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

    //: AutoSource LineSource OnceSource
    impl<'a> From<&'a str> for Tokens<BufReader<&'a [u8]>> {
        fn from(text: &'a str) -> Self {
            Self::new(BufReader::new(text.as_bytes()))
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
                Some((token, Err(e))) => {
                    panic!("the input has `{}`, no `{}`: {:?}", token, kind, e)
                }
                None => panic!("the input ends where `{}` should be", kind),
            }
        }
    }

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

    //: RuntimeReadable with
    /// What `input!` can read as `name: with value`.
    pub trait RuntimeReadable {
        type Output;
        fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Self::Output;
    }

    //: marker
    pub mod marker {
        pub use super::{Bytes, Chars, Isize1, Usize1};
    }

    //: ::source
    pub mod source {
        pub use super::{Readable, RuntimeReadable, Source};

        //: auto
        pub mod auto {
            pub use crate::proconio::Tokens as AutoSource;
        }

        //: line
        pub mod line {
            pub use crate::proconio::Tokens as LineSource;
        }

        //: once
        pub mod once {
            pub use crate::proconio::Tokens as OnceSource;
        }
    }

    //: is_stdin_empty
    /// Whether no token is left on standard input; waits until that is known.
    pub fn is_stdin_empty() -> bool {
        tokens().is_empty()
    }

    /// What is left of standard input.
    pub fn tokens() -> Tokens<StdinLock<'static>> {
        Tokens::new(stdin().lock())
    }

    /// `read_value!(kind)` or `read_value!(from source, kind)`: one value.
    macro_rules! read_value {
        //: @tuple
        (@tuple $source:ident ($($values:tt)*)) => {
            ($($values)*)
        };
        (@tuple $source:ident ($($values:tt)*) $kind:tt $(, $($kinds:tt)*)?) => {
            $crate::proconio::read_value!(@tuple $source (
                $($values)* $crate::proconio::read_value!(@ $source $kind),
            ) $($($kinds)*)?)
        };

        //: @path
        (@tuple $source:ident ($($values:tt)*) $kind:ty $(, $($kinds:tt)*)?) => {
            $crate::proconio::read_value!(@tuple $source (
                $($values)* $crate::proconio::read_value!(@ $source $kind),
            ) $($($kinds)*)?)
        };

        //: @tuple
        (@ $source:ident ($($kinds:tt)*)) => {
            $crate::proconio::read_value!(@tuple $source () $($kinds)*)
        };

        //: @array
        (@ $source:ident [$kind:tt; $length:expr]) => {
            (0..$length)
                .map(|_| $crate::proconio::read_value!(@ $source $kind))
                .collect::<Vec<_>>()
        };

        //: @path
        (@ $source:ident [$kind:ty; $length:expr]) => {
            (0..$length)
                .map(|_| $crate::proconio::read_value!(@ $source $kind))
                .collect::<Vec<_>>()
        };

        //: @length
        (@ $source:ident [$($kind:tt)+]) => {{
            let length: usize = $crate::proconio::read_value!(@ $source usize);
            $crate::proconio::read_value!(@ $source [$($kind)+; length])
        }};

        //: with
        (@ $source:ident with $value:expr) => {
            $crate::proconio::RuntimeReadable::read($value, &mut $source)
        };

        (@ $source:ident $kind:ty) => {
            <$kind as $crate::proconio::Readable>::read(&mut $source)
        };

        //: read_value read_value_interactive
        (from $source:expr, $($kind:tt)+) => {{
            #[allow(unused)]
            let mut source = $source;
            $crate::proconio::read_value!(@ source $($kind)+)
        }};
        ($($kind:tt)+) => {
            $crate::proconio::read_value!(from $crate::proconio::tokens(), $($kind)+)
        };
    }
    pub(crate) use read_value;

    /// `input! { [from source,] name: kind, mut name: [kind; length], … }` declares what it reads.
    macro_rules! input {
        (@ $source:ident) => {};

        //: with
        (@ $source:ident $($name:ident)+ : with $value:expr $(, $($rest:tt)*)?) => {
            let $($name)+ = $crate::proconio::read_value!(@ $source with $value);
            $crate::proconio::input!(@ $source $($($rest)*)?);
        };
        (@ $source:ident $name:tt : with $value:expr $(, $($rest:tt)*)?) => {
            let $name = $crate::proconio::read_value!(@ $source with $value);
            $crate::proconio::input!(@ $source $($($rest)*)?);
        };

        (@ $source:ident $($name:ident)+ : $kind:tt $(, $($rest:tt)*)?) => {
            let $($name)+ = $crate::proconio::read_value!(@ $source $kind);
            $crate::proconio::input!(@ $source $($($rest)*)?);
        };

        //: @path
        (@ $source:ident $($name:ident)+ : $kind:ty $(, $($rest:tt)*)?) => {
            let $($name)+ = $crate::proconio::read_value!(@ $source $kind);
            $crate::proconio::input!(@ $source $($($rest)*)?);
        };

        //: @pattern
        (@ $source:ident $name:tt : $kind:tt $(, $($rest:tt)*)?) => {
            let $name = $crate::proconio::read_value!(@ $source $kind);
            $crate::proconio::input!(@ $source $($($rest)*)?);
        };
        (@ $source:ident $name:tt : $kind:ty $(, $($rest:tt)*)?) => {
            let $name = $crate::proconio::read_value!(@ $source $kind);
            $crate::proconio::input!(@ $source $($($rest)*)?);
        };

        (@ $($other:tt)*) => {
            compile_error!("input! takes `name: kind` and `mut name: kind`, separated by commas");
        };

        //: @from
        (from $source:expr $(, $($rest:tt)*)?) => {
            #[allow(unused)]
            let mut source = $source;
            $crate::proconio::input!(@ source $($($rest)*)?);
        };

        ($($rest:tt)*) => {
            #[allow(unused)]
            let mut source = $crate::proconio::tokens();
            $crate::proconio::input!(@ source $($rest)*);
            drop(source);
        };
    }
    pub(crate) use input;

    //: input_interactive
    pub(crate) use input as input_interactive;

    //: read_value_interactive
    pub(crate) use read_value as read_value_interactive;
}
