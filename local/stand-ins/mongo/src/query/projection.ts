import { evaluator } from '../expressions/evaluate.ts';
import { MongoError } from '../mongo-error.ts';
import { numericOf } from '../values/numeric.ts';
import { type Doc, isDoc, setField, type Value } from '../values/value.ts';
import { elementTest, type FilterOptions } from './filter.ts';
import { pathOf } from './path.ts';

/** `position` is the array index that the filter matched, for `'field.$': 1`. */
export type Projection = (doc: Doc, position?: number) => Doc;

/** A tree of what is asked of each field: true to keep, false to leave out, a function to compute, or a branch. */
type Rule = boolean | Compute | Branch;
type Branch = Map<string, Rule>;
type Compute = (input: { value: Value; doc: Doc; position: number | undefined }) => Value;

export function compileProjection(spec: Value, options: FilterOptions = {}): Projection {
  if (!isDoc(spec) || Object.keys(spec).length === 0) return doc => doc;
  const tree: Branch = new Map();
  const flat = flattened(spec);
  for (const [name, operand] of Object.entries(flat)) addRule(tree, name, ruleFor(name, operand, options));
  const keepsId = tree.get('_id') !== false;
  const isInclusion = includes(flat);
  checkMixture(flat, isInclusion);
  if (isInclusion && keepsId && !tree.has('_id')) tree.set('_id', true);
  return (doc, position) => {
    const context = { doc, position };
    return isInclusion ? included(doc, tree, context) : excluded(doc, tree, context);
  };
}

/** `{ a: { b: 1 } }` asks for the same as `{ 'a.b': 1 }`. */
function flattened(spec: Doc, prefix = ''): Doc {
  return Object.fromEntries(
    Object.entries(spec).flatMap(([name, operand]): [string, Value][] => {
      const isBranch = isDoc(operand) && Object.keys(operand)[0]?.startsWith('$') === false;
      return isBranch ? Object.entries(flattened(operand, `${prefix}${name}.`)) : [[prefix + name, operand]];
    }),
  );
}

type Context = { doc: Doc; position: number | undefined };

function isFlag(operand: Value): boolean {
  return typeof operand === 'boolean' || numericOf(operand) !== undefined;
}

function isOn(operand: Value): boolean {
  return operand === true || (typeof operand !== 'boolean' && numericOf(operand) !== 0);
}

/** `$slice` with a field's name in front is the expression of that name. */
function isSlice(operand: Value): operand is Doc {
  if (!isDoc(operand) || !('$slice' in operand)) return false;
  return !Array.isArray(operand.$slice) || numericOf(operand.$slice[0]) !== undefined;
}

/** `$slice` and `$elemMatch` say nothing of the other fields, except that `$elemMatch` alone includes. */
function includes(spec: Doc): boolean {
  const entries = Object.entries(spec);
  const decisive = entries.filter(([name, operand]) => name !== '_id' && !isSlice(operand));
  if (decisive.length > 0) return decisive.some(([, operand]) => !isFlag(operand) || isOn(operand));
  const onlySlices = entries.some(([name]) => name !== '_id');
  return !onlySlices && entries.some(([, operand]) => !isFlag(operand) || isOn(operand));
}

function checkMixture(spec: Doc, isInclusion: boolean): void {
  for (const [name, operand] of Object.entries(spec)) {
    if (name === '_id' || !isFlag(operand) || isOn(operand) === isInclusion) continue;
    throw new MongoError('BadValue', `Cannot do exclusion on field ${name} in inclusion projection`);
  }
}

function ruleFor(name: string, operand: Value, options: FilterOptions): Rule {
  if (name.endsWith('.$')) return ({ value, position }) => matchedElement(value, position);
  if (isFlag(operand)) return isOn(operand);
  if (isSlice(operand)) {
    return sliced(operand.$slice);
  }
  if (isDoc(operand) && '$elemMatch' in operand) {
    const passes = elementTest(operand.$elemMatch, options);
    return ({ value }) => firstPassing(value, passes);
  }
  if (isDoc(operand) && '$meta' in operand) {
    throw new MongoError('BadValue', 'The embedded Mongo has no $meta');
  }
  const evaluate = evaluator(operand, options.variables);
  return ({ doc }) => evaluate(doc);
}

