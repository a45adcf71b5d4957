import { MongoError } from '../mongo-error.ts';
import type { Collection } from '../store/collection.ts';
import type { IndexSpec } from '../store/index-spec.ts';
import { numericOf } from '../values/numeric.ts';
import { type Doc, isDoc, isIdentical } from '../values/value.ts';
import { type Command, collectionOf, namespaceOf, ofAnyCommand } from './command.ts';

const known = new Set(['validator', 'validationLevel', 'validationAction']);
const ignored = new Set([...ofAnyCommand, 'index']);

export const collMod: Command = (command, context) => {
  const collection = collectionOf(command, context);
  if (!collection)
    throw new MongoError('NamespaceNotFound', `ns does not exist: ${namespaceOf(command, context)}`);
  const changes = Object.entries(command)
    .slice(1)
    .filter(([name]) => !ignored.has(name));
  const unknown = changes.find(([name]) => !known.has(name));
  if (unknown)
    throw new MongoError(
      'InvalidOptions',
      `The embedded Mongo cannot change '${unknown[0]}' of a collection`,
    );
  const answer = isDoc(command.index) ? changeIndex(collection, command.index) : {};
  if (changes.length > 0) collection.setOptions({ ...collection.options, ...Object.fromEntries(changes) });
  return answer;
};

/** Only how long a TTL index keeps, and whether it is hidden, can change. */
function changeIndex(collection: Collection, asked: Doc): Doc {
  const { name, keyPattern, ...changes } = asked;
  const found = [...collection.indexes.values()].find(({ spec }) =>
    isDoc(keyPattern) ? isIdentical(spec.key, keyPattern) : spec.name === name,
  );
  if (!found)
    throw new MongoError('IndexNotFound', `cannot find index ${name ?? JSON.stringify(keyPattern)}`);
  const unknown = Object.keys(changes).find(option => option !== 'expireAfterSeconds' && option !== 'hidden');
  if (unknown)
    throw new MongoError('InvalidOptions', `The embedded Mongo cannot change '${unknown}' of an index`);
  const seconds = changes.expireAfterSeconds;
  if (seconds !== undefined && !(Number(numericOf(seconds)) >= 0)) {
    throw new MongoError('InvalidOptions', 'expireAfterSeconds has to be a number of at least 0');
  }
  const spec: IndexSpec = { ...found.spec, ...changes };
  collection.dropIndex(found.spec.name);
  collection.createIndex(spec);
  return Object.fromEntries(
    Object.keys(changes).flatMap(option => [
      ...(found.spec[option] === undefined ? [] : [[`${option}_old`, found.spec[option]]]),
      [`${option}_new`, changes[option]],
    ]),
  );
}
