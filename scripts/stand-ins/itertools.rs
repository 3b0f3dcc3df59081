/// Stands in for the crate itertools 0.14.0: what contest code uses of it, std only, and as lazy.
#[allow(dead_code, unused_imports, unused_macros)]
mod itertools {
    use std::cell::{Cell, RefCell};
    use std::cmp::Ordering;
    use std::collections::{HashMap, HashSet};
    use std::fmt::{Display, Formatter};
    use std::hash::Hash;
    use std::iter::{Fuse, Peekable, from_fn};
    use std::marker::PhantomData;
    use std::mem::replace;
    use std::vec::IntoIter;

    impl<I: Iterator> Itertools for I {}

    pub trait Itertools: Iterator + Sized {
        //: collect_vec
        fn collect_vec(self) -> Vec<Self::Item> {
            self.collect()
        }

        //: join
        /// All items as one string, with `separator` between them.
        fn join(&mut self, separator: &str) -> String
        where
            Self::Item: Display,
        {
            use std::fmt::Write as _;
            let mut text = String::new();
            for (place, item) in self.enumerate() {
                let between = if place == 0 { "" } else { separator };
                write!(text, "{}{}", between, item).expect("displaying an item failed");
            }
            text
        }

        //: format
        /// Displays all items, with `separator` between them; width and precision go to each.
        fn format(self, separator: &str) -> Format<'_, Self> {
            let items = Cell::new(Some(self));
            Format { items, separator }
        }

        //: sorted
        fn sorted(self) -> IntoIter<Self::Item>
        where
            Self::Item: Ord,
        {
            self.sorted_by(Ord::cmp)
        }

        //: sorted sorted_by
        fn sorted_by<F>(self, compare: F) -> IntoIter<Self::Item>
        where
            F: FnMut(&Self::Item, &Self::Item) -> Ordering,
        {
            let mut items: Vec<_> = self.collect();
            items.sort_by(compare);
            items.into_iter()
        }

        //: sorted_by_key
        fn sorted_by_key<K: Ord, F: FnMut(&Self::Item) -> K>(self, key: F) -> IntoIter<Self::Item> {
            let mut items: Vec<_> = self.collect();
            items.sort_by_key(key);
            items.into_iter()
        }

        //: sorted_unstable
        fn sorted_unstable(self) -> IntoIter<Self::Item>
        where
            Self::Item: Ord,
        {
            self.sorted_unstable_by(Ord::cmp)
        }

        //: sorted_unstable sorted_unstable_by
        fn sorted_unstable_by<F>(self, compare: F) -> IntoIter<Self::Item>
        where
            F: FnMut(&Self::Item, &Self::Item) -> Ordering,
        {
            let mut items: Vec<_> = self.collect();
            items.sort_unstable_by(compare);
            items.into_iter()
        }

        //: sorted_unstable_by_key
        fn sorted_unstable_by_key<K: Ord, F>(self, key: F) -> IntoIter<Self::Item>
        where
            F: FnMut(&Self::Item) -> K,
        {
            let mut items: Vec<_> = self.collect();
            items.sort_unstable_by_key(key);
            items.into_iter()
        }

        //: dedup
        /// The first of each run of equal items.
        fn dedup(self) -> Lazy<Peekable<Self>, Self::Item>
        where
            Self::Item: PartialEq,
        {
            lazy(self.peekable(), |iter| {
                let first = iter.next()?;
                while iter.next_if_eq(&first).is_some() {}
                Some(first)
            })
        }

        //: dedup_with_count
        fn dedup_with_count(self) -> Lazy<Peekable<Self>, (usize, Self::Item)>
        where
            Self::Item: PartialEq,
        {
            lazy(self.peekable(), |iter| {
                let first = iter.next()?;
                let more = from_fn(|| iter.next_if_eq(&first)).count();
                Some((1 + more, first))
            })
        }

