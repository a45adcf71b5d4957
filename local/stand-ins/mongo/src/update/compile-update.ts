import { ObjectId } from 'bson';
import { MongoError } from '../mongo-error.ts';
import type { FilterOptions } from '../query/filter.ts';
import { type Path, pathOf } from '../query/path.ts';
import { isEqual } from '../values/compare.ts';
import { copyOf, type Doc, isDoc, type Value } from '../values/value.ts';
import { modifyAt, valueAt } from './modify-at.ts';
import type { Operator } from './operator.ts';
import { operatorMakers } from './operators.ts';
import { pipelineUpdate } from './pipeline-update.ts';
import { compileArrayFilters, concretePaths, type ElementTests } from './positional-paths.ts';
import { byPath, checkConflicts } from './update-paths.ts';

/** `position` is asked only by an update with the positional `$`. */
export type Circumstance = { isInsert: boolean; position: () => number | undefined };

/** Returns the changed document; the given one stays as it was, so a failing update changes nothing. */
export type Update = (doc: Doc, circumstance: Circumstance) => Doc;
export type UpdateOptions = FilterOptions & { arrayFilters?: Value };

export function compileUpdate(update: Value, options: UpdateOptions): Update {
  if (Array.isArray(update)) return keepingId(pipelineUpdate(update, options));
  if (!isDoc(update))
    throw new MongoError('FailedToParse', 'Update argument must be either an object or an array');
  return isReplacement(update) ? keepingId(replacement(update)) : keepingId(operatorUpdate(update, options));
}

export function isReplacement(update: Value): boolean {
  return isDoc(update) && Object.keys(update)[0]?.startsWith('$') !== true;
}

function replacement(update: Doc): Update {
  const kept = copyOf(update);
  return doc => ('_id' in kept || !('_id' in doc) ? kept : { _id: doc._id, ...kept });
}

/** A document keeps its identity whatever is done to it; a new one gets one. It always comes first. */
function keepingId(update: Update): Update {
  return (doc, circumstance) => {
    const updated = update(doc, circumstance);
    if ('_id' in doc && !isEqual(doc._id, updated._id)) {
      throw new MongoError(
        'ImmutableField',
        "Performing an update on the path '_id' would modify the immutable field '_id'",
      );
    }
    if (Object.keys(updated)[0] === '_id') return updated;
    return { _id: updated._id ?? new ObjectId(), ...updated };
  };
}

type Action = { path: Path; operator: (original: Doc) => Operator };

function operatorUpdate(update: Doc, options: UpdateOptions): Update {
  const actions = Object.entries(update).flatMap(([name, fields]) => actionsOf(name, fields));
  checkConflicts(actions.map(({ path }) => path));
  const tests = compileArrayFilters(options.arrayFilters, options);
  checkArrayFiltersUsed(tests, actions);
  actions.sort((left, right) => byPath(left.path, right.path));
  return (doc, { isInsert, position }) => {
    const copy = copyOf(doc);
    for (const { path, operator } of actions) {
      const operate = operator(doc);
      for (const concrete of concretePaths(path, { doc, position, tests })) {
        modifyAt(copy, concrete, current => operate(current, { isInsert, field: concrete.join('.') }));
      }
    }
    return copy;
  };
}

function actionsOf(name: string, fields: Value): Action[] {
  if (name !== '$rename' && !operatorMakers.has(name)) {
    throw new MongoError(
      'FailedToParse',
      `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  }
  if (!isDoc(fields)) {
    throw new MongoError(
      'FailedToParse',
      `Modifiers operate on fields but we found another type for ${name}`,
    );
  }
  return Object.entries(fields).flatMap(([field, operand]) =>
    name === '$rename'
      ? renaming(field, operand)
      : [{ path: checkedPath(field), operator: constant(name, operand) }],
  );
}

function constant(name: string, operand: Value): () => Operator {
  const operator = operatorMakers.get(name)?.(copyOf(operand));
  if (!operator) throw new MongoError('FailedToParse', `Unknown modifier: ${name}`);
  return () => operator;
}

function renaming(from: string, to: Value): Action[] {
  if (typeof to !== 'string')
    throw new MongoError('BadValue', `The 'to' field for $rename must be a string: ${from}`);
  const source = checkedPath(from);
  return [
    { path: source, operator: () => () => undefined },
    { path: checkedPath(to), operator: original => current => valueAt(original, source) ?? current },
  ];
}

function checkedPath(field: string): Path {
  const path = pathOf(field);
  if (path.some(name => name === '')) {
    throw new MongoError(
      'EmptyFieldName',
      `The update path '${field}' contains an empty field name, which is not allowed.`,
    );
  }
  const first = path[0] ?? '';
  if (first.startsWith('$')) {
    throw new MongoError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${first}' in '${field}' is not allowed in the context of an update`,
    );
  }
  return path;
}

function checkArrayFiltersUsed(tests: ElementTests, actions: Action[]): void {
  const used = new Set(actions.flatMap(({ path }) => path));
  const unused = [...tests.keys()].find(name => !used.has(`$[${name}]`));
  if (unused === undefined) return;
  throw new MongoError(
    'FailedToParse',
    `The array filter for identifier '${unused}' was not used in the update`,
  );
}
