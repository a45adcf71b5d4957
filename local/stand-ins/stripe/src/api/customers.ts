import { z } from 'zod';
import { addCustomer } from '../billing/add-customer.ts';
import { endSubscription } from '../billing/end-subscription.ts';
import { findCustomer } from '../billing/live-customer.ts';
import { missing } from '../http/stripe-problem.ts';
import type { Customer } from '../store/records.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';
import { endpoint } from './endpoint.ts';
import { created, ignored, mergeMetadata, metadata, paging, text } from './fields.ts';
import { list } from './list.ts';

const person = {
  email: text,
  name: text,
  phone: text,
  description: text,
  metadata,
  address: ignored,
  shipping: ignored,
  preferred_locales: ignored,
  tax_exempt: ignored,
  validate: ignored,
};

const ended = new Set(['canceled', 'incomplete_expired']);

function known({ store }: World, id: string): Customer {
  const customer = findCustomer(store, id);
  if (!customer) throw missing('customer', id);
  return customer;
}

const given = (value: string | undefined, old: string | null | undefined) =>
  value === undefined ? (old ?? null) : value || null;

export const customerEndpoints = {
  'POST /v1/customers': endpoint({ ...person, payment_method: ignored }, (world, { params }) =>
    addCustomer(world, params),
  ),

  'GET /v1/customers': endpoint({ ...paging, created, email: text }, ({ store }, { params }) => {
    const living = store.all('customer').flatMap(({ id }) => findCustomer(store, id) ?? []);
    const theirs = living.filter(({ email }) => params.email === undefined || email === params.email);
    return list('/v1/customers', theirs, params);
  }),

  'GET /v1/customers/:id': endpoint({}, ({ store }, { id }) => {
    const customer = store.get('customer', id);
    if (!customer) throw missing('customer', id);
    return customer;
  }),

  'POST /v1/customers/:id': endpoint(
    {
      ...person,
      invoice_settings: z.strictObject({ default_payment_method: text, footer: ignored }).optional(),
    },
    (world, { params, id }) => {
      const customer = known(world, id);
      const method = params.invoice_settings?.default_payment_method;
      if (method && !world.store.get('paymentMethod', method))
        throw missing('PaymentMethod', method, 'invoice_settings[default_payment_method]');
      const changed: Customer = {
        ...customer,
        email: given(params.email, customer.email),
        name: given(params.name, customer.name),
        phone: given(params.phone, customer.phone),
        description: given(params.description, customer.description),
        metadata: mergeMetadata(customer.metadata, params.metadata),
        invoice_settings: {
          ...customer.invoice_settings,
          ...(method !== undefined && { default_payment_method: method || null }),
        },
      };
      world.store.put('customer', changed);
      emit(world, { type: 'customer.updated', object: changed });
      return changed;
    },
  ),

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

  'GET /v1/customers/:id/payment_methods': endpoint(
    { ...paging, type: text, allow_redisplay: ignored },
    (world, { params, id }) => {
      known(world, id);
      const theirs = world.store.all('paymentMethod').filter(({ customer }) => customer === id);
      return list(`/v1/customers/${id}/payment_methods`, theirs, params);
    },
  ),
};
