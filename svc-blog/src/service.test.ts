import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '@sufra/service-kit/testing';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

describe('a request', () => {
  test('for what is public is answered whatever token it brings', async () => {
    for (const options of [{}, { token: 'made-up' }, { headers: { authorization: 'Basic xyz' } }])
      expect(await ask(under.service.url, 'GET /blogs', options)).toMatchObject({ status: 200 });
  });

  test('to an unknown path is answered in the one error shape, with its own request id', async () => {
    const { status, body } = await ask(under.service.url, 'GET /nowhere', {
      headers: { 'x-request-id': 'from-the-gateway' },
    });
    const message = 'There is nothing here.';
    expect([status, body]).toEqual([
      404,
      { error: message, message, code: 'not_found', requestId: 'from-the-gateway' },
    ]);
  });

  test('by a method that is not there is told those that are', async () => {
    const { status, headers, body } = await ask(under.service.url, 'DELETE /blogs');
    expect([status, body.code, headers.get('allow')]).toEqual([405, 'method_not_allowed', 'GET, POST']);
  });

  test('with a trailing slash, a query or by HEAD is the same request', async () => {
    for (const call of ['GET /blogs', 'GET /blogs/', 'GET /blogs?nothing=known', 'HEAD /blogs']) {
      const { status, headers } = await ask(under.service.url, call);
      expect([call, status, headers.get('cache-control')]).toEqual([call, 200, 'no-store']);
    }
  });
});

test('the service is ready once its database answers', async () => {
  const answer = await fetch(`${under.service.internalUrl}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', faults: {}, degraded: {} }]);
});
