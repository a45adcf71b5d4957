/** The ids under one index key. Nearly always there is one, and a string costs a tenth of a Set. */
export type IdBag = string | Set<string>;

export function withId(bag: IdBag | undefined, id: string): IdBag {
  if (bag === undefined || bag === id) return id;
  if (typeof bag === 'string') return new Set([bag, id]);
  return bag.add(id);
}

export function withoutId(bag: IdBag | undefined, id: string): IdBag | undefined {
  if (bag === undefined || bag === id) return undefined;
  if (typeof bag === 'string') return bag;
  bag.delete(id);
  return bag.size === 0 ? undefined : bag;
}

export function idsIn(bag: IdBag | undefined): Iterable<string> {
  if (bag === undefined) return [];
  return typeof bag === 'string' ? [bag] : bag;
}