function addRule(tree: Branch, name: string, rule: Rule): void {
  const path = pathOf(name).filter(part => part !== '$');
  const last = path.pop() ?? '';
  let branch = tree;
  for (const part of path) {
    const next = branch.get(part);
    if (next !== undefined && !(next instanceof Map)) throw collision(name);
    const child: Branch = next ?? new Map();
    branch.set(part, child);
    branch = child;
  }
  if (branch.has(last)) throw collision(name);
  branch.set(last, rule);
}

function collision(name: string): MongoError {
  return new MongoError('BadValue', `Path collision at ${name}`);
}

function included(doc: Doc, branch: Branch, context: Context): Doc {
  const result: Doc = {};
  for (const name of Object.keys(doc)) {
    const rule = branch.get(name);
    const value = rule === undefined ? undefined : includedValue(doc[name], rule, context);
    if (value !== undefined) setField(result, name, value);
  }
  for (const [name, rule] of branch) {
    if (name in result || typeof rule === 'boolean') continue;
    const value =
      rule instanceof Map ? includedValue(undefined, rule, context) : computed(rule, undefined, context);
    if (value !== undefined) setField(result, name, value);
  }
  return result;
}

function includedValue(value: Value, rule: Rule, context: Context): Value {
  if (rule === true) return value;
  if (rule === false) return undefined;
  if (typeof rule === 'function') return computed(rule, value, context);
  if (Array.isArray(value)) {
    return value.map(item => includedValue(item, rule, context)).filter(item => item !== undefined);
  }
  if (isDoc(value)) return included(value, rule, context);
  const made = hasComputed(rule) ? included({}, rule, context) : {};
  return Object.keys(made).length > 0 ? made : undefined;
}

function hasComputed(branch: Branch): boolean {
  return [...branch.values()].some(
    rule => typeof rule === 'function' || (rule instanceof Map && hasComputed(rule)),
  );
}

function excluded(doc: Doc, branch: Branch, context: Context): Doc {
  const result: Doc = {};
  for (const name of Object.keys(doc)) {
    const value = excludedValue(doc[name], branch.get(name), context);
    if (value !== undefined) setField(result, name, value);
  }
  return result;
}

function excludedValue(value: Value, rule: Rule | undefined, context: Context): Value {
  if (rule === undefined || rule === true) return value;
  if (rule === false) return undefined;
  if (typeof rule === 'function') return computed(rule, value, context);
  if (Array.isArray(value))
    return value.map(item => excludedValue(item, isDoc(item) ? rule : undefined, context));
  return isDoc(value) ? excluded(value, rule, context) : value;
}

function computed(rule: Compute, value: Value, { doc, position }: Context): Value {
  return rule({ value, doc, position });
}

function matchedElement(value: Value, position: number | undefined): Value {
  if (!Array.isArray(value)) return value;
  if (position === undefined) {
    throw new MongoError(
      'BadValue',
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    );
  }
  return value.slice(position, position + 1);
}

function firstPassing(value: Value, passes: (element: Value) => boolean): Value {
  const found = Array.isArray(value) ? value.filter(passes).slice(0, 1) : [];
  return found.length > 0 ? found : undefined;
}

/** A count from the start, or from the end when negative; or how many to skip and then a count. */
function sliced(operand: Value): Compute {
  const [skip, count] = Array.isArray(operand) ? operand.map(item => Number(numericOf(item))) : [];
  const single = Array.isArray(operand) ? 0 : Number(numericOf(operand));
  if (Number.isNaN(single) || (Array.isArray(operand) && !(Number(count) > 0))) {
    throw new MongoError('BadValue', '$slice takes a number, or [skip, limit] with a positive limit');
  }
  return ({ value }) => {
    if (!Array.isArray(value)) return value;
    if (skip === undefined || count === undefined)
      return single < 0 ? value.slice(single) : value.slice(0, single);
    const start = skip < 0 ? Math.max(0, value.length + skip) : skip;
    return value.slice(start, start + count);
  };
}
