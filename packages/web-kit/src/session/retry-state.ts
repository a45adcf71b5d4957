import { backOff } from '../back-off.ts';
import type { Outcome } from './session-state.ts';

/** Remembers how often in a row the server did not answer, and so how long to wait. */
export function createRetryState() {
  let failures = 0;
  let waitAtLeast = 0;
  let unreachable = false;

  return {
    note(outcome: Outcome, retryAfter = 0) {
      unreachable = outcome === 'unreachable';
      failures = unreachable ? failures + 1 : 0;
      waitAtLeast = retryAfter * 1000;
    },
    /** The connection or the reader is back: no reason to wait any longer. */
    forgive() {
      failures = 0;
    },
    isUnreachable: () => unreachable,
    pause: () =>
      failures === 0 ? 0 : backOff(failures, { first: 1_000, longest: 60_000, atLeast: waitAtLeast }),
  };
}
