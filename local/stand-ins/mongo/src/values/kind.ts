import type { Value } from './value.ts';

export type Kind =
  | 'minKey'
  | 'undefined'
  | 'null'
  | 'number'
  | 'string'
  | 'object'
  | 'array'
  | 'binData'
  | 'objectId'
  | 'bool'
  | 'date'
  | 'timestamp'
  | 'regex'
  | 'dbPointer'
  | 'javascript'
  | 'javascriptWithScope'
  | 'maxKey';

const ranks: Record<Kind, number> = {
  minKey: -1,
  undefined: 0,
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  binData: 30,
  objectId: 35,
  bool: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
  dbPointer: 55,
  javascript: 60,
  javascriptWithScope: 65,
  maxKey: 127,
};

/** How MongoDB orders values of different types. */
export function rankOf(kind: Kind): number {
  return ranks[kind];
}

const bsonKinds: ReadonlyMap<string, Kind> = new Map(
  Object.entries<Kind>({
    Int32: 'number',
    Double: 'number',
    Long: 'number',
    Decimal128: 'number',
    ObjectId: 'objectId',
    Binary: 'binData',
    BSONRegExp: 'regex',
    BSONSymbol: 'string',
    Timestamp: 'timestamp',
    MinKey: 'minKey',
    MaxKey: 'maxKey',
    Code: 'javascript',
    DBRef: 'object',
  }),
);

export function kindOf(value: Value): Kind {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    case 'number':
    case 'bigint':
      return 'number';
    case 'undefined':
      return 'undefined';
    default:
  }
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  return bsonKinds.get(bsonTypeOf(value) ?? '') ?? 'object';
}

export function bsonTypeOf(value: Value): string | undefined {
  if (typeof value !== 'object' || value === null || !('_bsontype' in value)) return undefined;
  return typeof value._bsontype === 'string' ? value._bsontype : undefined;
}
