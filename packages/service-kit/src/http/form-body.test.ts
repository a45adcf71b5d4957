import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setImmediate as breathe } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { apiPrefix, limits } from '@sufra/contracts';
import { listenWith } from '../../test/listen-with.ts';
import { ask } from '../testing/ask.ts';
import { eventually } from '../testing/eventually.ts';
import { type Input, routes } from './contract-routes.ts';
import type { HttpServer } from './http-server.ts';
import { Problem } from './problem.ts';

type Created = Input<'POST /blogs'>;

let server: HttpServer;
let received: Pick<Created, 'body' | 'file'>[] = [];
/** Set by a test that wants the handler to take its time. */
let working: Promise<void> = Promise.resolve();

const blog = {
  ...{ _id: '65f000000000000000000001', title: 't', slug: 's', excerpt: '', coverImage: null, coverAlt: '' },
  ...{ coverPicture: null, tags: [], metaTitle: '', metaDescription: '', author: 'a', readingMinutes: 1 },
  ...{
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    language: 'en' as const,
    translations: [],
    content: 'c',
    version: 1,
  },
};

beforeAll(async () => {
  server = await listenWith({
    authenticate: async authorization => {
      if (!authorization) throw new Problem('unauthorized');
      const [, userId = ''] = authorization.split(' ');
      const isModerator = userId.startsWith('moderator');
      return {
        userId,
        sessionId: 's',
        isAdmin: false,
        isModerator,
        hasSecondFactor: false,
        secondFactorAt: null,
      };
    },
    routes: [
      routes({
        'POST /blogs': async ({ body, file }) => {
          received.push({ body, file });
          await working;
          return { blog };
        },
        'GET /blogs/pages': () => ({ pages: [] }),
      }),
    ],
    requestTimeoutMs: 3_000,
  });
});
afterEach(() => {
  received = [];
  working = Promise.resolve();
});
afterAll(() => server.close(0));

const boundary = 'between-parts';
const formType = `multipart/form-data; boundary=${boundary}`;
const part = (disposition: string, content: string | Buffer, type?: string) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const text = (name: string, value: string) => part(`name="${name}"`, value);
const file = (bytes: Buffer, { name = 'coverImage', fileName = 'a.png' } = {}) =>
  part(`name="${name}"; filename="${fileName}"`, bytes, 'image/png');
const end = Buffer.from(`--${boundary}--\r\n`);
const good = [text('title', 'Olives'), text('content', '<p>Oil</p>')];

interface Sent {
  token?: string | null;
  type?: string;
  headers?: Record<string, string>;
}

function open({ token = 'moderator', type = formType, headers = {} }: Sent = {}): ClientRequest {
  return request(`${server.url}${apiPrefix}/blogs`, {
    method: 'POST',
    headers: { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
  });
}

async function answerTo(sending: ClientRequest) {
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of answer) body += chunk;
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(body) };
}

async function send(parts: Buffer[], sent: Sent = {}) {
  const sending = open(sent);
  sending.end(Buffer.concat(parts));
  return answerTo(sending);
}

/** Sends block after block until the line is cut, or far beyond what may ever be read. */
async function sentUntilCut(sending: ClientRequest): Promise<number> {
  sending.setMaxListeners(0);
  const block = Buffer.alloc(256 * 1024);
  const more = () => new Promise<void>(resolve => sending.once('drain', resolve).once('close', resolve));
  let sent = 0;
  while (!sending.destroyed && sent < 200 * limits.imageBytes) {
    sent += block.length;
    if (!sending.write(block)) await more();
    await breathe();
  }
  return sent;
}

const isWell = async () => (await ask(server.url, 'GET /blogs/pages')).status;

