import { cardOf, type Decline } from '../cards.ts';
import { newCharge } from '../objects/new-charge.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../store/records.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';

interface Attempt {
  intent: PaymentIntent;
  method: PaymentMethod;
  isRenewal: boolean;
}

export interface Charged {
  intent: PaymentIntent;
  charge: Charge;
  decline: Decline | undefined;
}

const unknownCard: Decline = {
  code: 'card_declined',
  declineCode: 'test_mode_live_card',
  message: 'Your card was declined: only test cards are taken here.',
};

export function declineOf(number: string, isRenewal: boolean): Decline | undefined {
  const card = cardOf(number);
  if (!card) return unknownCard;
  const isRefused = card.pays === 'never' || (card.pays === 'once' && isRenewal);
  return isRefused ? card.decline : undefined;
}

const errorOf = (decline: Decline, charge: Charge): PaymentIntent['last_payment_error'] => ({
  type: 'card_error',
  code: decline.code,
  decline_code: decline.declineCode,
  message: decline.message,
  charge: charge.id,
});

/** One try to take the money: an intent, its charge, and the facts about both. */
export function chargeCard(world: World, { intent, method, isRenewal }: Attempt): Charged {
  const { store, clock, publicUrl } = world;
  const decline = declineOf(store.get('card', method.id)?.number ?? '', isRenewal);
  const charge = newCharge({ intent, method, decline, created: clock.now(), publicUrl });
  const tried: PaymentIntent = {
    ...intent,
    amount_received: decline ? 0 : intent.amount,
    last_payment_error: decline ? errorOf(decline, charge) : null,
    latest_charge: charge.id,
    payment_method: decline ? null : method.id,
    status: decline ? 'requires_payment_method' : 'succeeded',
  };
  store.put('charge', charge);
  store.put('paymentIntent', tried);
  emit(world, { type: decline ? 'charge.failed' : 'charge.succeeded', object: charge });
  emit(world, {
    type: decline ? 'payment_intent.payment_failed' : 'payment_intent.succeeded',
    object: tried,
  });
  return { intent: tried, charge, decline };
}
