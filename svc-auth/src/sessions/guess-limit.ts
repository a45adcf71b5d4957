import type { Throttle } from '@sufra/service-kit';
import type { SecurityLog } from '../security-log.ts';
import { type Limits, takeOrRecord } from '../throttling.ts';

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
export async function takeGuess(deps: Deps, { email, ip }: Guess) {
  const { signInsByIp, signInsByEmail } = deps.limits;
  const giveBackIp = await takeOrRecord(deps, { limit: signInsByIp, who: ip, what: 'sign-in', ip });
  try {
    const giveBackEmail = await takeOrRecord(deps, {
      limit: signInsByEmail,
      who: email,
      what: 'sign-in',
      ip,
    });
    return async () => {
      await Promise.all([giveBackEmail(), giveBackIp()]);
    };
  } catch (error) {
    // A refused try was no guess: it must not count against everybody behind the same address.
    await giveBackIp();
    throw error;
  }
}
