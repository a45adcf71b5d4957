import { evaluator } from '../expressions/evaluate.ts';
import type { FilterOptions } from '../query/filter.ts';
import { readCollation } from '../values/collation.ts';
import type { Doc } from '../values/value.ts';
import { docOption } from './command.ts';

/** What a command, or a statement of one, says about all its filters. */
export function filterOptions(command: Doc): FilterOptions {
  return { collation: readCollation(command.collation), variables: variablesOf(command) };
}

/** The values of `let` are expressions, evaluated once and without a document. */
function variablesOf(command: Doc): Doc {
  const given = docOption(command, 'let');
  return Object.fromEntries(
    Object.entries(given).map(([name, expression]) => [name, evaluator(expression)({})]),
  );
}
