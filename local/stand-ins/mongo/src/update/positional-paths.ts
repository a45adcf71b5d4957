import { MongoError } from '../mongo-error.ts';
import { compileFilter, type FilterOptions } from '../query/filter.ts';
import { type Path, pathOf } from '../query/path.ts';
import { type Doc, isDoc, type Value } from '../values/value.ts';
import { childOf } from './modify-at.ts';

export type ElementTests = ReadonlyMap<string, (element: Value) => boolean>;

/** `arrayFilters`: each speaks of one identifier, the first part of its field names. */
export function compileArrayFilters(filters: Value, options: FilterOptions): ElementTests {
  const tests = new Map<string, (element: Value) => boolean>();
  for (const filter of Array.isArray(filters) ? filters : []) {
    const name = isDoc(filter) ? identifierOf(filter) : undefined;
    if (name === undefined)
      throw new MongoError(
        'FailedToParse',
        'Cannot use an expression without a top-level field name in arrayFilters',
      );
    if (tests.has(name)) {
      throw new MongoError(
        'FailedToParse',
        `Found multiple array filters with the same top-level field name ${name}`,
      );
    }
    const passes = compileFilter(filter, options);
    tests.set(name, element => passes({ [name]: element }));
  }
  return tests;
}

function identifierOf(filter: Doc): string | undefined {
  for (const [name, operand] of Object.entries(filter)) {
    if (!name.startsWith('$')) return pathOf(name)[0];
    const first = Array.isArray(operand) ? operand[0] : undefined;
    if (isDoc(first)) return identifierOf(first);
  }
  return undefined;
}

type Placeholders = { doc: Doc; position: () => number | undefined; tests: ElementTests };

/** The paths without `$`, `$[]` and `$[name]` that a path stands for in this document. */
export function concretePaths(path: Path, placeholders: Placeholders): Path[] {
  if (!path.some(name => name.startsWith('$'))) return [path];
  return expand({ path, at: 0, value: placeholders.doc, placeholders });
}

type Step = { path: Path; at: number; value: Value; placeholders: Placeholders };

function expand({ path, at, value, placeholders }: Step): Path[] {
  const name = path[at];
  if (name === undefined) return [path];
  return namesFor({ path, at, value, placeholders }).flatMap(concrete =>
    expand({ path: path.with(at, concrete), at: at + 1, value: childOf(value, concrete), placeholders }),
  );
}

function namesFor({ path, at, value, placeholders }: Step): string[] {
  const name = path[at] ?? '';
  if (name === '$') {
    const position = placeholders.position();
    if (position !== undefined) return [String(position)];
    throw new MongoError('BadValue', 'The positional operator did not find the match needed from the query.');
  }
  const identifier = /^\$\[(.*)\]$/.exec(name)?.[1];
  if (identifier === undefined) return [name];
  if (!Array.isArray(value)) {
    const before = path.slice(0, at).join('.');
    throw new MongoError(
      'BadValue',
      `The path '${before}' must exist in the document in order to apply array updates.`,
    );
  }
  const passes = identifier === '' ? () => true : placeholders.tests.get(identifier);
  if (!passes)
    throw new MongoError(
      'BadValue',
      `No array filter found for identifier '${identifier}' in path '${path.join('.')}'`,
    );
  return value.flatMap((element, index) => (passes(element) ? [String(index)] : []));
}
