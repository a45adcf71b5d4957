import { Aggregator } from 'mingo';
import { type Doc, isDoc, toPlain, type Value } from '../values/value.ts';
import { asMongoError } from './mingo-error.ts';

/** Aggregation expressions are mingo's, which knows JavaScript's own numbers only: it gets copies. */
export function evaluator(expression: Value, variables?: Doc): (doc: Doc) => Value {
  const plain = toPlain({ value: expression });
  const aggregator = new Aggregator([{ $replaceWith: plain }], {
    variables: variables ? toPlain(variables) : {},
    scriptEnabled: false,
  });
  return doc => {
    try {
      const [result] = aggregator.run([toPlain(doc)]);
      return isDoc(result) ? result.value : undefined;
    } catch (thrown) {
      throw asMongoError(thrown);
    }
  };
}
