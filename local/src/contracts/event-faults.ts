import type { PublishedEvent, ReadEvent } from '@sufra/contracts';
import { schemaFaults } from './schema-faults.ts';

/** Why a reader would park an event as it is published: the reader reads its version, the one before, and a newer one that fits. */
export function eventFaults(published: PublishedEvent, read: ReadEvent): string[] {
  if (published.version < read.version - 1)
    return [`version ${published.version} is too old: ${read.version} is read, and the one before`];
  const isBefore = published.version === read.version - 1;
  const expected = (isBefore ? read.before : undefined) ?? read.data;
  const faults = schemaFaults({
    given: { schema: published.data, schemas: {} },
    expected: { schema: expected, schemas: {} },
    isChecked: true,
    isHeard: false,
  });
  return faults.map(({ path, says }) => `${path === '' ? 'its data' : `field ${path}`} ${says}`);
}
