import type { User } from '../users/user-model.ts';
import { type EndRules, withoutOthers } from './session-list.ts';

const second = 1_000;

/**
 * What to set so that no device stays signed in. Each session is named, and that is exact: a token tells its time in whole
 * seconds, so a moment alone could not part the sessions before it from one opened right after. The moment, the start of
 * this second, ends whatever has no session here any more.
 */
export const everySessionEnded = (user: User, rules: EndRules) => ({
  ...withoutOthers(user, null, rules),
  sessionsNotBefore: new Date(Math.floor(rules.now.getTime() / second) * second),
});
