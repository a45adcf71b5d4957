import { isOperators } from '../query/filter.ts';
import { regularExpressionOf } from '../query/regular-expression.ts';
import { type Kind, kindOf } from '../values/kind.ts';
import { numericOf } from '../values/numeric.ts';
import { type Doc, isDoc, type Value } from '../values/value.ts';
import type { Range } from './key-order.ts';

/** What every match has: fields that equal one of some values, and fields whose value lies in a range. */
export type Wanted = { equal: Map<string, Value[]>; within: Map<string, Range> };

export function wantedOf(filter: Doc): Wanted {
  const wanted: Wanted = { equal: new Map(), within: new Map() };
  for (const [name, spec] of Object.entries(filter)) {
    if (name === '$and' && Array.isArray(spec)) {
      for (const part of spec) {
        if (!isDoc(part)) continue;
        const inner = wantedOf(part);
        for (const [field, values] of inner.equal) wanted.equal.set(field, values);
        for (const [field, range] of inner.within)
          if (!isLonger(wanted.within.get(field), range)) wanted.within.set(field, range);
      }
    }
    if (name.startsWith('$')) continue;
    const values = valuesIn(spec);
    if (values?.every(isIndexed)) wanted.equal.set(name, values);
    const range = isOperators(spec) ? rangeIn(spec) : undefined;
    if (range) wanted.within.set(name, range);
  }
  return wanted;
}

/** Of two beginnings the longer one leads to fewer. */
const isLonger = (one: Range | undefined, other: Range) =>
  Boolean(one?.isPrefix && String(one.low).length > (other.isPrefix ? String(other.low).length : 0));

function valuesIn(spec: Value): Value[] | undefined {
  if (!isOperators(spec)) return [spec];
  if ('$eq' in spec) return [spec.$eq];
  return Array.isArray(spec.$in) ? spec.$in : undefined;
}

/** Arrays and expressions are left out: an index holds neither. */
function isIndexed(value: Value): boolean {
  return value !== undefined && !Array.isArray(value) && regularExpressionOf(value) === undefined;
}

const ranged: ReadonlySet<Kind> = new Set(['number', 'string', 'date', 'objectId', 'bool', 'timestamp']);

function rangeIn(spec: Doc): Range | undefined {
  const prefix = prefixIn(spec);
  if (prefix !== undefined)
    return { kind: 'string', low: prefix, high: `${prefix}\u{10ffff}`, isPrefix: true };
  const low = [spec.$gte, spec.$gt].find(isBound);
  const high = [spec.$lte, spec.$lt].find(isBound);
  if (low === undefined && high === undefined) return undefined;
  const kind = kindOf(low ?? high);
  if (high === undefined || kindOf(high) !== kind) return { kind, low };
  return low === undefined ? { kind, high } : { kind, low, high };
}

const literalPrefix = /^\^([\p{L}\p{N} ]+)$/u;

/** Of an expression that is nothing but the beginning of a text, as `^saff`. */
function prefixIn({ $regex, $options }: Doc): string | undefined {
  return typeof $regex === 'string' && $options === undefined ? literalPrefix.exec($regex)?.[1] : undefined;
}

function isBound(value: Value): boolean {
  return value !== undefined && ranged.has(kindOf(value)) && !Number.isNaN(numericOf(value));
}
