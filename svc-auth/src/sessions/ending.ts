import { recordChange } from '@sufra/service-kit';
import { accessChanged } from '../users/access-changed.ts';
import type { User } from '../users/user-model.ts';
import { type EndRules, withoutSession } from './session-list.ts';

/** The write that ends a session and tells every service. */
export function ending(user: User, sid: string, rules: EndRules) {
  const state = withoutSession(user, sid, rules);
  return recordChange({
    of: user,
    update: { $set: { ...state } },
    events: [accessChanged({ ...user, ...state })],
  });
}
