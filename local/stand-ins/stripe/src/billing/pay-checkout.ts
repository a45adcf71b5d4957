import type { Decline } from '../cards.ts';
import { idOf } from '../id-of.ts';
import type { CardDetails, CheckoutSession, Customer, Price } from '../store/records.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';
import { addCustomer } from './add-customer.ts';
import { attachCard } from './attach-card.ts';
import { liveCustomer } from './live-customer.ts';
import { startSubscription } from './start-subscription.ts';

export type Paid =
  | { decline: Decline; session: CheckoutSession }
  | { decline?: never; session: CheckoutSession };

function customerOf(world: World, session: CheckoutSession, { email, name }: CardDetails): Customer {
  if (session.customer) return liveCustomer(world.store, session.customer);
  return addCustomer(world, { email: email ?? undefined, name: name ?? undefined });
}

function orderOf({ store, price }: World, { id }: CheckoutSession) {
  const draft = store.get('draft', id);
  if (!draft) throw new Error('a checkout without its order');
  const chosen: Price = store.get('price', draft.price) ?? price;
  return {
    price: chosen,
    quantity: draft.quantity,
    metadata: draft.subscriptionMetadata,
    description: draft.subscriptionDescription,
  };
}

/** The form of an open checkout was sent off. A checkout that is paid is paid once, however often it is sent. */
export function payCheckout(world: World, session: CheckoutSession, details: CardDetails): Paid {
  if (session.status !== 'open') return { session };
  const customer = customerOf(world, session, details);
  const method = attachCard(world, customer, details);
  const started = startSubscription(world, { customer, method, ...orderOf(world, session) });
  const bound = { ...session, customer: customer.id };
  if (started.decline) {
    world.store.put('session', bound);
    return { decline: started.decline, session: bound };
  }
  const paid: CheckoutSession = {
    ...bound,
    customer_details: {
      address: null,
      business_name: null,
      email: details.email ?? customer.email,
      individual_name: null,
      name: details.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    invoice: idOf(started.invoice),
    payment_status: 'paid',
    status: 'complete',
    subscription: started.subscription.id,
    url: null,
  };
  world.store.put('session', paid);
  emit(world, { type: 'checkout.session.completed', object: paid });
  return { session: paid };
}
