//! Eight puzzle, path: any legal path within the limit is right.
