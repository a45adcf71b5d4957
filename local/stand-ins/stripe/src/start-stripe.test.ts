import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Stripe from 'stripe';
import { anOrder, aStripeSite, priceId, type StripeSite } from '../test/stripe-site.ts';

let site: StripeSite;
beforeAll(async () => {
  site = await aStripeSite();
});
afterAll(async () => {
  await site.stop();
  expect(site.said).toEqual([]);
  expect(site.listener.faults).toEqual([]);
});

describe('who may ask', () => {
  test('a wrong key is refused as Stripe does', async () => {
    const asked = site.clientWith('sk_test_another').customers.list();
    await expect(asked).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
      message: expect.not.stringContaining('sk_test_another'),
    });
  });

  test('an unknown address is named', async () => {
    const asked = site.client.coupons.list();
    await expect(asked).rejects.toMatchObject({ statusCode: 404, type: 'StripeInvalidRequestError' });
  });
});

describe('customers', () => {
  test('are made and deleted; a deleted one is missing', async () => {
    const { customers } = site.client;
    const made = await customers.create({ email: 'a@example.com', metadata: { userId: 'u1' } });
    expect(made.id).toMatch(/^cus_/);
    expect(made).toMatchObject({ email: 'a@example.com', metadata: { userId: 'u1' } });
    expect(await customers.del(made.id)).toEqual(expect.objectContaining({ id: made.id, deleted: true }));
    await expect(customers.del(made.id)).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
  });

  test('that never were are refused by lists of what is theirs; one who was deleted has a past', async () => {
    const { customers, subscriptions, invoices } = site.client;
    const refused = { code: 'resource_missing', statusCode: 400, param: 'customer' };
    await expect(subscriptions.list({ customer: 'cus_none' })).rejects.toMatchObject(refused);
    await expect(invoices.list({ customer: 'cus_none' })).rejects.toMatchObject(refused);
    const { id: customer } = await customers.create({});
    await customers.del(customer);
    expect((await subscriptions.list({ customer })).data).toEqual([]);
  });

  test('are listed newest first, page by page', async () => {
    const { customers } = site.client;
    const email = 'pages@example.com';
    const made = [];
    for (let count = 0; count < 5; count += 1) made.push((await customers.create({ email })).id);
    const first = await customers.list({ email, limit: 2 });
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' });
    const all = await customers.list({ email, limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual(made.toReversed());
    const before = await customers.list({ email, limit: 2, ending_before: all[4]?.id });
    expect(before.data.map(({ id }) => id)).toEqual([all[2]?.id, all[3]?.id]);
  });
});

describe('what is asked wrongly', () => {
  test.each([
    ['an unknown price', 'resource_missing', { line_items: [{ price: 'price_of_another', quantity: 1 }] }],
    ['an unknown customer', 'resource_missing', { customer: 'cus_nobody' }],
    ['an address that is none', 'url_invalid', { success_url: 'somewhere' }],
    ['a missing address', 'parameter_missing', { success_url: undefined }],
  ])('%s is 400 %s', async (_what, code, overrides) => {
    const asked = site.client.checkout.sessions.create(anOrder(overrides));
    await expect(asked).rejects.toMatchObject({ statusCode: 400, code });
  });

  test('a parameter that Stripe does not know is 400 parameter_unknown', async () => {
    const asked = site.client.customers.create({ email: 'a@example.com', ...{ colour: 'green' } });
    await expect(asked).rejects.toMatchObject({ code: 'parameter_unknown', param: 'colour' });
  });

  test('an object that is not there is 404 resource_missing', async () => {
    await expect(site.client.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such subscription: 'sub_none'",
    });
  });

  test('what cannot be expanded is refused', async () => {
    const session = await site.client.checkout.sessions.create(anOrder());
    const asked = site.client.checkout.sessions.retrieve(session.id, { expand: ['colour'] });
    await expect(asked).rejects.toMatchObject({ statusCode: 400, param: 'expand' });
  });
});

test('the price is £4.99 a month', async () => {
  const { body } = await site.control('subscriptions', { userId: 'u1', priceId });
  const { items } = await site.client.subscriptions.retrieve(body.subscription);
  const price = items.data[0]?.price;
  expect(price).toMatchObject({
    unit_amount: 499,
    currency: 'gbp',
    recurring: { interval: 'month', interval_count: 1 },
  });
  expect(price?.unit_amount_decimal?.eq(Stripe.Decimal.from(499))).toBe(true);
});
