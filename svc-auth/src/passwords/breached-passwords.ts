import { createHash } from 'node:crypto';
import type { Log } from '@sufra/service-kit';
import { readBounded } from '../outside/read-bounded.ts';

interface Options {
  /** Of a server that answers range queries as Have I Been Pwned does; without one nothing is asked. */
  url: string | undefined;
  timeoutMs: number;
  log: Pick<Log, 'warn'>;
}

/** Whether a password is known from the leaks of other sites. */
export type IsBreached = (password: string) => Promise<boolean>;

const prefixLength = 5;

/** `SUFFIX:COUNT`, a line each; a count of 0 is padding, by which an answer's length tells nothing. */
const isListed = (answer: string, suffix: string) =>
  answer
    .split('\n')
    .map(line => line.trim().split(':'))
    .some(([known, count]) => known?.toUpperCase() === suffix && Number(count) > 0);

/**
 * Five of the forty letters of its SHA-1 are all that leaves: half a million passwords of every kind have them in common. Without an
 * answer the password is taken, and the log says so: an outage elsewhere keeps no member from signing up.
 */
export function breachedPasswords({ url, timeoutMs, log }: Options): IsBreached {
  if (!url) return async () => false;
  return async password => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const answer = await fetch(`${url}/range/${hash.slice(0, prefixLength)}`, {
        headers: { 'add-padding': 'true', accept: 'text/plain', 'user-agent': 'sufra' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = (await readBounded(answer)).toString();
      if (answer.status !== 200) throw new Error(`the server answered ${answer.status}`);
      return isListed(text, hash.slice(prefixLength));
    } catch (error) {
      // Its cause may name the address that was asked for, and with it the letters.
      const reason = error instanceof Error ? error.message : 'no answer';
      log.warn({ reason }, 'a new password was not looked for among breached ones');
      return false;
    }
  };
}
