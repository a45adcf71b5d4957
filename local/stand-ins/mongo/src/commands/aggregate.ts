import { runPipeline } from '../aggregation/run-pipeline.ts';
import { writeResult } from '../aggregation/write-stages.ts';
import { MongoError } from '../mongo-error.ts';
import { pathOf, someValueAt } from '../query/path.ts';
import { search } from '../store/search.ts';
import { type Doc, isDoc } from '../values/value.ts';
import { keyOf } from '../values/value-key.ts';
import { type Command, collectionOf, countOption, docOption, docsOption } from './command.ts';
import { filterOptions } from './filter-options.ts';

export const aggregate: Command = (command, context) => {
  const name = command.aggregate;
  const namespace = `${context.database}.${typeof name === 'string' ? name : '$cmd.aggregate'}`;
  if (command.cursor === undefined) throw new MongoError('FailedToParse', "The 'cursor' option is required");
  const options = filterOptions(command);
  const stages = docsOption(command, 'pipeline');
  const reading = isWritingPipeline(command) ? stages.slice(0, -1) : stages;
  const docs = runPipeline(reading, {
    source: typeof name === 'string' ? context.store.find(namespace) : undefined,
    sessions: () => [{ _id: command.lsid ?? {}, lastUse: new Date() }],
    options,
    collection: other => context.store.find(`${context.database}.${other}`),
  });
  const target = { store: context.store, database: context.database, variables: options.variables ?? {} };
  const isWritten = writeResult(docs, stages.at(-1), target);
  return context.cursors.open({
    namespace,
    docs: isWritten ? [] : docs,
    batchSize: countOption(docOption(command, 'cursor'), 'batchSize'),
  });
};

export function isWritingPipeline({ pipeline }: Doc): boolean {
  const last: unknown = Array.isArray(pipeline) ? pipeline.at(-1) : undefined;
  return isDoc(last) && ('$out' in last || '$merge' in last);
}

export const count: Command = (command, context) => {
  const { docs } = search(collectionOf(command, context), {
    filter: docOption(command, 'query'),
    options: filterOptions(command),
    skip: countOption(command, 'skip'),
    limit: countOption(command, 'limit'),
  });
  return { n: docs.length };
};

export const distinct: Command = (command, context) => {
  if (typeof command.key !== 'string')
    throw new MongoError('TypeMismatch', "BSON field 'distinct.key' has to be a string");
  const path = pathOf(command.key);
  const options = filterOptions(command);
  const { docs } = search(collectionOf(command, context), { filter: docOption(command, 'query'), options });
  const values = new Map<string, unknown>();
  for (const doc of docs) {
    someValueAt(doc, {
      path,
      expandLeaf: false,
      test: value => {
        for (const item of Array.isArray(value) ? value : [value]) {
          const key = keyOf(item, options.collation);
          if (item !== undefined && !values.has(key)) values.set(key, item);
        }
        return false;
      },
    });
  }
  return { values: [...values.values()] };
};