        //: unique
        /// Each item where it comes first.
        fn unique(self) -> Lazy<(Self, HashSet<Self::Item>), Self::Item>
        where
            Self::Item: Clone + Eq + Hash,
        {
            lazy((self, HashSet::new()), |(iter, seen)| {
                iter.find(|item| seen.insert(item.clone()))
            })
        }

        //: unique_by
        fn unique_by<V: Eq + Hash, F>(self, key: F) -> Lazy<(Self, HashSet<V>, F), Self::Item>
        where
            F: FnMut(&Self::Item) -> V,
        {
            lazy((self, HashSet::new(), key), |(iter, seen, key)| {
                iter.find(|item| seen.insert(key(item)))
            })
        }

        //: all_unique
        fn all_unique(&mut self) -> bool
        where
            Self::Item: Eq + Hash,
        {
            let mut seen = HashSet::new();
            self.all(|item| seen.insert(item))
        }

        //: all_equal
        fn all_equal(&mut self) -> bool
        where
            Self::Item: PartialEq,
        {
            let first = self.next();
            first.map_or(true, |first| self.all(|item| item == first))
        }

        //: contains
        fn contains<Q: PartialEq + ?Sized>(&mut self, query: &Q) -> bool
        where
            Self::Item: std::borrow::Borrow<Q>,
        {
            self.any(|item| std::borrow::Borrow::borrow(&item) == query)
        }

        //: counts
        fn counts(self) -> HashMap<Self::Item, usize>
        where
            Self::Item: Eq + Hash,
        {
            self.counts_by(|item| item)
        }

        //: counts counts_by
        fn counts_by<K: Eq + Hash, F>(self, mut key: F) -> HashMap<K, usize>
        where
            F: FnMut(Self::Item) -> K,
        {
            let mut counts = HashMap::new();
            self.for_each(|item| *counts.entry(key(item)).or_insert(0) += 1);
            counts
        }

        //: into_group_map into_group_map_by
        fn into_group_map<K: Eq + Hash, V>(self) -> HashMap<K, Vec<V>>
        where
            Self: Iterator<Item = (K, V)>,
        {
            let mut groups = HashMap::new();
            for (key, value) in self {
                groups.entry(key).or_insert_with(Vec::new).push(value);
            }
            groups
        }

        //: into_group_map_by
        fn into_group_map_by<K: Eq + Hash, V, F>(self, mut key: F) -> HashMap<K, Vec<V>>
        where
            Self: Iterator<Item = V>,
            F: FnMut(&V) -> K,
        {
            self.map(|value| (key(&value), value)).into_group_map()
        }

        //: chunk_by
        /// Runs of items with one key: `for (key, group) in &iter.chunk_by(…)`.
        fn chunk_by<K: PartialEq, F: FnMut(&Self::Item) -> K>(self, key: F) -> ChunkBy<Self, F> {
            let iter = RefCell::new((self.peekable(), key));
            ChunkBy { iter }
        }

        //: chunks
        /// Runs of `size` items, the last may be shorter: `for chunk in &iter.chunks(size)`.
        fn chunks(self, size: usize) -> IntoChunks<Self> {
            assert!(size != 0, "chunks of 0 items");
            let iter = RefCell::new(self.fuse());
            IntoChunks { iter, size }
        }

        //: next_tuple
        fn next_tuple<T: HomogeneousTuple<Item = Self::Item>>(&mut self) -> Option<T> {
            T::from_fn(|| self.next())
        }

        //: collect_tuple
        /// All items as a tuple, if it has just as many.
        fn collect_tuple<T: HomogeneousTuple<Item = Self::Item>>(mut self) -> Option<T> {
            let tuple = T::from_fn(|| self.next());
            tuple.filter(|_| self.next().is_none())
        }

        //: tuples
        /// Tuples one after the other; a rest that is too short is dropped.
        fn tuples<T: HomogeneousTuple<Item = Self::Item>>(self) -> Lazy<Fuse<Self>, T> {
            lazy(self.fuse(), |iter| T::from_fn(|| iter.next()))
        }

