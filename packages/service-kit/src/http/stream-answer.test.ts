import { get } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Member } from '@sufra/contracts';
import { listenWith } from '../../test/listen-with.ts';
import { ask } from '../testing/ask.ts';
import { eventually } from '../testing/eventually.ts';
import { routes } from './contract-routes.ts';
import type { HttpServer } from './http-server.ts';
import { Problem } from './problem.ts';

const aMember = (n: number): Member => ({
  _id: n.toString(16).padStart(24, '0'),
  name: `Member "${n}" محمد`,
  email: `member.${n}@example.org`,
  createdAt: '2026-01-01T00:00:00.000Z',
  isPremium: false,
  isAdmin: false,
  isModerator: false,
  recipesGenerated: 0,
  generations_left: 3,
  recipes: [],
});

let given: () => AsyncGenerator<Member>;
let read = 0;
let isClosed = false;
let server: HttpServer;

/** Counts what is taken of it, and knows when its reader wants no more. */
async function* members(count: number, end = () => {}): AsyncGenerator<Member> {
  try {
    for (let n = 0; n < count; n += 1) {
      read += 1;
      yield aMember(n);
    }
    end();
  } finally {
    isClosed = true;
  }
}

beforeAll(async () => {
  server = await listenWith({
    authenticate: async () => ({ userId: 'a', sessionId: 's', isAdmin: true, isModerator: false }),
    routes: [routes({ 'GET /auth/users': () => given() })],
  });
});
afterAll(() => server.close(100));
beforeEach(() => {
  read = 0;
  isClosed = false;
});

const list = (method = 'GET') => ask(server.url, `${method} /auth/users`, { token: 'any' });

describe('a list that is given bit by bit', () => {
  test.each([0, 1, 2, 3_000])('of %d is whole', async count => {
    given = () => members(count);
    const { status, headers, body } = await list();
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toEqual(Array.from({ length: count }, (_, n) => aMember(n)));
  });

  test('is refused like anything else when it fails at its beginning', async () => {
    given = () =>
      members(3, () => {
        throw new Problem('service_unavailable', { retryAfterSeconds: 2 });
      });
    const { status, headers, body } = await list();
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'service_unavailable', '2']);
  });

  test('is cut when it fails later, so that half of it is never taken for the whole', async () => {
    given = () =>
      members(3_000, () => {
        throw new Error('the database has gone');
      });
    await expect(list()).rejects.toThrow('terminated');
  });

  test('is not sent with a field more than its contract says', async () => {
    given = async function* () {
      yield { ...aMember(1), passwordHash: 'x' } as Member;
    };
    expect((await list()).status).toBe(500);
  });

  test('by HEAD is a head alone, and is not read to its end', async () => {
    given = () => members(100_000);
    expect(await list('HEAD')).toMatchObject({ status: 200, body: '' });
    expect(read).toBeLessThan(2_000);
    expect(isClosed).toBe(true);
  });

  test('is read no faster than it is taken, and no further than its reader stays', async () => {
    given = () => members(2_000_000);
    const request = get(`${server.url}/api/v1/auth/users`, answer => {
      answer.pause();
      answer.on('error', () => {});
    });
    request.on('error', () => {});
    await eventually(() => read > 100);
    let before = -1;
    // What fits into the buffers between the two is read ahead, and then nothing more.
    await eventually(async () => {
      const hasStopped = read === before;
      before = read;
      await new Promise(resolve => setTimeout(resolve, 100));
      return hasStopped;
    }, 15_000);
    expect(read).toBeLessThan(500_000);
    request.destroy();
    await eventually(() => isClosed);
    expect(read).toBeLessThan(500_000);
  });
});
