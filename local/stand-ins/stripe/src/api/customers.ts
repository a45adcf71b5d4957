import { addCustomer } from '../billing/add-customer.ts';
import { endSubscription } from '../billing/end-subscription.ts';
import { findCustomer } from '../billing/live-customer.ts';
import type { Customer } from '../store/records.ts';
import { missing } from '../stripe-problem.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';
import { endpoint } from './endpoint.ts';
import { created, metadata, paging, text } from './fields.ts';
import { list } from './list.ts';

const person = { email: text, name: text, phone: text, description: text, metadata };
const ended = new Set(['canceled', 'incomplete_expired']);

function known({ store }: World, id: string): Customer {
  const customer = findCustomer(store, id);
  if (!customer) throw missing('customer', id);
  return customer;
}

export const customerEndpoints = {
  'POST /v1/customers': endpoint(person, (world, { params }) => addCustomer(world, params)),

  'GET /v1/customers': endpoint({ ...paging, created, email: text }, ({ store }, { params }) => {
    const living = store.all('customer').flatMap(({ id }) => findCustomer(store, id) ?? []);
    const theirs = living.filter(({ email }) => params.email === undefined || email === params.email);
    return list('/v1/customers', theirs, params);
  }),

  'DELETE /v1/customers/:id': endpoint({}, (world, { id }) => {
    const customer = known(world, id);
    for (const subscription of world.store.all('subscription'))
      if (subscription.customer === id && !ended.has(subscription.status))
        endSubscription(world, subscription, {});
    const deleted = { id, object: 'customer' as const, deleted: true as const };
    world.store.put('customer', deleted);
    emit(world, { type: 'customer.deleted', object: customer });
    return deleted;
  }),
};
