import { Binary, deserialize, serialize } from 'bson';

/**
 * A BSON value as `decode` gives it: numbers keep their BSON type (Int32, Double, Long, Decimal128), everything
 * else is bson's own class or a plain string, boolean, Date, array or object. Stored values are never changed in place.
 */
export type Value = unknown;
export type Doc = Record<string, unknown>;

export function decode(bytes: Uint8Array): Doc {
  return deserialize(bytes, { promoteValues: false, promoteLongs: false, bsonRegExp: true });
}

export function encode(doc: Doc): Uint8Array {
  return serialize(doc);
}

/** The same document with JavaScript's own numbers, for mingo, which knows no others. */
export function toPlain(doc: Doc): Doc {
  return deserialize(serialize(doc));
}

export function fromPlain(doc: Doc): Doc {
  return decode(serialize(doc));
}

export function isDoc(value: Value): value is Doc {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** `undefined` for a missing field, also when Object.prototype has one of that name. */
export function fieldOf(doc: Doc, name: string): Value {
  return Object.hasOwn(doc, name) ? doc[name] : undefined;
}

/** Plain assignment would follow `__proto__`. */
export function setField(doc: Doc, name: string, value: Value): void {
  if (name !== '__proto__') doc[name] = value;
  else Object.defineProperty(doc, name, { value, enumerable: true, configurable: true, writable: true });
}

/** A copy to change or to keep; binaries are copied too, since bson leaves them as views of the whole message. */
export function copyOf<T extends Value>(value: T): T;
export function copyOf(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf);
  if (value instanceof Binary && value.constructor === Binary) {
    return new Binary(Uint8Array.from(value.value()), value.sub_type);
  }
  if (!isDoc(value)) return value;
  const copy: Doc = {};
  for (const name of Object.keys(value)) setField(copy, name, copyOf(value[name]));
  return copy;
}

export function isIdentical(left: Doc, right: Doc): boolean {
  return Buffer.from(encode(left)).equals(encode(right));
}
