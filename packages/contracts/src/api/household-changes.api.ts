import { z } from 'zod';
import type { ApiTable } from './api-table.ts';

const count = z.int().nonnegative();

/** How often each has changed: one that is another than what a page was drawn of is asked for anew. */
const Counts = z.object({
  list: count.describe('the shopping list, ticks too'),
  plan: count.describe('the calendar of meals, and who of those without an account eats by it'),
  members: count.describe('who belongs to the household, and as what'),
  shown: count.describe('the recipes that members show each other'),
});

export const householdChangesApi = {
  'GET /household/changes': {
    slice: 'svc-recipes',
    summary:
      'What others of the household change, as it happens: with `Accept: text/event-stream` `changed` comes at once and with each change, until the stream is over and is asked for again; without it, one answer',
    access: 'member',
    status: 200,
    events: {
      changed: Counts,
      /** A sign of life. */
      alive: z.object({}),
    },
    answer: Counts,
    problems: ['not_found'],
  },
} as const satisfies ApiTable;
