import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { card, goodCard, openerOf } from '../../test/stripe-pages.ts';
import { anOrder, aStripeSite, type StripeSite } from '../../test/stripe-site.ts';

let site: StripeSite;
let open: ReturnType<typeof openerOf>;
beforeEach(async () => {
  site = await aStripeSite();
  open = openerOf(site);
});
afterEach(async () => {
  await site.stop();
  expect(site.said).toEqual([]);
});

const aCheckout = async (overrides: object = {}) => {
  const session = await site.client.checkout.sessions.create(anOrder(overrides));
  return {
    url: String(session.url),
    id: session.id,
    now: () => site.client.checkout.sessions.retrieve(session.id),
  };
};
describe('the checkout page', () => {
  test('says what is sold, that no card is charged, and runs no script', async () => {
    const { url } = await aCheckout();
    const { html, policy } = await open(url);
    expect(html).toContain('No card is charged here.');
    expect(html).toContain('£4.99');
    expect(html).toContain('per month');
    expect(html).toContain('href="http://localhost:8080/billing"');
    expect(html).not.toMatch(/<script|<style|style=|onclick|https:\/\//);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:8080");
    // The Enter key presses the first button: it must not be one that fills the form.
    expect(/<button[^>]*>/.exec(html)?.[0]).toContain('value="send"');
  });

  test('leads to the success address, with the session’s id in its place', async () => {
    const { url, id, now } = await aCheckout();
    const { status, location } = await open(url, goodCard);
    expect(status).toBe(303);
    expect(location).toBe(`http://localhost:8080/payment-success?session_id=${id}`);
    expect(await now()).toMatchObject({
      status: 'complete',
      customer_details: { email: 'amina@example.com', name: 'Amina Test' },
    });
    expect((await open(url, goodCard)).location).toBe(location);
    expect((await open(url)).html).toContain('You have paid already');
    const { data } = await site.client.charges.list();
    expect(data).toHaveLength(1);
  });

  test('shows the address of a customer who is known, and asks for none', async () => {
    const customer = await site.client.customers.create({ email: '<known>@example.com' });
    const { url } = await aCheckout({ customer: customer.id });
    const { html } = await open(url);
    expect(html).toContain('&lt;known&gt;@example.com');
    expect(html).not.toContain('name="email"');
  });

  test('fills in a test card with one click, and keeps what was typed', async () => {
    const { url } = await aCheckout();
    const filled = { ...goodCard, number: '', name: '', fill: '4000000000000341' };
    const { html, status } = await open(url, filled);
    expect(status).toBe(200);
    expect(html).toContain('value="4000 0000 0000 0341"');
    expect(html).toContain('value="amina@example.com"');
    expect(html).toContain('value="Test Cardholder"');
  });

  test.each([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
  ])('%s: %s, and another card may follow', async (number, words) => {
    const { url, now } = await aCheckout();
    const { status, html } = await open(url, card(number));
    expect(status).toBe(402);
    expect(html).toContain(words);
    expect(html).toContain('role="alert"');
    expect(await now()).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    expect((await open(url, goodCard)).status).toBe(303);
  });

  test.each([
    ['4242 4242 4242 4241', 'Your card number is invalid.'],
    ['4111 1111 1111 1111', 'Only test cards are taken here.'],
  ])('%s is no card to take: %s', async (number, words) => {
    const { url } = await aCheckout();
    const { status, html } = await open(url, card(number));
    expect(status).toBe(422);
    expect(html).toContain(words);
    expect((await site.client.charges.list()).data).toEqual([]);
  });

  test('says what is missing at each field', async () => {
    const { url } = await aCheckout();
    const { html } = await open(url, { ...goodCard, expiry: '01 / 20', cvc: '', name: '', email: 'x' });
    for (const words of [
      'expiry date is in the past',
      'security code is incomplete',
      'Enter the name on the card',
      'Enter your e-mail address',
    ])
      expect(html).toContain(words);
  });

  test('is over when its time is, and leads back', async () => {
    const { url, id } = await aCheckout();
    await site.client.checkout.sessions.expire(id);
    const { html } = await open(url);
    expect(html).toContain('This checkout is over');
    expect((await open(url, goodCard)).html).toContain('This checkout is over');
    expect((await open(`${url}x`)).status).toBe(404);
  });
});

describe('a card that asks its owner', () => {
  const asking = card('4000 0025 0000 3155');

  test('pays once the owner has said yes', async () => {
    const { url, now } = await aCheckout();
    const { location } = await open(url, asking);
    expect(location).toMatch(/\/authenticate$/);
    expect((await now()).status).toBe('open');
    expect((await open(location)).html).toContain('Your bank asks');
    expect((await open(location, { do: 'complete' })).location).toContain('/payment-success');
    expect((await now()).status).toBe('complete');
    await site.control('clock', { advanceDays: 32 });
    const { data } = await site.client.subscriptions.list();
    expect(data[0]?.status).toBe('active');
  });

  test('pays nothing when the owner fails, and the form is back', async () => {
    const { url, now } = await aCheckout();
    const { location } = await open(url, asking);
    const { status, html } = await open(location, { do: 'fail' });
    expect(status).toBe(402);
    expect(html).toContain('We could not authenticate your card.');
    expect(html).toContain(`action="/c/pay/`);
    expect(await now()).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    expect((await open(url, goodCard)).status).toBe(303);
  });
});
