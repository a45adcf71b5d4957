export const legalTextsUpdated = '2025-05-21';

/** Money is in minor units everywhere. */
export const premium = {
  pricePence: 499,
  currency: 'GBP',
  interval: 'month',
  charityPercent: 10,
} as const;
