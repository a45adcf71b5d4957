import type { Claims, Misbehaviour } from './defects.ts';
import type { Person } from './people.ts';

/** What a test in the same process decides, in place of the page and of the control address. */
export interface Script {
  /** Who signs in, by what the site asked for; undefined cancels. */
  visitor(asked: Claims): Person | undefined;
  misbehaviour(): Misbehaviour;
  /** Tells of each exchange of a code: what was sent, and what is answered. */
  exchanged(form: Claims, answer: Claims): void;
}
