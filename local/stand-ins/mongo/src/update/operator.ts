import { MongoError } from '../mongo-error.ts';
import { typeNameOf } from '../values/type-name.ts';
import type { Value } from '../values/value.ts';

export type Occasion = { isInsert: boolean; field: string };

/** What is to stand at the field, given what stands there; `undefined` for nothing. */
export type Operator = (current: Value, occasion: Occasion) => Value;

export function arrayOf(current: Value, field: string): Value[] {
  if (Array.isArray(current)) return current;
  const type = typeNameOf(current);
  throw new MongoError('BadValue', `The field '${field}' must be an array but is of type ${type}`);
}
