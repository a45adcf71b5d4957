import { Int32, Long, Timestamp } from 'bson';
import { MongoError } from '../mongo-error.ts';
import { elementTest } from '../query/filter.ts';
import { regularExpressionOf } from '../query/regular-expression.ts';
import { add, multiply } from '../values/arithmetic.ts';
import { compare, isEqual } from '../values/compare.ts';
import { numericOf } from '../values/numeric.ts';
import { typeNameOf } from '../values/type-name.ts';
import { isDoc, type Value } from '../values/value.ts';
import { arrayOf, type Operator } from './operator.ts';
import { push } from './push.ts';

/** Each operator as a maker: its operand is read once, then it is applied to what stands at the path. */
export const operatorMakers: ReadonlyMap<string, (operand: Value) => Operator> = new Map<
  string,
  (operand: Value) => Operator
>([
  ['$set', operand => () => operand],
  [
    '$setOnInsert',
    operand =>
      (current, { isInsert }) =>
        isInsert ? operand : current,
  ],
  ['$unset', () => () => undefined],
  ['$inc', operand => arithmetic({ operand, name: '$inc', calculate: add, absent: operand })],
  [
    '$mul',
    operand =>
      arithmetic({ operand, name: '$mul', calculate: multiply, absent: multiply(operand, new Int32(0)) }),
  ],
  [
    '$min',
    operand => current => (current === undefined || compare(operand, current) < 0 ? operand : current),
  ],
  [
    '$max',
    operand => current => (current === undefined || compare(operand, current) > 0 ? operand : current),
  ],
  ['$currentDate', currentDate],
  ['$push', push],
  ['$addToSet', addToSet],
  ['$pull', pull],
  ['$pullAll', pullAll],
  ['$pop', pop],
  ['$bit', bit],
]);

type Arithmetic = {
  operand: Value;
  name: string;
  calculate: (left: Value, right: Value) => Value;
  absent: Value;
};

function arithmetic({ operand, name, calculate, absent }: Arithmetic): Operator {
  if (numericOf(operand) === undefined) {
    throw new MongoError(
      'TypeMismatch',
      `Cannot ${name === '$inc' ? 'increment' : 'multiply'} with non-numeric argument`,
    );
  }
  return (current, { field }) => {
    if (current === undefined) return absent;
    if (numericOf(current) === undefined) {
      const type = typeNameOf(current);
      throw new MongoError(
        'TypeMismatch',
        `Cannot apply ${name} to a value of non-numeric type. The field '${field}' is of non-numeric type ${type}`,
      );
    }
    const result = calculate(current, operand);
    if (result === undefined) {
      throw new MongoError(
        'BadValue',
        `Failed to apply ${name} to the field '${field}': the result overflows a long`,
      );
    }
    return result;
  };
}

function currentDate(operand: Value): Operator {
  const type = isDoc(operand) ? operand.$type : 'date';
  if (type === 'date' && (isDoc(operand) || typeof operand === 'boolean')) return () => new Date();
  if (type === 'timestamp') return () => new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 });
  throw new MongoError('BadValue', "$currentDate needs true or a $type of 'date' or 'timestamp'");
}

function addToSet(operand: Value): Operator {
  const additions = isDoc(operand) && '$each' in operand ? arrayOf(operand.$each, '$each') : [operand];
  return (current, { field }) => {
    const before = current === undefined ? [] : arrayOf(current, field);
    const result = [...before];
    for (const addition of additions) {
      if (!result.some(item => isEqual(item, addition))) result.push(addition);
    }
    return result;
  };
}

function pull(operand: Value): Operator {
  const expression = regularExpressionOf(operand);
  const isPulled = isDoc(operand)
    ? elementTest(operand, {})
    : (item: Value) =>
        isEqual(item, operand) || (typeof item === 'string' && expression?.test(item) === true);
  return removing(isPulled);
}

function pullAll(operand: Value): Operator {
  const unwanted = arrayOf(operand, '$pullAll');
  return removing(item => unwanted.some(other => isEqual(item, other)));
}

function removing(isRemoved: (item: Value) => boolean): Operator {
  return (current, { field }) =>
    current === undefined ? undefined : arrayOf(current, field).filter(item => !isRemoved(item));
}

function pop(operand: Value): Operator {
  const end = numericOf(operand);
  if (end !== 1 && end !== -1) throw new MongoError('FailedToParse', '$pop expects 1 or -1');
  return (current, { field }) => {
    if (current === undefined) return undefined;
    return end === 1 ? arrayOf(current, field).slice(0, -1) : arrayOf(current, field).slice(1);
  };
}

const bitOperations = new Map<string, (left: bigint, right: bigint) => bigint>([
  ['and', (left, right) => left & right],
  ['or', (left, right) => left | right],
  ['xor', (left, right) => left ^ right],
]);

function bit(operand: Value): Operator {
  const steps = Object.entries(isDoc(operand) ? operand : {}).map(([name, mask]) => {
    const operation = bitOperations.get(name);
    if (!operation || !isWhole(mask))
      throw new MongoError('BadValue', '$bit takes and, or, xor with whole numbers');
    return { operation, mask };
  });
  if (steps.length === 0) throw new MongoError('BadValue', 'You must pass in at least one bitwise operation');
  return (current = new Int32(0), { field }) => {
    if (!isWhole(current))
      throw new MongoError('BadValue', `Cannot apply $bit to the field '${field}': not an integer`);
    const isLong = [current, ...steps.map(({ mask }) => mask)].some(value => value instanceof Long);
    const result = steps.reduce((sum, { operation, mask }) => operation(sum, bigOf(mask)), bigOf(current));
    return isLong ? Long.fromBigInt(BigInt.asIntN(64, result)) : new Int32(Number(BigInt.asIntN(32, result)));
  };
}

function isWhole(value: Value): boolean {
  return value instanceof Int32 || value instanceof Long;
}

function bigOf(value: Value): bigint {
  return value instanceof Long ? value.toBigInt() : BigInt(Number(numericOf(value) ?? 0));
}
