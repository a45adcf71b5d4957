import { api } from './api/api.ts';
import type { ServiceName } from './api/api-table.ts';
import { events } from './events/events.ts';

/** Every service that answers a call, owns an event or reads one. */
export const services: readonly ServiceName[] = [
  ...new Set<ServiceName>([
    ...Object.values(api).map(({ slice }) => slice),
    ...Object.values(events).flatMap(({ owner, readers }) => [owner, ...readers]),
  ]),
].toSorted();
