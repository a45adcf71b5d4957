import { z } from 'zod';
import { changeSubscription } from '../billing/change-subscription.ts';
import { endSubscription } from '../billing/end-subscription.ts';
import { periodEndOf } from '../billing/renew-subscription.ts';
import { invalid, missing } from '../http/stripe-problem.ts';
import type { Subscription } from '../store/records.ts';
import type { World } from '../world.ts';
import { endpoint } from './endpoint.ts';
import { created, flag, ignored, mergeMetadata, metadata, paging, text, whole } from './fields.ts';
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

function endingOf(world: World, subscription: Subscription, atPeriodEnd: boolean | undefined) {
  if (atPeriodEnd === undefined) return {};
  if (!atPeriodEnd) return { cancel_at_period_end: false, cancel_at: null, canceled_at: null };
  return {
    cancel_at_period_end: true,
    cancel_at: periodEndOf(subscription),
    canceled_at: world.clock.now(),
  };
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
      collection_method: ignored,
      test_clock: ignored,
    },
    ({ store }, { params }) => {
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

  'POST /v1/subscriptions/:id': endpoint(
    {
      cancel_at_period_end: flag,
      cancel_at: z.union([whole, z.literal('').transform(() => null)]).optional(),
      cancellation_details: details,
      default_payment_method: text,
      description: text,
      metadata,
      proration_behavior: ignored,
    },
    (world, { params, id }) => {
      const subscription = lasting(world, id);
      const method = params.default_payment_method;
      if (method && !world.store.get('paymentMethod', method))
        throw missing('PaymentMethod', method, 'default_payment_method');
      if (params.cancel_at && params.cancel_at <= world.clock.now())
        throw invalid('cancel_at', '`cancel_at` must be in the future.');
      return changeSubscription(world, subscription, {
        ...endingOf(world, subscription, params.cancel_at_period_end),
        ...(params.cancel_at !== undefined && { cancel_at: params.cancel_at }),
        ...(params.cancellation_details &&
          subscription.cancellation_details && {
            cancellation_details: {
              ...subscription.cancellation_details,
              ...reasonOf(params.cancellation_details),
            },
          }),
        ...(method !== undefined && { default_payment_method: method || null }),
        ...(params.description !== undefined && { description: params.description || null }),
        metadata: mergeMetadata(subscription.metadata, params.metadata),
      });
    },
  ),

  'DELETE /v1/subscriptions/:id': endpoint(
    { cancellation_details: details, invoice_now: flag, prorate: flag },
    (world, { params, id }) =>
      endSubscription(world, lasting(world, id), reasonOf(params.cancellation_details)),
  ),
};
