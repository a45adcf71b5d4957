import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { backupCommand, restoreCommand } from '@sufra/service-kit';
import mongoose from 'mongoose';
import { type RunningMongo, startMongo } from '../../stand-ins/mongo/index.ts';

const {
  Binary,
  BSONRegExp,
  Decimal128,
  Double,
  GridFSBucket,
  Int32,
  Long,
  MongoClient,
  ObjectId,
  Timestamp,
} = mongoose.mongo;
const key = 'a sentence that is known to the operator';

interface Side {
  mongo: RunningMongo;
  client: InstanceType<typeof MongoClient>;
}

let folder: string;
let from: Side;
let to: Side;

async function open(): Promise<Side> {
  const mongo = await startMongo();
  return { mongo, client: new MongoClient(mongo.url) };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sufra-backup-'));
  [from, to] = await Promise.all([open(), open()]);
});
afterEach(async () => {
  for (const { mongo, client } of [from, to]) {
    await client.close();
    await mongo.stop();
  }
  rmSync(folder, { recursive: true });
});

const notInIt = 'Not in it: the keys.';
const around = ({ mongo }: Side, args: string[], env: NodeJS.ProcessEnv = {}) => ({
  args,
  env,
  mongoUrl: mongo.url,
  notInIt,
});
const file = () => join(folder, 'all.backup');
const backup = (env: NodeJS.ProcessEnv = {}, args = [file(), '--stopped']) =>
  backupCommand(around(from, args, env));
const restore = (env: NodeJS.ProcessEnv = {}, args = [file()]) => restoreCommand(around(to, args, env));

/** All databases, each document by its bytes. */
async function contentOf({ client }: Side) {
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  const found: Record<string, { documents: string[]; indexes: unknown[] }> = {};
  for (const { name } of databases) {
    for (const { collectionName } of await client.db(name).collections()) {
      const collection = client.db(name).collection(collectionName);
      const documents: string[] = [];
      for await (const document of collection.find({}, { raw: true }))
        documents.push(Buffer.from(document as unknown as Uint8Array).toString('hex'));
      const indexes = (await collection.indexes()).toSorted((one, other) =>
        String(one.name) < String(other.name) ? -1 : 1,
      );
      found[`${name}.${collectionName}`] = { documents: documents.toSorted(), indexes };
    }
  }
  return found;
}

async function fill({ client }: Side): Promise<void> {
  const users = client.db('sufra-auth').collection('users');
  await users.createIndex(
    { email: 1 },
    { unique: true, partialFilterExpression: { email: { $exists: true } } },
  );
  await users.createIndex({ forgetAt: 1 }, { expireAfterSeconds: 0 });
  await users.insertMany(Array.from({ length: 1_234 }, (_, n) => ({ n, email: `${n}@sufra.test` })));
  await client
    .db('sufra-billing')
    .collection('values')
    .insertOne({
      double: new Double(2),
      whole: new Int32(2),
      long: Long.fromString('9007199254740993'),
      decimal: Decimal128.fromString('0.10'),
      bytes: new Binary(Buffer.from([0, 255])),
      expression: new BSONRegExp('^a', 'i'),
      stamp: new Timestamp({ t: 7, i: 1 }),
      id: new ObjectId(),
      at: new Date(0),
      nothing: null,
      nested: { list: [1, [2.5, { deep: 'é\u0000' }]] },
    });
  await client.db('sufra-mail').createCollection('empty', { validator: { n: { $type: 'int' } } });
  const pictures = new GridFSBucket(client.db('sufra-blog'), { bucketName: 'picture_files' });
  const upload = pictures.openUploadStream('a.webp');
  upload.end(Buffer.alloc(1_000_000, 'picture '));
  await new Promise((done, fail) => upload.once('finish', done).once('error', fail));
  await client.db('sufra-auth').collection<{ _id: string }>('jobs').insertOne({ _id: 'reconcile' });
}

describe.each([
  ['encrypted', { BACKUP_KEY: key }],
  ['not encrypted', {}],
])('a backup that is %s', (words, env) => {
  test('gives an empty database every document, byte by byte, and every index', async () => {
    await fill(from);
    await from.client.db('of-another-product').collection('things').insertOne({ n: 1 });
    const done = await backup(env);
    expect(done).toMatchObject({ isDone: true, text: expect.stringContaining(notInIt) });
    expect(done.text).toMatch(words === 'encrypted' ? 'It is encrypted' : 'It is not encrypted');
    expect(await restore(env)).toMatchObject({ isDone: true });
    const { 'of-another-product.things': _, 'sufra-auth.jobs': __, ...expected } = await contentOf(from);
    expect(Object.keys(expected).length).toBeGreaterThan(4);
    expect(await contentOf(to)).toEqual(expected);
  });

  test('in which one byte was changed, or that was cut off or added to, is refused, and nothing is restored', async () => {
    await fill(from);
    await backup(env);
    const whole = readFileSync(file());
    const places = [0, 20, 60, 200, 1_000, Math.floor(whole.length / 2), whole.length - 40, whole.length - 1];
    const changed = places.map(at => {
      const copy = Buffer.from(whole);
      copy[at] = (copy[at] ?? 0) ^ 1;
      return copy;
    });
    const cut = [0, 10, 100, whole.length - 1].map(end => whole.subarray(0, end));
    for (const bytes of [...changed, ...cut, Buffer.concat([whole, Buffer.from('x')])]) {
      writeFileSync(file(), bytes);
      const { isDone, text } = await restore(env);
      expect({ isDone, text }).toEqual({
        isDone: false,
        text: expect.stringMatching(/backup|The key is not/),
      });
    }
    expect(await contentOf(to)).toEqual({});
  });
});

