import { z } from 'zod';
import { runDue } from '../billing/run-due.ts';
import { StripeProblem } from '../stripe-problem.ts';
import type { World } from '../world.ts';
import { type Command, command } from './command.ts';

const Move = z.union([
  z.strictObject({ advanceDays: z.number().positive().max(3_660) }),
  z.strictObject({ advanceSeconds: z.int().positive() }),
  z.strictObject({ to: z.iso.datetime({ offset: true }) }),
]);

function targetOf({ clock }: World, move: z.output<typeof Move>): number {
  if ('advanceDays' in move) return clock.now() + Math.round(move.advanceDays * 86_400);
  if ('advanceSeconds' in move) return clock.now() + move.advanceSeconds;
  return Math.floor(Date.parse(move.to) / 1000);
}

/** Time goes forward alone, and what it brings on its way happens in its order. */
export function clockCommands(world: World): Record<string, Command> {
  const { store, clock } = world;
  const tell = () => ({ now: new Date(clock.now() * 1000).toISOString() });
  return {
    'GET /__control/clock': tell,
    'POST /__control/clock': command(Move, move => {
      const target = targetOf(world, move);
      if (target < clock.now()) throw new StripeProblem(400, 'The clock goes forward alone.');
      const before = store.all('event').length;
      store.transaction(() => {
        clock.moveTo(target);
        runDue(world);
      });
      return { ...tell(), events: store.all('event').length - before };
    }),
  };
}
