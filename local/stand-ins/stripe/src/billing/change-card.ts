import type { Decline } from '../cards.ts';
import type { CardDetails, Customer } from '../store/records.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';
import { attachCard } from './attach-card.ts';
import { changeSubscription } from './change-subscription.ts';
import { tryInvoice } from './try-invoice.ts';

const lasting = new Set(['active', 'past_due']);

/** Every subscription of the customer is paid with it from now on, beginning with what is unpaid. */
export function changeCard(world: World, customer: Customer, details: CardDetails): Decline | undefined {
  const { store } = world;
  const method = attachCard(world, customer, details);
  const changed: Customer = {
    ...customer,
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
  };
  store.put('customer', changed);
  emit(world, { type: 'customer.updated', object: changed });
  let decline: Decline | undefined;
  const theirs = store.all('subscription').filter(one => one.customer === customer.id);
  for (const subscription of theirs.filter(({ status }) => lasting.has(status))) {
    let current = changeSubscription(world, subscription, { default_payment_method: method.id });
    const unpaid = store
      .all('invoice')
      .filter(
        ({ status, parent }) =>
          status === 'open' && parent?.subscription_details?.subscription === subscription.id,
      );
    for (const invoice of unpaid) {
      const tried = tryInvoice(world, invoice, current);
      current = tried.subscription;
      decline ??= tried.decline;
    }
  }
  return decline;
}
