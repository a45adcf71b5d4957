import { newRefund } from '../objects/new-refund.ts';
import type { Charge, Refund } from '../store/records.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';

interface Wish {
  amount: number;
  reason?: Refund['reason'] | undefined;
  metadata?: Record<string, string> | undefined;
}

export function refundCharge(world: World, charge: Charge, { amount, reason, metadata }: Wish): Refund {
  const { store, clock } = world;
  const refund = newRefund({
    charge,
    amount,
    reason: reason ?? null,
    metadata: metadata ?? {},
    created: clock.now(),
  });
  const amount_refunded = charge.amount_refunded + amount;
  const refunded: Charge = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount };
  store.put('refund', refund);
  store.put('charge', refunded);
  emit(world, { type: 'refund.created', object: refund });
  emit(world, {
    type: 'charge.refunded',
    object: refunded,
    previous: { amount_refunded: charge.amount_refunded, refunded: charge.refunded },
  });
  return refund;
}
