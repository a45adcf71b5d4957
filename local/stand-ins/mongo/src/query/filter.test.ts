import { beforeAll, expect, test } from '@jest/globals';
import { Decimal128, Long, MaxKey, MinKey } from 'bson';
import { openDatabase } from '../../test/open-database.ts';

const { collection } = openDatabase();
const things = collection();

const docs = {
  int: { a: 5 },
  long: { a: Long.fromNumber(5) },
  decimal: { a: Decimal128.fromString('5') },
  half: { a: 0.5 },
  nan: { a: Number.NaN },
  text: { a: 'five' },
  null: { a: null },
  missing: {},
  date: { a: new Date(5) },
  list: { a: [1, 5, 9] },
  lists: { a: [[1, 5], 7] },
  emptyList: { a: [] },
  object: { a: { b: 1, c: 2 } },
  swapped: { a: { c: 2, b: 1 } },
  objects: { a: [{ b: 1, c: 9 }, { b: 2 }, { c: 3 }] },
  scalars: { a: [1, 2], b: 'x' },
  deep: { a: [{ b: [{ c: 1 }, { c: 2 }] }] },
  true: { a: true },
};

beforeAll(async () => {
  await things.insertMany(Object.entries(docs).map(([_id, doc]) => ({ _id, ...doc })));
});

const fives = ['int', 'long', 'decimal', 'list'];
const all = Object.keys(docs);
const without = (...names: string[]) => all.filter(name => !names.includes(name));

const cases: [string, object, string[]][] = [
  ['equality takes numbers of every type, and an array that holds one', { a: 5 }, fives],
  ['equality to an array takes it whole, or as an element', { a: [1, 5] }, ['lists']],
  ['equality to an object wants its fields in its order', { a: { b: 1, c: 2 } }, ['object']],
  ['equality to null takes what is missing', { a: null }, ['null', 'missing']],
  [
    'equality to null under arrays takes documents without the field',
    { 'a.b': null, a: { $type: 'array' } },
    ['objects'],
  ],
  ['$ne takes all others', { a: { $ne: 5 } }, without(...fives)],
  ['$gt stays within numbers', { a: { $gt: 5 } }, ['list', 'lists']],
  ['$lt stays within numbers, of which NaN is none', { a: { $lt: 1 } }, ['half']],
  ['$lte to NaN takes NaN alone', { a: { $lte: Number.NaN } }, ['nan']],
  ['$gte stays within dates', { a: { $gte: new Date(0) } }, ['date']],
  ['$gte null takes null and what is missing', { a: { $gte: null } }, ['null', 'missing']],
  [
    '$gt to an object stays within objects',
    { a: { $gt: { b: 1 } } },
    ['object', 'swapped', 'objects', 'deep'],
  ],
  ['$lt to MaxKey takes all', { a: { $lt: new MaxKey() } }, all],
  ['$gt to MinKey takes all', { a: { $gt: new MinKey() } }, all],
  ['$in takes any, expressions too', { a: { $in: [0.5, /^fi/, null] } }, ['half', 'text', 'null', 'missing']],
  ['$in with an array takes the whole of it', { a: { $in: [[1, 5, 9]] } }, ['list']],
  ['$nin takes what $in does not', { a: { $nin: [5, null] } }, without(...fives, 'null', 'missing')],
  [
    '$not takes the opposite, missing ones too',
    { a: { $not: { $gt: 0 } } },
    without('int', 'long', 'decimal', 'half', 'list', 'lists', 'scalars'),
  ],
  ['$exists true wants the field, null or not', { a: { $exists: true } }, without('missing')],
  ['$exists false wants none', { a: { $exists: false } }, ['missing']],
  ['$type looks into arrays', { a: { $type: 'int' } }, ['int', 'list', 'lists', 'scalars']],
  [
    '$type array means the field itself',
    { a: { $type: 'array' } },
    ['list', 'lists', 'emptyList', 'objects', 'scalars', 'deep'],
  ],
  [
    '$type number means all four',
    { a: { $type: 'number' } },
    ['int', 'long', 'decimal', 'half', 'nan', 'list', 'lists', 'scalars'],
  ],
  ['$size counts the array itself', { a: { $size: 2 } }, ['lists', 'scalars']],
  ['$all wants every one', { a: { $all: [1, 9] } }, ['list']],
  ['$all of one element of an array of arrays', { a: { $all: [[1, 5]] } }, ['lists']],
  [
    '$elemMatch on values wants one to pass everything',
    { a: { $elemMatch: { $gt: 1, $lt: 6 } } },
    ['list', 'scalars'],
  ],
  ['separate conditions may be met by different elements', { a: { $gt: 8, $lt: 2 } }, ['list']],
  [
    '$elemMatch on documents wants one to pass everything',
    { a: { $elemMatch: { b: 1, c: 9 } } },
    ['objects'],
  ],
  ['$elemMatch on documents is not met by two', { a: { $elemMatch: { b: 2, c: 3 } } }, []],
  ['a path goes through the documents of an array', { 'a.b': 2 }, ['objects']],
  ['a path goes through arrays in arrays', { 'a.b.c': 2 }, ['deep']],
  ['a number in a path is an index', { 'a.1': 5 }, ['list']],
  ['a number in a path is an index also on the way', { 'a.0.b': 1 }, ['objects']],
  ['$mod takes the rest', { a: { $mod: [5, 0] } }, [...fives, 'half']],
  ['$regex with options', { a: { $regex: '^FIVE$', $options: 'i' } }, ['text']],
  ['$bitsAllSet', { a: { $bitsAllSet: 5 } }, [...fives, 'lists']],
  ['$or of $and', { $or: [{ $and: [{ a: 'five' }] }, { a: true }] }, ['text', 'true']],
  ['$nor', { $nor: [{ a: { $exists: true } }] }, ['missing']],
  ['$expr computes', { $expr: { $eq: ['$a', 'five'] } }, ['text']],
];

test.each(cases)('%s', async (_, filter, expected) => {
  const found = await things.find(filter).toArray();
  expect(found.map(({ _id }) => _id).toSorted()).toEqual(expected.toSorted());
});

const refused: [string, object, number][] = [
  ['an operator that does not exist', { a: { $larger: 1 } }, 2],
  ['a top-level operator that does not exist', { $xor: [] }, 2],
  ['$in without an array', { a: { $in: 5 } }, 2],
  ['an empty $or', { $or: [] }, 2],
  ['an expression that is none', { a: { $regex: '(' } }, 51091],
];

test.each(refused)('%s is refused', async (_, filter, code) => {
  await expect(things.find(filter).toArray()).rejects.toMatchObject({ code });
});

test('`let` gives $expr its variables', async () => {
  const found = await things
    .find({ $expr: { $eq: ['$a', '$$wanted'] } }, { let: { wanted: 'five' } })
    .toArray();
  expect(found).toMatchObject([{ _id: 'text' }]);
});

test('a collation of strength 2 takes letters in either case', async () => {
  const found = await things.find({ a: 'FIVE' }, { collation: { locale: 'en', strength: 2 } }).toArray();
  expect(found).toMatchObject([{ _id: 'text' }]);
});
