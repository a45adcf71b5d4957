import { recordChange } from '@sufra/service-kit';
import { keptOf, type MakeToken } from '../links/link.ts';
import { everySessionEnded } from '../sessions/every-session-ended.ts';
import { accessChanged } from '../users/access-changed.ts';
import { heldRolesOf, type RequiredRoles } from '../users/held-roles.ts';
import { withoutLaterParts } from '../users/second-factor.ts';
import type { RefusedGoogle, UndoLink, User } from '../users/user-model.ts';

interface How {
  resetToken: ReturnType<MakeToken>;
  tokenLifeMs: number;
  requiredRoles: RequiredRoles;
}

const maxRefused = 30;
const refusedForMs = 30 * 86_400_000;

/**
 * The write that undoes a change and whatever followed it. The password goes whatever the change was: the thief knows it,
 * or set it; a second factor that was added since is the thief's, too. Older links stay good, for their readers had the account before this one.
 */
export function restored(user: User, link: UndoLink, { resetToken, tokenLifeMs, requiredRoles }: How) {
  const { undoLinks = [] } = user;
  const { email, google } = link;
  const now = new Date();
  const secondFactor = link.secondFactorIds
    ? withoutLaterParts(user, link.secondFactorIds)
    : (user.secondFactor ?? null);
  const state = {
    ...everySessionEnded(user, { tokenLifeMs, now }),
    secondFactor,
    heldRoles: heldRolesOf({ ...user, secondFactor }, requiredRoles),
  };
  return recordChange({
    of: user,
    update: {
      $set: {
        ...state,
        email,
        undoLinks: undoLinks.slice(0, undoLinks.indexOf(link)),
        refusedGoogle: refusedGoogle(user, { link, now }),
        passwordReset: keptOf(resetToken),
        ...(google && { google }),
      },
      $unset: { passwordHash: '', emailChange: '', ...(google ? {} : { google: '' }) },
    },
    events: [
      {
        type: 'user.change-undone',
        data: {
          userId: String(user._id),
          email,
          name: user.name,
          leftEmail: email === user.email ? null : user.email,
        },
      },
      accessChanged({ ...user, ...state }),
    ],
  });
}

/**
 * Or the next sign-in with that Google account would join it again by its address. Not for good: it may be the member's
 * own, and whenever it is joined again they are told again.
 */
function refusedGoogle(
  { google, refusedGoogle: refused = [] }: User,
  { link, now }: { link: UndoLink; now: Date },
): RefusedGoogle[] {
  const isUndone =
    google && (google.issuer !== link.google?.issuer || google.subject !== link.google.subject);
  const still = refused.filter(({ until }) => until > now);
  if (!isUndone) return still;
  const { issuer, subject } = google;
  const until = new Date(now.getTime() + refusedForMs);
  return [...still, { issuer, subject, until }].slice(-maxRefused);
}
