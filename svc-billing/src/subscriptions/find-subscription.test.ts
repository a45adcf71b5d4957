import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { aCustomer, becomePremium, openSession, takeBackPayment } from '../../test/subscribe.ts';

const looking = 'GET /v1/checkout/sessions/';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterEach(() => under.stripe.heal());
afterAll(() => under.stop());

async function atTheCheckout() {
  const userId = aMemberId();
  const { body } = await under.checkout(userId);
  return { userId, session: openSession(under, body.url) };
}

describe('the subscription', () => {
  test('of who never paid is none', async () => {
    expect(await under.state(aMemberId())).toEqual({
      state: 'none',
      isPremium: false,
      since: null,
      nextPayment: null,
      premiumUntil: null,
      endedAt: null,
      canManagePayment: false,
    });
  });

  test('of a premium member says since when and what comes next', async () => {
    const userId = aMemberId();
    const { subscription } = await becomePremium(under, userId);
    const [item] = subscription.items.data;

    expect(await under.state(userId)).toEqual({
      state: 'active',
      isPremium: true,
      since: new Date(subscription.start_date * 1000).toISOString(),
      nextPayment: {
        at: new Date((item?.current_period_end ?? 0) * 1000).toISOString(),
        amount: 499,
        currency: 'GBP',
      },
      premiumUntil: null,
      endedAt: null,
      canManagePayment: true,
    });
  });
});

describe('of a member who comes back from the checkout', () => {
  test('and has paid, without any word of Stripe’s, Stripe is asked and the member is premium', async () => {
    const { userId, session } = await atTheCheckout();
    under.stripe.pay(session.id);

    expect(await under.state(userId)).toMatchObject({ state: 'active', isPremium: true });

    await under.quiet();
    expect(under.heardOf(userId).map(({ type }) => type)).toEqual([
      'subscription.activated',
      'payment.received',
    ]);
    expect((await under.as(userId, 'GET /payment/payments')).body.payments).toMatchObject([
      { amount: 499, status: 'paid' },
    ]);
  });

  test('or calls the page of thanks by hand, and has not paid, is not premium', async () => {
    const { userId } = await atTheCheckout();
    for (const query of ['', '?session_id=cs_foreign', '?isPremium=true'])
      expect((await under.as(userId, `GET /payment/subscription${query}`)).body).toMatchObject({
        state: 'none',
        isPremium: false,
      });
  });

  test('while the bank thinks about it, it is being confirmed, and then it is', async () => {
    const { userId, session } = await atTheCheckout();
    const subscription = takeBackPayment(under.stripe, under.stripe.pay(session), 'incomplete');
    expect(await under.state(userId)).toMatchObject({ state: 'confirming', isPremium: false });

    under.stripe.payLate(subscription);

    expect(await under.state(userId)).toMatchObject({ state: 'active', isPremium: true });
  });

  test('while Stripe is away it is being confirmed, and resolves by itself after', async () => {
    const { userId, session } = await atTheCheckout();
    under.stripe.pay(session.id);
    under.stripe.fail(looking, { fault: 'error', times: 99 });
    expect(await under.state(userId)).toMatchObject({ state: 'confirming', isPremium: false });
    under.stripe.heal();

    expect(await under.state(userId)).toMatchObject({ state: 'active' });
  });

  test('and asks again and again, Stripe is asked so often and no more', async () => {
    const strict = await under.startReplica({ LOOKS_PER_MEMBER_AND_MINUTE: '2' });
    const { userId } = await atTheCheckout();
    const states = [];
    const before = under.stripe.callsOf(looking).length;
    for (let time = 0; time < 5; time++)
      states.push((await under.as(userId, 'GET /payment/subscription', { url: strict.url })).body.state);

    expect(under.stripe.callsOf(looking).length - before).toBe(2);
    expect(states).toEqual(['none', 'none', 'confirming', 'confirming', 'confirming']);
    await strict.stop();
  });

  test('or never comes back, the payment is found out about all the same', async () => {
    const { userId, session } = await atTheCheckout();
    under.stripe.pay(session.id);
    await under.subscriptions.updateOne({ _id: userId }, { $set: { nextCheckAt: new Date() } });

    await eventually(() => under.heardOf(userId).some(({ type }) => type === 'subscription.activated'));

    await eventually(async () => !(await under.subscriptions.findById(userId).lean())?.checkout);
  });
});

test('an abandoned checkout leaves a free member, and another may be begun', async () => {
  const { userId, session } = await atTheCheckout();
  under.stripe.change('session', session, { status: 'expired', url: null });

  expect(await under.state(userId)).toMatchObject({ state: 'none', isPremium: false });
  expect(await under.checkout(userId)).toMatchObject({ status: 200 });
});

describe('what Stripe says of a subscription', () => {
  test.each([
    ['active', true],
    ['trialing', true],
    ['past_due', true],
    ['incomplete', false],
    ['incomplete_expired', false],
    ['unpaid', false],
    ['paused', false],
    ['canceled', false],
    ['of_tomorrow', false],
  ])('%s: premium is %s', async (status, isPremium) => {
    const userId = aMemberId();
    const customer = await aCustomer(under, userId);
    const paid = under.stripe.subscribe({ customer });
    const subscription = ['active', 'trialing'].includes(status)
      ? under.stripe.change('subscription', paid, { status: status as typeof paid.status })
      : takeBackPayment(under.stripe, paid, status);
    await under.tell('customer.subscription.updated', subscription);
    await under.quiet();
    expect(await under.state(userId)).toMatchObject({ isPremium });
    expect(under.heardOf(userId).some(({ type }) => type === 'subscription.activated')).toBe(isPremium);
  });

  test('that ends at the end of what is paid stays premium until then, and no payment is announced', async () => {
    const userId = aMemberId();
    const { subscription } = await becomePremium(under, userId);
    const ending = under.stripe.change('subscription', subscription, { cancel_at_period_end: true });
    await under.tell('customer.subscription.updated', ending);
    await under.quiet();
    const [item] = subscription.items.data;
    const premiumUntil = new Date((item?.current_period_end ?? 0) * 1000).toISOString();
    expect(await under.state(userId)).toMatchObject({ state: 'active', nextPayment: null, premiumUntil });
  });
});
