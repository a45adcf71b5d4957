import type { FreeQuota } from '@sufra/contracts';
import { Problem, recordChange, type Throttle } from '@sufra/service-kit';
import { inEvenTime } from '../links/in-even-time.ts';
import { keptOf, type Link, type MakeLink, mailedOf } from '../links/link.ts';
import type { SecurityLog } from '../security-log.ts';
import { accessChanged } from '../sessions/access-changed.ts';
import { type Limits, takeOrRecord } from '../throttling.ts';
import { changeUser } from './change-user.ts';
import { isLinkDue } from './is-link-due.ts';
import { presentCurrentUser } from './present-user.ts';
import type { EmailChange, User, UserModel } from './user-model.ts';

export interface ChangeAccountDeps {
  users: UserModel;
  quota: FreeQuota;
  newConfirmationLink: MakeLink;
  throttle: Throttle;
  limits: Limits;
  evenAnswerMs: number;
  record: SecurityLog;
}

interface Change {
  userId: string;
  name?: string | undefined;
  email?: string | undefined;
  ip: string;
}

/** The name changes at once; another address waits for the link that is mailed to it, and looks the same whoever has it. */
export async function changeAccount(deps: ChangeAccountDeps, { userId, name, email, ip }: Change) {
  const { users, quota, evenAnswerMs } = deps;
  const known = await users.findOne({ _id: userId, deletedAt: null }).lean<User>();
  if (!known) throw new Problem('session_ended');
  const isMove = email !== undefined && email !== known.email;
  const changed = await inEvenTime(isMove ? evenAnswerMs : 0, async () => {
    const wish = email === undefined ? undefined : await wishOf(deps, { userId, email, isMove, ip });
    return changeUser({ users, by: { _id: userId }, change: user => written(user, { name, wish }) });
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

function written(
  user: User,
  { name = user.name, wish }: { name?: string | undefined; wish?: Wish | undefined },
) {
  const renamed = { ...user, name };
  const isRenamed = name !== user.name;
  const person = { userId: String(user._id), email: user.email, name };
  const isModerating = user.isAdmin || user.isModerator;
  return recordChange({
    of: user,
    update: { $set: { name, ...(wish && { emailChange: emailChange(user, wish) }) } },
    events: [
      ...(isRenamed ? [{ type: 'user.name-changed' as const, data: person }] : []),
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
