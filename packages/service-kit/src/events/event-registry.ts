import type { CloudEvent } from '@sufra/contracts';
import type { ZodType, z } from 'zod';

export interface EventEntry {
  readonly version: number;
  /** The service that alone publishes it. */
  readonly owner: string;
  readonly data: ZodType;
  /** Reads the data of the version before and turns it into today's; without it `data` must read both. */
  readonly before?: ZodType;
  /**
   * The services whose queue must exist before such an event counts as published. Left out: one queue, whosever, is
   * enough. Empty: open to all, no service need listen.
   */
  readonly readers?: readonly string[];
  /** It says what a member may do: published, tried again and handled before others. */
  readonly isUrgent?: boolean;
  /** It says all that there is to say of its subject: of several that wait to be published, the newest stands for all. */
  readonly isWhole?: boolean;
}

export type EventRegistry = Readonly<Record<string, EventEntry>>;

export type TypeIn<R extends EventRegistry> = keyof R & string;

export type EventOf<R extends EventRegistry, T extends TypeIn<R> = TypeIn<R>> = {
  [K in T]: CloudEvent<z.output<R[K]['data']>> & { type: K };
}[T];

export const isUrgent = (registry: EventRegistry, type: string) => registry[type]?.isUrgent === true;
export const isWhole = (registry: EventRegistry, type: string) => registry[type]?.isWhole === true;

export const sequenceOf = (event: CloudEvent) => Number(event.sequence);
