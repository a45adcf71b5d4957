import { z } from 'zod';
import { inOrder } from '../webhooks/in-order.ts';
import type { Postman } from '../webhooks/open-postman.ts';
import { usualOrders, type World } from '../world.ts';
import { type Command, command } from './command.ts';

const Order = z.enum(['as it happened', 'reversed', 'shuffled']);

const Change = z.strictObject({
  withhold: z.union([z.boolean(), z.array(z.string().min(1)).min(1)]).optional(),
  delayMs: z.int().min(0).max(3_600_000).optional(),
  copies: z.int().min(1).max(100).optional(),
  order: Order.optional(),
});

const Deliver = z.strictObject({
  events: z.array(z.string()).optional(),
  order: Order.default('as it happened'),
});

/** How the site hears of what happened: late, twice, in another order, or only when somebody says so. */
export function webhookCommands(world: World, postman: Postman): Record<string, Command> {
  const { store, orders } = world;
  const tell = () => {
    const deliveries = store.all('delivery').map(({ id, state, attempts, lastAnswer }) => ({
      id,
      type: store.get('event', id)?.type ?? null,
      state,
      attempts,
      lastAnswer,
    }));
    const inState = (wanted: string) => deliveries.filter(({ state }) => state === wanted).length;
    const { withhold, delayMs, copies, order } = orders;
    return {
      orders: { withhold, delayMs, copies, order },
      waiting: inState('waiting'),
      withheld: inState('withheld'),
      deliveries: deliveries.slice(-200),
    };
  };

  return {
    'GET /__control/webhooks': tell,
    'POST /__control/webhooks': command(Change, change => {
      Object.assign(orders, change);
      return tell();
    }),
    'DELETE /__control/webhooks': () => {
      const { withhold, delayMs, copies, order } = usualOrders;
      Object.assign(orders, { withhold, delayMs, copies, order });
      return tell();
    },
    'POST /__control/webhooks/deliver': command(Deliver, async ({ events, order }) => {
      const withheld = store.all('delivery').filter(({ state }) => state === 'withheld');
      const ids = events ?? inOrder(withheld, order).map(({ id }) => id);
      return { told: await postman.deliver(ids) };
    }),
  };
}
