import { noTracing, type Tracing } from '../tracing/tracing.ts';
import { openAmqpBus } from './amqp/amqp-bus.ts';
import { type Accounts, brokerAccounts } from './broker-accounts.ts';
import type { BusContext } from './bus-context.ts';
import { type BusLog, type BusObservation, type BusSettings, defaultBusSettings } from './bus-settings.ts';
import { type EventBus, EventNotOwned } from './event-bus.ts';
import type { EventRegistry } from './event-registry.ts';
import { openMemoryBus } from './memory/memory-bus.ts';

export interface OpenEventBus<R extends EventRegistry> extends Partial<BusSettings> {
  /** `amqp://…`, `amqps://…` or `memory:`. */
  url: string;
  registry: R;
  /** The service that publishes, and whose account it is. */
  service: string;
  /** `own` unless given; of no meaning in memory. */
  accounts?: Accounts;
  log: BusLog;
  /** For counters. */
  observe?: (observation: BusObservation) => void;
  tracing?: Tracing;
}

export function openEventBus<R extends EventRegistry>(options: OpenEventBus<R>): EventBus<R> {
  const { registry, service, url, tracing = noTracing } = options;
  const bus = openAdapter(options);
  return {
    ...bus,
    async publish(event) {
      const owner = registry[event.type]?.owner;
      if (owner && owner !== service)
        throw new EventNotOwned(`${event.type} is for ${owner} to publish, not for ${service}`);
      const { type, id, traceparent } = event;
      await tracing.span(
        {
          what: 'publish',
          name: `publish ${type}`,
          attributes: {
            'messaging.system': url.startsWith('memory:') ? 'memory' : 'rabbitmq',
            'messaging.operation.type': 'send',
            'messaging.message.id': id,
            'sufra.event.type': type,
          },
          parent: traceparent ?? null,
        },
        // Readers go on from here, so that a trace shows which try reached them.
        span => bus.publish(span ? { ...event, traceparent: span.traceparent } : event),
      );
    },
  };
}

function openAdapter<R extends EventRegistry>(options: OpenEventBus<R>): EventBus<R> {
  const { url, registry, log, observe = () => {}, service, accounts = 'own', tracing: _, ...given } = options;
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const context: BusContext<R> = { registry, log, observe, settings: { ...defaultBusSettings, ...set } };
  if (url.startsWith('memory:')) return openMemoryBus(context);
  if (!/^amqps?:/.test(url))
    throw new Error(`EVENT_BUS_URL must begin with amqp:, amqps: or memory:, not ${url.split(':')[0]}`);
  if (accounts === 'shared')
    log.warn({ service }, 'one account of the broker is shared: no event’s sender is checked');
  return openAmqpBus({
    url,
    service,
    context: { ...context, accounts: brokerAccounts({ url, service, accounts }) },
  });
}
