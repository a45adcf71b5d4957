import { EJSON } from 'bson';
import { MongoError } from '../mongo-error.ts';
import type { Doc } from '../values/value.ts';

type Duplicate = { namespace: string; index: string; pattern: Doc; value: Doc };

export function duplicateKey({ namespace, index, pattern, value }: Duplicate): MongoError {
  const shown = Object.entries(value).map(([field, part]) => `${field}: ${EJSON.stringify(part)}`);
  return new MongoError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${namespace} index: ${index} dup key: { ${shown.join(', ')} }`,
    { keyPattern: pattern, keyValue: value },
  );
}
