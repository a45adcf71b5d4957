import type { Decline } from '../cards.ts';
import { nextPeriodEnd } from '../next-period-end.ts';
import { newInvoicePayment } from '../objects/new-invoice-payment.ts';
import { newPaymentIntent } from '../objects/new-payment-intent.ts';
import { newSubscription } from '../objects/new-subscription.ts';
import type { Customer, Invoice, PaymentMethod, Price, Subscription } from '../store/records.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';
import { chargeCard } from './charge-card.ts';
import { issueInvoice } from './issue-invoice.ts';
import { settleInvoice } from './settle-invoice.ts';

interface Order {
  customer: Customer;
  method: PaymentMethod;
  price: Price;
  quantity: number;
  metadata: Record<string, string>;
  description: string | null;
}

type Started = { decline: Decline } | { decline?: never; subscription: Subscription; invoice: Invoice };

/** As Checkout does it: first the money, and a subscription only when it has come. */
export function startSubscription(world: World, order: Order): Started {
  const { store, clock } = world;
  const { customer, method, price, quantity } = order;
  const now = clock.now();
  const amount = (price.unit_amount ?? 0) * quantity;
  const { intent, decline } = chargeCard(world, {
    intent: newPaymentIntent({
      amount,
      currency: price.currency,
      customer: customer.id,
      description: 'Subscription creation',
      created: now,
    }),
    method,
    isRenewal: false,
  });
  if (decline) return { decline };

  const period = { start: now, end: nextPeriodEnd(now, now) };
  const subscription = newSubscription({
    ...order,
    customer: customer.id,
    paymentMethod: method.id,
    created: now,
    periodEnd: period.end,
  });
  store.put('subscription', subscription);
  const issued = issueInvoice(world, { subscription, reason: 'subscription_create', period });
  store.put('invoicePayment', newInvoicePayment(issued.invoice, intent.id));
  emit(world, { type: 'customer.subscription.created', object: issued.subscription });
  return {
    subscription: issued.subscription,
    invoice: settleInvoice(world, issued.invoice, intent),
  };
}
