import type { z } from 'zod';
import type { ServiceName } from '../api/api-table.ts';

export interface EventFacts {
  version: number;
  /** The services that the event is delivered to. */
  readers: readonly ServiceName[];
  /** It says what a member may do: it is published, tried again and handled before others. */
  isUrgent?: boolean;
  /** It says all that there is to say of its subject: of several that wait to be published, the newest stands for all. */
  isWhole?: boolean;
  data: z.ZodType;
  /** Reads the data of the version before. */
  before?: z.ZodType;
}

/** The service that alone may publish these events: rights on the broker are derived from it, and readers check it. */
export const ownedBy = <O extends ServiceName, const E extends Record<string, EventFacts>>(
  owner: O,
  entries: E,
) =>
  Object.fromEntries(Object.entries(entries).map(([type, entry]) => [type, { ...entry, owner }])) as {
    [T in keyof E]: E[T] & { owner: O };
  };
