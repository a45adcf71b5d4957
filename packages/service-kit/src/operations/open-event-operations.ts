import type { Connection } from 'mongoose';
import type { EventBus } from '../events/event-bus.ts';
import type { EventRegistry } from '../events/event-registry.ts';
import type { Relay } from '../events/outbox/relay.ts';
import { Problem } from '../http/problem.ts';
import type { Log } from '../ops/log.ts';
import { eventOperationRoutes, isOperated } from './event-operations.ts';
import { replayModel } from './replay-model.ts';

interface Options {
  service: string;
  connection: Connection;
  bus: EventBus<EventRegistry>;
  /** Nothing is asked before it is there. */
  relay: () => Relay | undefined;
  log: Log;
}

/** What admins see of a service's events and have it do with them: calls, and the outbox by which the audit log is told. */
export function openEventOperations({ service, connection, bus, relay, log }: Options) {
  const retryNow = async () => ({
    events: await bus.retryNow().catch(brokerAway),
    outboxes: (await relay()?.retryNow()) ?? 0,
  });
  if (!isOperated(service)) return { retryNow, routes: [], outboxes: [] };
  const replays = replayModel(connection);
  const pending = async () => (await relay()?.pending()) ?? { count: 0, oldestMs: 0 };
  return {
    retryNow,
    routes: [eventOperationRoutes({ service, bus, replays, log, retryNow, pending })],
    outboxes: [replays],
  };
}

/** What waits lies with it, and nothing can be published either. */
function brokerAway(cause: unknown): never {
  throw new Problem('service_unavailable', { cause, retryAfterSeconds: 5 });
}
