import { expect, test } from '@jest/globals';
import { Binary, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { compare } from './compare.ts';
import { keyOf } from './value-key.ts';

/** Groups of equal values, each group greater than the one before. */
const ascending: unknown[][] = [
  [new MinKey()],
  [null],
  [new Double(Number.NaN), Decimal128.fromString('NaN')],
  [new Double(Number.NEGATIVE_INFINITY), Decimal128.fromString('-Infinity')],
  [Decimal128.fromString('-1E6000')],
  [Long.fromString('-9007199254740993')],
  [new Int32(-1), Long.fromNumber(-1), Decimal128.fromString('-1.0')],
  [new Int32(0), new Double(-0), Decimal128.fromString('0E+3')],
  [Decimal128.fromString('0.1')],
  [new Double(0.1)],
  [new Double(0.5), Decimal128.fromString('5E-1')],
  [new Int32(5), new Double(5), Long.fromNumber(5), Decimal128.fromString('5.00')],
  [new Double(9007199254740992), Long.fromString('9007199254740992')],
  [Long.fromString('9007199254740993'), Decimal128.fromString('9007199254740993')],
  [new Double(1e300)],
  [new Double(Number.POSITIVE_INFINITY)],
  [''],
  ['a'],
  ['aa'],
  ['b'],
  ['\uffff'],
  ['🥘'],
  [{}],
  [{ a: new Int32(1) }, { a: new Double(1) }],
  [{ a: new Int32(1), b: null }],
  [{ b: new Int32(1) }],
  [{ a: 'x' }],
  [[]],
  [[new Int32(1)]],
  [[new Int32(1), new Int32(1)]],
  [[[]]],
  [new Binary(Buffer.from('b'))],
  [new Binary(Buffer.from('aa'))],
  [new ObjectId('000000000000000000000001')],
  [new ObjectId('ffffffffffffffffffffffff')],
  [false],
  [true],
  [new Date(-1)],
  [new Date(1)],
  [new Timestamp({ t: 1, i: 2 })],
  [new MaxKey()],
];

const values = ascending.flatMap((group, rank) => group.map(value => ({ value, rank })));

test('values of all types stand in one order', () => {
  const wrong = values.flatMap(left =>
    values
      .filter(right => Math.sign(compare(left.value, right.value)) !== Math.sign(left.rank - right.rank))
      .map(right => [left, right]),
  );
  expect(wrong).toEqual([]);
});

test('two values have one key exactly when they are equal', () => {
  const wrong = values.flatMap(left =>
    values
      .filter(right => (keyOf(left.value) === keyOf(right.value)) !== (left.rank === right.rank))
      .map(right => [left, right]),
  );
  expect(wrong).toEqual([]);
});

test('no value takes the key of another by what it holds', () => {
  const tricky = [
    ['a', 'b'],
    ['as1:b'],
    'a1:b',
    ['a1:b'],
    [['a'], 'b'],
    { a: 'b' },
    { 'a1:b': '' },
    [{ a: 1 }, { b: 1 }],
  ];
  expect(new Set(tricky.map(value => keyOf(value))).size).toBe(tricky.length);
});
