import type { AnnouncedMonth } from '@sufra/prayer-times/hijri';
import { call } from '@sufra/web-kit';
import { readStored, writeStored } from '../../remembered/browser-storage.ts';

const key = 'hijri-months';
/** An announcement is seen by an open page within a minute. */
const askEveryMs = 45_000;
/** A page that follows another a moment later has what that one asked for. */
const isFreshMs = 10_000;

const none: readonly AnnouncedMonth[] = [];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isDay = (entry: [string, unknown]): entry is [string, number] =>
  entry[1] === -1 || entry[1] === 0 || entry[1] === 1;

/** Whatever the browser kept, of this version or another: what cannot be read was not announced. */
function readMonths(kept: unknown): readonly AnnouncedMonth[] {
  if (!Array.isArray(kept)) return none;
  return kept.flatMap(each => {
    if (!isObject(each) || !isObject(each.daysMore)) return [];
    const { year, month, daysMore } = each;
    if (typeof year !== 'number' || typeof month !== 'number') return [];
    return [{ year, month, daysMore: Object.fromEntries(Object.entries(daysMore).filter(isDay)) }];
  });
}

let known: readonly AnnouncedMonth[] | undefined;
let isAsking = false;
let askedAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The last answer, also without a net: of this page, or of one before. */
export function announcedMonths(): readonly AnnouncedMonth[] {
  known ??= readMonths(readStored('localStorage', key));
  return known;
}

async function ask(): Promise<void> {
  isAsking = true;
  askedAt = Date.now();
  try {
    const { months } = await call('GET /hijri-months', { cache: 'no-cache' });
    if (JSON.stringify(months) === JSON.stringify(announcedMonths())) return;
    known = months;
    writeStored('localStorage', key, months);
    for (const listener of listeners) listener();
  } catch {
    // What was known holds on, and it is asked again soon.
    askedAt = Number.NEGATIVE_INFINITY;
  } finally {
    isAsking = false;
  }
}

function look(): void {
  if (document.visibilityState === 'visible' && !isAsking) void ask();
}

/** As long as a part of a page goes by it, it is asked for: now and then, and when the page is looked at again or has a net again. */
export function followAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(look, askEveryMs);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
  }
  if (Date.now() - askedAt > isFreshMs) look();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
  };
}

/** For tests, each of which has announcements of its own. */
export function forgetAnnouncements(): void {
  known = undefined;
  isAsking = false;
  askedAt = Number.NEGATIVE_INFINITY;
}
