import { MongoError } from '../mongo-error.ts';
import { sortValues } from '../query/sort.ts';
import { numericOf } from '../values/numeric.ts';
import { isDoc, type Value } from '../values/value.ts';
import { arrayOf, type Operator } from './operator.ts';

const modifiers = new Set(['$each', '$position', '$sort', '$slice']);

/** In MongoDB's order: put at the position, then sort, then cut. */
export function push(operand: Value): Operator {
  if (!isDoc(operand) || !('$each' in operand)) return adding([operand]);
  const unknown = Object.keys(operand).find(name => !modifiers.has(name));
  if (unknown) throw new MongoError('BadValue', `Unrecognized clause in $push: ${unknown}`);
  const each = arrayOf(operand.$each, '$each');
  const position = wholeNumber(operand.$position, '$position');
  const slice = wholeNumber(operand.$slice, '$slice');
  const add = adding(each, position);
  return (current, occasion) => {
    const added = arrayOf(add(current, occasion), occasion.field);
    const sorted = operand.$sort === undefined ? added : sortValues(added, operand.$sort);
    if (slice === undefined) return sorted;
    return slice >= 0 ? sorted.slice(0, slice) : sorted.slice(slice);
  };
}

function adding(additions: Value[], position?: number): Operator {
  return (current, { field }) => {
    const items = current === undefined ? [] : arrayOf(current, field);
    return position === undefined ? [...items, ...additions] : items.toSpliced(position, 0, ...additions);
  };
}

function wholeNumber(value: Value, name: string): number | undefined {
  if (value === undefined) return undefined;
  const number = numericOf(value);
  if (typeof number === 'number' && Number.isInteger(number)) return number;
  throw new MongoError('BadValue', `The value for ${name} must be an integer value`);
}
