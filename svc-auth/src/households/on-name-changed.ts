import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import type { User, UserModel } from '../users/user-model.ts';
import { changeHousehold } from './change-household.ts';
import { withMembers } from './household-changed.ts';
import type { HouseholdModel } from './household-model.ts';

interface Deps {
  households: HouseholdModel;
  users: UserModel;
}

/** The others see a member by the name of the account, which is asked anew: the event may be old news. */
export const onNameChanged =
  ({ households, users }: Deps): EventHandler<typeof events, 'user.name-changed'> =>
  async ({ data: { userId } }) => {
    const user = await users.findOne({ _id: userId, deletedAt: null }).select('name').lean<User>();
    if (!user) return;
    await changeHousehold({
      households,
      by: { 'members.userId': userId },
      change: household => {
        const members = household.members.map(member =>
          member.userId === userId ? { ...member, name: user.name } : member,
        );
        const isSame = members.every(({ name }, at) => name === household.members[at]?.name);
        return isSame ? undefined : withMembers(household, members);
      },
    });
  };