        //: tuple_windows
        /// All runs of as many neighbours as the tuple has.
        fn tuple_windows<T>(self) -> TupleWindows<Self, T>
        where
            T: HomogeneousTuple<Item = Self::Item> + Clone,
        {
            let (iter, last) = (self.fuse(), None);
            TupleWindows { iter, last }
        }

        //: tuple_combinations
        /// All choices of as many items as the tuple has, in the order of their places.
        fn tuple_combinations<T>(self) -> TupleCombinations<Self, T>
        where
            Self: Clone,
            Self::Item: Clone,
            T: HomogeneousTuple<Item = Self::Item>,
        {
            let places = vec![(self, None); T::LENGTH];
            let tuple = PhantomData;
            TupleCombinations { places, tuple }
        }

        //: combinations
        /// All choices of `k` items, in the order of their places.
        fn combinations(self, k: usize) -> Lazy<Choice<Self>, Vec<Self::Item>>
        where
            Self::Item: Clone,
        {
            lazy(Choice::new(self, k), |choice| {
                choice.combine()?;
                Some(choice.items().collect())
            })
        }

        //: powerset
        /// All choices of any number of items, the smaller first.
        fn powerset(self) -> Lazy<Choice<Self>, Vec<Self::Item>>
        where
            Self::Item: Clone,
        {
            lazy(Choice::new(self, 0), |choice| {
                if choice.combine().is_none() {
                    choice.restart(choice.k + 1);
                    choice.combine()?;
                }
                Some(choice.items().collect())
            })
        }

        //: combinations_with_replacement
        /// All choices of `k` items, each as often as one likes, in the order of their places.
        fn combinations_with_replacement(self, k: usize) -> Lazy<Choice<Self>, Vec<Self::Item>>
        where
            Self::Item: Clone,
        {
            lazy(Choice::new(self, k), |choice| {
                choice.combine_with_replacement()?;
                Some(choice.items().collect())
            })
        }

        //: permutations
        /// All arrangements of `k` items, in the order of their places.
        fn permutations(self, k: usize) -> Fuse<Lazy<Choice<Self>, Vec<Self::Item>>>
        where
            Self::Item: Clone,
        {
            let permutations = lazy(Choice::new(self, k), |choice: &mut Choice<Self>| {
                choice.permute()?;
                Some(choice.items().collect())
            });
            permutations.fuse()
        }

        //: cartesian_product iproduct
        /// All pairs, the right one changing faster.
        fn cartesian_product<J>(self, other: J) -> Product<Self, J::IntoIter>
        where
            Self::Item: Clone,
            J: IntoIterator,
            J::IntoIter: Clone,
        {
            let all = other.into_iter();
            Product {
                iter: self,
                left: None,
                rights: all.clone(),
                all,
            }
        }

        //: multi_cartesian_product
        /// All ways to take one item of each, the last changing fastest.
        fn multi_cartesian_product<I>(self) -> Fuse<Lazy<(Factors<I>, bool), Vec<I::Item>>>
        where
            Self::Item: IntoIterator<IntoIter = I, Item = I::Item>,
            I: Iterator + Clone,
            I::Item: Clone,
        {
            let all = self.map(IntoIterator::into_iter);
            let factors: Factors<I> = all.map(|all| (all.clone(), all, None)).collect();
            let product = lazy((factors, false), |(factors, started)| {
                let mut carry = replace(started, true);
                for (iter, all, item) in factors.iter_mut().rev() {
                    if item.is_none() {
                        *item = Some(iter.next()?);
                    } else if carry {
                        *item = iter.next();
                        carry = item.is_none();
                        if carry {
                            *iter = all.clone();
                            *item = iter.next();
                        }
                    }
                }
                if carry {
                    return None;
                }
                let items = factors.iter().map(|(_, _, item)| item.clone().unwrap());
                Some(items.collect())
            });
            product.fuse()
        }

