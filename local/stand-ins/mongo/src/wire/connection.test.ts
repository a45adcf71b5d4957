import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { deserialize, serialize } from 'bson';
import { openDatabase } from '../../test/open-database.ts';

const { db, client } = openDatabase();
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function open(): Promise<Socket> {
  const { hostname, port } = new URL(process.env.MONGO_URL ?? '');
  const socket = connect(Number(port || 27017), hostname);
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

function message({
  body,
  flags = 0,
  kind = 2013,
  length,
}: {
  body: Buffer;
  flags?: number;
  kind?: number;
  length?: number;
}): Buffer {
  const head = Buffer.alloc(20);
  head.writeInt32LE(length ?? head.length + body.length, 0);
  head.writeInt32LE(1, 4);
  head.writeInt32LE(kind, 12);
  head.writeUInt32LE(flags, 16);
  return Buffer.concat([head, body]);
}

const section = (command: object) => Buffer.concat([Buffer.from([0]), serialize(command)]);
const ping = section({ ping: 1, $db: 'admin' });

async function answerOn(socket: Socket): Promise<object> {
  const [chunk] = await once(socket, 'data');
  return deserialize(chunk.subarray(21));
}

const malformed: [string, Buffer][] = [
  ['a length of nothing', message({ body: ping, length: 0 })],
  ['a negative length', message({ body: ping, length: -5 })],
  ['a length beyond 48 MB', message({ body: ping, length: 48_000_001 })],
  ['an unknown kind', message({ body: ping, kind: 9999 })],
  ['an unknown section', message({ body: Buffer.concat([Buffer.from([7]), ping.subarray(1)]) })],
  ['an unknown required flag', message({ body: ping, flags: 8 })],
  ['no section', message({ body: Buffer.alloc(0) })],
  ['a document longer than the message', message({ body: Buffer.from([0, 255, 255, 0, 0, 0]) })],
  ['a document of wrong bytes', message({ body: Buffer.from([0, 8, 0, 0, 0, 99, 99, 99, 0]) })],
  ['HTTP', Buffer.from('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')],
];

test.each(malformed)('%s closes that connection and no other', async (_, bytes) => {
  const other = await open();
  const socket = await open();
  const closed = once(socket, 'close');
  socket.resume().write(bytes);
  await closed;
  other.write(message({ body: ping }));
  expect(await answerOn(other)).toMatchObject({ ok: 1 });
});

test('a message that comes byte by byte is answered', async () => {
  const socket = await open();
  const answer = answerOn(socket);
  for (const byte of message({ body: ping })) {
    socket.write(Buffer.from([byte]));
    await new Promise(done => setImmediate(done));
  }
  expect(await answer).toMatchObject({ ok: 1 });
});

test('messages that come together are answered in their order', async () => {
  const socket = await open();
  const bytes = message({ body: ping });
  socket.write(Buffer.concat([bytes, bytes, bytes]));
  let answers = Buffer.alloc(0);
  while (answers.length < 16 || answers.length < 3 * answers.readInt32LE(0)) {
    const [chunk] = await once(socket, 'data');
    answers = Buffer.concat([answers, chunk]);
  }
  const size = answers.readInt32LE(0);
  expect(answers).toHaveLength(3 * size);
  expect([0, 1, 2].map(at => deserialize(answers.subarray(at * size + 21, (at + 1) * size)).ok)).toEqual([
    1, 1, 1,
  ]);
});

test('documents in a sequence of their own are inserted', async () => {
  const socket = await open();
  const docs = Buffer.concat([serialize({ _id: 1 }), serialize({ _id: 2 })]);
  const name = Buffer.from('documents\0');
  const head = Buffer.alloc(5);
  head[0] = 1;
  head.writeInt32LE(4 + name.length + docs.length, 1);
  const insert = section({ insert: 'sequenced', $db: db.databaseName });
  socket.write(message({ body: Buffer.concat([head, name, docs, insert]) }));
  expect(await answerOn(socket)).toMatchObject({ n: 2, ok: 1 });
});

test('an unknown command is answered with 59', async () => {
  await expect(db.command({ dance: 1 })).rejects.toMatchObject({
    code: 59,
    codeName: 'CommandNotFound',
    message: expect.stringMatching(/no such command: 'dance'/),
  });
  await expect(db.command({ constructor: 1 })).rejects.toMatchObject({ code: 59 });
});

test('what is done within a session is done', async () => {
  const session = client.startSession();
  await db.collection('sessions').insertOne({ a: 1 }, { session });
  expect(await db.collection('sessions').countDocuments({}, { session })).toBe(1);
  await session.endSession();
});

test('the server says that it is MongoDB 7.0 or later', async () => {
  const { version } = await db.admin().buildInfo();
  expect(Number.parseInt(version, 10)).toBeGreaterThanOrEqual(7);
});
