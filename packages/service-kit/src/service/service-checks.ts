import type { BusStatus } from '../events/event-bus.ts';
import type { Mongo } from '../mongo/open-mongo.ts';
import type { Check } from '../ops/health.ts';

interface Watched {
  mongo: Mongo;
  bus: { status(): BusStatus };
  state: { isStopping: boolean };
}

/** Requests need the database; without the broker they go on, and their events wait in the outbox. */
export function serviceChecks({ mongo, bus, state }: Watched): Check[] {
  const busFault = () => {
    const { state: busState, detail } = bus.status();
    return busState === 'up' ? undefined : detail;
  };
  return [
    { name: 'process', isNeeded: true, run: async () => (state.isStopping ? 'is stopping' : undefined) },
    { name: 'database', isNeeded: true, run: mongo.ping },
    { name: 'event bus', isNeeded: false, run: async () => busFault() },
  ];
}
