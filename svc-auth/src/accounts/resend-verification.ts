import { messages } from '@sufra/contracts';
import { recordChange } from '@sufra/service-kit';
import { keptOf, type Link, type MakeLink, mailedOf } from '../links/link.ts';
import { type LinkRequestDeps, requestLink } from '../links/request-link.ts';
import { resetRequested } from '../passwords/reset-requested.ts';
import { forgetAt } from '../users/pending-sign-up.ts';
import { personOf } from '../users/person.ts';
import type { PendingSignUp, User } from '../users/user-model.ts';
import { notifyOwner } from './notify-owner.ts';

export interface ResendDeps extends LinkRequestDeps {
  newConfirmationLink: MakeLink;
  newResetLink: MakeLink;
}

interface Asked {
  email: string;
  ip: string;
}

export async function resendVerification(deps: ResendDeps, { email, ip }: Asked) {
  const confirmation = deps.newConfirmationLink();
  const reset = deps.newResetLink();
  await requestLink(deps, {
    what: 'resend-verification',
    email,
    ip,
    change: user => {
      if (user.verifiedAt) return notifyOwner(user);
      const newest = user.pendingSignUps.at(-1);
      if (!newest) return undefined;
      // With several passwords waiting, another person may have signed up this address, and a fresh link would confirm
      // whichever we picked. One that sets a password lets the reader of the mailbox choose.
      return isOnePersons(user.pendingSignUps)
        ? linkRenewed(user, { pending: newest, link: confirmation })
        : resetRequested(user, reset);
    },
  });
  return { message: messages.verificationResent };
}

/** Sign-ups of one address share a salt, so equal passwords have equal hashes. */
const isOnePersons = (pending: readonly PendingSignUp[]) =>
  new Set(pending.map(({ passwordHash }) => passwordHash)).size === 1;

/** Any link that was mailed before is over. */
const linkRenewed = (user: User, { pending, link }: { pending: PendingSignUp; link: Link }) =>
  recordChange({
    of: user,
    update: { $set: { pendingSignUps: [{ ...pending, ...keptOf(link) }], forgetAt: forgetAt(link) } },
    events: [
      {
        type: 'user.verification-requested',
        data: { ...personOf(user), ...mailedOf(link), purpose: 'sign-up' },
      },
    ],
  });
