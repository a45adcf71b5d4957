import { type Doc, fieldOf, isDoc, type Value } from '../values/value.ts';

export type Path = readonly string[];

export function pathOf(dotted: string): Path {
  return dotted.split('.');
}

/** `position` is the index in the outermost array on the way, which the positional `$` of an update stands for. */
export type Test = (value: Value, position: number | undefined) => boolean;

type Walk = { path: Path; test: Test; expandLeaf: boolean };
type Place = { at: number; position: number | undefined };

/**
 * Whether the test holds for any value that MongoDB sees at the path: it goes into the documents of an array on the
 * way, takes a number as an index too, and at the end sees the elements of an array and the array itself.
 * A missing field is seen as `undefined`.
 */
export function someValueAt(doc: Doc, walk: Walk): boolean {
  return inDoc(doc, walk, { at: 0, position: undefined });
}

function inDoc(doc: Doc, walk: Walk, { at, position }: Place): boolean {
  return fromValue(fieldOf(doc, walk.path[at] ?? ''), walk, { at: at + 1, position });
}

function fromValue(value: Value, walk: Walk, place: Place): boolean {
  if (place.at === walk.path.length) return atLeaf(value, walk, place.position);
  if (Array.isArray(value)) return inArray(value, walk, place);
  if (isDoc(value)) return inDoc(value, walk, place);
  return walk.test(undefined, place.position);
}

function inArray(items: Value[], walk: Walk, { at, position }: Place): boolean {
  const wanted = arrayIndex(walk.path[at] ?? '');
  return items.some((item, index) => {
    const here = position ?? index;
    if (isDoc(item) && inDoc(item, walk, { at, position: here })) return true;
    return index === wanted && fromValue(item, walk, { at: at + 1, position: here });
  });
}

function atLeaf(value: Value, walk: Walk, position: number | undefined): boolean {
  if (walk.expandLeaf && Array.isArray(value)) {
    if (value.some((item, index) => walk.test(item, position ?? index))) return true;
  }
  return walk.test(value, position);
}

/** What an index or a sort sees: as above, but an array's elements stand for it, and null for nothing. */
export function keyValuesAt(doc: Doc, path: Path): Value[] {
  const only = path.length === 1 ? fieldOf(doc, path[0] ?? '') : [];
  if (!Array.isArray(only)) return [only ?? null];
  const found: Value[] = [];
  const collect = (value: Value) => {
    if (Array.isArray(value) && value.length > 0) found.push(...value);
    else found.push(value ?? null);
    return false;
  };
  someValueAt(doc, { path, test: collect, expandLeaf: false });
  return found.length === 0 ? [null] : found;
}

export function arrayIndex(name: string): number | undefined {
  return /^(0|[1-9]\d{0,8})$/.test(name) ? Number(name) : undefined;
}
