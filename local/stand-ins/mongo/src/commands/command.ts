import { MongoError } from '../mongo-error.ts';
import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';
import { numericOf } from '../values/numeric.ts';
import { type Doc, isDoc, type Value } from '../values/value.ts';
import type { Cursors } from './cursors.ts';
import type { FailPoints } from './fail-points.ts';

export type Context = {
  store: Store;
  cursors: Cursors;
  failPoints: FailPoints;
  database: string;
  connectionId: number;
};

/** Runs from start to end without a pause, which is what makes each command atomic. */
export type Command = (command: Doc, context: Context) => Doc;

/** The name of a command's collection is the value of its first field. */
export function namespaceOf(command: Doc, { database }: Context): string {
  const name = Object.values(command)[0];
  if (typeof name === 'string' && name !== '') return `${database}.${name}`;
  throw new MongoError(
    'InvalidNamespace',
    `Collection name must be a non-empty string, in ${Object.keys(command)[0]}`,
  );
}

export function collectionOf(command: Doc, context: Context): Collection | undefined {
  return context.store.find(namespaceOf(command, context));
}

export function docOption(command: Doc, name: string): Doc {
  const value = command[name];
  if (value === undefined || value === null) return {};
  if (isDoc(value)) return value;
  throw new MongoError('TypeMismatch', `BSON field '${name}' is the wrong type, expected type 'object'`);
}

export function docsOption(command: Doc, name: string): Doc[] {
  const value = command[name];
  if (Array.isArray(value) && value.every(isDoc)) return value;
  throw new MongoError('TypeMismatch', `BSON field '${name}' has to be an array of documents`);
}

export function numberOption(command: Doc, name: string): number | undefined {
  const value = command[name];
  if (value === undefined || value === null) return undefined;
  const number = Number(numericOf(value));
  if (Number.isInteger(number)) return number;
  throw new MongoError('TypeMismatch', `BSON field '${name}' has to be a whole number`);
}

export function countOption(command: Doc, name: string): number | undefined {
  const count = numberOption(command, name);
  if (count === undefined || count >= 0) return count;
  throw new MongoError('BadValue', `BSON field '${name}' value must be >= 0, actual value '${count}'`);
}

export function isTrue(value: Value): boolean {
  return value === true || (typeof value === 'object' && numericOf(value) === 1);
}

/** What drivers say with any command, and nothing here depends on. */
export const ofAnyCommand = [
  '$db',
  'lsid',
  'writeConcern',
  'comment',
  'maxTimeMS',
  '$readPreference',
  'apiVersion',
];
