import type { ApiKey } from '@sufra/contracts';
import { ApiError } from '../http/api-error.ts';

// Repeating one of these does no harm, whatever became of the first: an address is signed up once, and a session more ends by itself.
const repeatable: ReadonlySet<ApiKey> = new Set(['POST /auth/signin', 'POST /auth/signup']);
const maxTries = 3;
const maxWaitSeconds = 3;

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** How long a service that is too busy asks to wait; undefined where it does not ask, or for too long. */
const askedWait = (error: unknown) =>
  error instanceof ApiError && error.status === 503 && (error.retryAfter ?? Infinity) <= maxWaitSeconds
    ? error.retryAfter
    : undefined;

/** A call that was refused because too many came at once is made again when the service says, where that does no harm. */
export async function askAgain<T>(key: ApiKey, attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const seconds = askedWait(error);
      if (seconds === undefined || tries >= maxTries || !repeatable.has(key)) throw error;
      // Those that were refused together must not come back together.
      await pause(seconds * 1_000 * (1 + Math.random()));
    }
  }
}
