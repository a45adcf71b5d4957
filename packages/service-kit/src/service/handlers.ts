import type { events } from '@sufra/contracts';
import type { EventHandlers } from '../events/consume/by-type.ts';

/** What a service does with each event that it reads. */
export type Handlers = EventHandlers<typeof events>;
