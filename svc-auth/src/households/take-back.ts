import { Problem, recordChange } from '@sufra/service-kit';
import { changeHousehold } from './change-household.ts';
import type { HouseholdModel } from './household-model.ts';
import { endedNow } from './invite.ts';
import { assertOwner, openInvitations } from './members.ts';
import { presentChanged } from './present-household.ts';

interface TakeBack {
  userId: string;
  id: string;
}

export async function takeBackInvitation(households: HouseholdModel, { userId, id }: TakeBack) {
  const household = await changeHousehold({
    households,
    by: { 'members.userId': userId },
    change: current => {
      assertOwner(current, userId);
      const invitation = openInvitations(current).find(one => one.id === id);
      if (!invitation) throw new Problem('not_found');
      return recordChange({
        of: current,
        update: {
          $set: { invitations: current.invitations.filter(one => one.id !== id) },
          $push: { endedLinks: endedNow([invitation.tokenHash]) },
        },
      });
    },
  });
  if (!household) throw new Problem('not_found');
  return presentChanged(household, userId);
}
