import { Binary, BSONRegExp } from 'bson';
import { MongoError } from '../mongo-error.ts';
import type { Collation } from '../values/collation.ts';
import { compare, isEqual } from '../values/compare.ts';
import { kindOf } from '../values/kind.ts';
import { numericOf } from '../values/numeric.ts';
import { isTypeName, typeNameFromNumber, typeNameOf } from '../values/type-name.ts';
import type { Value } from '../values/value.ts';
import { keyOf } from '../values/value-key.ts';
import { compileRegularExpression, regularExpressionOf } from './regular-expression.ts';

export type Mark = (position: number) => void;
export type ValueTest = (value: Value, mark: Mark) => boolean;

/** Asks whether any value at the field passes; `whole` leaves the elements of an array out. */
export type Some = (test: ValueTest, whole?: 'whole') => boolean;
export type Condition = (some: Some) => boolean;

type Maker = (operand: Value, collation: Collation | undefined) => Condition;

export function equals(operand: Value, collation?: Collation): Condition {
  const expression = regularExpressionOf(operand);
  if (expression) return matches(expression, operand);
  if (operand === null || operand === undefined)
    return some => some(value => value === undefined || value === null);
  return some => some(value => isEqual(value, operand, collation));
}

function matches(expression: RegExp, itself?: Value): Condition {
  return some =>
    some(value =>
      typeof value === 'string' ? expression.test(value) : itself !== undefined && isEqual(value, itself),
    );
}

const negation =
  (maker: Maker): Maker =>
  (operand, collation) => {
    const condition = maker(operand, collation);
    return some => !condition(some);
  };

/** `$gt` and its like compare within one type only; MinKey and MaxKey compare with all. */
function ordered(accepts: (order: number) => boolean): Maker {
  return (operand, collation) => {
    const kind = kindOf(operand ?? null);
    const acceptsEqual = accepts(0);
    if (Number.isNaN(numericOf(operand)))
      return some => some(value => acceptsEqual && Number.isNaN(numericOf(value)));
    const isBound = kind === 'minKey' || kind === 'maxKey';
    return some =>
      some(value => {
        if (!isBound && kindOf(value ?? null) !== kind) return false;
        return (
          (isBound || !Number.isNaN(numericOf(value))) &&
          accepts(compare(value ?? null, operand ?? null, collation))
        );
      });
  };
}

function isIn(operand: Value, collation: Collation | undefined): Condition {
  if (!Array.isArray(operand)) throw new MongoError('BadValue', '$in needs an array');
  const expressions = operand.map(regularExpressionOf).filter(expression => expression !== undefined);
  const keys = new Set(operand.map(item => keyOf(item ?? null, collation)));
  return some =>
    some(value => {
      if (keys.has(keyOf(value ?? null, collation))) return true;
      return typeof value === 'string' && expressions.some(expression => expression.test(value));
    });
}

function hasType(operand: Value): Condition {
  const wanted = (Array.isArray(operand) ? operand : [operand]).map(typeNameOperand);
  return some =>
    some(value => {
      if (value === undefined) return false;
      return wanted.includes(typeNameOf(value)) || (wanted.includes('number') && kindOf(value) === 'number');
    });
}

function typeNameOperand(operand: Value): string {
  const name = typeof operand === 'string' ? operand : typeNameFromNumber(Number(numericOf(operand)));
  if (name === undefined || !isTypeName(name))
    throw new MongoError('BadValue', `Unknown type name alias: ${operand}`);
  return name;
}

function hasSize(operand: Value): Condition {
  const size = numericOf(operand);
  if (typeof size !== 'number' || !Number.isInteger(size) || size < 0) {
    throw new MongoError(
      'FailedToParse',
      `Failed to parse $size. Expected a non-negative integer, got: ${operand}`,
    );
  }
  return some => some(value => Array.isArray(value) && value.length === size, 'whole');
}

function isMultiple(operand: Value): Condition {
  if (!Array.isArray(operand) || operand.length !== 2) {
    throw new MongoError('BadValue', 'malformed mod, needs to be an array of two numbers');
  }
  const [divisor = 0, remainder = 0] = operand.map(item => Math.trunc(Number(numericOf(item))));
  if (divisor === 0 || Number.isNaN(divisor + remainder))
    throw new MongoError('BadValue', 'divisor cannot be 0');
  return some => some(value => Math.trunc(Number(numericOf(value) ?? Number.NaN)) % divisor === remainder);
}

function bits(accepts: (value: bigint, mask: bigint) => boolean): Maker {
  return operand => {
    const mask = bitMask(operand);
    return some =>
      some(value => {
        const numeric = value instanceof Binary ? bitMask(value) : numericOf(value);
        if (typeof numeric === 'bigint') return accepts(numeric, mask);
        return Number.isInteger(numeric) && accepts(BigInt(Number(numeric)), mask);
      });
  };
}

function bitMask(operand: Value): bigint {
  if (operand instanceof Binary)
    return BigInt(`0x${Buffer.from(operand.value()).reverse().toString('hex') || '0'}`);
  const positions = Array.isArray(operand) ? operand.map(item => Number(numericOf(item))) : undefined;
  const mask = positions ? undefined : Number(numericOf(operand));
  const valid = (positions ?? [mask]).every(number => Number.isSafeInteger(number) && Number(number) >= 0);
  if (!valid) throw new MongoError('BadValue', 'bit positions must be non-negative integers');
  if (mask !== undefined) return BigInt(mask);
  return (positions ?? []).reduce((sum, position) => sum | (1n << BigInt(Math.min(position, 1024))), 0n);
}

/** `$regex` is read together with its `$options`. */
export function regexCondition(operand: Value, options: Value): Condition {
  const given = operand instanceof BSONRegExp ? operand : undefined;
  if (!given && typeof operand !== 'string') throw new MongoError('BadValue', '$regex has to be a string');
  const flags = typeof options === 'string' ? options : (given?.options ?? '');
  return matches(compileRegularExpression(given?.pattern ?? String(operand), flags));
}

export const conditionMakers: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ['$eq', equals],
  ['$ne', negation(equals)],
  ['$gt', ordered(order => order > 0)],
  ['$gte', ordered(order => order >= 0)],
  ['$lt', ordered(order => order < 0)],
  ['$lte', ordered(order => order <= 0)],
  ['$in', isIn],
  ['$nin', negation(isIn)],
  ['$type', hasType],
  ['$size', hasSize],
  ['$mod', isMultiple],
  [
    '$exists',
    operand => {
      const wanted = operand !== null && operand !== false && numericOf(operand) !== 0;
      return some => some(value => value !== undefined, 'whole') === wanted;
    },
  ],
  ['$bitsAllSet', bits((value, mask) => (value & mask) === mask)],
  ['$bitsAnySet', bits((value, mask) => (value & mask) !== 0n)],
  ['$bitsAllClear', bits((value, mask) => (value & mask) === 0n)],
  ['$bitsAnyClear', bits((value, mask) => (value & mask) !== mask)],
]);
