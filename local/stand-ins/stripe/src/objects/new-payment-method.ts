import type { cardOf } from '../cards.ts';
import { newId } from '../new-id.ts';
import type { PaymentMethod } from '../store/records.ts';
import { billingDetails } from './billing-details.ts';

interface Given {
  card: NonNullable<ReturnType<typeof cardOf>>;
  expMonth: number;
  expYear: number;
  customer: string;
  email: string | null;
  name: string | null;
  created: number;
}

export const newPaymentMethod = (given: Given): PaymentMethod => ({
  id: newId('pm'),
  object: 'payment_method',
  allow_redisplay: 'limited',
  billing_details: billingDetails(given),
  card: {
    brand: given.card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'GB',
    display_brand: given.card.brand,
    exp_month: given.expMonth,
    exp_year: given.expYear,
    fingerprint: `print${given.card.number.slice(-8)}`,
    funding: 'credit',
    generated_from: null,
    last4: given.card.number.slice(-4),
    networks: { available: [given.card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created: given.created,
  customer: given.customer,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
});