describe('a form', () => {
  test('comes to the handler as texts that its schema has read, and the one file', async () => {
    const bytes = Buffer.from([0, 13, 10, 45, 45, 255]);
    const parts = [...good, text('tags', '["Olives"]'), text('unknown', 'x'), file(bytes), end];
    expect((await send(parts)).status).toBe(201);
    expect(received).toEqual([
      {
        body: expect.objectContaining({ title: 'Olives', content: '<p>Oil</p>', tags: ['Olives'] }),
        file: { bytes, claimedType: 'image/png' },
      },
    ]);
    expect(received[0]?.body).not.toHaveProperty('unknown');
  });

  test('without a file, and one whose file field was left empty, have none', async () => {
    await send([...good, end]);
    await send([...good, file(Buffer.alloc(0), { fileName: '' }), end]);
    expect(received.map(({ file }) => file)).toEqual([undefined, undefined]);
  });

  test('with a file in another field has none', async () => {
    await send([...good, file(Buffer.from('x'), { name: 'other' }), end]);
    expect(received.map(({ file }) => file)).toEqual([undefined]);
  });

  test('that its schema refuses is refused field by field', async () => {
    const { status, body } = await send([text('title', ' '), text('content', '<p> </p>'), end]);
    expect([status, body.code, body.details]).toEqual([
      400,
      'invalid_request',
      [
        { path: 'title', message: 'Blog title is required' },
        { path: 'content', message: 'Blog content is required' },
      ],
    ]);
  });

  test('cannot reach what every object has', async () => {
    const { status } = await send([
      ...good,
      text('__proto__', '{"title":"x"}'),
      text('constructor', 'x'),
      end,
    ]);
    expect([status, Object.hasOwn(Object.prototype, 'title')]).toEqual([201, false]);
  });
});

describe('what is no such form', () => {
  test.each<[string, Buffer[]]>([
    ['a text that is there twice', [...good, text('title', 'Again'), end]],
    ['a file that is there twice', [...good, file(Buffer.from('a')), file(Buffer.from('b')), end]],
    ['a name that is too long', [...good, text('n'.repeat(200), 'x'), end]],
    ['a part without a name', [...good, part('other="x"', 'x'), end]],
    [
      'more parts than any form has',
      [...good, ...Array.from({ length: 60 }, (_, n) => text(`f${n}`, 'x')), end],
    ],
    ['no end', good],
    ['an end in the middle of a file', [...good, file(Buffer.alloc(9_000)).subarray(0, 5_000)]],
    ['an end in the middle of a header', [...good, Buffer.from(`--${boundary}\r\nContent-Dispos`)]],
    ['something else altogether', [Buffer.from('hello'.repeat(100))]],
    ['nothing', [Buffer.alloc(0)]],
  ])('%s is refused, and the service goes on', async (_what, parts) => {
    const { status, body } = await send(parts);
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(received).toEqual([]);
    expect(await isWell()).toBe(200);
  });

  test.each<[string, Sent]>([
    ['JSON', { type: 'application/json' }],
    ['a form of texts alone', { type: 'application/x-www-form-urlencoded' }],
    ['a form that is compressed', { headers: { 'content-encoding': 'gzip' } }],
  ])('%s is not what this call takes', async (_what, sent) => {
    const { status, body } = await send([...good, end], sent);
    expect([status, body.code, body.message]).toEqual([
      415,
      'unsupported_media_type',
      'Please send this as a form.',
    ]);
  });

  test.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary="'])(
    '%p, which says not where a part ends, is refused',
    async type => {
      expect((await send([...good, end], { type })).status).toBe(400);
    },
  );

  test.each<[string, string]>([
    ['a line break', '\r\n'],
    ['a zero', '\0'],
    ['another header', 'x\r\nContent-Type: text/html\r\n\r\n'],
    ['eight kilobytes', 'é'.repeat(4_000)],
    ['a path', '../../x'],
    ['a turned direction', '\u202egnp'],
  ])('a file whose name is %s does no harm', async (_what, fileName) => {
    const { status } = await send([...good, file(Buffer.from('x'), { fileName }), end]);
    expect([201, 400]).toContain(status);
    expect(await isWell()).toBe(200);
  });

  test('a text of more than a megabyte is too large', async () => {
    const { status, body } = await send([text('content', 'x'.repeat(1_100_000)), end]);
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
  });
});

