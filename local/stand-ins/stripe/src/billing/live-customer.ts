import { idOf } from '../id-of.ts';
import type { Store } from '../store/open-store.ts';
import type { Customer } from '../store/records.ts';
import { missing } from '../stripe-problem.ts';

export function findCustomer(store: Store, id: string): Customer | undefined {
  const customer = store.get('customer', id);
  return customer && !('deleted' in customer && customer.deleted) ? (customer as Customer) : undefined;
}

export function liveCustomer(store: Store, reference: string | { id: string }): Customer {
  const customer = findCustomer(store, idOf(reference));
  if (!customer) throw new Error('a subscription is left of a customer who is not');
  return customer;
}

/** A list of a customer who was never here is refused; one who was deleted still has a past. */
export function assertCustomer(store: Store, id: string | undefined): void {
  if (id && !store.get('customer', id)) throw missing('customer', id, 'customer');
}
