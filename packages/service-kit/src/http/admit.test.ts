import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { listenWith } from '../../test/listen-with.ts';
import { ask } from '../testing/ask.ts';
import { refusals, routes } from './contract-routes.ts';
import type { HttpServer } from './http-server.ts';
import { Problem } from './problem.ts';

const id = '65f000000000000000000001';
const moderator = {
  userId: 'm',
  sessionId: 's',
  isAdmin: false,
  isModerator: true,
  hasSecondFactor: false,
  secondFactorAt: null,
};
let refused: unknown[] = [];
let fault: Error | undefined;
let server: HttpServer;

beforeAll(async () => {
  server = await listenWith({
    authenticate: async authorization => {
      if (authorization === 'Bearer admin') return { ...moderator, isAdmin: true };
      const protectedAdmin = { ...moderator, isAdmin: true, hasSecondFactor: true };
      if (authorization === 'Bearer fresh')
        return { ...protectedAdmin, secondFactorAt: Date.now() - 540_000 };
      if (authorization === 'Bearer stale')
        return { ...protectedAdmin, secondFactorAt: Date.now() - 660_000 };
      if (authorization === 'Bearer never') return protectedAdmin;
      if (authorization !== 'Bearer moderator') throw new Problem('unauthorized');
      return moderator;
    },
    routes: [
      routes({
        'GET /auth/audit': () => ({ entries: [], next: null }),
        'PATCH /auth/users/{id}/roles': () => {
          throw new Problem('not_found');
        },
      }),
    ],
    refusals: refusals({
      'PATCH /auth/users/{id}/roles': async ({ params, caller }, { ip }) => {
        if (fault) throw fault;
        refused.push({ ...params, who: caller.userId, ip });
      },
    }),
  });
});
afterAll(() => server.close(100));
beforeEach(() => {
  refused = [];
  fault = undefined;
});

const patch = (token?: string, who = id) =>
  ask(server.url, `PATCH /auth/users/${who}/roles`, { token, body: { isAdmin: true } });

test('a service is told whom it has refused, before they are', async () => {
  expect(await patch('moderator')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(refused).toEqual([{ id, who: 'm', ip: expect.any(String) }]);
});

test('no service hears of a caller who may call, of one who is not known, or of an address that names nothing', async () => {
  expect((await patch('admin')).status).toBe(404);
  expect((await patch()).status).toBe(401);
  expect((await patch('stranger')).status).toBe(401);
  expect(await patch('moderator', 'nobody')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(refused).toEqual([]);
});

test('what cannot be told admits no caller', async () => {
  fault = new Error('no room');
  expect((await patch('moderator')).status).toBe(500);
});

test('a call without a listener to tell is refused all the same', async () => {
  expect(await ask(server.url, 'GET /auth/audit', { token: 'moderator' })).toMatchObject({ status: 403 });
  expect(await ask(server.url, 'GET /auth/audit', { token: 'admin' })).toMatchObject({ status: 200 });
});

test.each([
  ['admin', 404],
  ['fresh', 404],
  ['stale', 403],
  ['never', 403],
])(
  'a call that asks for the second factor again takes a session that is %s with %d',
  async (token, status) => {
    const answer = await patch(token);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body.code).toBe('second_factor_required');
    // What asks for none is not held up.
    expect((await ask(server.url, 'GET /auth/audit', { token })).status).toBe(200);
    expect(refused).toEqual([]);
  },
);
