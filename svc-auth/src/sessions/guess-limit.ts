import type { Throttle } from '@sufra/service-kit';
import type { SecurityEvent, SecurityLog } from '../security-log.ts';
import { assertRoomOrRecord, type Limits, takeOrRecord } from '../throttling.ts';

interface Deps {
  throttle: Throttle;
  limits: Limits;
  record: SecurityLog;
}

interface Guess {
  email: string;
  ip: string;
  /** Where a password is asked for; wherever it is, the guesses at one account count together. */
  what: SecurityEvent['what'];
}

/**
 * What came of a try is told only while there is room for one more failure: a hundred tries at once learn no more than
 * ten, one after the other, and right passwords never count. Known and unknown addresses are counted alike.
 */
export function guessLimit(deps: Deps, { email, ip, what }: Guess) {
  const byIp = { limit: deps.limits.signInsByIp, who: ip, what, ip };
  const byEmail = { limit: deps.limits.signInsByEmail, who: email, what, ip };
  return {
    async assertRoom() {
      await assertRoomOrRecord(deps, byIp);
      await assertRoomOrRecord(deps, byEmail);
    },

    async countFailure() {
      const giveBackIp = await takeOrRecord(deps, byIp);
      try {
        await takeOrRecord(deps, byEmail);
      } catch (error) {
        // A refused try was no guess: it must not count against everybody behind the same address.
        await giveBackIp();
        throw error;
      }
    },
  };
}
