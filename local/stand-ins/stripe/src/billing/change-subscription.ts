import { isDeepStrictEqual } from 'node:util';
import type { Subscription } from '../store/records.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';

/** Tells what it was before; says nothing when nothing is other than it was. */
export function changeSubscription(
  world: World,
  subscription: Subscription,
  changes: Partial<Subscription>,
): Subscription {
  const before = Object.fromEntries(
    Object.entries(subscription).filter(
      ([name, value]) => name in changes && !isDeepStrictEqual(value, Object(changes)[name]),
    ),
  );
  const changed = { ...subscription, ...changes };
  world.store.put('subscription', changed);
  if (Object.keys(before).length > 0)
    emit(world, { type: 'customer.subscription.updated', object: changed, previous: before });
  return changed;
}
