import type { CloudEvent } from '@sufra/contracts';
import type { EventOf, EventRegistry, TypeIn } from './event-registry.ts';
import type { LookedAt, Wanted } from './parked-events.ts';

export interface HandlerContext {
  /** 1 for the first time. */
  attempt: number;
  /** Since its first failure; 0 until then. */
  failingForMs: number;
  /** If this try fails the event is parked. */
  isLast: boolean;
  /**
   * Aborted when the handler's time is over or the bus closes. A handler that does not heed it may still be running when
   * its event is tried again.
   */
  signal: AbortSignal;
}

export type EventHandler<R extends EventRegistry, T extends TypeIn<R>> = (
  event: EventOf<R, T>,
  context: HandlerContext,
) => Promise<unknown>;

export interface Subscription<R extends EventRegistry, T extends TypeIn<R> = TypeIn<R>> {
  service: string;
  /** Tells apart several queues of one service; `incoming` unless given. */
  name?: string;
  types: readonly T[];
  handler(event: NoInfer<EventOf<R, T>>, context: HandlerContext): Promise<unknown>;
  prefetch?: number;
}

export interface BusStatus {
  state: 'up' | 'down';
  /** May be so although a subscription is down. */
  canPublish: boolean;
  detail: string;
}

/** What lies with the broker, or in memory, for the subscriptions of this process. */
export interface Backlog {
  queue: string;
  /** Not delivered yet. */
  queued: number;
  /** Failed, and to be tried again. */
  waiting: number;
  /** The longest that one of those which were looked at has failed; 0 when none waits. */
  oldestWaitingMs: number;
  parked: number;
}

export interface EventBus<R extends EventRegistry> {
  /**
   * Resolves once the event is safe with every reader. Rejects with `EventOwed` when this process has it but may yet
   * lose it, and with anything else when it was not handed over; publishing the same event again is right in both cases.
   */
  publish(event: CloudEvent): Promise<void>;
  /** Never waits for a broker. A handler that resolves has settled the event; one that rejects gets it again. */
  subscribe<T extends TypeIn<R>>(subscription: Subscription<R, T>): void;
  status(): BusStatus;
  backlogs(): Promise<Backlog[]>;
  /** The same with each of the events, as far as they are looked at. */
  look(): Promise<LookedAt>;
  /** Puts parked events back to be handled, all their tries before them. Answers how many there were. */
  replayParked(wanted: Wanted): Promise<number>;
  /** What failed and waits is tried now. Answers how many events that is. */
  retryNow(): Promise<number>;
  /** Takes no more, waits a bounded time for running handlers, closes. What was not finished is delivered again. */
  close(): Promise<void>;
}

/** Handed over and being worked on, but not yet finished by everyone: keep it, and publish it again later. */
export class EventOwed extends Error {
  override name = 'EventOwed';
}

/** An event of another service: publishing it is a mistake in the program. */
export class EventNotOwned extends Error {
  override name = 'EventNotOwned';
}

/** The exchange has no queue for it, or a reader's queue is missing. */
export class EventUnroutable extends Error {
  override name = 'EventUnroutable';
}
