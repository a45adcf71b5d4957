import { premium } from '@sufra/contracts';
import type { Price } from '../store/records.ts';

const created = Date.UTC(2025, 4, 21) / 1000;

export const productId = 'prod_SufraPremium';

export const newPrice = (id: string): Price => ({
  id,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created,
  currency: premium.currency.toLowerCase(),
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product: productId,
  recurring: {
    interval: premium.interval,
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: premium.pricePence,
  unit_amount_decimal: String(premium.pricePence),
});
