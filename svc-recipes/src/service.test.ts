import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '@sufra/service-kit/testing';
import { aMemberId } from '../test/a-member-id.ts';
import { getWithBody } from '../test/get-with-body.ts';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const unauthorized = { code: 'unauthorized', message: 'Please sign in.', error: 'Please sign in.' };
const ended = { code: 'session_ended', message: 'Your session has ended. Please sign in again.' };

describe('a caller of what belongs to members', () => {
  test('without a token is refused', async () => {
    const { status, body } = await get('/recipes');
    expect([status, body]).toEqual([401, { ...unauthorized, requestId: expect.any(String) }]);
  });

  test('with a token that is made up, changed or over is refused', async () => {
    const [head, , signature] = (await tokenFor({ userId: aMemberId() })).split('.');
    const claims = Buffer.from(JSON.stringify({ sub: aMemberId(), exp: 9_999_999_999 })).toString(
      'base64url',
    );
    const over = await tokenFor({ userId: aMemberId(), lifeSeconds: -60 });
    for (const token of ['made-up', `${head}.${claims}.${signature}`, over]) {
      const { status, body } = await get('/recipes', { token });
      expect([status, body]).toMatchObject([401, unauthorized]);
    }
  });

  test('with a good token anywhere but in the Authorization header is refused', async () => {
    const userId = aMemberId();
    const token = await tokenFor({ userId });
    const headers = { cookie: `token=${token}`, 'x-user-id': userId, 'x-access-token': token };
    expect(await get(`/recipes?token=${token}`, { headers })).toMatchObject({ status: 401 });
  });

  test('whose session has ended is refused, while another session of the same member goes on', async () => {
    const userId = aMemberId();
    const laptop = await tokenFor({ userId, sessionId: 'laptop' });
    const phone = await tokenFor({ userId, sessionId: 'phone' });
    await tellAccess(userId, { endedSessions: [{ sid: 'laptop', until: '2099-01-01T00:00:00Z' }] });
    expect(await get('/recipes', { token: laptop })).toMatchObject({ status: 401, body: ended });
    expect(await get('/recipes', { token: phone })).toMatchObject({ status: 200 });
  });

  test('with a token from before all sessions were ended is refused', async () => {
    const userId = aMemberId();
    const token = await tokenFor({ userId });
    await tellAccess(userId, { sessionsNotBefore: new Date(Date.now() + 5_000).toISOString() });
    expect(await get('/recipes', { token })).toMatchObject({ status: 401, body: ended });
  });

  test('who was deleted is refused', async () => {
    const userId = aMemberId();
    const token = await tokenFor({ userId });
    await tellAccess(userId, { deleted: true });
    expect(await get('/recipes', { token })).toMatchObject({ status: 401, body: ended });
  });
});

describe('a request', () => {
  test('to an unknown path is answered in the one error shape, with its own request id', async () => {
    const { status, headers, body } = await get('/nowhere', {
      headers: { 'x-request-id': 'from-the-gateway' },
    });
    const message = 'There is nothing here.';
    expect([status, headers.get('x-request-id')]).toEqual([404, 'from-the-gateway']);
    expect(body).toEqual({ error: message, message, code: 'not_found', requestId: 'from-the-gateway' });
  });

  test('by a method that is not there is told those that are', async () => {
    const { status, headers, body } = await ask(under.service.url, 'PUT /recipes', { body: {} });
    expect([status, body.code, headers.get('allow')]).toEqual([405, 'method_not_allowed', 'POST, GET']);
  });

  test('whose body is broken JSON, or is said to be something else, is refused', async () => {
    const token = await tokenFor({ userId: aMemberId() });
    const send = (type: string, body: string) =>
      getWithBody(under.service.url, '/recipes', { token, type, body });
    const notJson = { code: 'invalid_request', message: 'This is not JSON.' };
    expect(await send('application/json', '{')).toMatchObject({ status: 400, body: notJson });
    expect(await send('text/plain', '{}')).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type' },
    });
  });

  test('with a trailing slash or by HEAD is the same request, and no cache may keep its answer', async () => {
    const token = await tokenFor({ userId: aMemberId() });
    for (const call of ['GET /recipes', 'GET /recipes/', 'HEAD /recipes']) {
      const { status, headers } = await ask(under.service.url, call, { token });
      expect([call, status, headers.get('cache-control')]).toEqual([call, 200, 'no-store']);
    }
  });
});

test('the service is ready once its database answers', async () => {
  const answer = await fetch(`${under.service.internalUrl}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', faults: {}, degraded: {} }]);
});

const get = (path: string, options?: Parameters<typeof ask>[2]) =>
  ask(under.service.url, `GET ${path}`, options);

const tokenFor = (options: Parameters<typeof under.platform.keySet.tokenFor>[0]) =>
  under.platform.keySet.tokenFor(options);

const tellAccess = (userId: string, changed: object) =>
  under.platform.tell({
    type: 'user.access-changed',
    subject: userId,
    sequence: 2,
    data: {
      userId,
      isAdmin: false,
      isModerator: false,
      endedSessions: [],
      sessionsNotBefore: null,
      deleted: false,
      displayName: null,
      ...changed,
    },
  });
