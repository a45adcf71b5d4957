import { setTimeout as sleep } from 'node:timers/promises';
import { StripeProblem } from '../stripe-problem.ts';
import type { Fault } from './fault.ts';

const silentSeconds = 120;

/** Ends without a word when the connection is to be dropped: `undefined` answers nothing. */
export async function failWith(fault: Fault, signal: AbortSignal): Promise<'gone' | 'late'> {
  switch (fault.fault) {
    case 'error':
      throw new StripeProblem(fault.status, 'An unknown error occurred', { type: 'api_error' });
    case 'rate-limit':
      throw new StripeProblem(
        429,
        'Request rate limit exceeded. You can learn more about rate limits here https://stripe.com/docs/rate-limits.',
        {
          code: 'rate_limit',
          headers: { 'retry-after': String(fault.seconds ?? 1) },
        },
      );
    case 'drop':
      return 'gone';
    case 'hang':
      await sleep((fault.seconds ?? silentSeconds) * 1000, undefined, { signal });
      return 'gone';
    case 'slow':
      await sleep((fault.seconds ?? 1) * 1000, undefined, { signal });
      return 'late';
  }
}
