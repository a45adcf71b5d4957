import { type Limit, limitKey, type Throttle } from '@sufra/service-kit';
import type { SecurityEvent, SecurityLog } from '../security-log.ts';
import { assertRoomOrRecord, type Limits, takeOrRecord } from '../throttling.ts';

interface Deps {
  throttle: Throttle;
  record: SecurityLog;
}

interface Counter {
  limit: Limit;
  who: string;
}

interface Guess {
  counters: Counter[];
  ip: string;
  /** Where a password is asked for. */
  what: SecurityEvent['what'];
}

interface AtSignIn {
  email: string;
  ip: string;
  /** What the browser is called in which this account has been signed in to before. */
  device: string | undefined;
}

/**
 * A stranger's tries count by account and by place. A browser that signed in before has a count of its own, so that neither strangers
 * nor neighbours keep the owner out: they would have to use up a count that they cannot reach.
 */
export const countersAtSignIn = (limits: Limits, { email, ip, device }: AtSignIn): Counter[] =>
  device
    ? [{ limit: limits.signInsByDevice, who: `${email}\n${device}` }]
    : [
        { limit: limits.signInsByIp, who: limitKey(ip) },
        { limit: limits.signInsByEmail, who: email },
      ];

/** In a session of theirs it is clear who guesses, wherever they are; a stranger has no such session. */
export const countersOfMember = (limits: Limits, userId: string): Counter[] => [
  { limit: limits.wrongPasswordsByMember, who: userId },
];

/**
 * What came of a try is told only while there is room for one more failure: a hundred tries at once learn no more than
 * ten, one after the other, and right passwords never count. Known and unknown addresses are counted alike.
 */
export function guessLimit(deps: Deps, { counters, what, ip }: Guess) {
  return {
    async assertRoom() {
      for (const counter of counters) await assertRoomOrRecord(deps, { ...counter, what, ip });
    },

    async countFailure() {
      const taken: (() => Promise<void>)[] = [];
      try {
        for (const counter of counters) taken.push(await takeOrRecord(deps, { ...counter, what, ip }));
      } catch (error) {
        // A refused try was no guess: it must not count against everybody behind the same address.
        for (const giveBack of taken) await giveBack();
        throw error;
      }
    },
  };
}
