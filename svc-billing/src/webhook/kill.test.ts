import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startAlone } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { sendEvent, stripeEvent } from '../../test/send-event.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { aCustomer } from '../../test/subscribe.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

// Starting a process takes its time on a busy machine.
const patienceMs = 90_000;

let under: UnderTest;
beforeEach(async () => {
  under = await startForTest();
  // Only the one that is killed works, and then its successor.
  await under.service.stop();
}, patienceMs);
afterEach(() => under.stop());

test.each([
  ['before it has asked anything', 'GET /v1/subscriptions'],
  ['between the subscription and its payment', 'GET /v1/invoices/'],
  ['before it knows what went back', 'GET /v1/charges'],
] as const)(
  'a service killed %s of Stripe has lost nothing: its successor and Stripe’s retry bring the same state',
  async (_when, call) => {
    const userId = aMemberId();
    const customer = await aCustomer(under, userId);
    const subscription = under.stripe.subscribe({ customer });
    const event = stripeEvent('invoice.paid', under.stripe.invoiceOf(subscription));
    const env = under.env({ BACKGROUND_LEASE_MS: '1000', EVENT_BUS_URL: 'memory:' });
    const alone = await startAlone(main, env);
    const struck = new Promise<void>(resolve => {
      under.stripe.fail(call, { fault: 'drop' }, () => {
        alone.kill();
        resolve();
      });
    });
    const answer = sendEvent(alone.url, { event }).catch(() => ({ status: 0 }));
    await struck;
    await alone.exited;
    // Whatever was answered: what was acknowledged is written down.
    if ((await answer).status === 200) expect(await under.inbox.countDocuments({ _id: event.id })).toBe(1);

    const next = await under.startReplica({ BACKGROUND_LEASE_MS: '1000' });
    expect(await sendEvent(next.url, { event })).toMatchObject({ status: 200 });
    await under.quiet(30_000);

    expect((await under.as(userId, 'GET /payment/subscription', { url: next.url })).body).toMatchObject({
      state: 'active',
    });
    expect((await under.as(userId, 'GET /payment/payments', { url: next.url })).body.payments).toMatchObject([
      { status: 'paid', donation: 50 },
    ]);
    expect(await under.ledger.countDocuments({ invoice: String(subscription.latest_invoice) })).toBe(1);
    expect(under.heardOf(userId).map(({ type }) => type)).toEqual([
      'subscription.activated',
      'payment.received',
    ]);
    await next.stop();
  },
  patienceMs,
);
