import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '@sufra/service-kit/testing';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { plans } from './plans.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({ PREMIUM_GENERATIONS_PER_HOUR: '45' });
});
afterAll(() => under.stop());

describe('the plans', () => {
  test('are the two cards, the premium one with its price, its price identifier and what fair use means', async () => {
    const { status, body } = await ask(under.service.url, 'GET /payment/plans');
    expect(status).toBe(200);
    expect(body).toEqual({
      plans: [
        {
          title: 'Free',
          description: 'To taste',
          price: 0,
          currency: 'GBP',
          interval: null,
          features: [
            '3 recipes each month, renewed on the first',
            'Main and light meals, snacks',
            'The whole Sunnah guide',
          ],
          quota: { size: 3, renews: 'monthly' },
          mode: 'free',
          highlighted: false,
          priceId: null,
        },
        {
          title: 'Premium',
          description: 'To cook every day',
          price: 499,
          currency: 'GBP',
          interval: 'month',
          features: [
            'Unlimited recipes (fair use: 45 an hour)',
            'All meal types, suhoor and iftar too',
            'Save your favourites, plan your week',
          ],
          quota: null,
          mode: 'subscription',
          highlighted: true,
          priceId: 'price_of_the_test',
        },
      ],
    });
  });

  test('promise no renewal where the allowance never renews', () => {
    const [free] = plans({ priceId: 'price', generationsPerHour: 60, quota: { size: 5, renews: 'never' } });
    expect(free).toMatchObject({
      features: expect.arrayContaining(['5 recipes']),
      quota: { renews: 'never' },
    });
  });

  test('may be kept by every cache for a minute', async () => {
    const { headers } = await ask(under.service.url, 'GET /payment/plans');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
  });
});
