//! What the command line offers: a file or a folder for each verb, none of which knows another.

pub mod bench;
pub mod check;
pub mod import;
pub mod listen;
pub mod new;
pub mod run;
pub mod stress;
pub mod submit;
pub mod table;
