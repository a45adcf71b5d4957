import { setTimeout as sleep } from 'node:timers/promises';
import { StripeProblem } from '../stripe-problem.ts';
import type { Due } from './open-faults.ts';

const silentSeconds = 120;

const retryAfter = (seconds: number) => ({ 'retry-after': String(seconds) });

/** 'gone' when the connection is to be dropped without an answer. */
export async function failWith(fault: Due, signal: AbortSignal): Promise<'gone' | 'late'> {
  await fault.meanwhile?.();
  switch (fault.fault) {
    case 'error':
      throw new StripeProblem(fault.status, 'An unknown error occurred', {
        type: 'api_error',
        ...(fault.seconds !== undefined && { headers: retryAfter(fault.seconds) }),
      });
    case 'rate-limit':
      throw new StripeProblem(
        429,
        'Request rate limit exceeded. You can learn more about rate limits here https://stripe.com/docs/rate-limits.',
        { code: 'rate_limit', headers: retryAfter(fault.seconds ?? 1) },
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
