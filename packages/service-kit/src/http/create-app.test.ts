import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { User } from '@sufra/contracts';
import { listenWith } from '../../test/listen-with.ts';
import { ask } from '../testing/ask.ts';
import { routes } from './contract-routes.ts';
import { type HttpServer, listen } from './http-server.ts';
import { Problem } from './problem.ts';

const member: User = {
  _id: '65f000000000000000000001',
  name: 'Amina',
  email: 'amina@example.com',
  createdAt: '2026-01-01T00:00:00.000Z',
  isPremium: false,
  isAdmin: false,
  isModerator: false,
  recipesGenerated: 0,
  generations_left: 3,
};
const seen: unknown[] = [];
const oneTimeToken = 'x'.repeat(43);
let leadsTo: unknown = '/';
let server: HttpServer;

beforeAll(async () => {
  server = await listenWith({
    authenticate: async authorization => {
      if (authorization !== 'Bearer good') throw new Problem('unauthorized');
      return {
        userId: member._id,
        sessionId: 's',
        isAdmin: false,
        isModerator: false,
        hasSecondFactor: false,
        secondFactorAt: null,
      };
    },
    redeem: async (token, exchange) => {
      if (token !== oneTimeToken || exchange.cookie('browser') !== 'b') throw new Problem('unauthorized');
      exchange.setCookie('opened', 'yes', { httpOnly: true });
      return {
        userId: member._id,
        sessionId: 't',
        isAdmin: false,
        isModerator: false,
        hasSecondFactor: false,
        secondFactorAt: null,
        newToken: 'a.b.c',
      };
    },
    routes: [
      routes({
        'POST /auth/signup': ({ body }) => {
          seen.push(body);
          return { message: 'done' };
        },
        'GET /auth/me': ({ caller }) => ({
          user: { ...member, _id: caller.userId },
          nextResetDate: null,
          account: { hasPassword: true, hasGoogle: false, pendingEmail: null },
          ...(caller.newToken ? { token: caller.newToken } : {}),
        }),
        'GET /recipes': () => ({ recipes: [], next: null }),
        'GET /auth/google': () => leadsTo as string,
        'GET /auth/google/return': (_input, { wantsPage }) => (wantsPage ? '/page' : '/answer'),
        'GET /blogs': () => {
          throw new Error('mongodb://root:secret@db is gone at /srv/app.ts');
        },
        // More than the contract says: what a forgotten mapper would send.
        'GET /payment/plans': () => ({ plans: [], secret: 'x' }) as { plans: [] },
      }),
    ],
  });
});
afterAll(() => server.close(100));

const signUp = { name: 'Amina', email: ' AMINA@Example.com ', password: 'a long enough one' };
const shape = { error: expect.any(String), message: expect.any(String), requestId: expect.any(String) };

