import { Binary, BSONRegExp, Code, ObjectId, Timestamp } from 'bson';
import type { Collation } from './collation.ts';
import { type Kind, kindOf, rankOf } from './kind.ts';
import { compareNumeric, numericOf } from './numeric.ts';
import type { Doc, Value } from './value.ts';

/** MongoDB's order over all values: by type first, then within the type. */
export function compare(left: Value, right: Value, collation?: Collation): number {
  const kind = kindOf(left);
  const order = rankOf(kind) - rankOf(kindOf(right));
  return order === 0 ? compareWithin({ kind, left, right, collation }) : order;
}

type Pair = { kind: Kind; left: Value; right: Value; collation: Collation | undefined };

function compareWithin({ kind, left, right, collation }: Pair): number {
  switch (kind) {
    case 'number':
      return compareNumeric(numericOf(left) ?? 0, numericOf(right) ?? 0);
    case 'string':
      return (collation?.compare ?? compareText)(String(left), String(right));
    case 'date':
    case 'bool':
      return Number(left) - Number(right);
    case 'object':
      return compareFields(fieldsOf(left), fieldsOf(right), collation);
    case 'array':
      return compareFields(fieldsOf(left), fieldsOf(right), collation);
    default:
      return compareRare(left, right);
  }
}

function compareRare(left: Value, right: Value): number {
  if (left instanceof ObjectId && right instanceof ObjectId) {
    return compareText(left.toHexString(), right.toHexString());
  }
  if (left instanceof Binary && right instanceof Binary) {
    return (
      left.length() - right.length() ||
      left.sub_type - right.sub_type ||
      Buffer.compare(left.value(), right.value())
    );
  }
  if (left instanceof Timestamp && right instanceof Timestamp) return left.compare(right);
  if (left instanceof BSONRegExp && right instanceof BSONRegExp) {
    return compareText(left.pattern, right.pattern) || compareText(left.options, right.options);
  }
  if (left instanceof Code && right instanceof Code) return compareText(left.code, right.code);
  return 0;
}

/** By code point, as UTF-8 sorts; JavaScript's `<` would put an emoji before U+FFFF. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  const length = Math.min(left.length, right.length);
  let at = 0;
  while (at < length && left.charCodeAt(at) === right.charCodeAt(at)) at += 1;
  if (at === length) return left.length - right.length;
  const a = left.charCodeAt(at);
  const b = right.charCodeAt(at);
  if (a >= 0xd800 && b >= 0xd800) return Buffer.compare(Buffer.from(left), Buffer.from(right));
  return a - b;
}

function fieldsOf(value: Value): Doc {
  return typeof value === 'object' && value !== null ? (value as Doc) : {};
}

/** Field order counts: `{a, b}` and `{b, a}` differ, as they do in MongoDB. */
function compareFields(left: Doc, right: Doc, collation: Collation | undefined): number {
  const leftNames = Object.keys(left);
  const rightNames = Object.keys(right);
  for (const [at, leftName] of leftNames.entries()) {
    const rightName = rightNames[at];
    if (rightName === undefined) return 1;
    const a = left[leftName];
    const b = right[rightName];
    const order =
      rankOf(kindOf(a)) - rankOf(kindOf(b)) || compareText(leftName, rightName) || compare(a, b, collation);
    if (order !== 0) return order;
  }
  return leftNames.length - rightNames.length;
}

export function isEqual(left: Value, right: Value, collation?: Collation): boolean {
  return compare(left, right, collation) === 0;
}
