import type { Plan } from '@sufra/contracts';

export const thePlans: Plan[] = [
  {
    title: 'Free',
    description: 'To taste',
    price: 0,
    currency: 'GBP',
    interval: null,
    features: ['3 recipes each month, renewed on the first', 'Main and light meals, snacks'],
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
    features: ['Unlimited recipes', 'All meal types'],
    quota: null,
    mode: 'subscription',
    highlighted: true,
    priceId: 'price_premium',
  },
];
