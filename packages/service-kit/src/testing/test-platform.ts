import { randomUUID } from 'node:crypto';
import { type CloudEvent, type EventData, type EventType, events } from '@sufra/contracts';
import { openEventBus } from '../events/open-event-bus.ts';
import { createLog } from '../ops/log.ts';
import { openTestDatabase } from './test-database.ts';
import { startTestKeySet } from './test-key-set.ts';

interface Told<T extends EventType> {
  type: T;
  subject: string;
  sequence?: number;
  id?: string;
  time?: Date;
  data: EventData<T>;
}

/** What a service needs around it, for one test file: a database, a key set and a bus, none of them shared. */
export async function openTestPlatform() {
  const database = await openTestDatabase();
  // The service under test makes its collections and indexes, by a connection of its own.
  database.connection.set('autoIndex', false);
  database.connection.set('autoCreate', false);
  const keySet = await startTestKeySet();
  const namespace = `test-${randomUUID()}`;
  const log = createLog({ name: 'test', level: 'silent' });
  const bus = openEventBus({ url: 'memory:', namespace, registry: allOpen(), service: 'test', log });
  const heard: CloudEvent[] = [];

  return {
    database,
    keySet,
    bus,
    heard,
    /** The environment of a service under test. */
    env: (more: Record<string, string> = {}): Record<string, string> => ({
      MODE: 'local',
      HOST: '127.0.0.1',
      PORT: '0',
      INTERNAL_PORT: '0',
      LOG_LEVEL: 'silent',
      MONGO_URL: database.url,
      EVENT_BUS_URL: 'memory:',
      EVENT_BUS_NAMESPACE: namespace,
      EVENT_RETRY_DELAYS_MS: '20,50',
      // A service is told of its own changes, and looks for those of others, which costs more than the rest of an idle service.
      OUTBOX_POLL_MS: '250',
      KEY_SET_URL: keySet.url,
      CHECK_ANSWERS: 'true',
      ...more,
    }),
    /** Stands in for the named services: their queues exist, and what reaches the first of them is in `heard`. */
    listenAs(services: string[], types: EventType[]) {
      for (const [at, service] of services.entries())
        bus.subscribe({
          service,
          types,
          handler: async event => {
            if (at === 0) heard.push(event);
          },
        });
    },
    /** Publishes an event as its service would. */
    tell<T extends EventType>({
      type,
      subject,
      sequence = 1,
      id = randomUUID(),
      time = new Date(),
      data,
    }: Told<T>) {
      return bus.publish({
        specversion: '1.0',
        id,
        source: 'test',
        type,
        subject,
        time: time.toISOString(),
        datacontenttype: 'application/json',
        dataversion: events[type].version,
        sequence: String(sequence),
        data,
      });
    },
    async stop() {
      await bus.close();
      await keySet.stop();
      await database.stop();
    },
  };
}

export type TestPlatform = Awaited<ReturnType<typeof openTestPlatform>>;

// A test runs one service, and stands in for the owners of what it reads; the other readers are not there, and no test waits for them.
const allOpen = () =>
  Object.fromEntries(
    Object.entries(events).map(([type, entry]) => [type, { ...entry, owner: 'test', readers: [] }]),
  ) as unknown as typeof events;
