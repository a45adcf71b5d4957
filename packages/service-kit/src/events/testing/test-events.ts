import { randomUUID } from 'node:crypto';
import type { CloudEvent } from '@sufra/contracts';
import { z } from 'zod';
import type { EventOf } from '../event-registry.ts';

const Jar = z.object({ label: z.string(), weight: z.number().int() });

/** Events of a pantry, so that tests do not depend on the product's own. */
export const testEvents = {
  'jar.filled': {
    version: 2,
    owner: 'pantry',
    data: Jar,
    before: z.object({ label: z.string() }).transform(old => ({ ...old, weight: 0 })),
  },
  'jar.broken': { version: 1, owner: 'pantry', isUrgent: true, data: z.object({}) },
  'jar.emptied': { version: 1, owner: 'pantry', data: z.object({ label: z.string() }) },
  'jar.stocked': { version: 1, owner: 'pantry', isWhole: true, data: Jar },
  'jar.admired': { version: 1, owner: 'pantry', data: z.object({}), readers: [] },
  'jar.sold': { version: 1, owner: 'pantry', data: z.object({}), readers: ['till', 'ledger'] },
} as const;

export type TestEvents = typeof testEvents;

export const aJarFilled = (overrides: Partial<CloudEvent<unknown>> = {}) =>
  anEvent('jar.filled', { dataversion: 2, data: { label: 'dates', weight: 250 }, ...overrides }) as EventOf<
    TestEvents,
    'jar.filled'
  >;

export const anEvent = (type: string, overrides: Partial<CloudEvent<unknown>> = {}): CloudEvent => ({
  specversion: '1.0',
  id: randomUUID(),
  source: 'pantry',
  type,
  subject: 'jar-1',
  time: '2026-11-21T08:00:00.000Z',
  datacontenttype: 'application/json',
  dataversion: 1,
  sequence: '1',
  data: {},
  ...overrides,
});
