import type { Donations, Payment, Subscription } from '@sufra/contracts';

const none: Subscription = {
  state: 'none',
  isPremium: false,
  since: null,
  nextPayment: null,
  premiumUntil: null,
  endedAt: null,
  canManagePayment: false,
};

const active: Subscription = {
  ...none,
  state: 'active',
  isPremium: true,
  since: '2026-10-05T09:00:00.000Z',
  nextPayment: { at: '2026-12-05T09:00:00.000Z', amount: 499, currency: 'GBP' },
  canManagePayment: true,
};

export const subscriptions = {
  none,
  active,
  confirming: { ...none, state: 'confirming' },
  owing: {
    ...active,
    state: 'past_due',
    nextPayment: null,
    premiumUntil: '2026-11-27T09:00:00.000Z',
  },
  owingTooLong: { ...active, state: 'past_due', isPremium: false, nextPayment: null },
  ended: { ...none, state: 'ended', endedAt: '2026-11-20T09:00:00.000Z' },
} satisfies Record<string, Subscription>;

export const aPayment = (overrides: Partial<Payment> = {}): Payment => ({
  _id: 'in_1',
  at: '2026-11-05T09:00:00.000Z',
  amount: 499,
  currency: 'GBP',
  status: 'paid',
  refunded: 0,
  donation: 50,
  receiptUrl: 'https://pay.sufra.example/receipts/1',
  ...overrides,
});

export const theDonations = (overrides: Partial<Donations> = {}): Donations => ({
  currency: 'GBP',
  pledged: 123_450,
  given: 100_000,
  months: [
    { month: '2026-09', pledged: 61_725, given: 0 },
    { month: '2026-11', pledged: 61_725, given: 100_000 },
  ],
  transfers: [
    {
      at: '2026-11-10T09:00:00.000Z',
      amount: 100_000,
      charity: 'Water for All',
      reference: 'SUFRA-2026-11',
    },
  ],
  chain: { entries: 2_470, head: 'c0ffee'.repeat(10) },
  ...overrides,
});
