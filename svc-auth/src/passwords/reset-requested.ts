import { recordChange } from '@sufra/service-kit';
import { keptOf, type Link, mailedOf } from '../links/link.ts';
import { forgetAt } from '../users/pending-sign-up.ts';
import { personOf } from '../users/person.ts';
import type { User } from '../users/user-model.ts';

/** The newest link is the only one. An address that waits to be confirmed is kept for as long as it may be used. */
export function resetRequested(user: User, link: Link) {
  const isForgottenSooner = user.forgetAt && user.forgetAt < forgetAt(link);
  return recordChange({
    of: user,
    update: {
      $set: { passwordReset: keptOf(link), ...(isForgottenSooner && { forgetAt: forgetAt(link) }) },
    },
    events: [{ type: 'user.password-reset-requested', data: { ...personOf(user), ...mailedOf(link) } }],
  });
}
