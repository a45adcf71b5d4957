import type { CardDetails } from '../store/records.ts';
import type { World } from '../world.ts';

/** As if it had been typed on a page, with whatever else a page asks for. */
export const typedCard = ({ clock }: World, number: string): CardDetails => ({
  number,
  expMonth: 12,
  expYear: new Date(clock.now() * 1000).getUTCFullYear() + 3,
  email: null,
  name: null,
});
