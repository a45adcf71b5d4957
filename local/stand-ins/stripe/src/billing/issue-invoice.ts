import { newInvoice } from '../objects/new-invoice.ts';
import type { Customer, Invoice, Subscription } from '../store/records.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';
import { liveCustomer } from './live-customer.ts';

interface Given {
  subscription: Subscription;
  reason: 'subscription_create' | 'subscription_cycle';
  period: { start: number; end: number };
  /** Nobody is asked to pay it yet. */
  isDraft?: boolean;
}

function nextNumber({ store }: World, customer: Customer) {
  const sequence = customer.next_invoice_sequence ?? 1;
  store.put('customer', { ...customer, next_invoice_sequence: sequence + 1 });
  return `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
}

const draftOf = (invoice: Invoice): Invoice => ({
  ...invoice,
  auto_advance: false,
  effective_at: null,
  hosted_invoice_url: null,
  number: null,
  status: 'draft',
  status_transitions: { ...invoice.status_transitions, finalized_at: null },
});

/** The subscription names it as its latest. */
export function issueInvoice(world: World, { subscription, reason, period, isDraft = false }: Given) {
  const { store, clock, publicUrl } = world;
  const customer = liveCustomer(store, subscription.customer);
  const invoice = newInvoice({
    customer,
    subscription,
    reason,
    period,
    number: isDraft ? '' : nextNumber(world, customer),
    created: clock.now(),
    publicUrl,
    description: '1 × Sufra Premium (at £4.99 / month)',
  });
  const issued = isDraft ? draftOf(invoice) : invoice;
  const billed = { ...subscription, latest_invoice: issued.id };
  store.put('invoice', issued);
  store.put('subscription', billed);
  emit(world, { type: 'invoice.created', object: issued });
  if (!isDraft) emit(world, { type: 'invoice.finalized', object: issued });
  return { invoice: issued, subscription: billed };
}
