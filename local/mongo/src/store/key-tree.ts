import { type IdBag, idsIn, withId, withoutId } from './id-bag.ts';

type Branch = Map<string, Branch | IdBag>;

/** One level of hash tables per field of the index, so that the first fields alone can be looked up too. */
export type KeyTree = {
  add(keys: string[], id: string): void;
  remove(keys: string[], id: string): void;
  /** Ids under a whole key, or under all keys that begin so. */
  find(keys: string[]): Iterable<string>;
};

export function keyTree(): KeyTree {
  const root: Branch = new Map();
  return {
    add: (keys, id) => addTo(root, keys, id),
    remove: (keys, id) => removeFrom(root, keys, id),
    find: keys => findIn(root, keys),
  };
}

function addTo(branch: Branch, [key = '', ...rest]: string[], id: string): void {
  const child = branch.get(key);
  if (rest.length === 0) {
    branch.set(key, withId(child instanceof Map ? undefined : child, id));
    return;
  }
  const next: Branch = child instanceof Map ? child : new Map();
  if (next !== child) branch.set(key, next);
  addTo(next, rest, id);
}

function removeFrom(branch: Branch, [key = '', ...rest]: string[], id: string): void {
  const child = branch.get(key);
  if (child === undefined) return;
  if (child instanceof Map) {
    removeFrom(child, rest, id);
    if (child.size === 0) branch.delete(key);
    return;
  }
  const left = withoutId(child, id);
  if (left === undefined) branch.delete(key);
  else branch.set(key, left);
}

function* findIn(branch: Branch, [key, ...rest]: string[]): Iterable<string> {
  const children = key === undefined ? branch.values() : [branch.get(key)];
  for (const child of children) {
    if (child instanceof Map) yield* findIn(child, rest);
    else yield* idsIn(child);
  }
}
