import { MongoError } from '../mongo-error.ts';
import { numericOf } from '../values/numeric.ts';
import { copyOf, type Doc, isDoc, isIdentical, type Value } from '../values/value.ts';

/** As `listIndexes` shows it. */
export type IndexSpec = Doc & { name: string; key: Doc };

const kept = ['unique', 'sparse', 'partialFilterExpression', 'expireAfterSeconds', 'collation', 'hidden'];

export function readIndexSpec(given: Value): IndexSpec {
  if (!isDoc(given) || !isDoc(given.key) || Object.keys(given.key).length === 0) {
    throw new MongoError('CannotCreateIndex', 'Index keys cannot be empty.');
  }
  for (const [field, order] of Object.entries(given.key)) {
    if (order !== 'hashed' && !numericOf(order)) {
      throw new MongoError(
        'CannotCreateIndex',
        `The embedded Mongo has no index of this kind: ${field}: ${order}`,
      );
    }
    if (field.includes('$**'))
      throw new MongoError('CannotCreateIndex', 'The embedded Mongo has no wildcard indexes');
  }
  const spec: IndexSpec = { v: 2, key: copyOf(given.key), name: String(given.name ?? nameOf(given.key)) };
  for (const option of kept) {
    if (given[option] !== undefined) spec[option] = copyOf(given[option]);
  }
  checkTtl(spec);
  return spec;
}

function nameOf(key: Doc): string {
  return Object.entries(key).flat().join('_');
}

function checkTtl(spec: IndexSpec): void {
  if (spec.expireAfterSeconds === undefined) return;
  const seconds = numericOf(spec.expireAfterSeconds);
  if (typeof seconds !== 'number' || !(seconds >= 0) || seconds > 2_147_483_647) {
    throw new MongoError('CannotCreateIndex', 'TTL index needs expireAfterSeconds within 0 and 2147483647');
  }
  if (Object.keys(spec.key).length > 1) {
    throw new MongoError(
      'CannotCreateIndex',
      'TTL indexes are single-field indexes, compound indexes do not support TTL.',
    );
  }
}

/** Whether asking for the second where the first exists changes nothing; throws where MongoDB refuses. */
export function isSameIndex(existing: IndexSpec, asked: IndexSpec): boolean {
  if (isIdentical(existing, asked)) return true;
  const sameKey = JSON.stringify(existing.key) === JSON.stringify(asked.key);
  if (existing.name !== asked.name && !sameKey) return false;
  if (existing.name !== asked.name && !isIdentical({ ...existing, name: '' }, { ...asked, name: '' }))
    return false;
  if (sameKey && isIdentical({ ...existing, key: {} }, { ...asked, key: {} })) return true;
  throw new MongoError(
    existing.name === asked.name ? 'IndexKeySpecsConflict' : 'IndexOptionsConflict',
    existing.name === asked.name
      ? `An existing index has the same name as the requested index, but another specification: ${asked.name}`
      : `Index already exists with a different name: ${existing.name}`,
  );
}
