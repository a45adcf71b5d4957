import type { FreeQuota, SiteDigits, SiteLanguage } from '@sufra/contracts';
import { type Caller, Problem, recordChange } from '@sufra/service-kit';
import { keptOf, type Link, type MakeLink, mailedOf } from '../links/link.ts';
import { withUniformDelay } from '../links/uniform-delay.ts';
import { takeOrRecord } from '../throttling.ts';
import { accessChanged } from '../users/access-changed.ts';
import { changeUser } from '../users/change-user.ts';
import { inLanguage, withDigits } from '../users/person.ts';
import { presentCurrentUser } from '../users/present-user.ts';
import type { EmailChange, User, UserModel } from '../users/user-model.ts';
import { assertOwner, type OwnerDeps } from './assert-owner.ts';
import { isLinkDue } from './is-link-due.ts';

export interface ChangeAccountDeps extends OwnerDeps {
  users: UserModel;
  quota: FreeQuota;
  newConfirmationLink: MakeLink;
  evenAnswerMs: number;
}

interface Change {
  caller: Pick<Caller, 'userId' | 'sessionId'>;
  password?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
  language?: SiteLanguage | undefined;
  digits?: SiteDigits | undefined;
  ip: string;
}

/**
 * The name, the language and the digits change at once. Another address asks for proof that the owner is there, for its reader may set the password; it
 * waits for the link that is mailed to it, and the answer is the same if it has an account. Keeping the present one asks for
 * no proof.
 */
export async function changeAccount(
  deps: ChangeAccountDeps,
  { caller, password, name, email, language, digits, ip }: Change,
) {
  const { users, quota, evenAnswerMs } = deps;
  const { userId } = caller;
  const known = await users.findOne({ _id: userId, deletedAt: null }).lean<User>();
  if (!known) throw new Problem('session_ended');
  const isMove = email !== undefined && email !== known.email;
  // Before the limit of changes is counted: a thief without the proof cannot use up the owner's.
  const assertStillOwner = isMove
    ? await assertOwner(deps, { user: known, caller, password, ip, what: 'change-address' })
    : undefined;
  const changed = await withUniformDelay(isMove ? evenAnswerMs : 0, async () => {
    const wish = email === undefined ? undefined : await wishOf(deps, { userId, email, isMove, ip });
    return changeUser({
      users,
      by: { _id: userId },
      change: user => {
        assertStillOwner?.(user);
        return written(user, { name, language, digits, wish });
      },
    });
  });
  if (!changed) throw new Problem('session_ended');
  return presentCurrentUser(changed, quota);
}

interface Wish {
  email: string;
  link: Link;
  isMailed: boolean;
}

async function wishOf(
  deps: ChangeAccountDeps,
  { userId, email, isMove, ip }: { userId: string; email: string; isMove: boolean; ip: string },
): Promise<Wish> {
  const link = deps.newConfirmationLink();
  if (!isMove) return { email, link, isMailed: false };
  const what = 'change-address';
  await takeOrRecord(deps, { limit: deps.limits.addressChangesByMember, who: userId, what, ip });
  const isMailed = await isLinkDue(deps, email);
  deps.record({ what, outcome: 'ok', userId, ip });
  return { email, link, isMailed };
}

interface Written {
  name?: string | undefined;
  language?: SiteLanguage | undefined;
  digits?: SiteDigits | undefined;
  wish?: Wish | undefined;
}

function written(
  user: User,
  { name = user.name, language = user.language, digits = user.digits, wish }: Written,
) {
  const renamed = { ...user, name };
  const isRenamed = name !== user.name;
  const mailed = { ...inLanguage(language), ...withDigits(digits) };
  const person = { userId: String(user._id), email: user.email, name, ...mailed };
  const isModerating = user.isAdmin || user.isModerator;
  return recordChange({
    of: user,
    update: {
      $set: { name, ...mailed, ...(wish && { emailChange: emailChange(user, wish) }) },
    },
    events: [
      ...(isRenamed ? [{ type: 'user.name-changed' as const, data: person }] : []),
      ...(language !== user.language ? [{ type: 'user.language-changed' as const, data: person }] : []),
      ...(digits !== user.digits ? [{ type: 'user.digits-changed' as const, data: person }] : []),
      ...(isRenamed && isModerating ? [accessChanged(renamed)] : []),
      ...(wish?.isMailed
        ? [
            {
              type: 'user.verification-requested' as const,
              data: { ...person, email: wish.email, ...mailedOf(wish.link), purpose: 'new-address' as const },
            },
          ]
        : []),
    ],
  });
}

function emailChange(user: User, { email, link, isMailed }: Wish): EmailChange | null {
  if (email === user.email) return null;
  const waits = user.emailChange;
  // No mail went out this time, so the link of the last one stays good.
  if (!isMailed && waits?.email === email && waits.expiresAt > new Date()) return waits;
  return { email, ...keptOf(link) };
}