describe('a restore', () => {
  test('with a wrong key, a short one, or none says so and changes nothing', async () => {
    await fill(from);
    await backup({ BACKUP_KEY: key });
    const textWith = async (env: NodeJS.ProcessEnv) => (await restore(env)).text;
    expect(await textWith({ BACKUP_KEY: `${key}!` })).toMatch('not the one that the backup was made with');
    expect(await textWith({ BACKUP_KEY: 'short' })).toMatch('16 characters at least');
    expect(await textWith({})).toMatch('The backup is encrypted: give the key');
    expect(await contentOf(to)).toEqual({});
    writeFileSync(join(folder, 'key'), `${key}\n`);
    expect(await restore({ BACKUP_KEY_FILE: join(folder, 'key') })).toMatchObject({ isDone: true });
  });

  test('over what is there asks, and takes its place only when told to', async () => {
    await fill(from);
    await backup();
    const things = to.client.db('sufra-auth').collection('users');
    await things.insertOne({ n: 'mine' });
    await to.client.db('sufra-other').collection('left').insertOne({ n: 1 });
    const refused = await restore();
    expect(refused).toMatchObject({ isDone: false, text: expect.stringContaining('Say --yes') });
    expect(await things.countDocuments()).toBe(1);
    expect(await restore({}, [file(), '--yes'])).toMatchObject({ isDone: true });
    expect(await things.countDocuments()).toBe(1_234);
    expect(Object.keys(await contentOf(to))).not.toContain('sufra-other.left');
  });

  test('that was cut off is begun anew by the same command', async () => {
    await fill(from);
    await backup();
    await to.client.db('admin').command({
      configureFailPoint: 'failCommand',
      mode: { times: 1 },
      data: { failCommands: ['insert'], errorCode: 14_031 },
    });
    const failed = await restore();
    expect(failed).toMatchObject({
      isDone: false,
      text: expect.stringMatching(/ended at 0 of \d+ collections.*start no service/),
    });
    expect(await restore({}, [file(), '--yes'])).toMatchObject({ isDone: true });
    expect(Object.keys(await contentOf(to))).toContain('sufra-billing.values');
  });

  test.each([[['nowhere.backup']], [[]], [['--what']]])('of %j says what is missing', async args => {
    expect(await restore({}, args)).toMatchObject({ isDone: false, text: expect.stringMatching(/\w+/) });
  });
});

describe('a backup', () => {
  test('leaves a file that is there alone, and none that is half written', async () => {
    await fill(from);
    writeFileSync(file(), 'mine');
    expect(await backup()).toMatchObject({ isDone: false, text: expect.stringContaining('EEXIST') });
    expect(await backup({}, [join(folder, 'no', 'folder'), '--stopped'])).toMatchObject({ isDone: false });
    expect(await backup({ BACKUP_KEY: 'short' }, [join(folder, 'new'), '--stopped'])).toMatchObject({
      isDone: false,
    });
    expect(() => readFileSync(join(folder, 'new.part'))).toThrow('ENOENT');
  });

  test('of what is written to meanwhile is of one moment in all databases, and every write is done in the end', async () => {
    const [one, other] = [from.client.db('sufra-auth'), from.client.db('sufra-blog')];
    await fill(from);
    let isWriting = true;
    let written = 0;
    const write = async () => {
      while (isWriting) {
        const n = written;
        await one.collection('moments').insertOne({ n });
        await other.collection('moments').insertOne({ n });
        written = n + 1;
      }
    };
    const writing = write();
    const done = await backup({}, [file()]);
    expect(done).toMatchObject({ isDone: true });
    isWriting = false;
    await writing;
    await restore();
    const countIn = ({ client }: Side, database: string) =>
      client.db(database).collection('moments').countDocuments();
    const [first, second] = [await countIn(to, 'sufra-auth'), await countIn(to, 'sufra-blog')];
    expect(first).toBeGreaterThan(0);
    expect([first, first - 1]).toContain(second);
    expect(await countIn(from, 'sufra-auth')).toBe(written);
    expect(await from.client.db('sufra-auth').collection('holds').countDocuments()).toBe(0);
  }, 30_000);

  test('of nothing says so', async () => {
    expect(await backup()).toMatchObject({
      isDone: false,
      text: expect.stringContaining('nothing to back up'),
    });
  });
});
