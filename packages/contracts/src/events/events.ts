import type { z } from 'zod';
import type { ServiceName } from '../api/api-table.ts';
import { blogEvents } from './blog.events.ts';
import { hijriMonthEvents } from './hijri-month.events.ts';
import { householdEvents } from './household.events.ts';
import type { EventFacts } from './owned-by.ts';
import { publicationEvents } from './publication.events.ts';
import { recipeEvents } from './recipe.events.ts';
import { replayedEvents } from './replayed-events.ts';
import { subscriptionEvents } from './subscription.events.ts';
import { userEvents } from './user.events.ts';
import { verdictReportEvents } from './verdict-report.events.ts';

/**
 * The one table of events: type, version of its data, which service owns it, which services read it, schema of its data. An
 * event counts as published once every reader's queue has it.
 */
export const events = {
  ...userEvents,
  ...householdEvents,
  ...recipeEvents,
  ...publicationEvents,
  ...verdictReportEvents,
  ...hijriMonthEvents,
  ...subscriptionEvents,
  ...blogEvents,
  ...replayedEvents,
} as const satisfies Record<string, EventFacts & { owner: ServiceName }>;

export type EventType = keyof typeof events;
export type EventData<T extends EventType> = z.infer<(typeof events)[T]['data']>;
