import { whenMemberLeaves } from '@sufra/web-kit';
import { readStored, writeStored } from '../remembered/browser-storage.ts';

const key = 'sufra:wanted-copy';
const forMs = 7 * 24 * 3_600_000;

/** What a visitor wanted to save before there was an account to save it in; the confirmation of an address may take days. */
export const rememberWanted = (token: string) =>
  writeStored('localStorage', key, { token, until: Date.now() + forMs });

const forget = () => writeStored('localStorage', key, null);

/** It is taken once. Of another recipe than the one that is asked for, it stays. */
export function takeWanted(only?: string): string | undefined {
  const stored = readStored('localStorage', key) as { token?: unknown; until?: unknown } | undefined | null; // a parsed edge
  if (typeof stored?.token !== 'string' || (only !== undefined && stored.token !== only)) return undefined;
  forget();
  return Number(stored.until) > Date.now() ? stored.token : undefined;
}

whenMemberLeaves(forget);
