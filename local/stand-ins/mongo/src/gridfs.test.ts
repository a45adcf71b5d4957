import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, test } from '@jest/globals';
import { GridFSBucket, ObjectId } from 'mongodb';
import { openDatabase } from '../test/open-database.ts';

const { db } = openDatabase();
let name: string;
let bucket: GridFSBucket;

beforeEach(() => {
  name = `b-${new ObjectId()}`;
  bucket = new GridFSBucket(db, { bucketName: name, chunkSizeBytes: 4 });
});

const chunks = () => db.collection(`${name}.chunks`);
const files = () => db.collection(`${name}.files`);

async function upload(filename: string, bytes: string, options = {}): Promise<ObjectId> {
  const stream = bucket.openUploadStream(filename, options);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  stream.once('finish', resolve).once('error', reject).end(Buffer.from(bytes));
  await promise;
  return stream.id;
}

const read = async (id: ObjectId) => (await buffer(bucket.openDownloadStream(id))).toString();

test.each([
  ['', 0],
  ['abc', 1],
  ['abcd', 1],
  ['abcdefghi', 3],
])('%j is kept in %d chunks of four bytes and read back whole', async (bytes, count) => {
  const id = await upload('file', bytes, { metadata: { by: 'me' } });
  expect(await files().findOne({ _id: id })).toMatchObject({
    _id: id,
    length: bytes.length,
    chunkSize: 4,
    uploadDate: expect.any(Date),
    filename: 'file',
    metadata: { by: 'me' },
  });
  const kept = await chunks().find({ files_id: id }).sort({ n: 1 }).toArray();
  expect(kept.map(({ n }) => n)).toEqual([...kept.keys()]);
  expect(kept).toHaveLength(count);
  expect(await read(id)).toBe(bytes);
});

test('the first upload makes both indexes, the one of the chunks unique', async () => {
  await upload('file', 'abc');
  expect(await files().indexes()).toMatchObject([{ name: '_id_' }, { key: { filename: 1, uploadDate: 1 } }]);
  expect(await chunks().indexes()).toMatchObject([
    { name: '_id_' },
    { key: { files_id: 1, n: 1 }, unique: true },
  ]);
});

test('a part of a file is read by its first and last byte', async () => {
  const id = await upload('file', 'abcdefghijkl');
  expect((await buffer(bucket.openDownloadStream(id, { start: 5, end: 10 }))).toString()).toBe('fghij');
});

test('a name stands for its newest file, or for a revision', async () => {
  for (const bytes of ['one', 'two', 'three']) {
    await upload('same', bytes);
    await new Promise(done => setTimeout(done, 2));
  }
  const named = async (revision?: number) =>
    (
      await buffer(bucket.openDownloadStreamByName('same', revision === undefined ? {} : { revision }))
    ).toString();
  expect(await Promise.all([named(), named(-1), named(-2), named(0), named(1)])).toEqual([
    'three',
    'three',
    'two',
    'one',
    'two',
  ]);
  await expect(named(3)).rejects.toThrow(/FileNotFound/);
});

test('a chunk that is missing in the middle, or too short, is an error', async () => {
  const gone = await upload('gone', 'abcdefghijkl');
  await chunks().deleteOne({ files_id: gone, n: 1 });
  await expect(read(gone)).rejects.toThrow(/ChunkIsMissing/);
  const short = await upload('short', 'abcdefghijkl');
  await chunks().updateOne({ files_id: short, n: 1 }, { $set: { data: Buffer.from('x') } });
  await expect(read(short)).rejects.toThrow(/ChunkIsWrongSize/);
});

test('a file is deleted with its chunks, once, and no other', async () => {
  const [id, other] = [await upload('a', 'abcdefgh'), await upload('b', 'ijkl')];
  await bucket.delete(id);
  expect(await chunks().countDocuments({ files_id: id })).toBe(0);
  await expect(read(id)).rejects.toThrow(/FileNotFound/);
  await expect(bucket.delete(id)).rejects.toThrow(/File not found/);
  expect(await read(other)).toBe('ijkl');
});

test('a file is renamed, found by a filter and dropped with its bucket', async () => {
  const id = await upload('old', 'abc');
  await bucket.rename(id, 'new');
  expect(await bucket.find({ filename: 'new' }).toArray()).toMatchObject([{ _id: id }]);
  await bucket.drop();
  expect(await bucket.find().toArray()).toEqual([]);
});
