import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { becomePremium, openSession } from '../../test/subscribe.ts';

const ending = 'DELETE /v1/subscriptions/';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterEach(() => under.stripe.heal());
afterAll(() => under.stop());

const cancel = (userId: string, more: { url?: string; body?: unknown } = {}) =>
  under.as(userId, 'POST /payment/cancel-subscription', more);
const statusOf = ({ id }: { id: string }) => under.stripe.get('subscription', id).status;
const ends = (userId: string) =>
  under.heardOf(userId).filter(({ type }) => type === 'subscription.cancelled');

describe('cancelling', () => {
  test('ends premium at once, at Stripe and here, and the others hear of it once', async () => {
    const userId = aMemberId();
    const { subscription } = await becomePremium(under, userId);

    expect(await cancel(userId)).toMatchObject({
      status: 200,
      body: { message: 'Your subscription is cancelled. You are a free member from now on.' },
    });

    expect(statusOf(subscription)).toBe('canceled');
    expect(await under.state(userId)).toMatchObject({
      state: 'ended',
      isPremium: false,
      endedAt: expect.any(String),
    });
    await under.tell('customer.subscription.deleted', subscription);
    await under.quiet();
    expect(ends(userId)).toHaveLength(1);
  });

  test('twice is refused the second time', async () => {
    const userId = aMemberId();
    await becomePremium(under, userId);
    await cancel(userId);
    expect(await cancel(userId)).toMatchObject({
      status: 409,
      body: { code: 'not_premium', error: 'You have no premium membership.' },
    });
  });

  test('in two tabs, over two replicas, ends it once', async () => {
    const userId = aMemberId();
    await becomePremium(under, userId);
    const replica = await under.startReplica();
    const answers = await Promise.all([cancel(userId), cancel(userId, { url: replica.url })]);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await under.quiet();
    expect(ends(userId)).toHaveLength(1);
    await replica.stop();
  });

  test('by who has nothing to cancel is refused', async () => {
    expect(await cancel(aMemberId())).toMatchObject({ status: 409, body: { code: 'not_premium' } });
  });

  test('names no other member’s subscription', async () => {
    const victim = aMemberId();
    const { subscription, customer } = await becomePremium(under, victim);
    const body = { userId: victim, subscriptionId: subscription.id, customer };
    expect(await cancel(aMemberId(), { body })).toMatchObject({ status: 409 });
    expect(statusOf(subscription)).toBe('active');
    expect(await under.state(victim)).toMatchObject({ isPremium: true });
  });

  test('ends a second subscription of the same member as well', async () => {
    const userId = aMemberId();
    const { customer } = await becomePremium(under, userId);
    const second = under.stripe.subscribe({ customer });
    await cancel(userId);
    expect(statusOf(second)).toBe('canceled');
  });

  test('leaves the member free to subscribe anew', async () => {
    const userId = aMemberId();
    const { customer } = await becomePremium(under, userId);
    await cancel(userId);
    const again = await becomePremium(under, userId);
    expect(again.customer).toBe(customer);
    expect(await under.state(userId)).toMatchObject({ state: 'active' });
    const facts = under.heardOf(userId).filter(({ type }) => type.startsWith('subscription.'));
    expect(facts.map(({ type }) => type)).toEqual([
      'subscription.activated',
      'subscription.cancelled',
      'subscription.activated',
    ]);
    const sequences = facts.map(({ sequence }) => Number(sequence));
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  });
});

describe('when Stripe', () => {
  test('is away the member hears so and stays premium, and it ends by itself when Stripe is back', async () => {
    const userId = aMemberId();
    const { subscription } = await becomePremium(under, userId);
    under.stripe.fail(ending, { fault: 'error', status: 503, seconds: 3, times: 99 });

    const answer = await cancel(userId);

    expect(answer).toMatchObject({ status: 503 });
    expect(answer.headers.get('retry-after')).toBe('3');
    expect(await under.state(userId)).toMatchObject({ isPremium: true });
    under.stripe.heal();
    await eventually(() => statusOf(subscription) === 'canceled', 15_000);
    await eventually(() => ends(userId).length === 1);
    expect(await under.state(userId)).toMatchObject({ state: 'ended' });
  });

  test('ends it and its answer is lost, the member hears that it is done', async () => {
    const userId = aMemberId();
    await becomePremium(under, userId);
    under.stripe.fail(ending, { fault: 'drop', when: 'after' });
    expect(await cancel(userId)).toMatchObject({ status: 200 });
    expect(await under.state(userId)).toMatchObject({ state: 'ended' });
  });

  test('ends it and goes away before it can be asked, it is over here too as soon as it can be', async () => {
    const userId = aMemberId();
    const { subscription } = await becomePremium(under, userId);
    under.stripe.fail(ending, { fault: 'slow', seconds: 0, when: 'after' }, () =>
      under.stripe.fail('GET /v1/subscriptions', { fault: 'error', times: 4 }),
    );
    expect(await cancel(userId)).toMatchObject({ status: 503 });
    expect(statusOf(subscription)).toBe('canceled');
    under.stripe.heal();
    await eventually(async () => (await under.state(userId)).state === 'ended', 15_000);
    await under.quiet();
    expect(ends(userId)).toHaveLength(1);
  });
});

test('an open checkout of a member who cancels is closed, so that nothing begins anew there', async () => {
  const userId = aMemberId();
  const { body } = await under.checkout(userId);
  const session = openSession(under, body.url);
  const subscription = under.stripe.subscribe({ customer: String(session.customer) });
  await under.tell('customer.subscription.created', subscription);
  await under.quiet();

  expect(await cancel(userId)).toMatchObject({ status: 200 });

  expect([under.stripe.get('session', session).status, statusOf(subscription)]).toEqual([
    'expired',
    'canceled',
  ]);
});
