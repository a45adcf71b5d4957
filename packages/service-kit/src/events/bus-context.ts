import type { BrokerAccounts } from './broker-accounts.ts';
import type { BusLog, BusObservation, BusSettings } from './bus-settings.ts';
import type { EventRegistry } from './event-registry.ts';

/** What every part of a bus is given. */
export interface BusContext<R extends EventRegistry> {
  registry: R;
  /** Nothing where there is no broker, or one account for all. */
  accounts?: BrokerAccounts | undefined;
  settings: BusSettings;
  log: BusLog;
  observe: (observation: BusObservation) => void;
}
