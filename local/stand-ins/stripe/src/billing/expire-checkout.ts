import type { CheckoutSession } from '../store/records.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';

export function expireCheckout(world: World, session: CheckoutSession): CheckoutSession {
  const expired: CheckoutSession = { ...session, status: 'expired', url: null };
  world.store.put('session', expired);
  emit(world, { type: 'checkout.session.expired', object: expired });
  return expired;
}
