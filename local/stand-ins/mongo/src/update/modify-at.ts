import { MongoError } from '../mongo-error.ts';
import { arrayIndex, type Path } from '../query/path.ts';
import { type Doc, fieldOf, isDoc, setField, type Value } from '../values/value.ts';

/** Given what is there (`undefined` for nothing), returns what is to be there. */
export type Modify = (current: Value) => Value;
type Container = Doc | Value[];

const maxGap = 1_500_000;

/** Changes the document in place: it has to be a copy. Missing documents on the way are made when there is something to put. */
export function modifyAt(container: Container, path: Path, modify: Modify): void {
  const [name = '', ...rest] = path;
  const child = childOf(container, name);
  if (rest.length === 0) put({ container, name, before: child, after: modify(child) });
  else if (isDoc(child) || Array.isArray(child)) modifyAt(child, rest, modify);
  else {
    const value = modify(undefined);
    if (value === undefined) return;
    if (child !== undefined) throw notViable(rest[0] ?? '', name);
    put({ container, name, before: undefined, after: nested(rest, value) });
  }
}

function nested(path: Path, value: Value): Value {
  return path.reduceRight<Value>((inner, name) => {
    const doc: Doc = {};
    setField(doc, name, inner);
    return doc;
  }, value);
}

export function childOf(container: Value, name: string): Value {
  if (isDoc(container)) return fieldOf(container, name);
  const index = arrayIndex(name);
  return Array.isArray(container) && index !== undefined ? container[index] : undefined;
}

export function valueAt(doc: Value, path: Path): Value {
  return path.reduce(childOf, doc);
}

type Change = { container: Container; name: string; before: Value; after: Value };

function put({ container, name, before, after }: Change): void {
  if (after === undefined && before === undefined) return;
  if (Array.isArray(container)) putInArray(container, name, after);
  else if (after === undefined) delete container[name];
  else setField(container, name, after);
}

/** Unsetting an element leaves null, so that the others keep their places. */
function putInArray(items: Value[], name: string, value: Value): void {
  const index = arrayIndex(name);
  if (index === undefined) throw notViable(name, 'an array');
  if (index - items.length > maxGap) {
    throw new MongoError('BadValue', `can't backfill more than ${maxGap} elements in an array`);
  }
  while (items.length < index) items.push(null);
  items[index] = value ?? null;
}

function notViable(name: string, element: string): MongoError {
  return new MongoError('PathNotViable', `Cannot create field '${name}' in element {${element}}`);
}
