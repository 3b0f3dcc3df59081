/// Stands in for the crate itertools 0.14.0: what contest code uses of it, std only, and as lazy.
#[allow(unknown_lints, unused, unused_macro_rules, unused_results, unreachable_pub, unnameable_types)]
#[allow(meta_variable_misuse, missing_debug_implementations, redundant_imports, single_use_lifetimes)]
#[allow(rust_2024_compatibility)]
mod itertools_stand_in {
    use std::cell::{Cell, RefCell};
    use std::cmp::Ordering;
    use std::collections::{HashMap, HashSet, VecDeque};
    use std::convert::TryInto;
    use std::fmt::{Debug, Display, Formatter};
    use std::hash::Hash;
    use std::iter::FromIterator;
    use std::iter::{Chain, Cycle, Enumerate, Fuse, Map, Peekable, Product, Sum, Take, from_fn, once};
    use std::marker::PhantomData;
    use std::mem::replace;
    use std::ops::{Add, Mul};
    use std::vec::IntoIter;

    impl<I: Iterator> Itertools for I {}

    pub trait Itertools: Iterator + Sized {
        //: collect_vec
        fn collect_vec(self) -> Vec<Self::Item> {
            self.collect()
        }

        //: try_collect
        fn try_collect<T, U, E>(self) -> Result<U, E>
        where
            Self: Iterator<Item = Result<T, E>>,
            Result<U, E>: FromIterator<Result<T, E>>,
        {
            self.collect()
        }

        //: set_from
        /// Puts the items of `from` where the references point; how many.
        fn set_from<'a, A: 'a, J: IntoIterator<Item = A>>(&mut self, from: J) -> usize
        where
            Self: Iterator<Item = &'a mut A>,
        {
            let pairs = from.into_iter().map_while(|item| Some((self.next()?, item)));
            pairs.map(|(place, item)| *place = item).count()
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
                std::write!(text, "{}{}", between, item).expect("displaying an item failed");
            }
            text
        }

