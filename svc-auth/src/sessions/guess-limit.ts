import { Problem, type Throttle } from '@sufra/service-kit';
import type { SecurityLog } from '../security-log.ts';
import type { Limits } from '../throttling.ts';

interface Deps {
  throttle: Throttle;
  limits: Limits;
  record: SecurityLog;
}

interface Guess {
  email: string;
  ip: string;
}

/**
 * Counts a try before it is made, so that a hundred at once are no way around; the answer takes it back when the
 * password was right. Known and unknown addresses are counted alike.
 */
export async function takeGuess({ throttle, limits, record }: Deps, { email, ip }: Guess) {
  const tried = async (take: () => Promise<() => Promise<void>>) => {
    try {
      return await take();
    } catch (error) {
      if (error instanceof Problem)
        record({ what: 'sign-in', outcome: 'refused', reason: 'too many tries', ip });
      throw error;
    }
  };
  const giveBackIp = await tried(() => throttle.take(limits.signInsByIp, ip));
  try {
    const giveBackEmail = await tried(() => throttle.take(limits.signInsByEmail, email));
    return async () => {
      await Promise.all([giveBackEmail(), giveBackIp()]);
    };
  } catch (error) {
    // A refused try was no guess: it must not count against everybody behind the same address.
    await giveBackIp();
    throw error;
  }
}
