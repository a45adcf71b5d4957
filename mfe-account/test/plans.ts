import type { Plan } from '@sufra/contracts';

const premium: Plan = {
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
};

const free: Plan = { ...premium, title: 'Free', price: 0, interval: null, mode: 'free', priceId: null };

/** As the service sends them: the plan that can be bought is not the first. */
export const plans = [free, premium];
