import { randomUUID } from 'node:crypto';
import {
  beginCheckout,
  isPremium,
  pay,
  premiumPrice,
  sendWebhook,
  signature,
  stripeCalls,
  stripeEvent,
} from '../src/payments.ts';
import { expect, test } from '../src/site.ts';

const anEvent = (more: object = {}) =>
  JSON.stringify(
    stripeEvent('customer.subscription.updated', { id: 'sub_made_up', customer: 'cus_made_up' }, more),
  );

test('S93 a webhook is believed by its signature over the bytes, through the gateway', async ({ site }) => {
  const payload = anEvent();
  const other = `whsec_${'0'.repeat(48)}`;
  const bad = [
    '',
    't=1,v1=00',
    'nonsense',
    signature(payload, { secret: other }),
    signature(payload, { scheme: 'v0' }),
    signature(`${payload} `),
    signature(anEvent()),
    signature(payload).replace(/t=\d+/, `t=${Math.floor(Date.now() / 1_000) + 5}`),
  ];
  for (const one of bad) {
    const { status, body } = await sendWebhook(site, payload, one);
    expect([400, 401], one).toContain(status);
    expect(body.code).toBe('signature_invalid');
  }
  expect((await sendWebhook(site, payload)).status).toBe(200);
  const odd =
    `\n\t {  "id" : "evt_${randomUUID()}", "note":"Kebap çok güzel 🥙 \\u00e9",\r\n${anEvent().slice(1)}  \n`.replace(
      /"id" : "[^"]+",/,
      '',
    );
  expect((await sendWebhook(site, odd)).status).toBe(200);
  const rotated = anEvent();
  const [, foreign] = signature(rotated, { secret: other }).split(',');
  expect((await sendWebhook(site, rotated, `${signature(rotated)},${foreign}`)).status).toBe(200);
  const [at, good] = signature(rotated).split(',');
  expect((await sendWebhook(site, rotated, `${at},${foreign},${good}`)).status).toBe(200);
});

test('S94 a webhook is good for five minutes, and once', async ({ site }) => {
  const late = anEvent();
  expect((await sendWebhook(site, late, signature(late, { secondsAgo: 301 }))).status).toBe(400);
  const inbox = site.collection('svc-billing', 'webhook_events');
  const member = await site.member();
  await pay(site, member);
  await expect.poll(() => isPremium(site, member)).toBe(true);
  const kept = await site
    .collection('svc-billing', 'subscriptions')
    .findOne({ customerId: { $exists: true } });
  const customer = kept?.customerId;
  const id = `evt_${randomUUID()}`;
  const payload = JSON.stringify(
    stripeEvent('customer.subscription.updated', { id: 'sub_made_up', customer }, { id }),
  );
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendWebhook(site, payload)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await inbox.countDocuments({ _id: id as never })).toBe(1);
  const ofMember = await inbox.find({ type: 'invoice.paid' }).sort({ _id: -1 }).toArray();
  const before = await site.collection('svc-billing', 'ledger').countDocuments();
  for (const { _id } of ofMember.slice(0, 5)) {
    const again = JSON.stringify(stripeEvent('invoice.paid', { id: 'in_made_up' }, { id: String(_id) }));
    expect((await sendWebhook(site, again)).status).toBe(200);
  }
  expect(await site.collection('svc-billing', 'ledger').countDocuments()).toBe(before);
});

test('S95 events of real money, other accounts, prices and currencies change nothing', async ({ site }) => {
  const member = await site.member();
  await beginCheckout(site, member);
  const subscription = {
    id: 'sub_foreign',
    object: 'subscription',
    customer: 'cus_foreign',
    status: 'active',
    currency: 'usd',
    livemode: true,
    metadata: { userId: member.id },
    items: { data: [{ price: { id: 'price_of_another', unit_amount: 1, currency: 'usd' } }] },
  };
  const entries = await site.collection('svc-billing', 'ledger').countDocuments();
  for (const more of [{ livemode: true }, { account: 'acct_another' }, {}]) {
    for (const type of ['customer.subscription.created', 'checkout.session.completed', 'invoice.paid']) {
      const payload = JSON.stringify(
        stripeEvent(type, { ...subscription, client_reference_id: member.id, payment_status: 'paid' }, more),
      );
      expect([200, 400]).toContain((await sendWebhook(site, payload)).status);
    }
  }
  await site.quiet();
  expect(await isPremium(site, member)).toBe(false);
  expect(await site.collection('svc-billing', 'ledger').countDocuments()).toBe(entries);
});

