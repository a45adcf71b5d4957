import type { Throttle } from '@sufra/service-kit';
import { withinMailLimit } from '../links/within-mail-limit.ts';
import type { Limits } from '../throttling.ts';
import { changeUser } from '../users/change-user.ts';
import type { UserModel } from '../users/user-model.ts';
import { notifyOwner } from './notify-owner.ts';

interface Deps {
  users: UserModel;
  throttle: Throttle;
  limits: Limits;
}

/**
 * Whether a member's new address gets a link. One that has a member already gets a mail that says so instead, and one
 * that got enough mails gets none. A sign-up that is not confirmed does not count: the link shows whose mailbox it is.
 */
export async function isLinkDue(deps: Deps, email: string): Promise<boolean> {
  let isTaken = false;
  const tellOwner = async () => {
    const owner = await changeUser({
      users: deps.users,
      by: { email },
      change: user => (user.verifiedAt ? notifyOwner(user) : undefined),
    });
    isTaken = Boolean(owner?.verifiedAt);
    return { isMailed: true };
  };
  const { outcome } = await withinMailLimit(deps, { email, mail: tellOwner });
  return outcome === 'ok' && !isTaken;
}
