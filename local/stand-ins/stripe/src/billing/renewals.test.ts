import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { aStripeSite, priceId, type StripeSite } from '../../test/stripe-site.ts';

let site: StripeSite;
beforeEach(async () => {
  site = await aStripeSite();
});
afterEach(async () => {
  await site.stop();
  expect(site.said).toEqual([]);
});

const day = 86_400;

async function aMember(card: string, more: object = {}) {
  const { body } = await site.control('subscriptions', { userId: 'u1', priceId, card, ...more });
  const subscription = () => site.client.subscriptions.retrieve(body.subscription);
  const invoices = async () => (await site.client.invoices.list({ customer: body.customer })).data;
  return { customer: String(body.customer), subscription, invoices };
}

const advance = (days: number) => site.control('clock', { advanceDays: days });
const goodCard = '4242424242424242';
const cardThatFailsLater = '4000000000000341';

describe('a membership that is paid', () => {
  test('is renewed a month later, and the month after', async () => {
    const { subscription, invoices } = await aMember(goodCard);
    const first = (await subscription()).items.data[0];
    await advance(32);
    const second = (await subscription()).items.data[0];
    expect(second?.current_period_start).toBe(first?.current_period_end);
    await advance(31);
    expect(await invoices()).toMatchObject([
      { status: 'paid', billing_reason: 'subscription_cycle' },
      { status: 'paid', billing_reason: 'subscription_cycle' },
      { status: 'paid', billing_reason: 'subscription_create' },
    ]);
    await site.hears('invoice.paid', 3);
    const numbers = (await invoices()).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(3);
  });

  test('each renewal happened at its own time, however far the clock was moved at once', async () => {
    const { invoices, subscription } = await aMember(goodCard);
    const { start_date } = await subscription();
    await advance(100);
    const created = (await invoices()).map(invoice => Math.round((invoice.created - start_date) / day));
    expect(created).toHaveLength(4);
    expect(created[0]).toBeLessThan(95);
    expect(created[3]).toBe(0);
  });

  test('that began some time ago has been paid every month since', async () => {
    const since = new Date(Date.now() - 70 * day * 1000).toISOString();
    const { subscription, invoices } = await aMember(goodCard, { since });
    expect(await invoices()).toHaveLength(3);
    expect((await subscription()).start_date).toBe(Math.floor(Date.parse(since) / 1000));
    expect((await subscription()).items.data[0]?.current_period_end).toBeGreaterThan(Date.now() / 1000);
  });
});

describe('a renewal that fails', () => {
  test('is past due, is tried four times within 15 days, and then the membership is over', async () => {
    const { subscription, invoices } = await aMember(cardThatFailsLater);
    expect((await subscription()).status).toBe('active');
    await advance(32);
    expect((await subscription()).status).toBe('past_due');
    const [failed] = await invoices();
    expect(failed).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 499 });
    expect(failed?.next_payment_attempt).toBe(Number(failed?.created) + 3 * day);
    await advance(3);
    expect((await invoices())[0]?.attempt_count).toBe(2);
    await advance(12);
    expect((await invoices())[0]).toMatchObject({
      attempt_count: 4,
      next_payment_attempt: null,
      status: 'open',
    });
    expect(await subscription()).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
    const types = await site.hears('customer.subscription.deleted');
    expect(types.filter(type => type === 'invoice.payment_failed')).toHaveLength(4);
  });

  test('is made good by the next try with a new card', async () => {
    const { customer, subscription, invoices } = await aMember(cardThatFailsLater);
    await advance(32);
    const { body } = await site.control('cards', { customer, card: goodCard });
    expect(body).toEqual({ decline: null });
    expect((await subscription()).status).toBe('active');
    expect((await invoices())[0]).toMatchObject({ status: 'paid', attempt_count: 2 });
    const { data } = await site.client.charges.list({ customer });
    expect(data.map(({ status }) => status)).toEqual(['succeeded', 'failed', 'succeeded']);
    await advance(31);
    expect((await invoices())[0]).toMatchObject({ status: 'paid', attempt_count: 1 });
  });

  test('is not tried any more once it is cancelled', async () => {
    const { subscription, invoices } = await aMember(cardThatFailsLater);
    await advance(32);
    await site.client.subscriptions.cancel((await subscription()).id);
    await advance(30);
    expect((await invoices())[0]).toMatchObject({ attempt_count: 1, next_payment_attempt: null });
  });
});

describe('money that goes back', () => {
  test('a refund in two parts, and no penny more', async () => {
    const { customer } = await aMember(goodCard);
    const { data } = await site.client.charges.list({ customer });
    const charge = data[0]?.id ?? '';
    await site.control('refunds', { charge, amount: 200 });
    expect(await site.control('refunds', { charge, amount: 300 })).toMatchObject({
      status: 400,
      body: { error: { param: 'amount' } },
    });
    await site.control('refunds', { charge });
    const after = await site.client.charges.retrieve(charge, { expand: ['refunds'] });
    expect(after).toMatchObject({ refunded: true, amount_refunded: 499 });
    expect(after.refunds?.data.map(({ amount }) => amount)).toEqual([200, 299]);
    expect(await site.control('refunds', { charge })).toMatchObject({
      status: 400,
      body: { error: { code: 'charge_already_refunded' } },
    });
    await site.hears('charge.refunded', 2);
  });

  test('a refund and a dispute by control, of the newest invoice', async () => {
    const { subscription } = await aMember(goodCard);
    const { id } = await subscription();
    const refund = await site.control('refunds', { subscription: id, amount: 99 });
    expect(refund.body).toMatchObject({ object: 'refund', amount: 99 });
    const { body: dispute } = await site.control('disputes', { subscription: id });
    expect(dispute).toMatchObject({ object: 'dispute', status: 'needs_response', amount: 499 });
    const listed = async () => (await site.client.disputes.list({ charge: dispute.charge })).data;
    expect((await listed()).map(one => one.id)).toEqual([dispute.id]);
    await site.control('disputes', { dispute: dispute.id, outcome: 'won' });
    expect((await listed())[0]?.status).toBe('won');
    await site.hears('charge.dispute.funds_reinstated');
  });
});

test('a checkout that is not paid is over after its time', async () => {
  const inAnHour = Math.floor(Date.now() / 1000) + 3_600;
  const make = () =>
    site.client.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: priceId, quantity: 1 }],
      success_url: 'http://localhost/',
      expires_at: inAnHour,
    });
  const session = await make();
  expect(session.expires_at).toBe(inAnHour);
  await site.control('clock', { advanceSeconds: 3_700 });
  expect((await site.client.checkout.sessions.retrieve(session.id)).status).toBe('expired');
  // Who asks lives in the present, however far the clock was moved here.
  expect(await make()).toMatchObject({ status: 'open', expires_at: inAnHour });
});

test('the clock does not go back', async () => {
  const { status } = await site.control('clock', { to: '2020-01-01T00:00:00Z' });
  expect(status).toBe(400);
});