        //: minmax
        fn minmax(self) -> MinMaxResult<Self::Item>
        where
            Self::Item: PartialOrd,
        {
            minmax(self, |a, b| a < b)
        }

        //: minmax_by_key
        fn minmax_by_key<K: PartialOrd, F>(self, mut key: F) -> MinMaxResult<Self::Item>
        where
            F: FnMut(&Self::Item) -> K,
        {
            minmax(self.map(|item| (key(&item), item)), |a, b| a.0 < b.0).map(|(_, item)| item)
        }

        //: position_min
        /// Where the first of the least is.
        fn position_min(self) -> Option<usize>
        where
            Self::Item: Ord,
        {
            let least = self.enumerate().min_by(|a, b| a.1.cmp(&b.1));
            least.map(|(place, _)| place)
        }

        //: position_max
        /// Where the last of the greatest is.
        fn position_max(self) -> Option<usize>
        where
            Self::Item: Ord,
        {
            let greatest = self.enumerate().max_by(|a, b| a.1.cmp(&b.1));
            greatest.map(|(place, _)| place)
        }

        //: fold_while
        /// Folds until `f` is `Done`.
        fn fold_while<B, F>(&mut self, init: B, mut f: F) -> FoldWhile<B>
        where
            F: FnMut(B, Self::Item) -> FoldWhile<B>,
        {
            let mut folded = init;
            for item in self {
                match f(folded, item) {
                    FoldWhile::Continue(next) => folded = next,
                    done => return done,
                }
            }
            FoldWhile::Continue(folded)
        }

