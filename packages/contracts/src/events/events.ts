import type { z } from 'zod';
import { subscriptionEvents } from './subscription.events.ts';
import { userEvents } from './user.events.ts';

/** The one table of events: type, version of its data, schema of its data. */
export const events = { ...userEvents, ...subscriptionEvents } as const satisfies Record<
  string,
  { version: number; data: z.ZodType }
>;

export type EventType = keyof typeof events;
export type EventData<T extends EventType> = z.infer<(typeof events)[T]['data']>;