describe('a contract route', () => {
  test('a good body reaches the handler parsed, unknown fields dropped', async () => {
    const body = { ...signUp, isAdmin: true, $set: { isAdmin: true }, ['__proto__']: { isAdmin: true } };

    const answer = await ask(server.url, 'POST /auth/signup', { body });

    expect(answer).toMatchObject({ status: 201, body: { message: 'done' } });
    expect(seen.at(-1)).toEqual({ ...signUp, email: 'amina@example.com' });
  });

  test('a body that fails its schema is 400 with one detail for each wrong field', async () => {
    const { status, body } = await ask(server.url, 'POST /auth/signup', {
      body: { name: '', email: { $gt: '' } },
    });

    expect(status).toBe(400);
    expect(body).toMatchObject({ ...shape, code: 'invalid_request' });
    expect(body.details.map((detail: { path: string }) => detail.path)).toEqual([
      'name',
      'email',
      'password',
    ]);
    expect(body.error).toBe(body.message);
  });

  test.each([
    ['no JSON', '{"name":', 400, 'invalid_request'],
    ['an array', '[]', 400, 'invalid_request'],
    ['null', 'null', 400, 'invalid_request'],
    ['nothing', undefined, 400, 'invalid_request'],
    ['too much', JSON.stringify({ name: 'x'.repeat(200_000) }), 413, 'payload_too_large'],
    ['a deep nest', '['.repeat(40) + ']'.repeat(40), 400, 'invalid_request'],
    ['brackets within a string', JSON.stringify({ ...signUp, name: '[{"\\'.repeat(12) }), 201, undefined],
  ])('a body that is %s is answered in one shape', async (_what, body, status, code) => {
    const answer = await ask(server.url, 'POST /auth/signup', {
      body,
      headers: { 'content-type': 'application/json' },
    });

    expect(answer.status).toBe(status);
    expect(answer.body.code).toBe(code);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of type %s changes nothing: 415',
    async type => {
      const before = seen.length;
      const answer = await ask(server.url, 'POST /auth/signup', {
        body: JSON.stringify(signUp),
        headers: { 'content-type': type },
      });

      expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
      expect(seen).toHaveLength(before);
    },
  );

  test('a call for members without a token is refused before its body is read', async () => {
    expect(await ask(server.url, 'GET /auth/me')).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
    expect(await ask(server.url, 'GET /auth/me?token=good')).toMatchObject({ status: 401 });
    expect(await ask(server.url, 'GET /auth/me', { token: 'good' })).toMatchObject({
      status: 200,
      body: { user: member },
    });
  });

  test('one that takes a one-time token opens with it too, in the header and this browser alone', async () => {
    const cookie = 'a=1; browser=b';
    const answer = await ask(server.url, 'GET /auth/me', { token: oneTimeToken, headers: { cookie } });

    expect(answer).toMatchObject({ status: 200, body: { user: member, token: 'a.b.c' } });
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^opened=yes;.*HttpOnly/)]);
    const refused = { status: 401, body: { code: 'unauthorized' } };
    expect(await ask(server.url, 'GET /auth/me', { token: oneTimeToken })).toMatchObject(refused);
    expect(
      await ask(server.url, `GET /auth/me?token=${oneTimeToken}`, { headers: { cookie } }),
    ).toMatchObject(refused);
    expect(
      await ask(server.url, 'GET /auth/me', { headers: { cookie: `${cookie}; token=${oneTimeToken}` } }),
    ).toMatchObject(refused);
  });

  test('any other takes no one-time token', async () => {
    const headers = { cookie: 'browser=b' };
    expect(await ask(server.url, 'GET /recipes', { token: 'good' })).toMatchObject({ status: 200 });
    expect(await ask(server.url, 'GET /recipes', { token: oneTimeToken, headers })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  });

  test.each([
    '/',
    '/auth/google/callback?token=x',
    'https://accounts.google.com/o/oauth2/v2/auth?scope=openid%20email',
    'http://127.0.0.1:9000/auth',
  ])('one that leads on names %s, without a body, kept by no cache', async address => {
    leadsTo = address;
    const answer = await ask(server.url, 'GET /auth/google');

    expect(answer).toMatchObject({ status: 302, body: '' });
    expect(answer.headers.get('location')).toBe(address);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'page',
    '',
    undefined,
  ])('one that would lead to %j is a fault of ours', async address => {
    leadsTo = address;
    const answer = await ask(server.url, 'GET /auth/google');

    expect(answer.status).toBe(500);
    expect(answer.headers.get('location')).toBeNull();
  });

  test.each([
    ['a browser that goes there', 'text/html,application/xhtml+xml,*/*;q=0.8', '/page'],
    ['a script', '*/*', '/answer'],
    ['a program', 'application/json', '/answer'],
  ])('knows %s by what it wants', async (_who, accept, address) => {
    const answer = await ask(server.url, 'GET /auth/google/return', { headers: { accept } });
    expect(answer.headers.get('location')).toBe(address);
  });

  test('a fault of ours is 500 and tells nothing of itself', async () => {
    const { status, body } = await ask(server.url, 'GET /blogs');

    expect({ status, code: body.code }).toEqual({ status: 500, code: 'internal_error' });
    expect(JSON.stringify(body)).not.toMatch(/mongodb|secret|srv|at /);
  });

  test('an answer that holds more than its contract fails where answers are checked', async () => {
    expect(await ask(server.url, 'GET /payment/plans')).toMatchObject({ status: 500 });
  });

  test.each([
    ['GET /nothing', 404, 'not_found'],
    ['DELETE /blogs', 405, 'method_not_allowed'],
    ['PUT /auth/signup', 405, 'method_not_allowed'],
    ['GET /blogs/%E0%A4%A', 404, 'not_found'],
  ])('%s is %d', async (call, status, code) => {
    expect(await ask(server.url, call)).toMatchObject({ status, body: { ...shape, code } });
  });

  test('every answer is private, unsniffable and carries its request id', async () => {
    const given = await ask(server.url, 'GET /nothing', { headers: { 'x-request-id': 'abcdef-123456' } });
    const odd = await ask(server.url, 'GET /nothing', {
      headers: { 'x-request-id': 'a b; {"level":"fatal"}' },
    });

    expect(given.headers.get('cache-control')).toBe('no-store');
    expect(given.headers.get('x-content-type-options')).toBe('nosniff');
    expect(given.headers.get('x-powered-by')).toBeNull();
    expect(given.headers.get('x-request-id')).toBe('abcdef-123456');
    expect(given.body.requestId).toBe('abcdef-123456');
    expect(odd.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('a stop', () => {
  test('lets a running request finish and closes its connection', async () => {
    let release = () => {};
    const held = await listen({
      host: '127.0.0.1',
      port: 0,
      listener: (_req, res) => {
        release = () => res.end('done');
      },
    });
    const answered = new Promise<string>((resolve, reject) => {
      request(held.url, res => {
        res.setEncoding('utf8');
        res.on('data', text => resolve(`${text} ${res.statusCode}`));
      })
        .on('error', reject)
        .end();
    });
    await new Promise(resolve => held.server.once('request', resolve));
    const stopped = held.close(2_000);
    release();

    await expect(answered).resolves.toBe('done 200');
    await stopped;
    await expect(fetch(held.url)).rejects.toThrow();
  });
});
