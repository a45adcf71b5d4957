import type { DatabaseClock } from '../clock/database-clock.ts';
import type { BusStatus } from '../events/event-bus.ts';
import type { Mongo } from '../mongo/open-mongo.ts';
import type { Check } from '../ops/health.ts';

export interface ServiceState {
  /** Everything that requests need has been prepared. */
  isOpen: boolean;
  isStopping: boolean;
}

interface Watched {
  mongo: Mongo;
  clock: DatabaseClock;
  bus: { status(): BusStatus };
  state: ServiceState;
}

/** Requests need the database; without the broker they go on, and their events wait in the outbox. */
export function serviceChecks({ mongo, clock, bus, state }: Watched): Check[] {
  const busFault = () => {
    const { state: busState, detail } = bus.status();
    return busState === 'up' ? undefined : detail;
  };
  return [
    { name: 'process', isNeeded: true, run: async () => processFault(state) },
    { name: 'database', isNeeded: true, run: mongo.ping },
    { name: 'clock', isNeeded: true, run: async () => clock.fault() },
    { name: 'event bus', isNeeded: false, run: async () => busFault() },
  ];
}

function processFault({ isOpen, isStopping }: ServiceState): string | undefined {
  if (isStopping) return 'is stopping';
  return isOpen ? undefined : 'is starting';
}
