import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { anOrder, aStripeSite, type StripeSite } from '../../test/stripe-site.ts';

let site: StripeSite;
beforeAll(async () => {
  site = await aStripeSite();
});
afterEach(async () => {
  await site.control('faults', undefined, 'DELETE');
  await site.control('calls', undefined, 'DELETE');
});
afterAll(async () => {
  await site.stop();
  expect(site.said).toEqual([]);
});

const howMany = async (email: string) => (await site.client.customers.list({ email })).data.length;

describe('the same key', () => {
  test('with the same words is the same answer, and done once', async () => {
    const email = 'once@example.com';
    const ask = () => site.client.customers.create({ email }, { idempotencyKey: 'one customer' });
    const [first, second] = [await ask(), await ask()];
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' });
    expect(await howMany(email)).toBe(1);
  });

  test('with other words is 400, for another address too', async () => {
    const { customers } = site.client;
    await customers.create({ email: 'k@example.com' }, { idempotencyKey: 'other words' });
    const refused = { statusCode: 400, type: 'StripeIdempotencyError' };
    const otherWords = customers.create({ email: 'l@example.com' }, { idempotencyKey: 'other words' });
    await expect(otherWords).rejects.toMatchObject(refused);
    const otherAddress = site.client.checkout.sessions.create(anOrder(), { idempotencyKey: 'other words' });
    await expect(otherAddress).rejects.toMatchObject(refused);
  });

  test('while the first request is under way is 409', async () => {
    await site.control('faults', { fault: 'slow', path: '/v1/customers', when: 'after', seconds: 0.4 });
    const email = 'twice-at-once@example.com';
    const ask = () => site.client.customers.create({ email }, { idempotencyKey: 'at once' });
    const [first, second] = await Promise.allSettled([ask(), ask()]);
    const refused = [first, second].find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({
      reason: { statusCode: 409, code: 'idempotency_key_in_use', rawType: 'idempotency_error' },
    });
    expect(await howMany(email)).toBe(1);
  });

  test('after a request that was refused may ask again, and better', async () => {
    const ask = (price: string) =>
      site.client.checkout.sessions.create(anOrder({ line_items: [{ price, quantity: 1 }] }), {
        idempotencyKey: 'refused first',
      });
    await expect(ask('price_none')).rejects.toMatchObject({ code: 'resource_missing' });
    expect((await ask('price_local_premium')).status).toBe('open');
  });
});

describe('told to go wrong', () => {
  const email = 'faulty@example.com';

  test.each([
    [
      'error',
      { fault: 'error', status: 503, seconds: 4 },
      { statusCode: 503, type: 'StripeAPIError', headers: { 'retry-after': '4' } },
    ],
    ['refusal', { fault: 'error', status: 401 }, { statusCode: 401, type: 'StripeAuthenticationError' }],
    [
      'rate-limit',
      { fault: 'rate-limit', seconds: 7 },
      { statusCode: 429, type: 'StripeRateLimitError', headers: { 'retry-after': '7' } },
    ],
  ])('%s: nothing is done', async (_name, fault, seen) => {
    await site.control('faults', { ...fault, method: 'POST', path: '/v1/customers' });
    await expect(site.client.customers.create({ email })).rejects.toMatchObject(seen);
    expect(await howMany(email)).toBe(0);
  });

  test('drop before anything is done: the SDK asks again by itself, and it is done once', async () => {
    await site.control('faults', { fault: 'drop', path: '/v1/customers' });
    await site.client.customers.create({ email: 'dropped@example.com' });
    expect(await howMany('dropped@example.com')).toBe(1);
  });

  test('drop when all is done: what the SDK asks again is answered from what was kept', async () => {
    await site.control('faults', { fault: 'drop', path: '/v1/customers', when: 'after' });
    const made = await site.client.customers.create({ email: 'lost@example.com' });
    expect(made.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' });
    expect(await howMany('lost@example.com')).toBe(1);
  });

  test('hang: the caller gives up', async () => {
    await site.control('faults', { fault: 'hang', path: '/v1/charges' });
    const impatient = site.clientWith('sk_test_local_only', { timeout: 100 });
    await expect(impatient.charges.list()).rejects.toMatchObject({ type: 'StripeConnectionError' });
  });

  test('with the second call and the one after it, and with no others', async () => {
    await site.control('faults', { fault: 'error', method: 'GET', path: '/v1/charges', nth: 2, times: 2 });
    const statuses = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push(
        await site.client.charges.list().then(
          () => 200,
          error => error.statusCode,
        ),
      );
    await site.client.customers.list();
    expect(statuses).toEqual([200, 500, 500, 200]);
  });
});

test('it tells what it was asked, and how', async () => {
  await site.client.customers.create({ email: 'seen@example.com' }, { idempotencyKey: 'seen' });
  const { body } = await site.control('calls');
  expect(body).toMatchObject({
    count: 1,
    calls: [
      {
        method: 'POST',
        path: '/v1/customers',
        params: { email: 'seen@example.com' },
        idempotencyKey: 'seen',
        status: 200,
        version: '2026-10-28.endive',
      },
    ],
  });
});
