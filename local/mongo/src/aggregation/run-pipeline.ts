import { Int32 } from 'bson';
import { search } from '../commands/search.ts';
import { MongoError } from '../mongo-error.ts';
import { compileFilter, type FilterOptions } from '../query/filter.ts';
import { sortDocs } from '../query/sort.ts';
import type { Collection } from '../store/collection.ts';
import { numericOf } from '../values/numeric.ts';
import { type Doc, isDoc, type Value } from '../values/value.ts';
import { runPlainStages } from './plain-stages.ts';

type PipelineOptions = {
  source: Collection | undefined;
  options: FilterOptions;
  collection: (name: string) => Collection | undefined;
};

type Stage = { name: string; operand: Value; whole: Doc };

/** Stages that need MongoDB's own comparison are ours, and the first may use an index; the rest goes to mingo. */
export function runPipeline(pipeline: Doc[], { source, options, collection }: PipelineOptions): Doc[] {
  const stages = pipeline.map(stageOf);
  const first = stages[0];
  const isFiltered = first?.name === '$match' && isDoc(first.operand);
  let docs = search(source, { filter: isFiltered ? filterOf(first) : {}, options }).docs;
  let rest = isFiltered ? stages.slice(1) : stages;
  while (rest.length > 0) {
    const own = ownStages[rest[0]?.name ?? ''];
    const end = own ? 1 : endOfPlainStages(rest);
    const [run, after] = [rest.slice(0, end), rest.slice(end)];
    docs =
      own && run[0]
        ? own(docs, run[0].operand, options)
        : runPlainStages(
            docs,
            run.map(({ whole }) => whole),
            {
              variables: options.variables,
              collection: name => [...(collection(name)?.docs.values() ?? [])],
            },
          );
    rest = after;
  }
  return docs;
}

function endOfPlainStages(stages: Stage[]): number {
  const end = stages.findIndex(({ name }) => ownStages[name] !== undefined);
  return end === -1 ? stages.length : end;
}

const refused = new Set([
  '$out',
  '$merge',
  '$geoNear',
  '$search',
  '$changeStream',
  '$collStats',
  '$indexStats',
  '$currentOp',
]);

function stageOf(whole: Doc): Stage {
  const [name, ...others] = Object.keys(whole);
  if (name === undefined || others.length > 0) {
    throw new MongoError(
      'UnknownStage',
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  if (refused.has(name)) throw new MongoError('UnknownStage', `The embedded Mongo has no ${name}`);
  return { name, operand: whole[name], whole };
}

function filterOf({ operand }: Stage): Doc {
  if (isDoc(operand)) return operand;
  throw new MongoError('BadValue', 'the match filter must be an expression in an object');
}

type OwnStage = (docs: Doc[], operand: Value, options: FilterOptions) => Doc[];

const ownStages: Record<string, OwnStage | undefined> = {
  $match: (docs, operand, options) => {
    const matches = compileFilter(filterOf({ name: '$match', operand, whole: {} }), options);
    return docs.filter(doc => matches(doc));
  },
  $sort: (docs, operand, { collation }) => {
    if (!isDoc(operand)) throw new MongoError('BadValue', 'the $sort key specification must be an object');
    return sortDocs(docs, operand, collation);
  },
  $skip: (docs, operand) => docs.slice(wholeNumber('$skip', operand)),
  $limit: (docs, operand) => docs.slice(0, wholeNumber('$limit', operand)),
  $count: (docs, operand) => {
    if (typeof operand !== 'string' || operand === '')
      throw new MongoError('BadValue', 'the count field must be a non-empty string');
    return docs.length === 0 ? [] : [{ [operand]: new Int32(docs.length) }];
  },
};

function wholeNumber(name: string, operand: Value): number {
  const number = numericOf(operand);
  if (typeof number === 'number' && Number.isInteger(number) && number >= 0) return number;
  throw new MongoError('BadValue', `invalid argument to ${name} stage: Expected a non-negative number`);
}
