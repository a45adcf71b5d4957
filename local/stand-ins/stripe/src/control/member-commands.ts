import { z } from 'zod';
import { addCustomer } from '../billing/add-customer.ts';
import { attachCard } from '../billing/attach-card.ts';
import { changeCard } from '../billing/change-card.ts';
import { findCustomer } from '../billing/live-customer.ts';
import { payCheckout } from '../billing/pay-checkout.ts';
import { runDue } from '../billing/run-due.ts';
import { startSubscription } from '../billing/start-subscription.ts';
import { typedCard } from '../billing/typed-card.ts';
import { cardOf, testCards } from '../cards.ts';
import { missing, StripeProblem } from '../stripe-problem.ts';
import type { World } from '../world.ts';
import { type Command, command } from './command.ts';

const CardNumber = z
  .string()
  .transform(number => number.replaceAll(' ', ''))
  .refine(number => cardOf(number) !== undefined, {
    error: `must be a test card: ${testCards.map(({ number }) => number).join(', ')}`,
  });

const Subscribe = z.strictObject({
  userId: z.string().min(1).max(500),
  customerEmail: z.string().optional(),
  priceId: z.string(),
  /** Given beside the user's id, to the customer and to the subscription. */
  metadata: z.record(z.string(), z.string()).default({}),
  card: CardNumber.default('4242424242424242'),
  /** When it began; every month since then is paid. */
  since: z.iso.datetime({ offset: true }).optional(),
});
const Checkout = z.strictObject({ session: z.string(), card: CardNumber });
const NewCard = z.strictObject({ customer: z.string(), card: CardNumber });

function subscribe(world: World, order: z.output<typeof Subscribe>) {
  const price = world.store.get('price', order.priceId);
  if (!price) throw missing('price', order.priceId, 'priceId');
  const metadata = { userId: order.userId, ...order.metadata };
  const customer = addCustomer(world, { email: order.customerEmail, metadata });
  const method = attachCard(world, customer, {
    ...typedCard(world, order.card),
    email: customer.email,
  });
  const started = startSubscription(world, {
    customer,
    method,
    price,
    quantity: 1,
    metadata,
    description: null,
  });
  if (started.decline) throw new StripeProblem(402, started.decline.message, { type: 'card_error' });
  return { customer: customer.id, subscription: started.subscription.id };
}

/** What otherwise a visitor does on the pages. */
export function memberCommands(world: World): Record<string, Command> {
  const { store, clock } = world;
  return {
    'POST /__control/subscriptions': command(Subscribe, order =>
      store.transaction(() => {
        const since = order.since ? Math.floor(Date.parse(order.since) / 1000) : clock.now();
        const made = clock.at(Math.min(since, clock.now()), () => subscribe(world, order));
        runDue(world);
        return made;
      }),
    ),
    'POST /__control/checkouts': command(Checkout, ({ session: id, card }) =>
      store.transaction(() => {
        const session = store.get('session', id);
        if (!session) throw missing('checkout.session', id);
        const { decline, session: after } = payCheckout(world, session, typedCard(world, card));
        return { status: after.status, subscription: after.subscription, decline: decline?.message ?? null };
      }),
    ),
    'POST /__control/cards': command(NewCard, ({ customer: id, card }) =>
      store.transaction(() => {
        const customer = findCustomer(store, id);
        if (!customer) throw missing('customer', id);
        const decline = changeCard(world, customer, typedCard(world, card));
        return { decline: decline?.message ?? null };
      }),
    ),
  };
}
