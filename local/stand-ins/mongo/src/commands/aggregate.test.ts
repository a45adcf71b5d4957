import { beforeAll, expect, test } from '@jest/globals';
import { type Document, ObjectId } from 'mongodb';
import { openDatabase } from '../../test/open-database.ts';

const { collection } = openDatabase();
const posts = collection();
const users = collection();
const author = new ObjectId();

beforeAll(async () => {
  await users.insertMany([{ _id: author, name: 'Amina' }]);
  await posts.insertMany([
    { _id: 1, author, tags: ['a', 'b'], likes: 3, at: new Date('2026-01-01') },
    { _id: 2, author, tags: ['b'], likes: 5, at: new Date('2026-02-01') },
    { _id: 3, author: null, tags: [], likes: 1, at: new Date('2026-03-01') },
  ]);
});

test('groups, sums and sorts', async () => {
  const stages = [
    { $match: { likes: { $gt: 0 } } },
    { $unwind: '$tags' },
    { $group: { _id: '$tags', likes: { $sum: '$likes' }, posts: { $sum: 1 }, mean: { $avg: '$likes' } } },
    { $sort: { likes: -1 } },
  ];
  expect(await posts.aggregate(stages).toArray()).toEqual([
    { _id: 'b', likes: 8, posts: 2, mean: 4 },
    { _id: 'a', likes: 3, posts: 1, mean: 3 },
  ]);
});

test('counts what a driver counts, and groups what only looks like it', async () => {
  expect(await posts.countDocuments({ tags: 'b' })).toBe(2);
  expect(await posts.countDocuments({ tags: 'c' })).toBe(0);
  expect(await posts.countDocuments({}, { skip: 1, limit: 5 })).toBe(2);
  const grouped = (group: Document) => posts.aggregate([{ $group: group }]).toArray();
  expect(await grouped({ _id: 1, n: { $sum: 1 } })).toEqual([{ _id: 1, n: 3 }]);
  expect(await grouped({ _id: 1, n: { $sum: 2 } })).toEqual([{ _id: 1, n: 6 }]);
  expect(await grouped({ _id: 1, n: { $sum: '$likes' } })).toEqual([{ _id: 1, n: 9 }]);
});

test('looks up by id in another collection', async () => {
  const stages = [
    { $sort: { _id: 1 } },
    { $lookup: { from: users.collectionName, localField: 'author', foreignField: '_id', as: 'by' } },
    { $project: { name: { $first: '$by.name' }, likes: 1 } },
    { $limit: 2 },
  ];
  expect(await posts.aggregate(stages).toArray()).toEqual([
    { _id: 1, likes: 3, name: 'Amina' },
    { _id: 2, likes: 5, name: 'Amina' },
  ]);
});

test('looks up with a pipeline of its own', async () => {
  const pipeline = [
    { $match: { $expr: { $eq: ['$author', '$$id'] } } },
    { $sort: { likes: -1 } },
    { $project: { likes: 1 } },
  ];
  const stages = [{ $lookup: { from: posts.collectionName, let: { id: '$_id' }, pipeline, as: 'posts' } }];
  expect(await users.aggregate(stages).toArray()).toMatchObject([
    { name: 'Amina', posts: [{ likes: 5 }, { likes: 3 }] },
  ]);
});

test('facets, counts and buckets by date', async () => {
  const [result] = await posts
    .aggregate([
      {
        $facet: {
          total: [{ $count: 'n' }],
          months: [
            { $group: { _id: { $dateToString: { format: '%Y-%m', date: '$at' } } } },
            { $sort: { _id: 1 } },
          ],
        },
      },
    ])
    .toArray();
  expect(result).toEqual({
    total: [{ n: 3 }],
    months: [{ _id: '2026-01' }, { _id: '2026-02' }, { _id: '2026-03' }],
  });
});

test('a result of more than one batch comes whole', async () => {
  const things = collection();
  await things.insertMany(Array.from({ length: 500 }, (_, n) => ({ n })));
  expect(await things.aggregate([{ $set: { m: { $multiply: ['$n', 2] } } }]).toArray()).toHaveLength(500);
});

test('nothing is counted as nothing', async () => {
  expect(
    await collection()
      .aggregate([{ $count: 'n' }])
      .toArray(),
  ).toEqual([]);
  expect(await collection().countDocuments({ a: 1 })).toBe(0);
});

test('a pipeline leaves the stored documents as they are', async () => {
  await posts.aggregate([{ $set: { 'tags.0': 'changed' } }, { $unset: 'likes' }]).toArray();
  expect(await posts.findOne({ _id: 1 })).toMatchObject({ tags: ['a', 'b'], likes: 3 });
});

test.each([[{ $nonsense: {} }], [{ $match: {}, $sort: {} }]])(
  'the stage %j is refused',
  async (stage: Document) => {
    await expect(posts.aggregate([stage]).toArray()).rejects.toMatchObject({ code: 40324 });
  },
);
