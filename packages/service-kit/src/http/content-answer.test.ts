import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiPrefix } from '@sufra/contracts';
import { listenWith } from '../../test/listen-with.ts';
import { type ContentAnswer, contentOf } from './content-answer.ts';
import { routes } from './contract-routes.ts';
import type { HttpServer } from './http-server.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const about = { type: 'image/webp', etag: 'one', cacheControl: 'public, max-age=9' };
let server: HttpServer;
let content: ContentAnswer;

beforeAll(async () => {
  server = await listenWith({
    routes: [routes({ 'GET /blogs/feed': () => content })],
  });
});
beforeEach(() => {
  content = contentOf(Buffer.from(letters), about);
});
afterAll(() => server.close(0));

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${server.url}${apiPrefix}/blogs/feed`, { method, headers });

describe('content', () => {
  test('is sent with its type, its tag and how long it may be kept, and can do nothing as a page', async () => {
    const answer = await get();
    expect([answer.status, await answer.text()]).toEqual([200, letters]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '26',
      etag: '"one"',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=9',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test('is told of by HEAD, and not read', async () => {
    content = { ...content, read: () => Promise.reject(new Error('read')) as never };
    const answer = await get({ range: 'bytes=0-3' }, 'HEAD');
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      '26',
      '',
    ]);
  });

  test.each(['"one"', 'W/"one"', '"zero", "one"', '*'])(
    'that the caller has (%s) is not sent again',
    async tag => {
      const answer = await get({ 'if-none-match': tag, range: 'bytes=0-3' });
      expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', '"one"']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=9');
    },
  );

  test.each(['"two"', 'one', ''])('of which the caller has another (%j) is sent', async tag => {
    expect((await get({ 'if-none-match': tag })).status).toBe(200);
  });
});

describe('a part of content', () => {
  test.each([
    ['bytes=0-3', 'abcd', 'bytes 0-3/26'],
    ['bytes=24-', 'yz', 'bytes 24-25/26'],
    ['bytes=-2', 'yz', 'bytes 24-25/26'],
    ['bytes=20-999', 'uvwxyz', 'bytes 20-25/26'],
    ['bytes=-999', letters, 'bytes 0-25/26'],
  ])('(%s) is sent alone', async (range, part, says) => {
    const answer = await get({ range });
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
      206,
      part,
      says,
    ]);
    expect(answer.headers.get('content-length')).toBe(String(part.length));
  });

  test.each(['bytes=26-', 'bytes=99-100', 'bytes=-0'])('that is not there (%s) is refused', async range => {
    const answer = await get({ range });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */26']);
    expect(await answer.json()).toMatchObject({ code: 'range_not_satisfiable' });
  });

  test.each(['bytes=0-1,4-5', 'bytes=3-1', 'bytes=a-b', 'bytes=-', 'lines=1-2', `bytes=0-${'9'.repeat(40)}`])(
    'that is not understood (%s) is all of it',
    async range => {
      const answer = await get({ range });
      expect([answer.status, await answer.text()]).toEqual([200, letters]);
    },
  );

  test.each<[string, number]>([
    ['"one"', 206],
    ['"two"', 200],
    ['W/"one"', 200],
    ['Sat, 21 Nov 2026 00:00:00 GMT', 200],
  ])('of what the caller began with (%s) is answered by %i', async (tag, status) => {
    expect((await get({ range: 'bytes=0-3', 'if-range': tag })).status).toBe(status);
  });
});

test('content of no known length is sent to its end, and in no parts', async () => {
  const { length: _, ...streamed } = contentOf(Buffer.from(letters), about) as ContentAnswer;
  content = streamed;
  const answer = await get({ range: 'bytes=0-3' });
  expect([answer.status, await answer.text()]).toEqual([200, letters]);
  expect([answer.headers.get('content-length'), answer.headers.get('accept-ranges')]).toEqual([null, null]);
});

describe('content that cannot be read', () => {
  async function* breaking(after: Buffer[]) {
    yield* after;
    throw new Error('the database is gone');
  }

  test('is refused, and says nothing of how long it may be kept', async () => {
    content = { ...content, read: () => breaking([]) };
    const answer = await get();
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
      500,
      'no-store',
      null,
    ]);
    expect(await answer.json()).toMatchObject({ code: 'internal_error' });
  });

  test('to its end is cut, so that no client takes half of it for the whole', async () => {
    content = { ...content, read: () => breaking([Buffer.from('abc')]) };
    const reading = get().then(answer => answer.text());
    await expect(reading).rejects.toThrow();
  });

  test('by a caller who leaves is read no further', async () => {
    let isOver = false;
    content = {
      ...content,
      length: 1e9,
      read: async function* () {
        try {
          for (;;) yield Buffer.alloc(65_536);
        } finally {
          isOver = true;
        }
      },
    };
    const leaving = request(`${server.url}${apiPrefix}/blogs/feed`);
    leaving.on('response', answer => {
      answer.once('data', () => leaving.destroy());
      text(answer).catch(() => undefined);
    });
    leaving.on('error', () => undefined).end();
    const end = performance.now() + 5_000;
    while (!isOver && performance.now() < end) await new Promise(resolve => setImmediate(resolve));
    expect(isOver).toBe(true);
  });
});
