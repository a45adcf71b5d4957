import { idOf } from '../id-of.ts';
import type { CheckoutSession } from '../store/records.ts';
import type { World } from '../world.ts';
import { expireCheckout } from './expire-checkout.ts';
import { periodEndOf, renewSubscription } from './renew-subscription.ts';
import { tryInvoice } from './try-invoice.ts';

interface Due {
  at: number;
  run(): void;
}

const lasting = new Set(['active', 'past_due']);

const dueSubscriptions = (world: World): Due[] =>
  world.store
    .all('subscription')
    .filter(({ status }) => lasting.has(status))
    .map(subscription => ({
      at: periodEndOf(subscription),
      run: () => renewSubscription(world, subscription),
    }));

function dueRetries(world: World): Due[] {
  const { store } = world;
  return store.all('invoice').flatMap(invoice => {
    const at = invoice.next_payment_attempt;
    const reference = invoice.parent?.subscription_details?.subscription;
    const subscription = reference && store.get('subscription', idOf(reference));
    if (at === null || invoice.status !== 'open' || !subscription) return [];
    return [{ at, run: () => void tryInvoice(world, invoice, subscription) }];
  });
}

const overAt = ({ store }: World, { id, expires_at }: CheckoutSession) =>
  store.get('draft', id)?.overAt ?? expires_at;

const dueCheckouts = (world: World): Due[] =>
  world.store
    .all('session')
    .filter(({ status }) => status === 'open')
    .map(session => ({ at: overAt(world, session), run: () => void expireCheckout(world, session) }));

const nextDue = (world: World) =>
  [...dueCheckouts(world), ...dueRetries(world), ...dueSubscriptions(world)].reduce<Due | undefined>(
    (first, due) => (first && first.at <= due.at ? first : due),
    undefined,
  );

/** Whatever time has brought up to now, one after the other, each at its own time. */
export function runDue(world: World): void {
  const until = world.clock.now();
  for (let due = nextDue(world); due && due.at <= until; due = nextDue(world))
    world.clock.at(due.at, due.run);
}
