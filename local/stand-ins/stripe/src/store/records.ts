import type Stripe from 'stripe';
import type { Wire } from './wire.ts';

export type Customer = Wire<Stripe.Customer>;
type DeletedCustomer = Wire<Stripe.DeletedCustomer>;
export type CheckoutSession = Wire<Stripe.Checkout.Session>;
export type Subscription = Wire<Stripe.Subscription>;
export type Invoice = Wire<Stripe.Invoice>;
export type InvoicePayment = Wire<Stripe.InvoicePayment>;
export type PaymentIntent = Wire<Stripe.PaymentIntent>;
export type PaymentMethod = Wire<Stripe.PaymentMethod>;
export type Charge = Wire<Stripe.Charge>;
export type Refund = Wire<Stripe.Refund>;
export type Dispute = Wire<Stripe.Dispute>;
export type PortalSession = Wire<Stripe.BillingPortal.Session>;
export type Price = Wire<Stripe.Price>;

/** What the site was told, or will be. */
export interface Event {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: unknown; previous_attributes?: unknown };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** What was typed on a page; the number is one of the test cards’. */
export interface CardDetails {
  number: string;
  expMonth: number;
  expYear: number;
  email: string | null;
  name: string | null;
}

/** What of a checkout no answer shows. */
export interface CheckoutDraft {
  id: string;
  price: string;
  quantity: number;
  subscriptionMetadata: Record<string, string>;
  subscriptionDescription: string | null;
  /** By the time of this place; callers, who live in the present, are told their own. */
  overAt: number;
  /** The card that waits for its owner to be asked. */
  asked: CardDetails | null;
}

/** How an event is on its way; `dueAt` is by the real clock, in milliseconds. */
export interface Delivery {
  id: string;
  state: 'waiting' | 'withheld' | 'delivered' | 'given up';
  attempts: number;
  dueAt: number;
  lastAnswer: string | null;
}

interface KeptAnswer {
  id: string;
  request: string;
  endpoint: string;
  parameters: string;
  status: number;
  body: unknown;
  at: number;
}

/** The test number behind a payment method: what a card does is told by it. */
export interface Card {
  id: string;
  number: string;
}

export interface Records {
  customer: Customer | DeletedCustomer;
  session: CheckoutSession;
  draft: CheckoutDraft;
  subscription: Subscription;
  invoice: Invoice;
  invoicePayment: InvoicePayment;
  paymentIntent: PaymentIntent;
  paymentMethod: PaymentMethod;
  card: Card;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  portalSession: PortalSession;
  price: Price;
  event: Event;
  delivery: Delivery;
  keptAnswer: KeptAnswer;
  /** How far ahead of the real time it is here, in seconds; one record. */
  clock: { id: 'clock'; ahead: number };
}

export type Kind = keyof Records;

export const kinds = [
  'customer',
  'session',
  'draft',
  'subscription',
  'invoice',
  'invoicePayment',
  'paymentIntent',
  'paymentMethod',
  'card',
  'charge',
  'refund',
  'dispute',
  'portalSession',
  'price',
  'event',
  'delivery',
  'keptAnswer',
  'clock',
] as const satisfies Kind[];
