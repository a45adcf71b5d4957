import { randomBytes } from 'node:crypto';

export const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;
export const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

export interface FakeCustomer {
  id: string;
  object: 'customer';
  livemode: boolean;
  metadata: Record<string, string>;
  email?: string;
}

export interface FakeSession {
  id: string;
  object: 'checkout.session';
  livemode: boolean;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  url: string | null;
  customer: string;
  subscription: string | null;
  created: number;
  expires_at: number;
  priceId: string;
  asked: unknown;
}

export interface FakeSubscription {
  id: string;
  object: 'subscription';
  livemode: boolean;
  status: string;
  customer: string;
  currency: string;
  created: number;
  start_date: number;
  ended_at: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  items: {
    object: 'list';
    data: {
      id: string;
      quantity: number;
      price: { id: string; unit_amount: number };
      current_period_start: number;
      current_period_end: number;
    }[];
  };
  latest_invoice: string | null;
}

export interface FakeInvoice {
  id: string;
  object: 'invoice';
  livemode: boolean;
  customer: string;
  currency: string;
  status: string;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  created: number;
  hosted_invoice_url: string;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  status_transitions: { paid_at: number | null };
  intent: string;
}

export interface FakeCharge {
  id: string;
  object: 'charge';
  livemode: boolean;
  customer: string;
  currency: string;
  amount: number;
  amount_refunded: number;
  disputed: boolean;
  payment_intent: string;
}

export interface FakeDispute {
  id: string;
  object: 'dispute';
  livemode: boolean;
  charge: string;
  amount: number;
  status: string;
}

/** All that one account at Stripe holds. */
export const emptyAccount = () => ({
  customers: new Map<string, FakeCustomer>(),
  sessions: new Map<string, FakeSession>(),
  subscriptions: new Map<string, FakeSubscription>(),
  invoices: new Map<string, FakeInvoice>(),
  charges: new Map<string, FakeCharge>(),
  disputes: new Map<string, FakeDispute>(),
});

export type Account = ReturnType<typeof emptyAccount>;