test('S96 price, amount and addresses of a checkout are the server’s', async ({ site }) => {
  const member = await site.member();
  for (const priceId of ['price_of_another', '', '__proto__', `${await premiumPrice(site)} `])
    expect((await beginCheckout(site, member, { priceId })).status, priceId).toBe(400);
  const tampered = {
    amount: 1,
    unit_amount: 1,
    quantity: 0,
    trial_days: 365,
    subscription_data: { trial_period_days: 365 },
    discounts: [{ coupon: 'free' }],
    coupon: 'free',
    currency: 'idr',
    successUrl: 'https://evil.example/ok',
    success_url: 'https://evil.example/ok',
    cancel_url: 'https://evil.example/no',
    customer: 'cus_of_another',
    userId: '5afa000000000000000000f2',
  };
  const answer = await beginCheckout(site, member, tampered);
  expect(answer.status).toBe(200);
  expect(new URL(answer.body.url).origin).toBe(new URL(site.urlOf('stripe')).origin);
  const asked = JSON.stringify(await stripeCalls(site));
  for (const word of ['evil.example', 'trial', 'cus_of_another', 'idr', '5afa000000000000000000f2'])
    expect(asked.slice(asked.lastIndexOf('checkout/sessions')), word).not.toContain(word);
  const { text } = { text: await (await fetch(answer.body.url)).text() };
  expect(text).toContain('4.99');
});

test('S97 no one pays for, cancels or reads another’s membership', async ({ site }) => {
  const [victim, other] = [await site.member(), await site.member()];
  await pay(site, victim);
  await expect.poll(() => isPremium(site, victim)).toBe(true);
  const kept = await site
    .collection('svc-billing', 'subscriptions')
    .findOne({ $or: [{ _id: victim.id as never }, { userId: victim.id }] });
  const ids = {
    userId: victim.id,
    email: victim.email,
    customerId: kept?.customerId,
    subscriptionId: kept?.subscriptionId ?? 'sub_1',
  };
  for (const call of ['POST /payment/cancel-subscription', 'POST /payment/portal'])
    expect((await site.call(call, { token: other.token, body: ids })).status).toBe(409);
  const query = new URLSearchParams({ userId: victim.id, session_id: 'cs_of_victim' });
  expect(
    (await site.mustCall(`GET /payment/subscription?${query}`, { token: other.token })).body.isPremium,
  ).toBe(false);
  expect(
    (await site.mustCall(`GET /payment/payments?${query}`, { token: other.token })).body.payments,
  ).toEqual([]);
  expect(await isPremium(site, victim)).toBe(true);
  expect(await isPremium(site, other)).toBe(false);
});

test('S98 coming back from a checkout pays nothing', async ({ site, page }) => {
  const member = await site.member();
  const { body } = await beginCheckout(site, member);
  await page.goto(
    `/billing?checkout=success&premium=true&session_id=${new URL(body.url).pathname.split('/').pop()}`,
  );
  for (const query of ['?paid=true', '?status=active', '?isPremium=true'])
    expect(
      (await site.mustCall(`GET /payment/subscription${query}`, { token: member.token })).body.isPremium,
    ).toBe(false);
  const { user } = (
    await site.mustCall('GET /auth/me', { token: member.token, headers: { 'x-premium': 'true' } })
  ).body;
  expect(user.isPremium).toBe(false);
  expect((await site.call('GET /recipes/plan', { token: member.token })).body.code).toBe('premium_only');
});

test('S99 webhooks are let in in numbers, and bounded in size', async ({ site }) => {
  const statuses: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    // As from a provider: of one address.
    const burst = await Promise.all(
      Array.from({ length: 30 }, () =>
        sendWebhook(site, JSON.stringify(stripeEvent('an.unknown.type', { id: 'x_1' }))),
      ),
    );
    statuses.push(...burst.map(({ status }) => status));
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  const huge = JSON.stringify(stripeEvent('an.unknown.type', { id: 'x', text: 'a'.repeat(5_000_000) }));
  expect((await sendWebhook(site, huge)).status).toBe(413);
});