        //: format
        /// Displays all items, with `separator` between them; width and precision go to each.
        fn format(self, separator: &str) -> Format<'_, Self> {
            let items = Cell::new(Some(self));
            Format { items, separator }
        }

        //: format_with
        /// Displays all items in the way of `each`, with `separator` between them.
        fn format_with<F>(self, separator: &str, each: F) -> FormatWith<'_, Self, F>
        where
            F: FnMut(Self::Item, &mut dyn FnMut(&dyn Display) -> std::fmt::Result) -> std::fmt::Result,
        {
            let items = Cell::new(Some((self, each)));
            FormatWith { items, separator }
        }

        //: concat
        fn concat(self) -> Self::Item
        where
            Self::Item: IntoIterator + Default + Extend<<Self::Item as IntoIterator>::Item>,
        {
            self.fold(Default::default(), |mut all: Self::Item, item| {
                all.extend(item);
                all
            })
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

        //: sorted_by_cached_key
        fn sorted_by_cached_key<K: Ord, F>(self, key: F) -> IntoIter<Self::Item>
        where
            F: FnMut(&Self::Item) -> K,
        {
            let mut items: Vec<_> = self.collect();
            items.sort_by_cached_key(key);
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

        //: k_smallest
        fn k_smallest(self, k: usize) -> IntoIter<Self::Item>
        where
            Self::Item: Ord,
        {
            self.k_smallest_by(k, Ord::cmp)
        }

        //: k_smallest_by_key
        fn k_smallest_by_key<K: Ord, F>(self, k: usize, mut key: F) -> IntoIter<Self::Item>
        where
            F: FnMut(&Self::Item) -> K,
        {
            self.k_smallest_by(k, |a, b| key(a).cmp(&key(b)))
        }

        //: k_largest
        fn k_largest(self, k: usize) -> IntoIter<Self::Item>
        where
            Self::Item: Ord,
        {
            self.k_smallest_by(k, |a, b| b.cmp(a))
        }

        //: k_largest_by
        fn k_largest_by<F>(self, k: usize, mut compare: F) -> IntoIter<Self::Item>
        where
            F: FnMut(&Self::Item, &Self::Item) -> Ordering,
        {
            self.k_smallest_by(k, |a, b| compare(b, a))
        }

        //: k_largest_by_key
        fn k_largest_by_key<K: Ord, F>(self, k: usize, mut key: F) -> IntoIter<Self::Item>
        where
            F: FnMut(&Self::Item) -> K,
        {
            self.k_smallest_by(k, |a, b| key(b).cmp(&key(a)))
        }

        //: k_smallest_by
        /// The first `k` in order; never holds many more.
        fn k_smallest_by<F>(self, k: usize, mut compare: F) -> IntoIter<Self::Item>
        where
            F: FnMut(&Self::Item, &Self::Item) -> Ordering,
        {
            let mut items = Vec::new();
            for item in self {
                items.push(item);
                if items.len() / 2 > k {
                    items.sort_by(&mut compare);
                    items.truncate(k);
                }
            }
            items.sort_by(compare);
            items.truncate(k);
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

        //: dedup_by
        fn dedup_by<F>(self, same: F) -> Lazy<(Peekable<Self>, F), Self::Item>
        where
            F: FnMut(&Self::Item, &Self::Item) -> bool,
        {
            lazy((self.peekable(), same), |(iter, same)| {
                let first = iter.next()?;
                while iter.next_if(|item| same(&first, item)).is_some() {}
                Some(first)
            })
        }

        //: dedup_by_with_count
        fn dedup_by_with_count<F>(self, same: F) -> Lazy<(Peekable<Self>, F), (usize, Self::Item)>
        where
            F: FnMut(&Self::Item, &Self::Item) -> bool,
        {
            lazy((self.peekable(), same), |(iter, same)| {
                let first = iter.next()?;
                let more = from_fn(|| iter.next_if(|item| same(&first, item))).count();
                Some((1 + more, first))
            })
        }

        //: coalesce
        /// Neighbours that `f` makes one of, as long as it does.
        fn coalesce<F>(self, f: F) -> Lazy<(Fuse<Self>, Option<Self::Item>, F), Self::Item>
        where
            F: FnMut(Self::Item, Self::Item) -> Result<Self::Item, (Self::Item, Self::Item)>,
        {
            lazy((self.fuse(), None, f), |(iter, last, f)| {
                let mut item = last.take().or_else(|| iter.next())?;
                for next in iter {
                    match f(item, next) {
                        Ok(one) => item = one,
                        Err((done, next)) => {
                            *last = Some(next);
                            return Some(done);
                        }
                    }
                }
                Some(item)
            })
        }

        //: unique
        /// Each item where it comes first.
        fn unique(self) -> Sieve<Self, HashSet<Self::Item>, Self::Item>
        where
            Self::Item: Clone + Eq + Hash,
        {
            sieve(self, HashSet::new(), |seen, item| seen.insert(item.clone()).then_some(item))
        }

        //: unique_by
        fn unique_by<V: Eq + Hash, F>(self, key: F) -> Sieve<Self, (HashSet<V>, F), Self::Item>
        where
            F: FnMut(&Self::Item) -> V,
        {
            sieve(self, (HashSet::new(), key), |(seen, key), item| seen.insert(key(&item)).then_some(item))
        }

        //: duplicates
        /// Each item that comes more than once, where it comes for the second time.
        fn duplicates(self) -> Sieve<Self, HashMap<Self::Item, bool>, Self::Item>
        where
            Self::Item: Eq + Hash,
        {
            sieve(self, HashMap::new(), |seen, item| {
                match seen.get_mut(&item) {
                    Some(told) => return (!replace(told, true)).then_some(item),
                    None => seen.insert(item, false),
                };
                None
            })
        }

        //: duplicates_by
        fn duplicates_by<V: Eq + Hash, F>(self, key: F) -> Sieve<Self, (HashMap<V, u8>, F), Self::Item>
        where
            F: FnMut(&Self::Item) -> V,
        {
            sieve(self, (HashMap::new(), key), |(seen, key), item| {
                let times = seen.entry(key(&item)).or_insert(0);
                *times = 3.min(*times + 1);
                (*times == 2).then_some(item)
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

        //: all_equal_value
        /// The value of all, or the first two that differ.
        fn all_equal_value(&mut self) -> Result<Self::Item, Option<(Self::Item, Self::Item)>>
        where
            Self::Item: PartialEq,
        {
            let first = self.next().ok_or(None)?;
            match self.find(|item| *item != first) {
                Some(other) => Err(Some((first, other))),
                None => Ok(first),
            }
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

        //: into_grouping_map
        /// The pairs, to be made one value for each key.
        fn into_grouping_map<K: Eq + Hash, V>(self) -> GroupingMap<Self>
        where
            Self: Iterator<Item = (K, V)>,
        {
            GroupingMap { pairs: self }
        }

        //: into_grouping_map_by
        fn into_grouping_map_by<K: Eq + Hash, V, F>(self, key: F) -> GroupingMap<Sieve<Self, F, (K, V)>>
        where
            Self: Iterator<Item = V>,
            F: FnMut(&V) -> K,
        {
            let pairs = sieve(self, key, |key: &mut F, value| Some((key(&value), value)));
            GroupingMap { pairs }
        }

        //: chunk_by group_by
        /// Runs of items with one key: `for (key, group) in &iter.chunk_by(…)`.
        fn chunk_by<K: PartialEq, F: FnMut(&Self::Item) -> K>(self, key: F) -> ChunkBy<Self, F> {
            let iter = RefCell::new((self.peekable(), key));
            ChunkBy { iter }
        }

        //: group_by
        fn group_by<K: PartialEq, F: FnMut(&Self::Item) -> K>(self, key: F) -> ChunkBy<Self, F> {
            self.chunk_by(key)
        }

        //: chunks
        /// Runs of `size` items, the last may be shorter: `for chunk in &iter.chunks(size)`.
        fn chunks(self, size: usize) -> IntoChunks<Self> {
            std::assert!(size != 0, "chunks of 0 items");
            let iter = RefCell::new(self.fuse());
            IntoChunks { iter, size }
        }

        //: batching
        /// What `f` makes of the iterator, again and again.
        fn batching<B, F: FnMut(&mut Self) -> Option<B>>(self, f: F) -> Lazy<(Self, F), B> {
            lazy((self, f), |(iter, f)| f(iter))
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

        //: next_array collect_array
        fn next_array<const N: usize>(&mut self) -> Option<[Self::Item; N]> {
            let items: Vec<_> = self.take(N).collect();
            items.try_into().ok()
        }

        //: collect_array
        /// All items as an array, if it has just as many.
        fn collect_array<const N: usize>(mut self) -> Option<[Self::Item; N]> {
            let array = self.next_array();
            array.filter(|_| self.next().is_none())
        }

        //: tuples
        /// Tuples one after the other; `into_buffer` has the rest that is too short.
        fn tuples<T: HomogeneousTuple<Item = Self::Item>>(self) -> Tuples<Self, T> {
            let (iter, rest, tuple) = (self.fuse(), Vec::new(), PhantomData);
            Tuples { iter, rest, tuple }
        }

        //: tuple_windows circular_tuple_windows
        /// All runs of as many neighbours as the tuple has.
        fn tuple_windows<T>(self) -> TupleWindows<Self, T>
        where
            T: HomogeneousTuple<Item = Self::Item> + Clone,
        {
            let (iter, last) = (self.fuse(), None);
            TupleWindows { iter, last }
        }

        //: circular_tuple_windows
        /// As many as there are items: the first follows the last.
        fn circular_tuple_windows<T>(self) -> Take<TupleWindows<Cycle<Self>, T>>
        where
            Self: Clone + ExactSizeIterator,
            T: HomogeneousTuple<Item = Self::Item> + Clone,
        {
            let count = self.len();
            self.cycle().tuple_windows().take(count)
        }

        //: tuple_combinations
        /// All choices of as many items as the tuple has, in the order of their places.
        fn tuple_combinations<T>(self) -> TupleCombinations<Self, T>
        where
            Self: Clone,
            Self::Item: Clone,
            T: HomogeneousTuple<Item = Self::Item>,
        {
            let places = std::vec![(self, None); T::LENGTH];
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

        //: array_combinations
        fn array_combinations<const K: usize>(self) -> Lazy<Choice<Self>, [Self::Item; K]>
        where
            Self::Item: Clone,
        {
            lazy(Choice::new(self, K), |choice| {
                choice.combine()?;
                let items: Vec<_> = choice.items().collect();
                items.try_into().ok()
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
        fn cartesian_product<J>(self, other: J) -> Pairs<Self, J::IntoIter>
        where
            Self::Item: Clone,
            J: IntoIterator,
            J::IntoIter: Clone,
        {
            let all = other.into_iter();
            Pairs { iter: self, left: None, rights: all.clone(), all }
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

        //: interleave
        /// One of each in turn, then what is left of the longer.
        fn interleave<J>(self, other: J) -> Lazy<(Fuse<Self>, Fuse<J::IntoIter>, bool), Self::Item>
        where
            J: IntoIterator<Item = Self::Item>,
        {
            let iters = (self.fuse(), other.into_iter().fuse(), false);
            lazy(iters, |(a, b, turn)| match replace(turn, !*turn) {
                false => a.next().or_else(|| b.next()),
                true => b.next().or_else(|| a.next()),
            })
        }

        //: interleave_shortest
        fn interleave_shortest<J>(self, other: J) -> Lazy<(Self, J::IntoIter, bool), Self::Item>
        where
            J: IntoIterator<Item = Self::Item>,
        {
            lazy((self, other.into_iter(), false), |(a, b, turn)| {
                let item = if *turn { b.next() } else { a.next() };
                *turn ^= item.is_some();
                item
            })
        }

        //: intersperse
        fn intersperse(self, between: Self::Item) -> Lazy<(Peekable<Self>, Self::Item, bool), Self::Item>
        where
            Self::Item: Clone,
        {
            lazy((self.peekable(), between, false), |(iter, between, gap)| {
                let item = if *gap { iter.peek().map(|_| between.clone()) } else { iter.next() };
                *gap = !*gap;
                item
            })
        }

        //: intersperse_with
        fn intersperse_with<F>(self, between: F) -> Lazy<(Peekable<Self>, F, bool), Self::Item>
        where
            F: FnMut() -> Self::Item,
        {
            lazy((self.peekable(), between, false), |(iter, between, gap)| {
                let item = if *gap { iter.peek().is_some().then(|| between()) } else { iter.next() };
                *gap = !*gap;
                item
            })
        }

        //: zip_eq
        /// Pairs; panics where one ends before the other.
        fn zip_eq<J>(self, other: J) -> Lazy<(Self, J::IntoIter), (Self::Item, J::Item)>
        where
            J: IntoIterator,
        {
            lazy((self, other.into_iter()), |(a, b)| match (a.next(), b.next()) {
                (None, None) => None,
                (Some(a), Some(b)) => Some((a, b)),
                _ => std::panic!("zip_eq: one iterator ends before the other"),
            })
        }

        //: zip_longest
        fn zip_longest<J>(self, other: J) -> Lazy<(Fuse<Self>, Fuse<J::IntoIter>), EitherOrBoth<Self::Item, J::Item>>
        where
            J: IntoIterator,
        {
            lazy((self.fuse(), other.into_iter().fuse()), |(a, b)| {
                Some(match (a.next(), b.next()) {
                    (Some(a), Some(b)) => EitherOrBoth::Both(a, b),
                    (Some(a), None) => EitherOrBoth::Left(a),
                    (None, b) => EitherOrBoth::Right(b?),
                })
            })
        }

        //: merge
        /// Of two sorted iterators one.
        fn merge<J>(self, other: J) -> Merge<Self, J::IntoIter, Before<Self::Item>, Self::Item>
        where
            Self::Item: PartialOrd,
            J: IntoIterator<Item = Self::Item>,
        {
            let before: Before<Self::Item> = PartialOrd::le;
            self.merge_by(other, before)
        }

        //: merge merge_by
        fn merge_by<J, F>(self, other: J, before: F) -> Merge<Self, J::IntoIter, F, Self::Item>
        where
            J: IntoIterator<Item = Self::Item>,
            F: FnMut(&Self::Item, &Self::Item) -> bool,
        {
            let other = other.into_iter().peekable();
            lazy((self.peekable(), other, before), |(a, b, before)| {
                let first = match (a.peek(), b.peek()) {
                    (Some(x), Some(y)) => before(x, y),
                    (x, _) => x.is_some(),
                };
                if first { a.next() } else { b.next() }
            })
        }

        //: merge_join_by
        /// Of two sorted iterators one, with both of two items that are equal.
        fn merge_join_by<J, F>(
            self,
            other: J,
            compare: F,
        ) -> Merge<Self, J::IntoIter, F, EitherOrBoth<Self::Item, J::Item>>
        where
            J: IntoIterator,
            F: FnMut(&Self::Item, &J::Item) -> Ordering,
        {
            let other = other.into_iter().peekable();
            lazy((self.peekable(), other, compare), |(a, b, compare)| {
                let order = match (a.peek(), b.peek()) {
                    (Some(x), Some(y)) => compare(x, y),
                    (Some(_), None) => Ordering::Less,
                    (None, _) => Ordering::Greater,
                };
                Some(match order {
                    Ordering::Less => EitherOrBoth::Left(a.next()?),
                    Ordering::Equal => EitherOrBoth::Both(a.next()?, b.next()?),
                    Ordering::Greater => EitherOrBoth::Right(b.next()?),
                })
            })
        }

        //: kmerge
        /// Of many sorted iterators one.
        fn kmerge(self) -> KMerge<<Self::Item as IntoIterator>::IntoIter, Before<<Self::Item as IntoIterator>::Item>>
        where
            Self::Item: IntoIterator,
            <Self::Item as IntoIterator>::Item: PartialOrd,
        {
            let before: Before<<Self::Item as IntoIterator>::Item> = PartialOrd::lt;
            self.kmerge_by(before)
        }

        //: kmerge kmerge_by
        fn kmerge_by<F>(self, mut before: F) -> KMerge<<Self::Item as IntoIterator>::IntoIter, F>
        where
            Self::Item: IntoIterator,
            F: FnMut(&<Self::Item as IntoIterator>::Item, &<Self::Item as IntoIterator>::Item) -> bool,
        {
            let iters = self.map(IntoIterator::into_iter);
            let mut heap: Vec<_> = iters.filter_map(|mut iter| Some((iter.next()?, iter))).collect();
            for place in (0..heap.len() / 2).rev() {
                sink(&mut heap, place, &mut before);
            }
            lazy((heap, before), |(heap, before)| {
                let (item, iter) = heap.first_mut()?;
                let item = match iter.next() {
                    Some(next) => replace(item, next),
                    None => heap.swap_remove(0).0,
                };
                sink(heap, 0, before);
                Some(item)
            })
        }

        //: peeking_take_while
        /// As `take_while`, but the first item that is not taken stays.
        fn peeking_take_while<F>(&mut self, accept: F) -> Lazy<(&mut Self, F), Self::Item>
        where
            Self: PeekingNext,
            F: FnMut(&Self::Item) -> bool,
        {
            lazy((self, accept), |(iter, accept)| iter.peeking_next(accept))
        }

        //: take_while_ref
        fn take_while_ref<F>(&mut self, accept: F) -> Lazy<(&mut Self, F), Self::Item>
        where
            Self: Clone,
            F: FnMut(&Self::Item) -> bool,
        {
            lazy((self, accept), |(iter, accept)| {
                let before = iter.clone();
                let item = iter.next().filter(accept);
                if item.is_none() {
                    **iter = before;
                }
                item
            })
        }

        //: take_while_inclusive
        /// As `take_while`, but with the first item that is not accepted.
        fn take_while_inclusive<F>(self, accept: F) -> Lazy<(Self, F, bool), Self::Item>
        where
            F: FnMut(&Self::Item) -> bool,
        {
            lazy((self, accept, true), |(iter, accept, more)| {
                let item = if *more { iter.next() } else { None }?;
                *more = accept(&item);
                Some(item)
            })
        }

        //: while_some
        fn while_some<A>(self) -> Lazy<Self, A>
        where
            Self: Iterator<Item = Option<A>>,
        {
            lazy(self, |iter| iter.next()?)
        }

        //: pad_using
        /// At least `min` items, those that lack made of their places.
        fn pad_using<F>(self, min: usize, f: F) -> Lazy<(Fuse<Self>, std::ops::RangeFrom<usize>, usize, F), Self::Item>
        where
            F: FnMut(usize) -> Self::Item,
        {
            lazy((self.fuse(), 0.., min, f), |(iter, places, min, f)| {
                let place = places.next()?;
                iter.next().or_else(|| (place < *min).then(|| f(place)))
            })
        }

        //: with_position
        fn with_position(self) -> Lazy<(Peekable<Fuse<Self>>, bool), (Position, Self::Item)> {
            lazy((self.fuse().peekable(), false), |(iter, inside)| {
                let item = iter.next()?;
                let position = match (replace(inside, true), iter.peek().is_some()) {
                    (false, false) => Position::Only,
                    (false, true) => Position::First,
                    (true, true) => Position::Middle,
                    (true, false) => Position::Last,
                };
                Some((position, item))
            })
        }

        //: positions
        /// The places of the items that `holds` is true of.
        fn positions<P>(self, holds: P) -> Sieve<Enumerate<Self>, P, usize>
        where
            P: FnMut(Self::Item) -> bool,
        {
            sieve(self.enumerate(), holds, |holds, (place, item)| holds(item).then_some(place))
        }

        //: update
        fn update<F: FnMut(&mut Self::Item)>(self, f: F) -> Sieve<Self, F, Self::Item> {
            sieve(self, f, |f, mut item| {
                f(&mut item);
                Some(item)
            })
        }

        //: map_into
        fn map_into<R>(self) -> Map<Self, fn(Self::Item) -> R>
        where
            Self::Item: Into<R>,
        {
            self.map(Into::into)
        }

        //: map_ok
        fn map_ok<F, T, U, E>(self, f: F) -> Sieve<Self, F, Result<U, E>>
        where
            Self: Iterator<Item = Result<T, E>>,
            F: FnMut(T) -> U,
        {
            sieve(self, f, |f, item: Result<T, E>| Some(item.map(f)))
        }

        //: filter_ok
        fn filter_ok<F, T, E>(self, f: F) -> Sieve<Self, F, Result<T, E>>
        where
            Self: Iterator<Item = Result<T, E>>,
            F: FnMut(&T) -> bool,
        {
            sieve(self, f, |f, item: Result<T, E>| match item {
                Ok(value) => f(&value).then_some(Ok(value)),
                error => Some(error),
            })
        }

        //: filter_map_ok
        fn filter_map_ok<F, T, U, E>(self, f: F) -> Sieve<Self, F, Result<U, E>>
        where
            Self: Iterator<Item = Result<T, E>>,
            F: FnMut(T) -> Option<U>,
        {
            sieve(self, f, |f, item: Result<T, E>| item.map(f).transpose())
        }

        //: flatten_ok
        fn flatten_ok<T: IntoIterator, E>(self) -> Lazy<(Fuse<Self>, Option<T::IntoIter>), Result<T::Item, E>>
        where
            Self: Iterator<Item = Result<T, E>>,
        {
            lazy((self.fuse(), None), |(iter, inner)| {
                loop {
                    if let Some(item) = inner.as_mut().and_then(Iterator::next) {
                        return Some(Ok(item));
                    }
                    match iter.next()? {
                        Ok(items) => *inner = Some(items.into_iter()),
                        Err(error) => return Some(Err(error)),
                    }
                }
            })
        }

        //: process_results
        /// What `f` makes of the values, or the first error.
        fn process_results<F, T, E, R>(mut self, f: F) -> Result<R, E>
        where
            Self: Iterator<Item = Result<T, E>>,
            F: FnOnce(Lazy<(&mut Self, &mut Option<E>), T>) -> R,
        {
            let mut error = None;
            let result =
                f(lazy((&mut self, &mut error), |(iter, error)| iter.next()?.map_err(|e| **error = Some(e)).ok()));
            error.map_or(Ok(result), Err)
        }

        //: fold_ok
        fn fold_ok<A, E, B, F>(&mut self, mut folded: B, mut f: F) -> Result<B, E>
        where
            Self: Iterator<Item = Result<A, E>>,
            F: FnMut(B, A) -> B,
        {
            for item in self {
                folded = f(folded, item?);
            }
            Ok(folded)
        }

        //: fold_options
        fn fold_options<A, B, F>(&mut self, mut folded: B, mut f: F) -> Option<B>
        where
            Self: Iterator<Item = Option<A>>,
            F: FnMut(B, A) -> B,
        {
            for item in self {
                folded = f(folded, item?);
            }
            Some(folded)
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

        //: tree_reduce
        /// Reduces neighbours, then neighbours of what that gave, and so on.
        fn tree_reduce<F>(self, mut f: F) -> Option<Self::Item>
        where
            F: FnMut(Self::Item, Self::Item) -> Self::Item,
        {
            let mut trees: Vec<(usize, Self::Item)> = Vec::new();
            for mut item in self {
                let mut size = 1;
                while trees.last().map_or(false, |tree| tree.0 == size) {
                    item = f(trees.pop()?.1, item);
                    size *= 2;
                }
                trees.push((size, item));
            }
            let trees = trees.into_iter().map(|tree| tree.1);
            trees.rev().reduce(|right, left| f(left, right))
        }

        //: sum1
        /// The sum, if there are any.
        fn sum1<S: Sum<Self::Item>>(mut self) -> Option<S> {
            let first = self.next()?;
            Some(once(first).chain(self).sum())
        }

        //: product1
        fn product1<P: Product<Self::Item>>(mut self) -> Option<P> {
            let first = self.next()?;
            Some(once(first).chain(self).product())
        }

        //: find_position
        fn find_position<P>(&mut self, mut holds: P) -> Option<(usize, Self::Item)>
        where
            P: FnMut(&Self::Item) -> bool,
        {
            self.enumerate().find(|(_, item)| holds(item))
        }

        //: find_or_last
        fn find_or_last<P: FnMut(&Self::Item) -> bool>(self, mut holds: P) -> Option<Self::Item> {
            let mut last = None;
            for item in self {
                if holds(&item) {
                    return Some(item);
                }
                last = Some(item);
            }
            last
        }

        //: find_or_first
        fn find_or_first<P: FnMut(&Self::Item) -> bool>(mut self, mut holds: P) -> Option<Self::Item> {
            let first = self.next()?;
            if holds(&first) {
                return Some(first);
            }
            Some(self.find(holds).unwrap_or(first))
        }

        //: dropping
        fn dropping(mut self, n: usize) -> Self {
            n.checked_sub(1).and_then(|last| self.nth(last));
            self
        }

        //: dropping_back
        fn dropping_back(mut self, n: usize) -> Self
        where
            Self: DoubleEndedIterator,
        {
            n.checked_sub(1).and_then(|last| self.nth_back(last));
            self
        }

        //: tail
        /// The last `n`.
        fn tail(self, n: usize) -> IntoIter<Self::Item> {
            let mut last = VecDeque::new();
            for item in self {
                last.push_back(item);
                if last.len() > n {
                    last.pop_front();
                }
            }
            Vec::from(last).into_iter()
        }

        //: exactly_one
        fn exactly_one(mut self) -> Result<Self::Item, ExactlyOneError<Self>> {
            match (self.next(), self.next()) {
                (Some(only), None) => Ok(only),
                (first, second) => Err(ExactlyOneError::new(first, second, self)),
            }
        }

        //: at_most_one
        fn at_most_one(mut self) -> Result<Option<Self::Item>, ExactlyOneError<Self>> {
            match (self.next(), self.next()) {
                (first, None) => Ok(first),
                (first, second) => Err(ExactlyOneError::new(first, second, self)),
            }
        }

        //: partition_map
        fn partition_map<A, B, F, L, R>(self, mut f: F) -> (A, B)
        where
            A: Default + Extend<L>,
            B: Default + Extend<R>,
            F: FnMut(Self::Item) -> Either<L, R>,
        {
            let (mut lefts, mut rights) = (A::default(), B::default());
            self.for_each(|item| match f(item) {
                Either::Left(item) => lefts.extend(Some(item)),
                Either::Right(item) => rights.extend(Some(item)),
            });
            (lefts, rights)
        }

        //: partition_result
        fn partition_result<A, B, T, E>(self) -> (A, B)
        where
            Self: Iterator<Item = Result<T, E>>,
            A: Default + Extend<T>,
            B: Default + Extend<E>,
        {
            let (mut values, mut errors) = (A::default(), B::default());
            self.for_each(|item| match item {
                Ok(item) => values.extend(Some(item)),
                Err(item) => errors.extend(Some(item)),
            });
            (values, errors)
        }

        //: multiunzip
        /// A collection of each column.
        fn multiunzip<C>(self) -> C
        where
            Self: MultiUnzip<C>,
        {
            MultiUnzip::columns(self)
        }

        //: multipeek
        fn multipeek(self) -> MultiPeek<Self> {
            multipeek(self)
        }

        //: minmax
        fn minmax(self) -> MinMaxResult<Self::Item>
        where
            Self::Item: PartialOrd,
        {
            extremes(self, |a, b| a < b)
        }

        //: minmax_by
        fn minmax_by<F>(self, mut compare: F) -> MinMaxResult<Self::Item>
        where
            F: FnMut(&Self::Item, &Self::Item) -> Ordering,
        {
            extremes(self, |a, b| compare(a, b) == Ordering::Less)
        }

        //: minmax_by_key
        fn minmax_by_key<K: PartialOrd, F>(self, mut key: F) -> MinMaxResult<Self::Item>
        where
            F: FnMut(&Self::Item) -> K,
        {
            extremes(self.map(|item| (key(&item), item)), |a, b| a.0 < b.0).map(|(_, item)| item)
        }

        //: position_minmax
        fn position_minmax(self) -> MinMaxResult<usize>
        where
            Self::Item: PartialOrd,
        {
            extremes(self.enumerate(), |a, b| a.1 < b.1).map(|(place, _)| place)
        }

        //: position_minmax_by
        fn position_minmax_by<F>(self, mut compare: F) -> MinMaxResult<usize>
        where
            F: FnMut(&Self::Item, &Self::Item) -> Ordering,
        {
            let least = |a: &(usize, _), b: &(usize, _)| compare(&a.1, &b.1) == Ordering::Less;
            extremes(self.enumerate(), least).map(|(place, _)| place)
        }

        //: position_minmax_by_key
        fn position_minmax_by_key<K: PartialOrd, F>(self, mut key: F) -> MinMaxResult<usize>
        where
            F: FnMut(&Self::Item) -> K,
        {
            extremes(self.map(|item| key(&item)).enumerate(), |a, b| a.1 < b.1).map(|(place, _)| place)
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

        //: position_min_by
        fn position_min_by<F>(self, mut compare: F) -> Option<usize>
        where
            F: FnMut(&Self::Item, &Self::Item) -> Ordering,
        {
            let least = self.enumerate().min_by(|a, b| compare(&a.1, &b.1));
            least.map(|(place, _)| place)
        }

        //: position_min_by_key
        fn position_min_by_key<K: Ord, F: FnMut(&Self::Item) -> K>(self, mut key: F) -> Option<usize> {
            let least = self.enumerate().min_by_key(|(_, item)| key(item));
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

        //: position_max_by
        fn position_max_by<F>(self, mut compare: F) -> Option<usize>
        where
            F: FnMut(&Self::Item, &Self::Item) -> Ordering,
        {
            let greatest = self.enumerate().max_by(|a, b| compare(&a.1, &b.1));
            greatest.map(|(place, _)| place)
        }

        //: position_max_by_key
        fn position_max_by_key<K: Ord, F: FnMut(&Self::Item) -> K>(self, mut key: F) -> Option<usize> {
            let greatest = self.enumerate().max_by_key(|(_, item)| key(item));
            greatest.map(|(place, _)| place)
        }

        //: min_set
        fn min_set(self) -> Vec<Self::Item>
        where
            Self::Item: Ord,
        {
            self.min_set_by(Ord::cmp)
        }

        //: min_set_by_key
        fn min_set_by_key<K: Ord, F: FnMut(&Self::Item) -> K>(self, mut key: F) -> Vec<Self::Item> {
            self.min_set_by(|a, b| key(a).cmp(&key(b)))
        }

        //: max_set
        fn max_set(self) -> Vec<Self::Item>
        where
            Self::Item: Ord,
        {
            self.min_set_by(|a, b| b.cmp(a))
        }

        //: max_set_by
        fn max_set_by<F>(self, mut compare: F) -> Vec<Self::Item>
        where
            F: FnMut(&Self::Item, &Self::Item) -> Ordering,
        {
            self.min_set_by(|a, b| compare(b, a))
        }

        //: max_set_by_key
        fn max_set_by_key<K: Ord, F: FnMut(&Self::Item) -> K>(self, mut key: F) -> Vec<Self::Item> {
            self.min_set_by(|a, b| key(b).cmp(&key(a)))
        }

        //: min_set_by
        /// All of the least.
        fn min_set_by<F>(self, mut compare: F) -> Vec<Self::Item>
        where
            F: FnMut(&Self::Item, &Self::Item) -> Ordering,
        {
            let mut least = Vec::new();
            for item in self {
                let order = least.first().map_or(Ordering::Equal, |first| compare(&item, first));
                if order == Ordering::Less {
                    least.clear();
                }
                if order != Ordering::Greater {
                    least.push(item);
                }
            }
            least
        }
        //:
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

    //: Sieve
    /// An iterator and what becomes of each item; it has two ends if the iterator has.
    pub struct Sieve<I: Iterator, S, T> {
        iter: I,
        state: S,
        pick: fn(&mut S, I::Item) -> Option<T>,
    }

    //: Sieve
    fn sieve<I, S, T>(iter: I, state: S, pick: fn(&mut S, I::Item) -> Option<T>) -> Sieve<I, S, T>
    where
        I: Iterator,
    {
        Sieve { iter, state, pick }
    }

    //: Sieve
    impl<I: Iterator, S, T> Iterator for Sieve<I, S, T> {
        type Item = T;
        fn next(&mut self) -> Option<T> {
            let Self { iter, state, pick } = self;
            iter.find_map(|item| pick(state, item))
        }
    }

    //: Sieve
    impl<I: DoubleEndedIterator, S, T> DoubleEndedIterator for Sieve<I, S, T> {
        fn next_back(&mut self) -> Option<T> {
            let Self { iter, state, pick } = self;
            iter.rev().find_map(|item| pick(state, item))
        }
    }

    //: Sieve
    impl<I: Iterator + Clone, S: Clone, T> Clone for Sieve<I, S, T> {
        fn clone(&self) -> Self {
            sieve(self.iter.clone(), self.state.clone(), self.pick)
        }
    }

    //: Before
    /// Whether one item comes before another.
    type Before<T> = fn(&T, &T) -> bool;

    //: Merge
    type Merge<I, J, F, T> = Lazy<(Peekable<I>, Peekable<J>, F), T>;

    //: KMerge
    /// Each iterator with its next item, as a heap.
    type KMerge<I, F> = Lazy<(Vec<(<I as Iterator>::Item, I)>, F), <I as Iterator>::Item>;

    //: sink
    /// Mends a heap in which only the pair at `place` may come before those above it.
    fn sink<T, I, F: FnMut(&T, &T) -> bool>(heap: &mut [(T, I)], mut place: usize, before: &mut F) {
        loop {
            let mut top = place;
            for child in 2 * place + 1..heap.len().min(2 * place + 3) {
                if before(&heap[child].0, &heap[top].0) {
                    top = child;
                }
            }
            if top == place {
                return;
            }
            heap.swap(place, top);
            place = top;
        }
    }

    //: Either
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Either<L, R> {
        Left(L),
        Right(R),
    }

    //: Either
    impl<L, R> Either<L, R> {
        pub fn is_left(&self) -> bool {
            std::matches!(self, Self::Left(_))
        }

        pub fn is_right(&self) -> bool {
            !self.is_left()
        }

        pub fn left(self) -> Option<L> {
            self.either(Some, |_| None)
        }

        pub fn right(self) -> Option<R> {
            self.either(|_| None, Some)
        }

        pub fn either<T>(self, f: impl FnOnce(L) -> T, g: impl FnOnce(R) -> T) -> T {
            match self {
                Self::Left(left) => f(left),
                Self::Right(right) => g(right),
            }
        }
    }

    //: Either
    impl<T> Either<T, T> {
        pub fn into_inner(self) -> T {
            self.either(|left| left, |right| right)
        }
    }

    //: Either
    impl<L: Iterator, R: Iterator<Item = L::Item>> Iterator for Either<L, R> {
        type Item = L::Item;
        fn next(&mut self) -> Option<L::Item> {
            match self {
                Self::Left(iter) => iter.next(),
                Self::Right(iter) => iter.next(),
            }
        }
    }

    //: Either
    impl<L, R> DoubleEndedIterator for Either<L, R>
    where
        L: DoubleEndedIterator,
        R: DoubleEndedIterator<Item = L::Item>,
    {
        fn next_back(&mut self) -> Option<L::Item> {
            match self {
                Self::Left(iter) => iter.next_back(),
                Self::Right(iter) => iter.next_back(),
            }
        }
    }

    //: EitherOrBoth
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum EitherOrBoth<A, B> {
        Both(A, B),
        Left(A),
        Right(B),
    }

    //: EitherOrBoth
    impl<A, B> EitherOrBoth<A, B> {
        pub fn has_left(&self) -> bool {
            !std::matches!(self, Self::Right(_))
        }

        pub fn has_right(&self) -> bool {
            !std::matches!(self, Self::Left(_))
        }

        pub fn is_both(&self) -> bool {
            std::matches!(self, Self::Both(..))
        }

        pub fn left(self) -> Option<A> {
            self.left_and_right().0
        }

        pub fn right(self) -> Option<B> {
            self.left_and_right().1
        }

        pub fn both(self) -> Option<(A, B)> {
            let (a, b) = self.left_and_right();
            a.zip(b)
        }

        pub fn left_and_right(self) -> (Option<A>, Option<B>) {
            match self {
                Self::Both(a, b) => (Some(a), Some(b)),
                Self::Left(a) => (Some(a), None),
                Self::Right(b) => (None, Some(b)),
            }
        }

        pub fn or(self, left: A, right: B) -> (A, B) {
            let (a, b) = self.left_and_right();
            (a.unwrap_or(left), b.unwrap_or(right))
        }

        pub fn or_default(self) -> (A, B)
        where
            A: Default,
            B: Default,
        {
            self.or(A::default(), B::default())
        }
    }

    //: EitherOrBoth
    impl<T> EitherOrBoth<T, T> {
        pub fn reduce(self, f: impl FnOnce(T, T) -> T) -> T {
            match self {
                Self::Both(a, b) => f(a, b),
                Self::Left(only) | Self::Right(only) => only,
            }
        }
    }

    //: Position
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Position {
        First,
        Middle,
        Last,
        Only,
    }

    //: ExactlyOneError
    /// What there is instead of one item.
    pub struct ExactlyOneError<I: Iterator> {
        items: Chain<Chain<std::option::IntoIter<I::Item>, std::option::IntoIter<I::Item>>, I>,
        fault: &'static str,
    }

    //: ExactlyOneError
    impl<I: Iterator> ExactlyOneError<I> {
        fn new(first: Option<I::Item>, second: Option<I::Item>, rest: I) -> Self {
            let fault = match first {
                Some(_) => "got at least 2 elements when exactly one was expected",
                None => "got zero elements when exactly one was expected",
            };
            let items = first.into_iter().chain(second).chain(rest);
            Self { items, fault }
        }
    }

    //: ExactlyOneError
    impl<I: Iterator> Iterator for ExactlyOneError<I> {
        type Item = I::Item;
        fn next(&mut self) -> Option<I::Item> {
            self.items.next()
        }
    }

    //: ExactlyOneError
    impl<I: Iterator> Display for ExactlyOneError<I> {
        fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
            f.write_str(self.fault)
        }
    }

    //: ExactlyOneError
    impl<I: Iterator> Debug for ExactlyOneError<I> {
        fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
            f.write_str(self.fault)
        }
    }

    //: ExactlyOneError
    impl<I: Iterator> std::error::Error for ExactlyOneError<I> {}

    //: GroupingMap
    pub struct GroupingMap<I> {
        pairs: I,
    }

    //: GroupingMap
    impl<K: Eq + Hash, V, I: Iterator<Item = (K, V)>> GroupingMap<I> {
        pub fn aggregate<R, F>(self, mut f: F) -> HashMap<K, R>
        where
            F: FnMut(Option<R>, &K, V) -> Option<R>,
        {
            let mut groups = HashMap::new();
            for (key, value) in self.pairs {
                let before = groups.remove(&key);
                if let Some(now) = f(before, &key, value) {
                    groups.insert(key, now);
                }
            }
            groups
        }

        pub fn fold_with<R, G, F>(self, mut init: G, mut f: F) -> HashMap<K, R>
        where
            G: FnMut(&K, &V) -> R,
            F: FnMut(R, &K, V) -> R,
        {
            self.aggregate(|before, key, value| {
                let before = before.unwrap_or_else(|| init(key, &value));
                Some(f(before, key, value))
            })
        }

        pub fn fold<R: Clone, F: FnMut(R, &K, V) -> R>(self, init: R, f: F) -> HashMap<K, R> {
            self.fold_with(|_, _| init.clone(), f)
        }

        pub fn reduce<F: FnMut(V, &K, V) -> V>(self, mut f: F) -> HashMap<K, V> {
            self.aggregate(|before, key, value| match before {
                Some(before) => Some(f(before, key, value)),
                None => Some(value),
            })
        }

        pub fn collect<C: Default + Extend<V>>(self) -> HashMap<K, C> {
            self.fold_with(
                |_, _| C::default(),
                |mut all, _, value| {
                    all.extend(Some(value));
                    all
                },
            )
        }

        pub fn max(self) -> HashMap<K, V>
        where
            V: Ord,
        {
            self.reduce(|a, _, b| a.max(b))
        }

        pub fn max_by_key<C: Ord>(self, mut key: impl FnMut(&K, &V) -> C) -> HashMap<K, V> {
            self.reduce(|a, k, b| if key(k, &b) < key(k, &a) { a } else { b })
        }

        pub fn min(self) -> HashMap<K, V>
        where
            V: Ord,
        {
            self.reduce(|a, _, b| a.min(b))
        }

        pub fn min_by_key<C: Ord>(self, mut key: impl FnMut(&K, &V) -> C) -> HashMap<K, V> {
            self.reduce(|a, k, b| if key(k, &b) < key(k, &a) { b } else { a })
        }

        pub fn sum(self) -> HashMap<K, V>
        where
            V: Add<Output = V>,
        {
            self.reduce(|a, _, b| a + b)
        }

        pub fn product(self) -> HashMap<K, V>
        where
            V: Mul<Output = V>,
        {
            self.reduce(|a, _, b| a * b)
        }
    }

    //: MultiPeek
    /// Each `peek` looks one further, until an item is taken.
    #[derive(Clone)]
    pub struct MultiPeek<I: Iterator> {
        iter: Fuse<I>,
        ahead: VecDeque<I::Item>,
        seen: usize,
    }

    //: MultiPeek
    pub fn multipeek<J: IntoIterator>(iter: J) -> MultiPeek<J::IntoIter> {
        MultiPeek { iter: iter.into_iter().fuse(), ahead: VecDeque::new(), seen: 0 }
    }

    //: MultiPeek
    impl<I: Iterator> MultiPeek<I> {
        pub fn peek(&mut self) -> Option<&I::Item> {
            if self.seen == self.ahead.len() {
                self.ahead.push_back(self.iter.next()?);
            }
            self.seen += 1;
            Some(&self.ahead[self.seen - 1])
        }

        pub fn reset_peek(&mut self) {
            self.seen = 0;
        }
    }

    //: MultiPeek
    impl<I: Iterator> Iterator for MultiPeek<I> {
        type Item = I::Item;
        fn next(&mut self) -> Option<I::Item> {
            self.seen = 0;
            self.ahead.pop_front().or_else(|| self.iter.next())
        }
    }

    //: PeekNth
    #[derive(Clone)]
    pub struct PeekNth<I: Iterator> {
        iter: Fuse<I>,
        ahead: VecDeque<I::Item>,
    }

    //: peek_nth
    pub fn peek_nth<J: IntoIterator>(iter: J) -> PeekNth<J::IntoIter> {
        PeekNth { iter: iter.into_iter().fuse(), ahead: VecDeque::new() }
    }

    //: PeekNth
    impl<I: Iterator> PeekNth<I> {
        pub fn peek(&mut self) -> Option<&I::Item> {
            self.peek_nth(0)
        }

        pub fn peek_nth(&mut self, n: usize) -> Option<&I::Item> {
            while self.ahead.len() <= n {
                self.ahead.push_back(self.iter.next()?);
            }
            Some(&self.ahead[n])
        }

        pub fn next_if(&mut self, accept: impl FnOnce(&I::Item) -> bool) -> Option<I::Item> {
            let accepted = self.peek().map_or(false, accept);
            accepted.then(|| self.next())?
        }
    }

    //: PeekNth
    impl<I: Iterator> Iterator for PeekNth<I> {
        type Item = I::Item;
        fn next(&mut self) -> Option<I::Item> {
            self.ahead.pop_front().or_else(|| self.iter.next())
        }
    }

    //: PutBack
    #[derive(Clone)]
    pub struct PutBack<I: Iterator> {
        top: Option<I::Item>,
        iter: I,
    }

    //: put_back
    pub fn put_back<J: IntoIterator>(iter: J) -> PutBack<J::IntoIter> {
        PutBack { top: None, iter: iter.into_iter() }
    }

    //: PutBack
    impl<I: Iterator> PutBack<I> {
        pub fn put_back(&mut self, item: I::Item) -> Option<I::Item> {
            self.top.replace(item)
        }
    }

    //: PutBack
    impl<I: Iterator> Iterator for PutBack<I> {
        type Item = I::Item;
        fn next(&mut self) -> Option<I::Item> {
            self.top.take().or_else(|| self.iter.next())
        }
    }

    //: PeekingNext
    /// An iterator whose next item can stay.
    pub trait PeekingNext: Iterator {
        fn peeking_next<F>(&mut self, accept: F) -> Option<Self::Item>
        where
            F: FnOnce(&Self::Item) -> bool;
    }

    //: PeekingNext
    impl<I: Iterator> PeekingNext for Peekable<I> {
        fn peeking_next<F: FnOnce(&I::Item) -> bool>(&mut self, accept: F) -> Option<I::Item> {
            self.next_if(accept)
        }
    }

    //: PeekingNext
    impl<I: PeekingNext> PeekingNext for &mut I {
        fn peeking_next<F: FnOnce(&I::Item) -> bool>(&mut self, accept: F) -> Option<I::Item> {
            (**self).peeking_next(accept)
        }
    }

    //: PeekingNext
    macro_rules! peeking_by_clone {
        ($($iter:ty)*) => {$(
            impl<'a, T> PeekingNext for $iter {
                fn peeking_next<F>(&mut self, accept: F) -> Option<Self::Item>
                where
                    F: FnOnce(&Self::Item) -> bool,
                {
                    let item = self.clone().next().filter(accept)?;
                    self.next();
                    Some(item)
                }
            }
        )*};
    }

    //: PeekingNext
    peeking_by_clone! { std::slice::Iter<'a, T> std::collections::vec_deque::Iter<'a, T> }

    //: PeekingNext
    macro_rules! peeking_text {
        ($($iter:ident)*) => {$(
            impl PeekingNext for std::str::$iter<'_> {
                fn peeking_next<F>(&mut self, accept: F) -> Option<Self::Item>
                where
                    F: FnOnce(&Self::Item) -> bool,
                {
                    let item = self.clone().next().filter(accept)?;
                    self.next();
                    Some(item)
                }
            }
        )*};
    }

    //: PeekingNext
    peeking_text! { Bytes CharIndices Chars }

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

    //: FormatWith
    pub struct FormatWith<'a, I, F> {
        items: Cell<Option<(I, F)>>,
        separator: &'a str,
    }

    //: FormatWith
    impl<I: Iterator, F> Display for FormatWith<'_, I, F>
    where
        F: FnMut(I::Item, &mut dyn FnMut(&dyn Display) -> std::fmt::Result) -> std::fmt::Result,
    {
        fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
            let (items, mut each) = self.items.take().expect("FormatWith: displayed once already");
            for (place, item) in items.enumerate() {
                f.write_str(if place == 0 { "" } else { self.separator })?;
                each(item, &mut |part| part.fmt(f))?;
            }
            Ok(())
        }
    }

    //: Tuples
    #[derive(Clone)]
    pub struct Tuples<I: Iterator, T> {
        iter: Fuse<I>,
        rest: Vec<I::Item>,
        tuple: PhantomData<T>,
    }

    //: Tuples
    impl<I: Iterator, T: HomogeneousTuple<Item = I::Item>> Tuples<I, T> {
        pub fn into_buffer(self) -> IntoIter<I::Item> {
            self.rest.into_iter()
        }
    }

    //: Tuples
    impl<I: Iterator, T: HomogeneousTuple<Item = I::Item>> Iterator for Tuples<I, T> {
        type Item = T;
        fn next(&mut self) -> Option<T> {
            let lacking = T::LENGTH - self.rest.len();
            self.rest.extend(self.iter.by_ref().take(lacking));
            if self.rest.len() < T::LENGTH {
                return None;
            }
            let mut items = self.rest.drain(..);
            T::from_fn(|| items.next())
        }

        fn size_hint(&self) -> (usize, Option<usize>) {
            let (least, most) = self.iter.size_hint();
            (least / T::LENGTH, most.map(|most| most / T::LENGTH))
        }
    }

    //: Tuples
    impl<I: ExactSizeIterator, T: HomogeneousTuple<Item = I::Item>> ExactSizeIterator for Tuples<I, T> {}

    //: TupleWindows
    #[derive(Clone)]
    pub struct TupleWindows<I, T> {
        iter: Fuse<I>,
        last: Option<T>,
    }

    //: TupleWindows
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

        fn size_hint(&self) -> (usize, Option<usize>) {
            let (least, most) = self.iter.size_hint();
            let lacking = if self.last.is_some() { 0 } else { T::LENGTH - 1 };
            let windows = |items: usize| items.saturating_sub(lacking);
            (windows(least), most.map(windows))
        }
    }

    //: TupleWindows
    impl<I, T> ExactSizeIterator for TupleWindows<I, T>
    where
        I: ExactSizeIterator,
        T: HomogeneousTuple<Item = I::Item> + Clone,
    {
    }

    //: TupleCombinations
    /// For each place in the tuple what is left of the iterator, and the item taken.
    #[derive(Clone)]
    pub struct TupleCombinations<I: Iterator, T> {
        places: Vec<(I, Option<I::Item>)>,
        tuple: PhantomData<T>,
    }

    //: TupleCombinations
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

    //: Pairs
    #[derive(Clone)]
    pub struct Pairs<I: Iterator, J> {
        iter: I,
        left: Option<I::Item>,
        rights: J,
        all: J,
    }

    //: Pairs
    impl<I: Iterator, J: Iterator + Clone> Iterator for Pairs<I, J>
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
                const LENGTH: usize = [std::stringify!($x), $(std::stringify!($y)),*].len();
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

        //: combinations array_combinations powerset
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
                return if self.fetch(1) < self.k.min(1) { None } else { Some(()) };
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
            let i = (1..n).rev().find(|&i| self.places[i - 1] < self.places[i])?;
            let j = (i..n).rev().find(|&j| self.places[i - 1] < self.places[j])?;
            self.places.swap(i - 1, j);
            self.places[i..].reverse();
            Some(())
        }
        //: Choice
    }

    //: Factors
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
                let mut chunk = std::vec![iter.next()?];
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

    //: extremes
    /// The first of the least and the last of the greatest.
    fn extremes<T>(mut iter: impl Iterator<Item = T>, mut less: impl FnMut(&T, &T) -> bool) -> MinMaxResult<T> {
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
            std::matches!(self, Self::Done(_))
        }
    }

    //: MultiUnzip
    /// Rows whose columns can be collected.
    pub trait MultiUnzip<C>: Iterator {
        fn columns(self) -> C;
    }

    //: MultiUnzip
    macro_rules! multi_unzip {
        () => {};
        ($t:ident $a:ident $c:ident $x:ident $($u:ident $b:ident $d:ident $y:ident)*) => {
            impl<I, $t, $($u,)* $c, $($d,)*> MultiUnzip<($c, $($d,)*)> for I
            where
                I: Iterator<Item = ($t, $($u,)*)>,
                $c: Default + Extend<$t>,
                $($d: Default + Extend<$u>,)*
            {
                fn columns(self) -> ($c, $($d,)*) {
                    let mut columns = <($c, $($d,)*)>::default();
                    let ($x, $($y,)*) = &mut columns;
                    self.for_each(|($a, $($b,)*)| {
                        $x.extend(Some($a));
                        $($y.extend(Some($b));)*
                    });
                    columns
                }
            }
            multi_unzip! { $($u $b $d $y)* }
        };
    }

    //: MultiUnzip
    multi_unzip! { T a A t U b B u V c C v W d D w X e E x Y f F y }

    //: iterate
    /// `value`, `f` of it, `f` of that, …
    pub fn iterate<T, F: FnMut(&T) -> T>(value: T, f: F) -> Lazy<(T, F), T> {
        lazy((value, f), |(value, f)| {
            let next = f(value);
            Some(replace(value, next))
        })
    }

    //: unfold
    pub fn unfold<S, T, F: FnMut(&mut S) -> Option<T>>(state: S, f: F) -> Lazy<(S, F), T> {
        lazy((state, f), |(state, f)| f(state))
    }

    //: repeat_n
    pub fn repeat_n<T: Clone>(item: T, n: usize) -> Take<std::iter::Repeat<T>> {
        std::iter::repeat(item).take(n)
    }

    //: equal assert_equal
    /// Whether both have the same items.
    pub fn equal<I: IntoIterator, J: IntoIterator>(a: I, b: J) -> bool
    where
        I::Item: PartialEq<J::Item>,
    {
        a.into_iter().eq(b)
    }

    //: assert_equal
    pub fn assert_equal<I: IntoIterator, J: IntoIterator>(a: I, b: J)
    where
        I::Item: PartialEq<J::Item> + Debug,
        J::Item: Debug,
    {
        for pair in a.into_iter().zip_longest(b) {
            let same = std::matches!(&pair, EitherOrBoth::Both(a, b) if a == b);
            std::assert!(same, "assert_equal: {:?}", pair);
        }
    }

    //: sorted
    pub fn sorted<I: IntoIterator>(items: I) -> IntoIter<I::Item>
    where
        I::Item: Ord,
    {
        items.into_iter().sorted()
    }

    //: join
    pub fn join<I: IntoIterator>(items: I, separator: &str) -> String
    where
        I::Item: Display,
    {
        items.into_iter().join(separator)
    }

    //: concat
    pub fn concat<I: IntoIterator>(items: I) -> I::Item
    where
        I::Item: IntoIterator + Default + Extend<<I::Item as IntoIterator>::Item>,
    {
        items.into_iter().concat()
    }

    //: kmerge
    pub fn kmerge<I: IntoIterator>(
        iters: I,
    ) -> KMerge<<I::Item as IntoIterator>::IntoIter, Before<<I::Item as IntoIterator>::Item>>
    where
        I::Item: IntoIterator,
        <I::Item as IntoIterator>::Item: PartialOrd,
    {
        iters.into_iter().kmerge()
    }

    //: process_results
    pub fn process_results<I, F, T, E, R>(items: I, f: F) -> Result<R, E>
    where
        I: IntoIterator<Item = Result<T, E>>,
        F: FnOnce(Lazy<(&mut I::IntoIter, &mut Option<E>), T>) -> R,
    {
        items.into_iter().process_results(f)
    }

    //: chain
    /// The items of one after those of the other.
    macro_rules! chain {
        () => {
            std::iter::empty()
        };
        ($first:expr $(, $rest:expr)* $(,)?) => {
            IntoIterator::into_iter($first)$(.chain($rest))*
        };
    }

    //: chain
    pub(crate) use chain;

    //: izip
    /// Tuples of one item of each, until one ends.
    macro_rules! izip {
        (@ $zipped:expr, ($($x:ident)*)) => {
            $zipped
        };
        (@ $zipped:expr, ($($x:ident)*) $next:expr $(, $rest:expr)*) => {
            $crate::itertools_stand_in::izip!(
                @ $zipped.zip($next).map(|(($($x,)*), y)| ($($x,)* y)), ($($x)* y) $($rest),*
            )
        };
        ($only:expr $(,)?) => {
            IntoIterator::into_iter($only)
        };
        ($first:expr $(, $rest:expr)+ $(,)?) => {
            $crate::itertools_stand_in::izip!(
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
            $crate::itertools_stand_in::iproduct!(
                @ $crate::itertools_stand_in::Itertools::cartesian_product($product, $next)
                    .map(|(($($x,)*), y)| ($($x,)* y)), ($($x)* y) $($rest),*
            )
        };
        () => {
            std::iter::once(())
        };
        ($first:expr $(, $rest:expr)* $(,)?) => {
            $crate::itertools_stand_in::iproduct!(
                @ IntoIterator::into_iter($first).map(|x| (x,)), (x) $($rest),*
            )
        };
    }

    //: iproduct
    pub(crate) use iproduct;
    //:
}
