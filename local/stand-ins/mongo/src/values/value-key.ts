import { Binary, BSONRegExp, Code, ObjectId, Timestamp } from 'bson';
import type { Collation } from './collation.ts';
import { kindOf } from './kind.ts';
import { numericKey, numericOf } from './numeric.ts';
import type { Doc, Value } from './value.ts';

/** A string that two values share exactly when `compare` calls them equal: what hash indexes are made of. */
export function keyOf(value: Value, collation?: Collation): string {
  const kind = kindOf(value);
  switch (kind) {
    case 'string':
      return sized('s', collation?.fold(String(value)) ?? String(value));
    case 'number':
      return sized('n', numericKey(numericOf(value) ?? 0));
    case 'object':
      return `{${fieldKeys(value as Doc, collation)}}`;
    case 'array':
      return `[${(value as Value[]).map(item => keyOf(item, collation)).join('')}]`;
    case 'bool':
      return value === true ? 't' : 'f';
    case 'date':
      return sized('d', String(Number(value)));
    default:
      return rareKey(kind, value);
  }
}

function rareKey(kind: string, value: Value): string {
  if (value instanceof ObjectId) return `o${value.toHexString()}`;
  if (value instanceof Binary) return sized(`b${value.sub_type}`, value.toString('base64'));
  if (value instanceof Timestamp) return sized('ts', value.toString());
  if (value instanceof BSONRegExp) return sized('r', `${value.options}/${value.pattern}`);
  if (value instanceof Code) return sized('c', value.code);
  return `<${kind}>`;
}

function fieldKeys(doc: Doc, collation: Collation | undefined): string {
  return Object.keys(doc)
    .map(name => sized('', name) + keyOf(doc[name], collation))
    .join('');
}

/** With its length in front, no text can pretend to be two. */
function sized(mark: string, text: string): string {
  return `${mark}${text.length}:${text}`;
}
