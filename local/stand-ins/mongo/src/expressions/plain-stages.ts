import { Aggregator } from 'mingo';
import { type Doc, fromPlain, toPlain } from '../values/value.ts';
import { asMongoError } from './mingo-error.ts';

export type PlainOptions = {
  variables?: Doc | undefined;
  /** All documents of a collection of the same database, for `$lookup` and its like. */
  collection?: ((name: string) => Doc[]) | undefined;
};

/** mingo's part of a pipeline. It knows JavaScript's values and hands out live references, so it works on copies. */
export function runPlainStages(docs: Doc[], stages: Doc[], { variables, collection }: PlainOptions): Doc[] {
  try {
    return run(docs, stages, { variables, collection });
  } catch (thrown) {
    throw asMongoError(thrown);
  }
}

function run(docs: Doc[], stages: Doc[], { variables, collection }: PlainOptions): Doc[] {
  const { pipeline } = toPlain({ pipeline: stages });
  const aggregator = new Aggregator(pipeline as Doc[], {
    scriptEnabled: false,
    variables: variables ? toPlain(variables) : {},
    collectionResolver: name => (collection?.(name) ?? []).map(toPlain),
  });
  return aggregator.run<Doc>(docs.map(toPlain)).map(fromPlain);
}
