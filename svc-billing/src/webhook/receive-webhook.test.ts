import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readLog } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { sendEvent, signed, stripeEvent, webhookSecret } from '../../test/send-event.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { aCustomer } from '../../test/subscribe.ts';

const logFile = join(mkdtempSync(join(tmpdir(), 'sufra-log-')), 'out.log');
let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({
    STRIPE_WEBHOOK_SECRET: `${webhookSecret},whsec_of_before`,
    LOG_FILE: logFile,
    LOG_LEVEL: 'info',
  });
});
afterAll(() => under.stop());

const send = (sent: Parameters<typeof sendEvent>[1]) => sendEvent(under.service.url, sent);
const linesOf = (word: string) =>
  readLog(logFile)
    .split('\n')
    .filter(line => line.includes(word));

/** A member who has paid without a word of it here. */
async function aPayer(price = {}) {
  const userId = aMemberId();
  const customer = await aCustomer(under, userId);
  const subscription = under.stripe.subscribe({ customer, price });
  return { userId, customer, subscription };
}

const isPremium = async (userId: string) => {
  await under.quiet();
  return (await under.state(userId)).isPremium;
};

describe('an event', () => {
  test('that Stripe signed is taken in', async () => {
    const { userId, subscription } = await aPayer();
    const event = stripeEvent('customer.subscription.created', subscription);
    expect(await send({ event })).toEqual({ status: 200, body: { received: true } });
    expect(await isPremium(userId)).toBe(true);
  });

  test('is signed over its bytes, whatever spaces and letters they hold', async () => {
    const { userId, subscription } = await aPayer();
    const event = stripeEvent('customer.subscription.created', { ...subscription, description: 'طعام 🥘 é' });
    const body = `\n  ${JSON.stringify(event, null, 7)}\r\n\t`;
    expect(await send({ body })).toMatchObject({ status: 200 });
    expect(await isPremium(userId)).toBe(true);
  });

  test.each([
    ['by the secret of before', (body: string) => signed(body, { secret: 'whsec_of_before' })],
    ['299 seconds ago', (body: string) => signed(body, { secondsAgo: 299 })],
    [
      'twice, once with a secret that is not ours',
      (body: string) => {
        const other = signed(body, { secret: 'whsec_new' }).split(',')[1];
        return signed(body).replace(',', `,${other},`);
      },
    ],
  ])('signed %s is taken in', async (_how, sign) => {
    const { userId, subscription } = await aPayer();
    const body = JSON.stringify(stripeEvent('customer.subscription.created', subscription));
    expect(await send({ body, signature: sign(body) })).toMatchObject({ status: 200 });
    expect(await isPremium(userId)).toBe(true);
  });

  test.each([
    ['not at all', () => ''],
    ['in words of no sense', () => 'v1=,t=,,=,'],
    ['by another secret', (body: string) => signed(body, { secret: 'whsec_forged' })],
    ['in an older scheme alone', (body: string) => signed(body).replace('v1=', 'v0=')],
    ['301 seconds ago', (body: string) => signed(body, { secondsAgo: 301 })],
    ['over other bytes', (body: string) => signed(body.replace('sub_', 'sub-'))],
    [
      'at another time than it says',
      (body: string) =>
        signed(body, { secondsAgo: 20 }).replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000)}`),
    ],
  ])('signed %s is refused and changes nothing', async (_how, sign) => {
    const { userId, subscription } = await aPayer();
    const body = JSON.stringify(stripeEvent('customer.subscription.created', subscription));
    const answer = await send({ body, signature: sign(body) });
    expect(answer).toMatchObject({ status: 400, body: { code: 'signature_invalid' } });
    expect(await isPremium(userId)).toBe(false);
  });

  test('that is refused is told in the log, without what it held', () => {
    const [line = '{}'] = linesOf('"security":"webhook"');
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', outcome: 'refused', ip: '127.0.0.1' });
    expect(line).not.toContain('sub_');
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'paid=true'],
    ['no event', '[]'],
  ])('that is signed and is %s is refused', async (_what, body) => {
    expect((await send({ body, signature: signed(body) })).status).toBe(400);
  });

  test.each([
    [
      'of a type that this service does not wait for',
      'product.updated',
      { id: 'prod_1', customer: { odd: true } },
    ],
    ['of an unknown type', 'moon.rose', { charge: 7 }],
    ['of a customer of another', 'customer.subscription.created', { id: 'sub_1', customer: 'cus_foreign' }],
    ['of no customer', 'invoice.paid', { id: 'in_1', customer: null }],
  ])('%s is accepted and left alone', async (_what, type, object) => {
    const before = await under.inbox.countDocuments();
    expect(await under.tell(type, object)).toMatchObject({ status: 200 });
    expect(await under.inbox.countDocuments()).toBe(before);
  });

  test.each([
    ['of the other mode', { livemode: true }],
    ['of another account', { account: 'acct_foreign' }],
  ])('%s is accepted and changes nothing', async (_what, more) => {
    const { userId, subscription } = await aPayer();
    const event = stripeEvent('customer.subscription.created', subscription, more);
    expect(await send({ event })).toMatchObject({ status: 200 });
    expect(await isPremium(userId)).toBe(false);
  });

  test.each([
    ['to another price', { id: 'price_of_a_penny' }, false],
    ['in another currency', { currency: 'jpy' }, false],
    ['in the other mode', {}, true],
  ])(
    'of a subscription %s makes no member premium and nothing is pledged',
    async (_what, price, livemode) => {
      const { userId, subscription: paid } = await aPayer(price);
      const subscription = under.stripe.change('subscription', paid, { livemode });
      under.stripe.change('invoice', under.stripe.invoiceOf(paid), { livemode });
      await under.tell('customer.subscription.created', subscription);
      await under.tell('invoice.paid', under.stripe.invoiceOf(subscription));
      expect(await isPremium(userId)).toBe(false);
      expect(await under.payments.countDocuments({ userId })).toBe(0);
      expect(under.heardOf(userId)).toEqual([]);
    },
  );

  test('that says what Stripe does not say makes no member premium', async () => {
    const userId = aMemberId();
    const customer = await aCustomer(under, userId);
    await under.tell('customer.subscription.created', { id: 'sub_told', customer, status: 'active' });
    expect(await isPremium(userId)).toBe(false);
  });

  test('that names another member in what the customer may write binds no member', async () => {
    const victim = aMemberId();
    await aCustomer(under, victim);
    const { userId, subscription } = await aPayer();
    const metadata = { userId: victim };
    await under.tell('customer.subscription.created', {
      ...subscription,
      metadata,
      client_reference_id: victim,
    });
    expect([await isPremium(userId), await isPremium(victim)]).toEqual([true, false]);
  });
});

describe('the same change', () => {
  test('told twenty times at once over two replicas, and under two ids, is one row and one fact', async () => {
    const { userId, subscription } = await aPayer();
    const replica = await under.startReplica();
    const one = stripeEvent('customer.subscription.created', subscription);
    const other = stripeEvent('customer.subscription.created', subscription);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        sendEvent(index % 2 ? replica.url : under.service.url, { event: index % 4 < 2 ? one : other }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await under.quiet();
    expect(await under.inbox.countDocuments({ _id: { $in: [one.id, other.id] } })).toBe(2);
    expect(under.heardOf(userId).map(({ type }) => type)).toEqual([
      'subscription.activated',
      'payment.received',
    ]);
    expect(await under.ledger.countDocuments({ invoice: String(subscription.latest_invoice) })).toBe(1);
    await replica.stop();
  });

  test('replayed after it was undone changes nothing any more', async () => {
    const { userId, subscription } = await aPayer();
    const body = JSON.stringify(stripeEvent('customer.subscription.created', subscription));
    const signature = signed(body);
    await send({ body, signature });
    expect(await isPremium(userId)).toBe(true);
    await under.tell('customer.subscription.deleted', under.stripe.end(subscription));
    expect(await isPremium(userId)).toBe(false);
    under.stripe.calls.clear();
    expect(await send({ body, signature })).toMatchObject({ status: 200 });
    expect(await isPremium(userId)).toBe(false);
    expect(under.stripe.calls.all().count).toBe(0);
  });
});

test('a thousand events in a burst are all taken in, and each member is premium in the end', async () => {
  const payers = await Promise.all(Array.from({ length: 20 }, () => aPayer()));
  const events = payers.flatMap(({ subscription }) =>
    Array.from({ length: 50 }, () => stripeEvent('customer.subscription.updated', subscription)),
  );
  const statuses: number[] = [];
  // As many lines as a sender keeps open; each sends as fast as it is answered. A machine that is too busy says so, and is sent the event
  // again, as Stripe does it.
  const line = async () => {
    for (let event = events.shift(); event; event = events.shift()) {
      const { status } = await send({ event });
      if (status === 503) events.push(event);
      else statuses.push(status);
    }
  };
  await Promise.all(Array.from({ length: 100 }, line));
  expect(statuses).toHaveLength(1_000);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await under.quiet(60_000);
  for (const { userId } of payers) expect(await under.state(userId)).toMatchObject({ isPremium: true });
  for (const { userId } of payers)
    expect(under.heardOf(userId).filter(({ type }) => type === 'subscription.activated')).toHaveLength(1);
}, 120_000);

test('a body of five megabytes is too large', async () => {
  const body = ' '.repeat(5_000_000);
  expect(await send({ body, signature: signed(body) })).toMatchObject({
    status: 413,
    body: { code: 'payload_too_large' },
  });
});
