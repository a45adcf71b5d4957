import { Int32 } from 'bson';
import { runPlainStages } from '../expressions/plain-stages.ts';
import { MongoError } from '../mongo-error.ts';
import { compileFilter, type FilterOptions } from '../query/filter.ts';
import { sortDocs } from '../query/sort.ts';
import type { Collection } from '../store/collection.ts';
import { search } from '../store/search.ts';
import { numericOf } from '../values/numeric.ts';
import { type Doc, isDoc, type Value } from '../values/value.ts';

type PipelineOptions = {
  source: Collection | undefined;
  options: FilterOptions;
  /** For `$listLocalSessions`: the caller's own. */
  sessions: () => Doc[];
  collection: (name: string) => Collection | undefined;
};

type Stage = { name: string; operand: Value; whole: Doc };

/** Stages that need MongoDB's own comparison are ours, and the first may use an index; the rest goes to mingo. */
export function runPipeline(
  pipeline: Doc[],
  { source, options, sessions, collection }: PipelineOptions,
): Doc[] {
  const stages = pipeline.map(stageOf);
  const first = stages[0];
  const filter = first?.name === '$match' ? filterOf(first.operand) : undefined;
  const isSessions = first?.name === '$listLocalSessions';
  let rest = filter || isSessions ? stages.slice(1) : stages;
  const sort =
    !isSessions && rest[0]?.name === '$sort' && isDoc(rest[0].operand) ? rest[0].operand : undefined;
  if (sort) rest = rest.slice(1);
  const limit = rest[0]?.name === '$limit' ? wholeNumber('$limit', rest[0].operand) : undefined;
  let docs = isSessions ? sessions() : search(source, { filter: filter ?? {}, options, sort, limit }).docs;
  const plainOptions = {
    variables: options.variables,
    collection: (name: string) => [...(collection(name)?.docs.values() ?? [])],
  };
  while (rest.length > 0) {
    const own = ownStage(rest[0]);
    const end = own ? 1 : endOfPlainStages(rest);
    docs = own
      ? own(docs, rest[0]?.operand, options)
      : runPlainStages(
          docs,
          rest.slice(0, end).map(({ whole }) => whole),
          plainOptions,
        );
    rest = rest.slice(end);
  }
  return docs;
}

function endOfPlainStages(stages: Stage[]): number {
  const end = stages.findIndex(stage => ownStage(stage) !== undefined);
  return end === -1 ? stages.length : end;
}

const refused = new Set(['$geoNear', '$search', '$changeStream', '$collStats', '$indexStats', '$currentOp']);

function stageOf(whole: Doc): Stage {
  const [name, ...others] = Object.keys(whole);
  if (name === undefined || others.length > 0) {
    throw new MongoError(
      'UnknownStage',
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  if (name === '$out' || name === '$merge')
    throw new MongoError('FailedToParse', `${name} can only be the final stage in the pipeline`);
  if (refused.has(name)) throw new MongoError('UnknownStage', `The embedded Mongo has no ${name}`);
  return { name, operand: whole[name], whole };
}

function filterOf(operand: Value): Doc {
  if (isDoc(operand)) return operand;
  throw new MongoError('BadValue', 'the match filter must be an expression in an object');
}

type OwnStage = (docs: Doc[], operand: Value, options: FilterOptions) => Doc[];

const ownStages: ReadonlyMap<string, OwnStage> = new Map<string, OwnStage>([
  ['$match', match],
  [
    '$sort',
    (docs, operand, { collation }) => {
      if (isDoc(operand)) return sortDocs(docs, operand, collation);
      throw new MongoError('BadValue', 'the $sort key specification must be an object');
    },
  ],
  ['$skip', (docs, operand) => docs.slice(wholeNumber('$skip', operand))],
  ['$limit', (docs, operand) => docs.slice(0, wholeNumber('$limit', operand))],
  ['$count', count],
]);

const ownStage = (stage: Stage | undefined): OwnStage | undefined =>
  stage && (isDriversCount(stage) ? driversCount : ownStages.get(stage.name));

/** `{ $group: { _id: 1, n: { $sum: 1 } } }`, as `countDocuments` sends it: of no document anything has to be copied for mingo. */
function isDriversCount({ name, operand }: Stage): boolean {
  if (name !== '$group' || !isDoc(operand) || Object.keys(operand).join() !== '_id,n') return false;
  const { _id, n } = operand;
  return numericOf(_id) === 1 && isDoc(n) && Object.keys(n).join() === '$sum' && numericOf(n.$sum) === 1;
}

const driversCount: OwnStage = docs =>
  docs.length === 0 ? [] : [{ _id: new Int32(1), n: new Int32(docs.length) }];

function match(docs: Doc[], operand: Value, options: FilterOptions): Doc[] {
  const matches = compileFilter(filterOf(operand), options);
  return docs.filter(doc => matches(doc));
}

function count(docs: Doc[], operand: Value): Doc[] {
  if (typeof operand !== 'string' || operand === '') {
    throw new MongoError('BadValue', 'the count field must be a non-empty string');
  }
  return docs.length === 0 ? [] : [{ [operand]: new Int32(docs.length) }];
}

function wholeNumber(name: string, operand: Value): number {
  const number = numericOf(operand);
  if (typeof number === 'number' && Number.isInteger(number) && number >= 0) return number;
  throw new MongoError('BadValue', `invalid argument to ${name} stage: Expected a non-negative number`);
}
