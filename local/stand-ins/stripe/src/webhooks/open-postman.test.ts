import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Stripe from 'stripe';
import { aStripeSite, priceId, type StripeSite } from '../../test/stripe-site.ts';

let site: StripeSite;
beforeEach(async () => {
  site = await aStripeSite();
});
afterEach(async () => {
  await site.stop();
  expect(site.said).toEqual([]);
  expect(site.listener.faults).toEqual([]);
});

const aCustomer = () => site.client.customers.create({ email: 'a@example.com' });
const pending = async () => (await site.control('webhooks')).body.waiting;
const eventually = async (look: () => Promise<void>, tries = 200): Promise<void> => {
  try {
    await look();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise(resolve => setTimeout(resolve, 10));
    await eventually(look, tries - 1);
  }
};

test('an event is what Stripe sends: the version of the SDK, the object as it was, the request that caused it', async () => {
  const customer = await site.client.customers.create({ email: 'a@example.com' }, { idempotencyKey: 'k1' });
  await site.hears('customer.created');
  expect(site.listener.events[0]).toMatchObject({
    object: 'event',
    api_version: Stripe.API_VERSION,
    livemode: false,
    type: 'customer.created',
    data: { object: { id: customer.id, email: 'a@example.com' } },
    request: { idempotency_key: 'k1', id: expect.stringMatching(/^req_/) },
  });
});

test('what is not taken comes again until it is', async () => {
  site.listener.answerWith((response, count) => response.writeHead(count < 4 ? 500 : 200).end());
  await aCustomer();
  await site.hears('customer.created', 4);
  await eventually(async () => expect(await pending()).toBe(0));
  expect(new Set(site.listener.events.map(({ id }) => id)).size).toBe(1);
});

test('a redirect and a dropped connection are no taking', async () => {
  site.listener.answerWith((response, count) => {
    if (count === 1) return response.writeHead(302, { location: '/elsewhere' }).end();
    if (count === 2) return response.destroy();
    response.writeHead(204).end();
  });
  await aCustomer();
  await site.hears('customer.created', 3);
});

test('withheld, nothing comes until it is asked for; then in the order that is asked for', async () => {
  await site.control('webhooks', { withhold: true });
  await site.control('subscriptions', { userId: 'u1', priceId });
  const { body: before } = await site.control('webhooks');
  expect(before).toMatchObject({ waiting: 0, withheld: before.deliveries.length });
  expect(site.types()).toEqual([]);

  const events = before.deliveries.map(({ id }) => id).toReversed();
  const { body } = await site.control('webhooks/deliver', { events });
  const told = body.told.map(({ type }: { type: string }) => type);
  expect(told).toEqual(before.deliveries.map(({ type }: { type: string }) => type).toReversed());
  expect(site.types()).toEqual(told);
});

test('withheld by type, the rest comes', async () => {
  await site.control('webhooks', { withhold: ['customer.subscription'] });
  await site.control('subscriptions', { userId: 'u1', priceId });
  await site.hears('invoice.paid');
  await eventually(async () => {
    expect((await site.control('webhooks')).body).toMatchObject({ waiting: 0, withheld: 1 });
  });
  expect(site.types()).not.toContain('customer.subscription.created');
});

test('an event that was told already is told again when asked for', async () => {
  await aCustomer();
  await site.hears('customer.created');
  const [event] = site.listener.events;
  await site.control('webhooks/deliver', { events: [event?.id] });
  expect(site.listener.events.map(({ id }) => id)).toEqual([event?.id, event?.id]);
});

test('told to be as usual again, it is', async () => {
  await site.control('webhooks', { withhold: true });
  const { body } = await site.control('webhooks', undefined, 'DELETE');
  expect(body.orders).toEqual({ withhold: false });
  await aCustomer();
  await site.hears('customer.created');
});
