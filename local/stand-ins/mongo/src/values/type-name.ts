import { bsonTypeOf, kindOf } from './kind.ts';
import type { Value } from './value.ts';

const numberTypes: Record<string, string> = {
  Int32: 'int',
  Double: 'double',
  Long: 'long',
  Decimal128: 'decimal',
};

/** `$type`'s names. */
export function typeNameOf(value: Value): string {
  const kind = kindOf(value);
  if (kind === 'number') return numberTypes[bsonTypeOf(value) ?? ''] ?? 'double';
  if (kind === 'string' && bsonTypeOf(value) === 'BSONSymbol') return 'symbol';
  return kind;
}

const namesByNumber: Record<number, string> = {
  [-1]: 'minKey',
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  6: 'undefined',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  12: 'dbPointer',
  13: 'javascript',
  14: 'symbol',
  15: 'javascriptWithScope',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  127: 'maxKey',
};

export function typeNameFromNumber(number: number): string | undefined {
  return namesByNumber[number];
}

const names = new Set([...Object.values(namesByNumber), 'number']);

export function isTypeName(name: string): boolean {
  return names.has(name);
}
