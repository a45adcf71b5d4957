import { z } from 'zod';
import { endSubscription } from '../billing/end-subscription.ts';
import { assertCustomer } from '../billing/live-customer.ts';
import type { Subscription } from '../store/records.ts';
import { missing } from '../stripe-problem.ts';
import type { World } from '../world.ts';
import { endpoint } from './endpoint.ts';
import { created, flag, paging, text } from './fields.ts';
import { list } from './list.ts';

const details = z
  .strictObject({
    comment: text,
    feedback: z
      .enum([
        '',
        'customer_service',
        'low_quality',
        'missing_features',
        'other',
        'switched_service',
        'too_complex',
        'too_expensive',
        'unused',
      ])
      .optional(),
  })
  .optional();

const ended = new Set(['canceled', 'incomplete_expired']);

function known({ store }: World, id: string): Subscription {
  const subscription = store.get('subscription', id);
  if (!subscription) throw missing('subscription', id);
  return subscription;
}

/** What is over cannot be changed or ended again; Stripe calls it missing then. */
function lasting(world: World, id: string): Subscription {
  const subscription = known(world, id);
  if (ended.has(subscription.status)) throw missing('subscription', id);
  return subscription;
}

function isWanted(status: string | undefined, subscription: Subscription): boolean {
  if (status === 'all') return true;
  if (status === undefined) return subscription.status !== 'canceled';
  if (status === 'ended') return ended.has(subscription.status);
  return subscription.status === status;
}

function reasonOf(given: z.output<typeof details>) {
  return { comment: given?.comment || null, feedback: given?.feedback || null };
}

export const subscriptionEndpoints = {
  'GET /v1/subscriptions': endpoint(
    {
      ...paging,
      created,
      customer: text,
      price: text,
      status: z
        .enum([
          'all',
          'ended',
          'active',
          'canceled',
          'incomplete',
          'incomplete_expired',
          'past_due',
          'paused',
          'trialing',
          'unpaid',
        ])
        .optional(),
    },
    ({ store }, { params }) => {
      assertCustomer(store, params.customer);
      const wanted = store
        .all('subscription')
        .filter(
          subscription =>
            isWanted(params.status, subscription) &&
            (!params.customer || subscription.customer === params.customer) &&
            (!params.price || subscription.items.data.some(({ price }) => price.id === params.price)),
        );
      return list('/v1/subscriptions', wanted, params);
    },
  ),

  'GET /v1/subscriptions/:id': endpoint({}, (world, { id }) => known(world, id)),

  'DELETE /v1/subscriptions/:id': endpoint(
    { cancellation_details: details, invoice_now: flag, prorate: flag },
    (world, { params, id }) =>
      endSubscription(world, lasting(world, id), reasonOf(params.cancellation_details)),
  ),
};
