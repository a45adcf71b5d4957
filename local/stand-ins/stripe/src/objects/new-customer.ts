import { newId } from '../new-id.ts';
import type { Customer } from '../store/records.ts';

interface Given {
  email: string | null;
  name: string | null;
  phone: string | null;
  description: string | null;
  metadata: Record<string, string>;
  created: number;
}

export const newCustomer = ({ email, name, phone, description, metadata, created }: Given): Customer => ({
  id: newId('cus', 14),
  object: 'customer',
  address: null,
  balance: 0,
  created,
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description,
  discount: null,
  email,
  invoice_prefix: newId('', 8).slice(1).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata,
  name,
  next_invoice_sequence: 1,
  phone,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
});
