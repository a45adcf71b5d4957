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
  /** Waits between attempts; the last one repeats. */
  delaysMs: readonly number[];
  /** How often a handler gets an event before it is parked. */
  attempts: number;
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

/** Twelve attempts over an hour and a half: longer than most outages of a mail server. */
export const defaultBusSettings: BusSettings = {
  namespace: 'sufra',
  delaysMs: [1_000, 10_000, 60_000, 600_000],
  attempts: 12,
  prefetch: 20,
  window: 100,
  publishTimeoutMs: 10_000,
  handlerTimeoutMs: 60_000,
  closeTimeoutMs: 2_500,
  heartbeatSeconds: 10,
  reconnectMs: { first: 200, longest: 5_000 },
};

export const delayAfter = (settings: BusSettings, attempt: number) =>
  settings.delaysMs[Math.min(attempt, settings.delaysMs.length) - 1] ?? 0;

export const queueName = (
  { namespace }: Pick<BusSettings, 'namespace'>,
  { service, name = 'incoming' }: { service: string; name?: string },
) => `${namespace}.${service}.${name}`;
