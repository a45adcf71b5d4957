import { newId } from '../new-id.ts';
import type { Customer, Invoice, Subscription } from '../store/records.ts';
import { newInvoiceLine } from './new-invoice-line.ts';

interface Given {
  customer: Customer;
  subscription: Subscription;
  reason: 'subscription_create' | 'subscription_cycle';
  number: string;
  /** The month that is paid for. */
  period: { start: number; end: number };
  created: number;
  publicUrl: string;
  description: string;
}

const totalOf = ({ items }: Subscription) =>
  items.data.reduce((sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * (quantity ?? 1), 0);

/** Final and open: for the hour in which Stripe leaves a renewal open to change, there is no wait here. */
export function newInvoice(given: Given): Invoice {
  const { customer, subscription, created, period } = given;
  const id = newId('in');
  const total = totalOf(subscription);
  return {
    id,
    object: 'invoice',
    account_country: 'GB',
    account_name: 'Sufra',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: given.reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${given.publicUrl}/i/${id}`,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: subscription.items.data.map(item =>
        newInvoiceLine({ invoice: id, item, period, subscription, description: given.description }),
      ),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: given.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    // Of an invoice these are the month before; the month that is paid for stands in its lines.
    period_end: created,
    period_start: given.reason === 'subscription_create' ? created : subscription.start_date,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
  };
}
