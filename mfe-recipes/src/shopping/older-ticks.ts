import type { ShoppingLine } from '@sufra/contracts';
import { whenMemberLeaves } from '@sufra/web-kit';
import { readStored, writeStored } from '../remembered/browser-storage.ts';
import { aWrite, type ShoppingWrite } from './api/shopping-write.ts';

/** Where what is ticked stood until the list was on the server: keys of lines. */
const storageKey = 'sufra:shopping';

export function readOlderTicks(): string[] {
  const stored = readStored('localStorage', storageKey);
  return Array.isArray(stored) ? stored.filter(each => typeof each === 'string') : [];
}

const forgetOlderTicks = () => writeStored('localStorage', storageKey, []);

/** As the server makes it: of what the line is about. */
async function lineIdOf(key: string): Promise<string> {
  const bytes = new TextEncoder().encode(`line ${key}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 12), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** What this browser has ticked and the server has not, once: afterwards the browser keeps nothing of it. */
export async function takeOverTicks(lines: readonly ShoppingLine[]): Promise<ShoppingWrite[]> {
  const keys = readOlderTicks();
  forgetOlderTicks();
  const ids = new Set(await Promise.all(keys.map(lineIdOf)));
  return lines
    .filter(({ id, isTicked }) => ids.has(id) && !isTicked)
    .map(({ id }) => aWrite({ does: 'tick', line: id, isTicked: true }));
}

whenMemberLeaves(forgetOlderTicks);
