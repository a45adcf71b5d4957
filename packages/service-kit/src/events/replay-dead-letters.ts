import { countDeadLetters, replayQueue } from './amqp/dead-letters.ts';
import type { BusLog } from './bus-settings.ts';

interface ReplayDeadLetters {
  url: string;
  namespace: string;
  /** A service's name, or a queue's in full. Without it the parked messages are only counted. */
  queue?: string;
  limit?: number;
  /** Whose queues to look at: a broker does not list its queues over AMQP. */
  services: readonly string[];
  log: BusLog;
}

export async function replayDeadLetters(options: ReplayDeadLetters) {
  const { url, namespace, queue, limit = Number.POSITIVE_INFINITY, services, log } = options;
  if (!/^amqps?:/.test(url))
    throw new Error('only RabbitMQ keeps parked events; the memory bus has them in its own process');
  const fullName = (name: string) =>
    name.startsWith(`${namespace}.`) ? name : `${namespace}.${name}.incoming`;
  if (queue) {
    const replayed = await replayQueue({ url, log, queue: fullName(queue), limit });
    log.info({ queue: fullName(queue), replayed }, 'replay is over');
    return { replayed, queues: [] };
  }
  const queues = await countDeadLetters({ url, log, queues: services.map(fullName) });
  for (const each of queues) log.info(each, 'parked events');
  log.info(
    { parked: queues.reduce((sum, { parked }) => sum + parked, 0) },
    'parked events in all; name a service to put its own back',
  );
  return { replayed: 0, queues };
}