        //: find_position
        fn find_position<P>(&mut self, mut holds: P) -> Option<(usize, Self::Item)>
        where
            P: FnMut(&Self::Item) -> bool,
        {
            self.enumerate().find(|(_, item)| holds(item))
        }
    }

    //: Lazy
    /// An iterator made of a state and of how to step it.
    pub struct Lazy<S, T> {
        state: S,
        step: fn(&mut S) -> Option<T>,
    }

    //: Lazy
    fn lazy<S, T>(state: S, step: fn(&mut S) -> Option<T>) -> Lazy<S, T> {
        Lazy { state, step }
    }

    //: Lazy
    impl<S, T> Iterator for Lazy<S, T> {
        type Item = T;
        fn next(&mut self) -> Option<T> {
            (self.step)(&mut self.state)
        }
    }

    //: Lazy
    impl<S: Clone, T> Clone for Lazy<S, T> {
        fn clone(&self) -> Self {
            lazy(self.state.clone(), self.step)
        }
    }

    //: Format
    pub struct Format<'a, I> {
        items: Cell<Option<I>>,
        separator: &'a str,
    }

    //: Format
    macro_rules! formats {
        ($($how:ident)*) => {$(
            impl<I: Iterator> std::fmt::$how for Format<'_, I>
            where
                I::Item: std::fmt::$how,
            {
                fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
                    let mut items = self.items.take().expect("Format: displayed once already");
                    if let Some(first) = items.next() {
                        first.fmt(f)?;
                    }
                    items.try_for_each(|item| {
                        f.write_str(self.separator)?;
                        item.fmt(f)
                    })
                }
            }
        )*};
    }

    //: Format
    formats! { Binary Debug Display LowerExp LowerHex Octal UpperHex }

    //: tuple_windows
    #[derive(Clone)]
    pub struct TupleWindows<I, T> {
        iter: Fuse<I>,
        last: Option<T>,
    }

    //: tuple_windows
    impl<I, T> Iterator for TupleWindows<I, T>
    where
        I: Iterator,
        T: HomogeneousTuple<Item = I::Item> + Clone,
    {
        type Item = T;
        fn next(&mut self) -> Option<T> {
            self.last = match self.last.take() {
                Some(tuple) => Some(tuple.shift(self.iter.next()?)),
                None => T::from_fn(|| self.iter.next()),
            };
            self.last.clone()
        }
    }

    //: tuple_combinations
    /// For each place in the tuple what is left of the iterator, and the item taken.
    #[derive(Clone)]
    pub struct TupleCombinations<I: Iterator, T> {
        places: Vec<(I, Option<I::Item>)>,
        tuple: PhantomData<T>,
    }

    //: tuple_combinations
    impl<I: Iterator + Clone, T: HomogeneousTuple<Item = I::Item>> Iterator for TupleCombinations<I, T>
    where
        I::Item: Clone,
    {
        type Item = T;
        fn next(&mut self) -> Option<T> {
            let places = &mut self.places[..];
            let mut at = match places[0].1 {
                Some(_) => places.len() - 1,
                None => 0,
            };
            while at < places.len() {
                places[at].1 = places[at].0.next();
                if places[at].1.is_none() {
                    at = at.checked_sub(1)?;
                    continue;
                }
                at += 1;
                if at < places.len() {
                    places[at].0 = places[at - 1].0.clone();
                }
            }
            let mut items = places.iter().map(|(_, item)| item.clone());
            T::from_fn(|| items.next()?)
        }
    }

    //: cartesian_product iproduct
    #[derive(Clone)]
    pub struct Product<I: Iterator, J> {
        iter: I,
        left: Option<I::Item>,
        rights: J,
        all: J,
    }

    //: cartesian_product iproduct
    impl<I: Iterator, J: Iterator + Clone> Iterator for Product<I, J>
    where
        I::Item: Clone,
    {
        type Item = (I::Item, J::Item);
        fn next(&mut self) -> Option<Self::Item> {
            if let Some(left) = &self.left {
                if let Some(right) = self.rights.next() {
                    return Some((left.clone(), right));
                }
            }
            self.left = self.iter.next();
            self.rights = self.all.clone();
            self.left.clone().zip(self.rights.next())
        }
    }

    //: HomogeneousTuple
    /// A tuple of items of one type.
    pub trait HomogeneousTuple: Sized {
        type Item;
        const LENGTH: usize;
        fn from_fn(next: impl FnMut() -> Option<Self::Item>) -> Option<Self>;
        fn shift(self, last: Self::Item) -> Self;
    }

    //: HomogeneousTuple
    macro_rules! homogeneous_tuples {
        () => {};
        ($x:ident $t:ident $($y:ident $u:ident)*) => {
            impl<T> HomogeneousTuple for ($t, $($u,)*) {
                type Item = T;
                const LENGTH: usize = [stringify!($x), $(stringify!($y)),*].len();
                fn from_fn(mut next: impl FnMut() -> Option<T>) -> Option<Self> {
                    let $x = next()?;
                    $(let $y = next()?;)*
                    Some(($x, $($y,)*))
                }
                fn shift(self, last: T) -> Self {
                    let (_, $($y,)*) = self;
                    ($($y,)* last,)
                }
            }
            homogeneous_tuples! { $($y $u)* }
        };
    }

    //: HomogeneousTuple
    homogeneous_tuples! { a T b T c T d T e T f T g T h T i T j T k T l T }

    //: Choice
    /// Places among the items of an iterator, which are fetched when they are needed.
    #[derive(Clone)]
    pub struct Choice<I: Iterator> {
        iter: Fuse<I>,
        fetched: Vec<I::Item>,
        /// The first `k` are chosen; when `all_known`, the others follow.
        places: Vec<usize>,
        k: usize,
        started: bool,
        all_known: bool,
    }

    //: Choice
    impl<I: Iterator> Choice<I> {
        fn new(iter: I, k: usize) -> Self {
            Self {
                iter: iter.fuse(),
                fetched: Vec::new(),
                places: (0..k).collect(),
                k,
                started: false,
                all_known: false,
            }
        }

        /// Fetches up to `n` items; how many there are now.
        fn fetch(&mut self, n: usize) -> usize {
            let lacking = n.saturating_sub(self.fetched.len());
            self.fetched.extend(self.iter.by_ref().take(lacking));
            self.fetched.len()
        }

        fn items(&self) -> impl Iterator<Item = I::Item> + '_
        where
            I::Item: Clone,
        {
            let chosen = self.places[..self.k].iter();
            chosen.map(move |&place| self.fetched[place].clone())
        }

        //: combinations powerset
        /// The next combination, the first one at first.
        fn combine(&mut self) -> Option<()> {
            let k = self.k;
            if !replace(&mut self.started, true) {
                return if self.fetch(k) < k { None } else { Some(()) };
            }
            let last = self.places.last_mut()?;
            if *last + 1 < self.fetched.len() {
                *last += 1;
                return Some(());
            }
            let n = self.fetch(self.fetched.len() + 1);
            let i = (0..k).rev().find(|&i| self.places[i] + k - i < n)?;
            let next = self.places[i] + 1;
            let changed = self.places[i..].iter_mut();
            changed.zip(next..).for_each(|(place, next)| *place = next);
            Some(())
        }

        //: powerset
        fn restart(&mut self, k: usize) {
            self.k = k;
            self.places = (0..k).collect();
            self.started = false;
        }

        //: combinations_with_replacement
        fn combine_with_replacement(&mut self) -> Option<()> {
            if !replace(&mut self.started, true) {
                self.places.fill(0);
                return if self.fetch(1) < self.k.min(1) {
                    None
                } else {
                    Some(())
                };
            }
            let n = self.fetch(self.places.last()? + 2);
            let i = self.places.iter().rposition(|&place| place + 1 < n)?;
            let next = self.places[i] + 1;
            self.places[i..].fill(next);
            Some(())
        }

        //: permutations
        fn permute(&mut self) -> Option<()> {
            let k = self.k;
            if !replace(&mut self.started, true) {
                return if self.fetch(k) < k { None } else { Some(()) };
            }
            let last = *self.places.last()?;
            if !self.all_known {
                if self.fetch(last + 2) > last + 1 {
                    self.places[k - 1] += 1;
                    return Some(());
                }
                self.all_known = true;
                self.places.extend(k - 1..last);
            }
            self.places[k..].reverse();
            let n = self.places.len();
            let i = (1..n)
                .rev()
                .find(|&i| self.places[i - 1] < self.places[i])?;
            let j = (i..n)
                .rev()
                .find(|&j| self.places[i - 1] < self.places[j])?;
            self.places.swap(i - 1, j);
            self.places[i..].reverse();
            Some(())
        }
    }

    //: multi_cartesian_product
    /// For each factor what is left of it, all of it, and the present item.
    type Factors<I> = Vec<(I, I, Option<<I as Iterator>::Item>)>;

    //: ChunkBy
    pub struct ChunkBy<I: Iterator, F> {
        iter: RefCell<(Peekable<I>, F)>,
    }

    //: ChunkBy
    impl<'a, K: PartialEq, I: Iterator, F: FnMut(&I::Item) -> K> IntoIterator for &'a ChunkBy<I, F> {
        type Item = (K, IntoIter<I::Item>);
        type IntoIter = Lazy<Self, Self::Item>;
        fn into_iter(self) -> Self::IntoIter {
            lazy(self, |chunks| {
                let (iter, key) = &mut *chunks.iter.borrow_mut();
                let mut chunk = vec![iter.next()?];
                let first = key(&chunk[0]);
                chunk.extend(from_fn(|| iter.next_if(|item| key(item) == first)));
                Some((first, chunk.into_iter()))
            })
        }
    }

    //: IntoChunks
    pub struct IntoChunks<I: Iterator> {
        iter: RefCell<Fuse<I>>,
        size: usize,
    }

    //: IntoChunks
    impl<'a, I: Iterator> IntoIterator for &'a IntoChunks<I> {
        type Item = IntoIter<I::Item>;
        type IntoIter = Lazy<&'a IntoChunks<I>, IntoIter<I::Item>>;
        fn into_iter(self) -> Self::IntoIter {
            lazy(self, |chunks| {
                let mut iter = chunks.iter.borrow_mut();
                let chunk: Vec<_> = iter.by_ref().take(chunks.size).collect();
                Some(chunk.into_iter()).filter(|chunk| chunk.len() > 0)
            })
        }
    }

    //: minmax minmax_by_key
    /// The first of the least and the last of the greatest.
    fn minmax<T>(
        mut iter: impl Iterator<Item = T>,
        mut less: impl FnMut(&T, &T) -> bool,
    ) -> MinMaxResult<T> {
        let (mut min, mut max) = match (iter.next(), iter.next()) {
            (Some(a), Some(b)) if less(&b, &a) => (b, a),
            (Some(a), Some(b)) => (a, b),
            (Some(only), None) => return MinMaxResult::OneElement(only),
            (None, _) => return MinMaxResult::NoElements,
        };
        for item in iter {
            if less(&item, &min) {
                min = item;
            } else if !less(&item, &max) {
                max = item;
            }
        }
        MinMaxResult::MinMax(min, max)
    }

    //: MinMaxResult
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum MinMaxResult<T> {
        NoElements,
        OneElement(T),
        MinMax(T, T),
    }

    //: MinMaxResult
    impl<T> MinMaxResult<T> {
        pub fn into_option(self) -> Option<(T, T)>
        where
            T: Clone,
        {
            match self {
                Self::NoElements => None,
                Self::OneElement(only) => Some((only.clone(), only)),
                Self::MinMax(min, max) => Some((min, max)),
            }
        }

        fn map<U>(self, mut f: impl FnMut(T) -> U) -> MinMaxResult<U> {
            match self {
                Self::NoElements => MinMaxResult::NoElements,
                Self::OneElement(only) => MinMaxResult::OneElement(f(only)),
                Self::MinMax(min, max) => MinMaxResult::MinMax(f(min), f(max)),
            }
        }
    }

    //: FoldWhile
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum FoldWhile<T> {
        Continue(T),
        Done(T),
    }

    //: FoldWhile
    impl<T> FoldWhile<T> {
        pub fn into_inner(self) -> T {
            match self {
                Self::Continue(folded) | Self::Done(folded) => folded,
            }
        }

        pub fn is_done(&self) -> bool {
            matches!(self, Self::Done(_))
        }
    }

    //: izip
    /// Tuples of one item of each, until one ends.
    macro_rules! izip {
        (@ $zipped:expr, ($($x:ident)*)) => {
            $zipped
        };
        (@ $zipped:expr, ($($x:ident)*) $next:expr $(, $rest:expr)*) => {
            $crate::itertools::izip!(
                @ $zipped.zip($next).map(|(($($x,)*), y)| ($($x,)* y)), ($($x)* y) $($rest),*
            )
        };
        ($only:expr $(,)?) => {
            IntoIterator::into_iter($only)
        };
        ($first:expr $(, $rest:expr)+ $(,)?) => {
            $crate::itertools::izip!(
                @ IntoIterator::into_iter($first).map(|x| (x,)), (x) $($rest),*
            )
        };
    }

    //: izip
    pub(crate) use izip;

    //: iproduct
    /// Tuples of one item of each in all ways, the last changing fastest.
    macro_rules! iproduct {
        (@ $product:expr, ($($x:ident)*)) => {
            $product
        };
        (@ $product:expr, ($($x:ident)*) $next:expr $(, $rest:expr)*) => {
            $crate::itertools::iproduct!(
                @ $crate::itertools::Itertools::cartesian_product($product, $next)
                    .map(|(($($x,)*), y)| ($($x,)* y)), ($($x)* y) $($rest),*
            )
        };
        () => {
            std::iter::once(())
        };
        ($first:expr $(, $rest:expr)* $(,)?) => {
            $crate::itertools::iproduct!(
                @ IntoIterator::into_iter($first).map(|x| (x,)), (x) $($rest),*
            )
        };
    }

    //: iproduct
    pub(crate) use iproduct;
}
