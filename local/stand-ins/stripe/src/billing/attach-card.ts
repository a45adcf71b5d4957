import { cardOf } from '../cards.ts';
import { newPaymentMethod } from '../objects/new-payment-method.ts';
import type { CardDetails, Customer, PaymentMethod } from '../store/records.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';

/** The card belongs to the customer from now on; whether it pays shows when it is charged. */
export function attachCard(world: World, customer: Customer, details: CardDetails): PaymentMethod {
  const card = cardOf(details.number);
  if (!card) throw new Error('not a test card');
  const method = newPaymentMethod({
    ...details,
    card,
    customer: customer.id,
    created: world.clock.now(),
  });
  world.store.put('paymentMethod', method);
  world.store.put('card', { id: method.id, number: card.number });
  emit(world, { type: 'payment_method.attached', object: method });
  return method;
}
