import { keptForMember } from '@sufra/web-kit';

/** By what svc-recipes knows this browser. */
export interface RemindedBrowser {
  browser: string;
  secret: string;
  /** How far this device's clock is behind the service's, in milliseconds. */
  lag: number;
}

const storeOf = (member: string) => keptForMember(member, 'reminded-browser');

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export function readBrowser(member: string): RemindedBrowser | undefined {
  const kept = storeOf(member).read() as Partial<RemindedBrowser> | undefined;
  if (typeof kept?.browser !== 'string' || typeof kept.secret !== 'string') return undefined;
  return { browser: kept.browser, secret: kept.secret, lag: Number(kept.lag) || 0 };
}

/** The one that is kept, or a new one; undefined where the browser keeps nothing. */
export function ownBrowser(member: string): RemindedBrowser | undefined {
  const known = readBrowser(member);
  if (known) return known;
  const made = { browser: crypto.randomUUID(), secret: newSecret(), lag: 0 };
  return storeOf(member).write(made) ? made : undefined;
}

export const keepLag = (member: string, known: RemindedBrowser, lag: number) =>
  storeOf(member).write({ ...known, lag });

export const forgetBrowser = (member: string) => storeOf(member).remove();
