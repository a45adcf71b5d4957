import { newInvoice } from '../objects/new-invoice.ts';
import type { Customer, Subscription } from '../store/records.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';
import { liveCustomer } from './live-customer.ts';

interface Given {
  subscription: Subscription;
  reason: 'subscription_create' | 'subscription_cycle';
  period: { start: number; end: number };
}

function nextNumber({ store }: World, customer: Customer) {
  const sequence = customer.next_invoice_sequence ?? 1;
  store.put('customer', { ...customer, next_invoice_sequence: sequence + 1 });
  return `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
}

/** The subscription names it as its latest. */
export function issueInvoice(world: World, { subscription, reason, period }: Given) {
  const { store, clock, publicUrl } = world;
  const customer = liveCustomer(store, subscription.customer);
  const invoice = newInvoice({
    customer,
    subscription,
    reason,
    period,
    number: nextNumber(world, customer),
    created: clock.now(),
    publicUrl,
    description: '1 × Sufra Premium (at £4.99 / month)',
  });
  const billed = { ...subscription, latest_invoice: invoice.id };
  store.put('invoice', invoice);
  store.put('subscription', billed);
  emit(world, { type: 'invoice.created', object: invoice });
  emit(world, { type: 'invoice.finalized', object: invoice });
  return { invoice, subscription: billed };
}
