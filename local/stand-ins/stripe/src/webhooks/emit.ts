import Stripe from 'stripe';
import { newId } from '../new-id.ts';
import type { World } from '../world.ts';

/** Events that are told already make room once there are more. */
const maxKept = 3_000;

interface Fact {
  type: string;
  object: unknown;
  previous?: unknown;
}

function isWithheld({ orders: { withhold } }: World, type: string) {
  return typeof withhold === 'boolean' ? withhold : withhold.some(beginning => type.startsWith(beginning));
}

function makeRoom({ store }: World) {
  const events = store.all('event');
  for (const { id } of events.slice(0, Math.max(0, events.length - maxKept))) {
    if (store.get('delivery', id)?.state === 'waiting') continue;
    store.remove('event', id);
    store.remove('delivery', id);
  }
}

/** Writes down what happened, and that the site has to hear of it. */
export function emit(world: World, { type, object, previous }: Fact): void {
  const { store, clock, cause } = world;
  const id = newId('evt');
  const data = previous === undefined ? { object } : { object, previous_attributes: previous };
  store.put('event', {
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: clock.now(),
    data,
    livemode: false,
    pending_webhooks: 1,
    request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
    type,
  });
  store.put('delivery', {
    id,
    state: isWithheld(world, type) ? 'withheld' : 'waiting',
    attempts: 0,
    dueAt: Date.now(),
    lastAnswer: null,
  });
  makeRoom(world);
}
