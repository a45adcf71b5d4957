import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { card, goodCard, openerOf } from '../../test/stripe-pages.ts';
import { aStripeSite, priceId, type StripeSite } from '../../test/stripe-site.ts';

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

describe('the portal', () => {
  const aPortal = async (more: object = {}, payCard = '4242424242424242') => {
    const { body } = await site.control('subscriptions', {
      userId: 'u1',
      priceId,
      card: payCard,
      customerEmail: 'm@example.com',
    });
    const make = async () =>
      (
        await site.client.billingPortal.sessions.create({
          customer: body.customer,
          return_url: 'http://localhost:8080/billing',
          ...more,
        })
      ).url;
    return { ...body, make, url: await make() };
  };

  test('shows plan, card and invoices, and leads back', async () => {
    const { url } = await aPortal();
    const { html } = await open(url);
    for (const words of ['m@example.com', 'Active', 'VISA ending in 4242', '£4.99', 'Paid'])
      expect(html).toContain(words);
    expect(html).toContain('href="http://localhost:8080/billing"');
    const invoice = /href="([^"]*\/i\/[^"]*)"/.exec(html)?.[1] ?? '';
    const shown = await open(invoice);
    expect(shown.html).toContain('Paid on');
    const receipt = /href="([^"]*\/receipts\/[^"]*)"/.exec(shown.html)?.[1] ?? '';
    expect((await open(receipt)).html).toContain('Receipt from Sufra');
  });

  test('a new card pays what is unpaid', async () => {
    const { make, subscription } = await aPortal({}, '4000000000000341');
    await site.control('clock', { advanceDays: 32 });
    const url = await make();
    expect((await open(url)).html).toContain('Payment failed');
    const { location } = await open(`${url}/card`, goodCard);
    expect((await open(location)).html).toContain('what was unpaid is paid');
    expect((await site.client.subscriptions.retrieve(subscription)).status).toBe('active');
  });

  test('a card that is declined is not taken', async () => {
    const { url } = await aPortal();
    const { status, html } = await open(`${url}/card`, card('4000000000000002'));
    expect(status).toBe(402);
    expect(html).toContain('Your card was declined.');
    expect((await open(url)).html).toContain('VISA ending in 4242');
  });

  test('asked for the card alone, it leads there and back to the site', async () => {
    const { url } = await aPortal({
      flow_data: {
        type: 'payment_method_update',
        after_completion: { type: 'redirect', redirect: { return_url: 'http://localhost:8080/done' } },
      },
    });
    const { location } = await open(url);
    expect(location).toMatch(/\/card$/);
    expect((await open(location, goodCard)).location).toBe('http://localhost:8080/done');
  });

  test('is over after an hour', async () => {
    const { url } = await aPortal();
    await site.control('clock', { advanceSeconds: 3_700 });
    expect((await open(url)).status).toBe(404);
  });
});
