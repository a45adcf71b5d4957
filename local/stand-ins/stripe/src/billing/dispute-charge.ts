import { newDispute } from '../objects/new-dispute.ts';
import type { Charge, Dispute } from '../store/records.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';

/** The bank takes the money back until it is decided who is right. */
export function openDispute(
  world: World,
  charge: Charge,
  { reason, amount }: { reason: string; amount: number },
) {
  const dispute = newDispute({ charge, amount, reason, created: world.clock.now() });
  world.store.put('dispute', dispute);
  world.store.put('charge', { ...charge, disputed: true });
  emit(world, { type: 'charge.dispute.created', object: dispute });
  emit(world, { type: 'charge.dispute.funds_withdrawn', object: dispute });
  return dispute;
}

export function closeDispute(world: World, dispute: Dispute, outcome: 'won' | 'lost'): Dispute {
  const closed: Dispute = { ...dispute, status: outcome };
  world.store.put('dispute', closed);
  emit(world, { type: 'charge.dispute.closed', object: closed, previous: { status: dispute.status } });
  if (outcome === 'won') emit(world, { type: 'charge.dispute.funds_reinstated', object: closed });
  return closed;
}
