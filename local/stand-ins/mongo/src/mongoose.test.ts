import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { openDatabase } from '../test/open-database.ts';

const { db } = openDatabase();
const connection = mongoose.createConnection();

beforeAll(async () => {
  await connection.openUri(process.env.MONGO_URL ?? '', { dbName: db.databaseName });
});
afterAll(() => connection.close());

const recipeSchema = new mongoose.Schema(
  {
    slug: { type: String, required: true, unique: true },
    steps: [{ text: String, minutes: Number }],
    author: { type: mongoose.Schema.Types.ObjectId, ref: 'Cook' },
    views: { type: Number, default: 0 },
  },
  { timestamps: true, optimisticConcurrency: true },
);

const Recipe = connection.model('Recipe', recipeSchema);
const Cook = connection.model('Cook', new mongoose.Schema({ name: String }));

test('a model makes its indexes, saves, finds and populates', async () => {
  await Recipe.init();
  const cook = await Cook.create({ name: 'Amina' });
  await Recipe.create({ slug: 'harira', steps: [{ text: 'Soak', minutes: 600 }], author: cook._id });
  const found = await Recipe.findOne({ 'steps.text': 'Soak' }).populate('author').orFail();
  expect(found.toObject()).toMatchObject({ slug: 'harira', views: 0, author: { name: 'Amina' } });
  await expect(Recipe.create({ slug: 'harira' })).rejects.toMatchObject({
    code: 11000,
    keyValue: { slug: 'harira' },
  });
});

test('a document that was changed by another since it was read is not saved over', async () => {
  const { _id } = await Recipe.create({ slug: 'tajine', steps: [{ text: 'Cut' }] });
  const [mine, yours] = await Promise.all([Recipe.findById(_id).orFail(), Recipe.findById(_id).orFail()]);
  yours.set('steps', []);
  await yours.save();
  mine.set('slug', 'tagine');
  await expect(mine.save()).rejects.toMatchObject({ name: 'VersionError' });
});

test('queries, counts, cursors and aggregations of a model work', async () => {
  await Recipe.insertMany(Array.from({ length: 250 }, (_, n) => ({ slug: `r${n}`, views: n })));
  const page = await Recipe.find({ views: { $gte: 10 } })
    .sort('-views')
    .skip(10)
    .limit(5)
    .select('views')
    .lean();
  expect(page.map(({ views }) => views)).toEqual([239, 238, 237, 236, 235]);
  let seen = 0;
  for await (const { slug } of Recipe.find({ slug: /^r\d+$/ }).cursor({ batchSize: 20 })) if (slug) seen += 1;
  expect(seen).toBe(250);
  const [sum] = await Recipe.aggregate([
    { $match: { slug: /^r/ } },
    { $group: { _id: null, views: { $sum: '$views' } } },
  ]);
  expect(sum).toEqual({ _id: null, views: 31_125 });
  expect(await Recipe.exists({ slug: 'r7' })).not.toBeNull();
  expect(await Recipe.countDocuments({ views: { $lt: 5 }, slug: /^r/ })).toBe(5);
});

test('a picture goes into GridFS and comes back', async () => {
  const bucket = new mongoose.mongo.GridFSBucket(db as never, { bucketName: 'pictures' });
  const bytes = Buffer.alloc(700_000, 'picture ');
  const upload = bucket.openUploadStream('a.jpg', { metadata: { owner: 'u' } });
  upload.end(bytes);
  await new Promise((done, fail) => upload.once('finish', done).once('error', fail));
  const chunks: Buffer[] = [];
  for await (const chunk of bucket.openDownloadStream(upload.id)) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
  expect(await bucket.find({ filename: 'a.jpg' }).toArray()).toMatchObject([
    { length: 700_000, metadata: { owner: 'u' } },
  ]);
  await bucket.delete(upload.id);
  expect(await db.collection('pictures.chunks').countDocuments()).toBe(0);
});
