import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ConfigurationError } from '@sufra/service-kit';
import { ask } from '@sufra/service-kit/testing';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';
import { readConfig } from './config.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

describe('a request', () => {
  test('for what is public is answered whatever token it brings', async () => {
    for (const options of [{}, { token: 'made-up' }])
      expect(await ask(under.service.url, 'GET /payment/plans', options)).toMatchObject({ status: 200 });
  });

  test('to an unknown path is answered in the one error shape and kept by no cache', async () => {
    const { status, headers, body } = await ask(under.service.url, 'GET /payment/nothing', {
      headers: { 'x-request-id': 'from-the-gateway' },
    });
    const message = 'There is nothing here.';
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(body).toEqual({ error: message, message, code: 'not_found', requestId: 'from-the-gateway' });
  });

  test('by a method that is not there is told those that are', async () => {
    const { status, headers, body } = await ask(under.service.url, 'POST /payment/plans', { body: {} });
    expect([status, body.code, headers.get('allow')]).toEqual([405, 'method_not_allowed', 'GET']);
  });
});

test('the service is ready once its database answers', async () => {
  const answer = await fetch(`${under.service.internalUrl}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', faults: {}, degraded: {} }]);
});

test('without a price identifier the service says what is missing and does not start', () => {
  expect(() => readConfig(under.platform.env())).toThrow(ConfigurationError);
  expect(() => readConfig(under.platform.env())).toThrow('STRIPE_PRICE_ID: is not set');
});
