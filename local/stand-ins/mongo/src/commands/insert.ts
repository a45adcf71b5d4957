import { ObjectId } from 'bson';
import { copyOf, type Doc } from '../values/value.ts';
import { type Command, docsOption, namespaceOf } from './command.ts';
import { eachStatement } from './write-errors.ts';

export const insert: Command = (command, context) => {
  const documents = docsOption(command, 'documents');
  const collection = context.store.ensure(namespaceOf(command, context));
  let inserted = 0;
  const errors = eachStatement(command, documents, document => {
    collection.insert(withId(copyOf(document)));
    inserted += 1;
  });
  return { n: inserted, ...errors };
};

export function withId(doc: Doc): Doc {
  if (Object.keys(doc)[0] === '_id') return doc;
  return { _id: doc._id ?? new ObjectId(), ...doc };
}
