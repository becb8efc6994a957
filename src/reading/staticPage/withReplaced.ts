/**
 * The first list with entries replaced by those with the same key in the second; an entry with a new key is inserted after the one before it.
 * @example withReplaced([{ key: "a" }, { key: "c" }], [{ key: "a", isNew: true }, { key: "b" }]) // a (the new one), b, c
 */
export function withReplaced<Entry extends { readonly key: string }>(entries: readonly Entry[], others: readonly Entry[]): Entry[] {
  const all = [...entries];
  let place = 0;
  for (const other of others) {
    const same = all.findIndex(({ key }) => key === other.key);
    place = same >= 0 ? same : place + 1;
    all.splice(place, same >= 0 ? 1 : 0, other);
  }
  return all;
}