describe('the size of a file', () => {
  test('may be all that is allowed', async () => {
    const { status } = await send([...good, file(Buffer.alloc(limits.imageBytes, 7)), end]);
    expect([status, received[0]?.file?.bytes.length]).toEqual([201, limits.imageBytes]);
  });

  test('may not be a byte more', async () => {
    const { status, body } = await send([...good, file(Buffer.alloc(limits.imageBytes + 1)), end]);
    expect([status, body.code, body.message]).toEqual([
      413,
      'image_too_large',
      'Image size should be less than 5MB',
    ]);
    expect(received).toEqual([]);
  });

  test('is known from what is announced, before a byte is sent', async () => {
    const sending = open({ headers: { 'content-length': String(100 * limits.imageBytes) } });
    sending.on('error', () => undefined);
    sending.flushHeaders();
    expect(await answerTo(sending)).toMatchObject({ status: 413, body: { code: 'image_too_large' } });
    sending.destroy();
  });

  test('without a length ends the line soon after the answer, however much more is sent', async () => {
    const sending = open();
    const answering = answerTo(sending);
    sending.on('error', () => undefined);
    sending.write(Buffer.concat([...good, file(Buffer.alloc(0)).subarray(0, -2)]));
    const sent = await sentUntilCut(sending);
    expect(await answering).toMatchObject({ status: 413, body: { code: 'image_too_large' } });
    // The file, what is thrown away after it, and what lies in the buffers between.
    expect(sent).toBeLessThan(10 * limits.imageBytes);
    expect(await isWell()).toBe(200);
  });
});

describe('who may not send one', () => {
  test.each([
    [401, null],
    [403, 'member'],
  ])('is told %i before anything of it is read', async (expected, token) => {
    const sending = open({ token, headers: { 'content-length': '4000000' } });
    sending.on('error', () => undefined);
    sending.flushHeaders();
    expect((await answerTo(sending)).status).toBe(expected);
    sending.destroy();
    expect(received).toEqual([]);
  });

  test('and sends on all the same, has the line cut', async () => {
    const sending = open({ token: 'member' });
    const answering = answerTo(sending);
    sending.on('error', () => undefined);
    expect(await sentUntilCut(sending)).toBeLessThan(10 * limits.imageBytes);
    expect((await answering).status).toBe(403);
  });
});

describe('forms on their way', () => {
  test('that break off leave nothing behind', async () => {
    for (let count = 0; count < 20; count++) {
      const sending = open({ headers: { 'content-length': '100000' } });
      sending.on('error', () => undefined);
      sending.write(Buffer.concat([...good, file(Buffer.alloc(3_000))]));
      await breathe();
      sending.destroy();
    }
    // Had one of them kept its place, there would be none left.
    await eventually(async () => expect((await send([...good, end])).status).toBe(201));
  });

  test('are held in memory but so many at a time; the others may come again soon', async () => {
    let finish = () => {};
    working = new Promise(resolve => {
      finish = resolve;
    });
    const held = Array.from({ length: 6 }, (_, at) => send([...good, end], { token: `moderator-${at}` }));
    await eventually(() => expect(received).toHaveLength(6));
    const { status, headers, body } = await send([...good, end]);
    expect([status, headers['retry-after'], body.code]).toEqual([503, '2', 'service_unavailable']);
    expect(await isWell()).toBe(200);
    finish();
    expect((await Promise.all(held)).map(answer => answer.status)).toEqual(Array(6).fill(201));
    expect((await send([...good, end])).status).toBe(201);
  });

  test('of one member leave room for those of others', async () => {
    const unfinished = Array.from({ length: 6 }, () => {
      const sending = open({ headers: { 'content-length': '100000' } });
      sending.on('error', () => undefined);
      sending.write(Buffer.concat(good));
      return { sending, answer: answerTo(sending) };
    });
    const firstRefused = await Promise.any(unfinished.map(({ answer }) => answer));
    expect([firstRefused.status, firstRefused.headers['retry-after']]).toEqual([503, '2']);
    expect((await send([...good, end], { token: 'moderator-2' })).status).toBe(201);
    for (const { sending, answer } of unfinished) {
      answer.catch(() => undefined);
      sending.destroy();
    }
    await eventually(async () => expect((await send([...good, end])).status).toBe(201));
  });

  test('that come too slowly are cut', async () => {
    const sending = open({ headers: { 'content-length': '100000' } });
    sending.on('error', () => undefined);
    sending.write(Buffer.concat(good));
    await Promise.race([once(sending, 'close'), once(sending, 'response')]);
    expect(received).toEqual([]);
    expect(await isWell()).toBe(200);
  }, 15_000);
});
