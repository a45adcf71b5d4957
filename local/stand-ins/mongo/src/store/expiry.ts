import { keyValuesAt, pathOf } from '../query/path.ts';
import { numericOf } from '../values/numeric.ts';
import type { Doc } from '../values/value.ts';
import type { Collection } from './collection.ts';
import type { SecondaryIndex } from './secondary-index.ts';
import type { Store } from './store.ts';

const shortestPause = 1000;
const pausePerWork = 100;

export type Expiry = { stop(): void };

/** Removes what TTL indexes call expired: every second, or less often where looking takes more than a hundredth of the time. */
export function startExpiry(store: Store, alsoDo: () => void): Expiry {
  let timer = setTimeout(sweep, shortestPause);
  timer.unref();
  function sweep(): void {
    const began = performance.now();
    if (!store.writeLock.isHeld) for (const collection of store.all()) removeExpired(collection, Date.now());
    alsoDo();
    timer = setTimeout(sweep, Math.max(shortestPause, (performance.now() - began) * pausePerWork));
    timer.unref();
  }
  return { stop: () => clearTimeout(timer) };
}

export function removeExpired(collection: Collection, now: number): void {
  for (const index of collection.indexes.values()) {
    const seconds = numericOf(index.spec.expireAfterSeconds);
    if (typeof seconds !== 'number') continue;
    const limit = now - seconds * 1000;
    const expired = [...collection.docs.values()].filter(doc => isExpired(doc, index, limit));
    for (const doc of expired) collection.remove(doc);
  }
}

/** Of several dates in an array the earliest counts; what holds no date never expires. */
function isExpired(doc: Doc, index: SecondaryIndex, limit: number): boolean {
  const [field = ''] = index.fields;
  const dates = keyValuesAt(doc, pathOf(field)).filter(value => value instanceof Date);
  return dates.some(date => date.getTime() <= limit) && index.entriesOf(doc).length > 0;
}
