export interface BusLog {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface BusObservation {
  what: 'published' | 'returned' | 'delivered' | 'retried' | 'refused' | 'parked' | 'unknown';
  type: string;
  queue?: string;
  /** How long publishing or handling took. */
  ms?: number;
}

export interface BusSettings {
  namespace: string;
  /** Waits between attempts; the last one repeats. Early tries shorten those that are long. */
  delaysMs: readonly number[];
  /** An event is parked when it has failed so often, and for so long: an outage parks nothing that a fault of its own would not. */
  attempts: number;
  giveUpAfterMs: number;
  /** How often some of the events that wait are tried early; one that succeeds brings back the others. */
  earlyTryMs: number;
  prefetch: number;
  /** Unconfirmed events at one time; further publishers wait. */
  window: number;
  publishTimeoutMs: number;
  handlerTimeoutMs: number;
  /** How long closing waits for running handlers. */
  closeTimeoutMs: number;
  /** A dead connection is noticed within two of these. */
  heartbeatSeconds: number;
  reconnectMs: { first: number; longest: number };
}

export const defaultBusSettings: BusSettings = {
  namespace: 'sufra',
  delaysMs: [1_000, 10_000, 60_000],
  attempts: 12,
  giveUpAfterMs: 5_400_000,
  earlyTryMs: 5_000,
  prefetch: 20,
  window: 100,
  publishTimeoutMs: 10_000,
  handlerTimeoutMs: 60_000,
  closeTimeoutMs: 2_500,
  heartbeatSeconds: 10,
  reconnectMs: { first: 200, longest: 5_000 },
};

type Waits = Pick<BusSettings, 'delaysMs' | 'earlyTryMs'>;

/** An event that waits longer than this comes back early when others succeed; a shorter wait is over by itself in time. */
export const longWaitMs = ({ earlyTryMs }: Waits) => 2 * earlyTryMs;

export const longDelaysMs = (settings: Waits) =>
  [...new Set(settings.delaysMs)].filter(ms => ms > longWaitMs(settings));

export function delayAfter(settings: Waits, { attempt, isUrgent }: { attempt: number; isUrgent: boolean }) {
  const longest = isUrgent ? longWaitMs(settings) : Number.POSITIVE_INFINITY;
  const [first = 0] = settings.delaysMs;
  const allowed = settings.delaysMs.filter(ms => ms <= longest);
  return allowed[Math.min(attempt, allowed.length) - 1] ?? first;
}

export const queueName = (
  { namespace }: Pick<BusSettings, 'namespace'>,
  { service, name = 'incoming' }: { service: string; name?: string },
) => `${namespace}.${service}.${name}`;
