import { z } from 'zod';
import { cardOf, testCards } from '../cards.ts';
import type { CardDetails } from '../store/records.ts';
import type { World } from '../world.ts';

export const CardNumber = z
  .string()
  .transform(number => number.replaceAll(' ', ''))
  .refine(number => cardOf(number) !== undefined, {
    error: `must be a test card: ${testCards.map(({ number }) => number).join(', ')}`,
  });

/** As if it had been typed on a page, with whatever else a page asks for. */
export const typedCard = ({ clock }: World, number: string): CardDetails => ({
  number,
  expMonth: 12,
  expYear: new Date(clock.now() * 1000).getUTCFullYear() + 3,
  email: null,
  name: null,
});
