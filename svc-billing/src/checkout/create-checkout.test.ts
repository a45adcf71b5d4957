import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { aMemberId } from '../../test/a-member-id.ts';
import { sendEvent, stripeEvent } from '../../test/send-event.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { becomePremium, openSession } from '../../test/subscribe.ts';

const creating = 'POST /v1/checkout/sessions';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterEach(() => under.stripe.heal());
afterAll(() => under.stop());

const customersOf = (userId: string) =>
  under.stripe.all('customer').filter(one => 'metadata' in one && one.metadata.userId === userId);

const sessionsOf = (userId: string) => {
  const ids = customersOf(userId).map(({ id }) => id);
  return under.stripe.all('session').filter(({ customer }) => ids.includes(String(customer)));
};

const askedFor = (userId: string) =>
  under.stripe
    .callsOf(creating)
    .map(({ params }) => params)
    .filter(params => Object(params).client_reference_id === userId);

const payingOf = (userId: string) => {
  const ids = customersOf(userId).map(({ id }) => id);
  const all = under.stripe.all('subscription');
  return all.filter(({ customer, status }) => ids.includes(String(customer)) && status !== 'canceled');
};

describe('a checkout', () => {
  test('leads to Stripe, for the one price, and back', async () => {
    const userId = aMemberId();

    const { status, body } = await under.checkout(userId);

    expect(status).toBe(200);
    const session = openSession(under, body.url);
    const [asked] = askedFor(userId);
    expect(asked).toEqual({
      mode: 'subscription',
      customer: session.customer,
      client_reference_id: userId,
      line_items: [{ price: 'price_of_the_test', quantity: '1' }],
      success_url: 'https://sufra.example/payment-success',
      cancel_url: 'https://sufra.example/billing',
      expires_at: expect.stringMatching(/^\d+$/),
      metadata: { userId },
      subscription_data: { metadata: { userId } },
    });
    expect(under.stripe.calls.all().calls.at(-1)?.version).toBe('2026-10-28.endive');
  });

  test('that is paid makes premium, and the others hear of it and of the payment once', async () => {
    const userId = aMemberId();

    await becomePremium(under, userId);

    expect(await under.state(userId)).toMatchObject({ state: 'active', isPremium: true });
    expect(under.heardOf(userId)).toMatchObject([
      { type: 'subscription.activated', data: { userId } },
      { type: 'payment.received', data: { userId, amount: 499, donation: 50 } },
    ]);
    expect(await under.checkout(userId)).toMatchObject({
      status: 409,
      body: { code: 'already_premium', error: 'You are already subscribed to Premium.' },
    });
  });

  test('takes what is sold and where it leads from no caller', async () => {
    const userId = aMemberId();
    const more = {
      amount: 1,
      quantity: 0,
      trial_days: 90,
      coupon: 'FREE',
      successUrl: 'https://evil.example',
    };
    const body = { priceId: 'price_of_the_test', mode: 'subscription', userId: aMemberId(), ...more };

    await under.as(userId, 'POST /payment/create-checkout-session', { body });

    const [asked] = askedFor(userId);
    expect(asked).toMatchObject({
      client_reference_id: userId,
      line_items: [{ price: 'price_of_the_test', quantity: '1' }],
    });
    expect(JSON.stringify(asked)).not.toMatch(/evil|FREE|trial/);
  });

  test('is filled in with the address that the caller names, of one customer however often it is asked for', async () => {
    const userId = aMemberId();
    const ask = (email: string) =>
      under.as(userId, 'POST /payment/create-checkout-session', {
        body: { priceId: 'price_of_the_test', mode: 'subscription', email },
      });
    for (const email of ['mina@sufra.example', 'mina@sufra.example', 'moved@sufra.example'])
      expect((await ask(email)).status).toBe(200);
    expect(customersOf(userId)).toMatchObject([{ email: 'mina@sufra.example' }]);
    expect(await ask('no address')).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  test('for another price is refused and asks nothing of Stripe', async () => {
    const userId = aMemberId();
    const body = { priceId: 'price_of_a_penny', mode: 'subscription' };

    const answer = await under.as(userId, 'POST /payment/create-checkout-session', { body });

    expect(answer).toMatchObject({ status: 400, body: { code: 'unknown_price' } });
    expect(customersOf(userId)).toEqual([]);
  });
});

describe('of one member', () => {
  test('twenty checkouts at once, over two replicas, are one session of one customer', async () => {
    const userId = aMemberId();
    const replica = await under.startReplica();

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => under.checkout(userId, index % 2 ? replica.url : undefined)),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    expect(sessionsOf(userId)).toHaveLength(1);
    expect(customersOf(userId)).toHaveLength(1);
    await replica.stop();
  });

  test('one that is paid in another tab, and not heard of yet, is found out about and not sold again', async () => {
    const userId = aMemberId();
    const { body } = await under.checkout(userId);
    under.stripe.pay(openSession(under, body.url).id);

    expect(await under.checkout(userId)).toMatchObject({ status: 409, body: { code: 'already_premium' } });

    expect(payingOf(userId)).toHaveLength(1);
    expect(await under.state(userId)).toMatchObject({ isPremium: true });
  });

  test('an expired one gives way to a new one of the same customer', async () => {
    const userId = aMemberId();
    const first = openSession(under, (await under.checkout(userId)).body.url);
    under.stripe.change('session', first, { status: 'expired', url: null });

    const second = openSession(under, (await under.checkout(userId)).body.url);

    expect(second.id).not.toBe(first.id);
    expect(second.customer).toBe(first.customer);
  });

  test('whose subscription is unpaid, that one ends before another is sold', async () => {
    const userId = aMemberId();
    const { subscription } = await becomePremium(under, userId);
    const unpaid = under.stripe.change('subscription', subscription, { status: 'unpaid' });
    await under.tell('customer.subscription.updated', unpaid);
    await under.quiet();

    const { body } = await under.checkout(userId);

    under.stripe.pay(openSession(under, body.url).id);
    expect(under.stripe.get('subscription', subscription).status).toBe('canceled');
    expect(payingOf(userId)).toHaveLength(1);
  });

  test('whose customer was deleted at Stripe, a new customer is made', async () => {
    const userId = aMemberId();
    const first = openSession(under, (await under.checkout(userId)).body.url);
    under.stripe.change('session', first, { status: 'expired', url: null });
    under.stripe.forget('customer', String(first.customer));

    const { body } = await under.checkout(userId);

    expect(openSession(under, body.url).customer).not.toBe(first.customer);
  });
});

describe('when Stripe', () => {
  test('is overloaded the caller hears when to come again, and nothing is lost', async () => {
    const userId = aMemberId();
    under.stripe.fail(creating, { fault: 'error', status: 503, seconds: 7, times: 2 });

    const refused = await under.checkout(userId);

    expect(refused).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
    expect(refused.headers.get('retry-after')).toBe('7');
    expect(await under.checkout(userId)).toMatchObject({ status: 200 });
    expect(sessionsOf(userId)).toHaveLength(1);
  });

  test('does not let us in the caller hears nothing of why', async () => {
    const userId = aMemberId();
    under.stripe.fail(creating, { fault: 'error', status: 401, times: 2 });

    const { status, body } = await under.checkout(userId);

    expect(status).toBe(503);
    expect(JSON.stringify(body)).not.toMatch(/stripe|key|401/i);
  });

  test('makes the session and its answer is lost, the same session comes back', async () => {
    const userId = aMemberId();
    under.stripe.fail(creating, { fault: 'drop', when: 'after' });

    expect(await under.checkout(userId)).toMatchObject({ status: 200 });
    expect(sessionsOf(userId)).toHaveLength(1);
  });

  test('loses every answer, the next click is led to the session that was made then', async () => {
    const userId = aMemberId();
    under.stripe.fail(creating, { fault: 'drop', when: 'after' });
    under.stripe.fail(creating, { fault: 'drop', times: 9 });
    expect(await under.checkout(userId)).toMatchObject({ status: 503 });
    under.stripe.heal();

    const { body } = await under.checkout(userId);

    expect(sessionsOf(userId)).toMatchObject([{ url: body.url }]);
  });

  test('is silent the caller is answered in time', async () => {
    const userId = aMemberId();
    const longerThanTheTest = '60000';
    const impatient = await under.startReplica({
      STRIPE_PATIENCE_MS: '300',
      STRIPE_TIMEOUT_MS: longerThanTheTest,
    });
    under.stripe.fail(creating, { fault: 'hang', times: 9 });

    const answer = await under.checkout(userId, impatient.url);

    expect(answer).toMatchObject({ status: 503 });
    expect(answer.headers.get('retry-after')).toBe('5');
    await impatient.stop();
  });

  test('tells of the payment before it answers, the member is premium all the same', async () => {
    const userId = aMemberId();
    let told = 0;
    under.stripe.fail(creating, { fault: 'slow', seconds: 0, when: 'after' }, async () => {
      const { id } = sessionsOf(userId)[0] ?? { id: '' };
      const subscription = under.stripe.pay(id);
      for (const [type, object] of [
        ['customer.subscription.created', subscription],
        ['invoice.paid', under.stripe.invoiceOf(subscription)],
        ['checkout.session.completed', under.stripe.get('session', id)],
      ] as const) {
        await sendEvent(under.service.url, { event: stripeEvent(type, object) });
        told += 1;
      }
    });

    expect(await under.checkout(userId)).toMatchObject({ status: 200 });

    expect(told).toBe(3);

    await under.quiet();
    expect(await under.state(userId)).toMatchObject({ state: 'active', isPremium: true });
    expect(
      under
        .heardOf(userId)
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['payment.received', 'subscription.activated']);
  });
});

describe('the portal', () => {
  test('is that of the member’s own customer and leads back', async () => {
    const userId = aMemberId();
    const { customer } = await becomePremium(under, userId);

    const { status, body } = await under.as(userId, 'POST /payment/portal', {
      body: { customer: 'cus_of_somebody_else' },
    });

    expect([status, new URL(body.url).pathname]).toEqual([200, expect.stringMatching(/^\/p\/session\//)]);
    expect(under.stripe.callsOf('POST /v1/billing_portal/sessions').at(-1)?.params).toEqual({
      customer,
      return_url: 'https://sufra.example/billing',
    });
  });

  test('is not there for who never paid', async () => {
    expect(await under.as(aMemberId(), 'POST /payment/portal')).toMatchObject({
      status: 409,
      body: { code: 'not_premium' },
    });
  });
});

test('checkouts of one member are limited', async () => {
  const strict = await under.startReplica({ CHECKOUTS_PER_MEMBER_AND_HOUR: '2' });
  const userId = aMemberId();
  const statuses = [];
  for (let time = 0; time < 3; time++) statuses.push((await under.checkout(userId, strict.url)).status);
  expect(statuses).toEqual([200, 200, 429]);
  await strict.stop();
});
