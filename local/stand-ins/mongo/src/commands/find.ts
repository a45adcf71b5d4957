import { Long } from 'bson';
import { MongoError } from '../mongo-error.ts';
import { compileProjection } from '../query/projection.ts';
import { type Found, matchedPosition, search } from '../store/search.ts';
import type { Doc } from '../values/value.ts';
import {
  type Command,
  type Context,
  collectionOf,
  countOption,
  docOption,
  isTrue,
  namespaceOf,
  numberOption,
} from './command.ts';
import { filterOptions } from './filter-options.ts';

export const find: Command = (command, context) => {
  const docs = projected(command, run(command, context).docs);
  return context.cursors.open({
    namespace: namespaceOf(command, context),
    docs,
    batchSize: countOption(command, 'batchSize'),
    isSingle: isTrue(command.singleBatch) || (numberOption(command, 'limit') ?? 0) < 0,
    isKept: isTrue(command.noCursorTimeout),
  });
};

function run(command: Doc, context: Context): Found {
  return search(collectionOf(command, context), {
    filter: docOption(command, 'filter'),
    options: filterOptions(command),
    sort: docOption(command, 'sort'),
    skip: countOption(command, 'skip'),
    limit: Math.abs(numberOption(command, 'limit') ?? 0),
  });
}

function projected(command: Doc, docs: Doc[]): Doc[] {
  const spec = docOption(command, 'projection');
  if (Object.keys(spec).length === 0) return docs;
  const options = filterOptions(command);
  const project = compileProjection(spec, options);
  const needsPosition = Object.keys(spec).some(name => name.endsWith('.$'));
  const filter = docOption(command, 'filter');
  return docs.map(doc => project(doc, needsPosition ? matchedPosition(doc, filter, options) : undefined));
}

export const getMore: Command = (command, context) => {
  const id = command.getMore;
  if (!(id instanceof Long)) throw new MongoError('TypeMismatch', "BSON field 'getMore' has to be a long");
  return context.cursors.more(id, {
    namespace: `${context.database}.${String(command.collection)}`,
    batchSize: countOption(command, 'batchSize'),
  });
};

export const killCursors: Command = (command, { cursors }) => {
  const ids = Array.isArray(command.cursors) ? command.cursors.filter(id => id instanceof Long) : [];
  const killed = ids.filter(id => cursors.kill(id));
  const unknown = ids.filter(id => !killed.includes(id));
  return { cursorsKilled: killed, cursorsNotFound: unknown, cursorsAlive: [], cursorsUnknown: [] };
};

/** Enough of it to see whether an index was used. */
export const explain: Command = (command, context) => {
  const explained = docOption(command, 'explain');
  if (Object.keys(explained)[0] !== 'find') {
    throw new MongoError('IllegalOperation', 'The embedded Mongo explains find only');
  }
  const { docs, examined, index } = run(explained, context);
  const withoutIndex = collectionOf(explained, context) ? { stage: 'COLLSCAN' } : { stage: 'EOF' };
  const winningPlan = index
    ? { stage: 'FETCH', inputStage: { stage: 'IXSCAN', indexName: index } }
    : withoutIndex;
  return {
    queryPlanner: { namespace: namespaceOf(explained, context), winningPlan },
    executionStats: { executionSuccess: true, nReturned: docs.length, totalDocsExamined: examined },
  };
};
