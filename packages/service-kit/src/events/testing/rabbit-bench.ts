import { openTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';
import { type BusSettings, queueName } from '../bus-settings.ts';
import type { EventBus } from '../event-bus.ts';
import { openEventBus } from '../open-event-bus.ts';
import { aNamespace, brokerUrl, sweep } from './broker.ts';
import { countedObservations, recordedLog } from './recorded-log.ts';
import { type TestEvents, testEvents } from './test-events.ts';
import { until } from './until.ts';

/** A namespace of its own on the real broker, buses in it, some of them over a line that can be broken. */
export async function openRabbitBench(services: readonly string[] = ['kitchen']) {
  const settings = { namespace: aNamespace(), delaysMs: [40, 80], attempts: 3, giveUpAfterMs: 0 };
  const { hostname, port } = new URL(brokerUrl);
  const line: TcpProxy = await openTcpProxy({ host: hostname, port: Number(port || 5672) });
  const observed = countedObservations();
  const recorded = recordedLog();
  const buses: EventBus<TestEvents>[] = [];
  const queue = (service: string) => queueName(settings, { service });

  function throughLine(credentials?: string): string {
    const url = new URL(brokerUrl);
    url.hostname = '127.0.0.1';
    url.port = String(line.port);
    if (credentials) url.password = credentials;
    return url.href;
  }

  return {
    settings,
    line,
    observed,
    recorded,
    queue,
    throughLine,
    open(overrides: Partial<BusSettings> & { url?: string } = {}): EventBus<TestEvents> {
      const bus = openEventBus({
        url: throughLine(),
        registry: testEvents,
        service: 'pantry',
        accounts: 'shared',
        log: recorded.log,
        observe: observed.observe,
        publishTimeoutMs: 2_000,
        closeTimeoutMs: 1_000,
        heartbeatSeconds: 5,
        reconnectMs: { first: 30, longest: 200 },
        ...settings,
        ...overrides,
      });
      buses.push(bus);
      return bus;
    },
    ready: (bus: EventBus<TestEvents>) => until(() => bus.status().state === 'up', { what: 'readiness' }),
    async close(): Promise<void> {
      await Promise.all(buses.map(bus => bus.close()));
      await line.close();
      await sweep({ settings, services });
    },
  };
}

export type RabbitBench = Awaited<ReturnType<typeof openRabbitBench>>;
