/** Replaces `toSorted` and `toReversed`, which Chrome 106 lacks, the last one for Android 6. */

export function sorted<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Item[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- see above
  return [...items].sort(compare);
}

export function reversed<Item>(items: readonly Item[]): Item[] {
  // oxlint-disable-next-line unicorn/no-array-reverse -- see above
  return [...items].reverse();
}
