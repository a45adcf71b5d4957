import { evaluator } from '../expressions/evaluate.ts';
import { MongoError } from '../mongo-error.ts';
import type { Collation } from '../values/collation.ts';
import { type Doc, isDoc, type Value } from '../values/value.ts';
import { type Condition, conditionMakers, equals, regexCondition, type Some } from './conditions.ts';
import { type Path, pathOf, someValueAt } from './path.ts';

/** Where a match puts the array index that the positional `$` stands for. */
export type Trace = { position?: number };
export type Filter = (doc: Doc, trace?: Trace) => boolean;
export type FilterOptions = { collation?: Collation | undefined; variables?: Doc | undefined };

export function compileFilter(filter: Doc, options: FilterOptions = {}): Filter {
  const parts = Object.entries(filter).map(([name, operand]) =>
    name.startsWith('$') ? topLevel(name, operand, options) : field(name, operand, options),
  );
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  return (doc, trace) => parts.every(part => part(doc, trace));
}

function topLevel(name: string, operand: Value, options: FilterOptions): Filter {
  switch (name) {
    case '$and':
      return every(filtersOf(name, operand, options));
    case '$or': {
      const filters = filtersOf(name, operand, options);
      return (doc, trace) => filters.some(filter => filter(doc, trace));
    }
    case '$nor': {
      const filters = filtersOf(name, operand, options);
      return doc => !filters.some(filter => filter(doc));
    }
    case '$expr': {
      const evaluate = evaluator(operand, options.variables);
      return doc => isTruthy(evaluate(doc));
    }
    case '$comment':
      return () => true;
    default:
      throw new MongoError('BadValue', `unknown top level operator: ${name}`);
  }
}

function every(filters: Filter[]): Filter {
  return (doc, trace) => filters.every(filter => filter(doc, trace));
}

function filtersOf(name: string, operand: Value, options: FilterOptions): Filter[] {
  if (!Array.isArray(operand) || operand.length === 0) {
    throw new MongoError('BadValue', `${name} must be a nonempty array`);
  }
  return operand.map(item => {
    if (!isDoc(item)) throw new MongoError('BadValue', `${name} entries need to be full objects`);
    return compileFilter(item, options);
  });
}

function isTruthy(value: Value): boolean {
  return value !== undefined && value !== null && value !== false && value !== 0;
}

function field(name: string, spec: Value, options: FilterOptions): Filter {
  const path = pathOf(name);
  const conditions = conditionsOf(spec, options);
  return (doc, trace) => {
    const some = someAt({ doc, path, trace });
    return conditions.every(condition => condition(some));
  };
}

function someAt({ doc, path, trace }: { doc: Doc; path: Path; trace: Trace | undefined }): Some {
  return (test, whole) =>
    someValueAt(doc, {
      path,
      expandLeaf: whole === undefined,
      test: (value, position) => {
        let marked = position;
        const passes = test(value, inner => {
          marked ??= inner;
        });
        if (passes && trace && marked !== undefined) trace.position = marked;
        return passes;
      },
    });
}

export function isOperators(spec: Value): spec is Doc {
  if (!isDoc(spec)) return false;
  const first = Object.keys(spec)[0];
  return first?.startsWith('$') === true && first !== '$ref' && first !== '$id';
}

/** What a field's specification asks: equality, or every operator of the object. */
export function conditionsOf(spec: Value, options: FilterOptions): Condition[] {
  if (!isOperators(spec)) return [equals(spec, options.collation)];
  return Object.entries(spec).flatMap(([name, operand]) => {
    switch (name) {
      case '$not':
        return [not(operand, options)];
      case '$all':
        return [all(operand, options)];
      case '$elemMatch':
        return [elementMatch(operand, options)];
      case '$regex':
        return [regexCondition(operand, spec.$options)];
      case '$options':
        if (spec.$regex === undefined) throw new MongoError('BadValue', '$options needs a $regex');
        return [];
      default: {
        const maker = conditionMakers.get(name);
        if (!maker) throw new MongoError('BadValue', `unknown operator: ${name}`);
        return [maker(operand, options.collation)];
      }
    }
  });
}

function not(operand: Value, options: FilterOptions): Condition {
  if (isDoc(operand) && !isOperators(operand))
    throw new MongoError('BadValue', '$not needs a regex or a document');
  const conditions = conditionsOf(operand, options);
  return some => !conditions.every(condition => condition(some));
}

function all(operand: Value, options: FilterOptions): Condition {
  if (!Array.isArray(operand)) throw new MongoError('BadValue', '$all needs an array');
  const conditions = operand.flatMap(item =>
    isDoc(item) && '$elemMatch' in item ? conditionsOf(item, options) : [equals(item, options.collation)],
  );
  return some => conditions.length > 0 && conditions.every(condition => condition(some));
}

/** One element has to pass everything, unlike separate conditions, which different elements may pass. */
function elementMatch(operand: Value, options: FilterOptions): Condition {
  const passes = elementTest(operand, options);
  return some =>
    some((value, mark) => {
      const position = Array.isArray(value) ? value.findIndex(passes) : -1;
      if (position >= 0) mark(position);
      return position >= 0;
    }, 'whole');
}

const logical = new Set(['$and', '$or', '$nor', '$expr', '$comment']);

/** For an array's element: a filter of its fields when it is a document, or operators on the element itself. */
export function elementTest(operand: Value, options: FilterOptions): (element: Value) => boolean {
  if (!isDoc(operand)) throw new MongoError('BadValue', '$elemMatch needs an Object');
  if (isOperators(operand) && !logical.has(Object.keys(operand)[0] ?? '')) {
    const conditions = conditionsOf(operand, options);
    return element => conditions.every(condition => condition(test => test(element, () => undefined)));
  }
  const filter = compileFilter(operand, options);
  return element => (isDoc(element) ? filter(element) : Array.isArray(element) && filter({ ...element }));
}
