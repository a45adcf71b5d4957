import { Problem } from '@sufra/service-kit';
import { hashLinkToken, opens } from '../links/link.ts';
import type { User } from '../users/user-model.ts';
import { assertStillThere, type BeginDeps } from './begin-household.ts';
import { asOnlyHousehold, changeHousehold } from './change-household.ts';
import { withMembers } from './household-changed.ts';
import type { Household, HouseholdModel, Invitation } from './household-model.ts';
import { rememberedLinks } from './invite.ts';
import { isFull, memberOf } from './members.ts';
import { presentChanged } from './present-household.ts';

/** What the link's reader is told before a decision. */
export async function openInvitation(households: HouseholdModel, token: string) {
  const tokenHash = hashLinkToken(token);
  const household = await households
    .findOne({ 'invitations.tokenHash': tokenHash, deletedAt: null })
    .lean<Household>();
  if (!household) return refuseUnknown(households, tokenHash);
  const { role, expiresAt } = invitationIn(household, tokenHash);
  return {
    invitedBy: household.members.find(member => member.role === 'owner')?.name ?? '',
    role,
    members: household.members.length,
    expiresAt: expiresAt.toISOString(),
  };
}

interface Accept {
  userId: string;
  token: string;
}

/** The link is what counts, not the address that it went to: people sign up with another one. */
export async function acceptInvitation(deps: BeginDeps, { userId, token }: Accept) {
  const { households, users } = deps;
  const tokenHash = hashLinkToken(token);
  const user = await users.findOne({ _id: userId, deletedAt: null }).select('name').lean<User>();
  if (!user) throw new Problem('session_ended');
  const household = await asOnlyHousehold(
    changeHousehold({
      households,
      by: { 'invitations.tokenHash': tokenHash },
      change: current => joined(current, { userId, name: user.name, tokenHash }),
    }),
  );
  if (!household) return refuseUnknown(households, tokenHash);
  await assertStillThere(deps, userId);
  return presentChanged(household, userId);
}

interface Joining {
  userId: string;
  name: string;
  tokenHash: string;
}

function joined(household: Household, { userId, name, tokenHash }: Joining) {
  const { role } = invitationIn(household, tokenHash);
  if (memberOf(household, userId)) throw new Problem('in_household');
  if (isFull(household)) throw new Problem('household_full');
  const member = { userId, name, role, joinedAt: new Date() };
  return withMembers(household, [...household.members, member], {
    invitations: household.invitations.filter(one => one.tokenHash !== tokenHash),
    endedLinks: [...household.endedLinks, tokenHash].slice(-rememberedLinks),
  });
}

function invitationIn({ invitations }: Household, tokenHash: string): Invitation {
  const invitation = invitations.find(one => opens(one, tokenHash));
  if (!invitation) throw new Problem('invitation_over');
  return invitation;
}

async function refuseUnknown(households: HouseholdModel, tokenHash: string): Promise<never> {
  const isOver = await households.exists({ endedLinks: tokenHash, deletedAt: null });
  throw new Problem(isOver ? 'invitation_over' : 'not_found');
}
