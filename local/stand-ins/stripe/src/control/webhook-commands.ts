import { z } from 'zod';
import type { Postman } from '../webhooks/open-postman.ts';
import { usualOrders, type World } from '../world.ts';
import { type Command, command } from './command.ts';

const Change = z.strictObject({
  withhold: z.union([z.boolean(), z.array(z.string().min(1)).min(1)]),
});

const Deliver = z.strictObject({ events: z.array(z.string()).optional() });

/** How the site hears of what happened: at once, only when it is asked for, or once more and in a given order. */
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
    return {
      orders,
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
      Object.assign(orders, usualOrders);
      return tell();
    },
    'POST /__control/webhooks/deliver': command(Deliver, async ({ events }) => {
      const withheld = store.all('delivery').filter(({ state }) => state === 'withheld');
      return { told: await postman.deliver(events ?? withheld.map(({ id }) => id)) };
    }),
  };
}
