import { openAmqpBus } from './amqp/amqp-bus.ts';
import type { BusContext } from './bus-context.ts';
import { type BusLog, type BusObservation, type BusSettings, defaultBusSettings } from './bus-settings.ts';
import type { EventBus } from './event-bus.ts';
import type { EventRegistry } from './event-registry.ts';
import { openMemoryBus } from './memory/memory-bus.ts';

export interface OpenEventBus<R extends EventRegistry> extends Partial<BusSettings> {
  /** `amqp://…`, `amqps://…` or `memory:`. */
  url: string;
  registry: R;
  log: BusLog;
  /** For counters. */
  observe?: (observation: BusObservation) => void;
  /** Shown by the broker beside the connection. */
  service?: string;
}

export function openEventBus<R extends EventRegistry>(options: OpenEventBus<R>): EventBus<R> {
  const { url, registry, log, observe = () => {}, service = 'sufra', ...given } = options;
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const context: BusContext<R> = { registry, log, observe, settings: { ...defaultBusSettings, ...set } };
  if (url.startsWith('memory:')) return openMemoryBus(context);
  if (/^amqps?:/.test(url)) return openAmqpBus({ url, service, context });
  throw new Error(`EVENT_BUS_URL must begin with amqp:, amqps: or memory:, not ${url.split(':')[0]}`);
}
