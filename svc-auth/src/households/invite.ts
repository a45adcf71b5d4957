import { type GivenRole, limits } from '@sufra/contracts';
import { Problem, recordChange, type Throttle } from '@sufra/service-kit';
import { Types } from 'mongoose';
import { type Link, type MakeLink, mailedOf } from '../links/link.ts';
import type { Limits } from '../throttling.ts';
import { inLanguage, withDigits } from '../users/person.ts';
import type { User, UserModel } from '../users/user-model.ts';
import { changeHousehold } from './change-household.ts';
import type { Household, HouseholdModel } from './household-model.ts';
import { assertOwner, isFull, openInvitations } from './members.ts';
import { presentChanged } from './present-household.ts';

export interface InviteDeps {
  households: HouseholdModel;
  users: UserModel;
  throttle: Throttle;
  limits: Limits;
  newInvitationLink: MakeLink;
}

interface Invited {
  userId: string;
  email: string;
  role: GivenRole;
}

/** So many ended links are told from addresses that never were one: more than a household mails in months. */
export const rememberedLinks = 200;

export async function invite(deps: InviteDeps, invited: Invited) {
  const { households, users, throttle, limits: most, newInvitationLink } = deps;
  const { userId } = invited;
  const owner = await users.findOne({ _id: userId, deletedAt: null }).lean<User>();
  if (!owner) throw new Problem('session_ended');
  const giveBack = await takeBoth(throttle, [
    { limit: most.invitationsByMember, who: userId },
    { limit: most.invitationsByAddress, who: invited.email },
  ]);
  const link = newInvitationLink();
  try {
    const household = await changeHousehold({
      households,
      by: { 'members.userId': userId },
      change: current => withInvitation(current, { ...invited, owner, link }),
    });
    if (!household) throw new Problem('not_found');
    return presentChanged(household, userId);
  } catch (error) {
    await giveBack();
    throw error;
  }
}

async function takeBoth(throttle: Throttle, tries: { limit: Limits[keyof Limits]; who: string }[]) {
  const taken: (() => Promise<void>)[] = [];
  const giveBack = async () => void (await Promise.all(taken.map(one => one())));
  for (const { limit, who } of tries)
    try {
      taken.push(await throttle.take(limit, who));
    } catch (error) {
      await giveBack();
      throw error;
    }
  return giveBack;
}

/** The one before to the same address is over with it. */
function withInvitation(
  household: Household,
  { userId, email, role, owner, link }: Invited & { owner: User; link: Link },
) {
  assertOwner(household, userId);
  if (isFull(household)) throw new Problem('household_full');
  const open = openInvitations(household);
  const others = open.filter(one => one.email !== email);
  if (others.length >= limits.householdMembers) throw new Problem('invitations_full');
  const replaced = household.invitations.filter(one => !others.includes(one));
  const { tokenHash, createdAt, expiresAt } = link;
  const added = {
    ...{ id: String(new Types.ObjectId()), email, role, tokenHash },
    ...{ sentAt: createdAt, expiresAt },
  };
  return recordChange({
    of: household,
    update: {
      $set: { invitations: [...others, added] },
      $push: { endedLinks: endedNow(replaced.map(one => one.tokenHash)) },
    },
    events: [
      {
        type: 'household.member-invited',
        data: {
          ...{ householdId: String(household._id), email, role },
          invitedBy: { userId, name: owner.name },
          ...inLanguage(owner.language),
          ...withDigits(owner.digits),
          ...mailedOf(link),
        },
      },
    ],
  });
}

/** What to push to a household's ended links. */
export const endedNow = (hashes: string[]) => ({ $each: hashes, $slice: -rememberedLinks });
