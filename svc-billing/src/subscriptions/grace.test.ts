import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { aCustomer } from '../../test/subscribe.ts';

const day = 24 * 3_600_000;

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

/** A member whose renewal failed that many days ago. */
async function pastDue(daysAgo: number) {
  const userId = aMemberId();
  const customer = await aCustomer(under, userId);
  const endedAt = Date.now() - daysAgo * day;
  const begun = under.stripe.at(new Date(endedAt - 30 * day), () => under.stripe.subscribe({ customer }));
  const items = begun.items.data.map(item => ({ ...item, current_period_end: Math.floor(endedAt / 1000) }));
  const subscription = under.stripe.change('subscription', begun, {
    items: { ...begun.items, data: items },
  });
  await under.tell('customer.subscription.created', subscription);
  await under.quiet();
  const invoice = under.stripe.failToRenew(subscription);
  await under.tell('invoice.payment_failed', invoice);
  await under.quiet();
  return { userId, subscription, invoice };
}

const statusOf = ({ id }: { id: string }) => under.stripe.get('subscription', id).status;
const typesOf = (userId: string) => under.heardOf(userId).map(({ type }) => type);

describe('a renewal that failed', () => {
  test('leaves premium for seven days, and the member is told until when, once', async () => {
    const { userId, subscription, invoice } = await pastDue(2);
    await under.tell('customer.subscription.updated', under.stripe.get('subscription', subscription));
    await under.tell('invoice.payment_failed', { ...invoice, attempt_count: 2 });
    await under.quiet();

    const { state, isPremium, premiumUntil, nextPayment } = await under.state(userId);

    expect([state, isPremium, nextPayment]).toEqual(['past_due', true, null]);
    expect(Math.round((Date.parse(premiumUntil) - Date.now()) / day)).toBe(5);
    expect(typesOf(userId)).toEqual([
      'subscription.activated',
      'payment.received',
      'subscription.payment-failed',
    ]);
    expect(under.heardOf(userId).at(-1)?.data).toEqual({
      userId,
      amount: 499,
      currency: 'GBP',
      premiumUntil,
    });
    expect((await under.as(userId, 'GET /payment/payments')).body.payments).toMatchObject([
      { status: 'failed', amount: 499, donation: 0 },
      { status: 'paid' },
    ]);
  });

  test('and is paid after all goes on as if nothing had been', async () => {
    const { userId, subscription } = await pastDue(2);
    under.stripe.payLate(subscription);
    await under.tell('invoice.paid', under.stripe.invoiceOf(subscription));
    await under.quiet();

    expect(await under.state(userId)).toMatchObject({ state: 'active', premiumUntil: null });
    expect(typesOf(userId).at(-1)).toBe('payment.received');
    expect(typesOf(userId).filter(type => type === 'subscription.activated')).toHaveLength(1);
  });

  test('and is heard of too late makes no member premium for longer', async () => {
    const { userId, subscription } = await pastDue(8);
    expect(await under.state(userId)).toMatchObject({ state: 'ended', isPremium: false });
    expect(typesOf(userId)).toContain('subscription.cancelled');
    await eventually(() => statusOf(subscription) === 'canceled');
  });
});

describe('when the seven days are over', () => {
  const over = (userId: string) =>
    under.subscriptions.updateOne(
      { _id: userId },
      { $set: { graceEndsAt: new Date(), nextCheckAt: new Date() } },
    );

  test('premium ends by itself, and Stripe takes no more', async () => {
    const { userId, subscription } = await pastDue(1);
    await over(userId);
    await eventually(() => statusOf(subscription) === 'canceled');
    await eventually(() => typesOf(userId).includes('subscription.cancelled'));
    expect(await under.state(userId)).toMatchObject({ state: 'ended', isPremium: false });
  });

  test('and Stripe is away premium ends all the same, and Stripe hears of it later', async () => {
    const { userId, subscription } = await pastDue(1);
    under.stripe.fail('GET /v1/subscriptions', { fault: 'error', times: 99 });
    await over(userId);
    await eventually(() => typesOf(userId).includes('subscription.cancelled'));
    expect(statusOf(subscription)).toBe('past_due');
    under.stripe.heal();
    await under.subscriptions.updateOne({ _id: userId }, { $set: { nextCheckAt: new Date() } });
    await eventually(() => statusOf(subscription) === 'canceled');
  });

  test('no member is premium for a moment longer, however late it is noticed', async () => {
    const { userId } = await pastDue(1);
    await under.subscriptions.updateOne({ _id: userId }, { $set: { graceEndsAt: new Date(Date.now() - 1) } });
    expect(await under.state(userId)).toMatchObject({ state: 'ended', isPremium: false });
  });
});
