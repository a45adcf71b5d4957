import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { anOrder, aStripeSite, priceId, type StripeSite } from '../../test/stripe-site.ts';

let site: StripeSite;
beforeAll(async () => {
  site = await aStripeSite();
});
afterAll(async () => {
  await site.stop();
  expect(site.said).toEqual([]);
  expect(site.listener.faults).toEqual([]);
});

describe('a checkout', () => {
  const buy = async (card = '4242 4242 4242 4242', metadata = { userId: 'u2' }) => {
    const { client, control } = site;
    const customer = await client.customers.create({ email: 'buyer@example.com', metadata });
    const session = await client.checkout.sessions.create(
      anOrder({ customer: customer.id, client_reference_id: 'u2', subscription_data: { metadata } }),
    );
    const { body } = await control('checkouts', { session: session.id, card });
    return { customer, session: await client.checkout.sessions.retrieve(session.id), told: body };
  };

  test('is open, with an address to pay at, for a day', async () => {
    const session = await site.client.checkout.sessions.create(anOrder());
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      mode: 'subscription',
      url: `${site.url}/c/pay/${session.id}`,
      expires_at: session.created + 86_400,
      amount_total: 499,
      subscription: null,
    });
    expect(await site.client.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open' });
    expect((await site.client.checkout.sessions.expire(session.id)).status).toBe('expired');
    await expect(site.client.checkout.sessions.expire(session.id)).rejects.toMatchObject({
      statusCode: 400,
    });
    await site.hears('checkout.session.expired');
  });

  test('with a good card is a paid month of an active subscription, where the SDK looks for it', async () => {
    const { customer, session } = await buy();
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', customer: customer.id });
    const subscription = await site.client.subscriptions.retrieve(String(session.subscription), {
      expand: ['latest_invoice.payments', 'default_payment_method', 'customer'],
    });
    expect(subscription).toMatchObject({
      status: 'active',
      metadata: { userId: 'u2' },
      customer: { id: customer.id, email: 'buyer@example.com' },
      default_payment_method: { card: { last4: '4242', brand: 'visa' } },
      latest_invoice: {
        status: 'paid',
        amount_paid: 499,
        billing_reason: 'subscription_create',
        parent: { subscription_details: { subscription: session.subscription } },
        payments: { data: [{ status: 'paid', payment: { type: 'payment_intent' } }] },
      },
    });
    const [item] = subscription.items.data;
    expect(item?.price.id).toBe(priceId);
    expect(item?.current_period_start).toBe(subscription.start_date);
    expect(item?.current_period_end).toBeGreaterThan(subscription.start_date + 27 * 86_400);

    const invoices = await site.client.invoices.list({ customer: customer.id });
    const { data } = await site.client.invoicePayments.list({
      invoice: invoices.data[0]?.id,
      expand: ['data.payment.payment_intent.latest_charge'],
    });
    expect(data[0]?.payment.payment_intent).toMatchObject({
      status: 'succeeded',
      latest_charge: { paid: true, receipt_url: expect.stringContaining('/receipts/ch_') },
    });
    const back = await site.client.invoicePayments.list({
      payment: {
        type: 'payment_intent',
        payment_intent: Object(data[0]?.payment.payment_intent).id,
      },
    });
    expect(back.data.map(({ invoice }) => invoice)).toEqual([invoices.data[0]?.id]);
  });

  test('tells the site of all of it, signed, in the order in which it happened', async () => {
    const { session } = await buy();
    await site.until(
      () => site.listener.events.some(({ data }) => Object(data.object).id === session.id),
      'the completed session',
    );
    const types = site.types();
    for (const type of [
      'customer.created',
      'charge.succeeded',
      'customer.subscription.created',
      'invoice.paid',
      'checkout.session.completed',
    ])
      expect(types).toContain(type);
    expect(types.indexOf('invoice.paid')).toBeLessThan(types.indexOf('checkout.session.completed'));
  });

  test('with a card that is declined leaves no subscription, and can be tried again', async () => {
    const { customer, session, told } = await buy('4000000000000002');
    expect(told).toMatchObject({ status: 'open', decline: 'Your card was declined.' });
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', subscription: null });
    const { data } = await site.client.subscriptions.list({ customer: customer.id, status: 'all' });
    expect(data).toEqual([]);
    await site.hears('charge.failed');
    const { body } = await site.control('checkouts', { session: session.id, card: '4242424242424242' });
    expect(body).toMatchObject({ status: 'complete', decline: null });
  });

  test('that is sent off twice is paid once', async () => {
    const { customer, session } = await buy();
    await site.control('checkouts', { session: session.id, card: '4242424242424242' });
    expect((await site.client.subscriptions.list({ customer: customer.id })).data).toHaveLength(1);
    expect((await site.client.charges.list({ customer: customer.id })).data).toHaveLength(1);
  });

  test('cancelled at once it is over for good, and cancelled twice it is missing', async () => {
    const { customer, session } = await buy();
    const { subscriptions } = site.client;
    const id = String(session.subscription);
    const ended = await subscriptions.cancel(id);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: expect.any(Number) });
    await expect(subscriptions.cancel(id)).rejects.toMatchObject({ code: 'resource_missing' });
    expect((await subscriptions.retrieve(id)).status).toBe('canceled');
    expect((await subscriptions.list({ customer: customer.id })).data).toEqual([]);
    expect((await subscriptions.list({ customer: customer.id, status: 'all' })).data).toHaveLength(1);
    await site.hears('customer.subscription.deleted');
  });

  test('whose customer is deleted ends', async () => {
    const { customer, session } = await buy();
    await site.client.customers.del(customer.id);
    const { status } = await site.client.subscriptions.retrieve(String(session.subscription));
    expect(status).toBe('canceled');
  });
});
