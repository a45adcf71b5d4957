import type { events } from '@sufra/contracts';
import { type EventHandler, project, projectDeletion } from '@sufra/service-kit';
import { type CoverDeps, coverMembers } from './household/cover-members.ts';
import type { HouseholdDocument } from './household/household-model.ts';
import type { ShoppingModel } from './shopping/shopping-model.ts';
import { takeMealsOff } from './shopping/take-meals-off.ts';

interface Deps extends CoverDeps {
  lists: ShoppingModel;
}

const ownerOf = ({ members = [] }: Pick<HouseholdDocument, 'members'>) =>
  members.find(({ role }) => role === 'owner')?.userId;

/** Rights first. Then the recipes of members who are gone leave the list that was shared; lists are left to those whose they are. */
export const onHouseholdChanged =
  ({ households, lists, allowances }: Deps): EventHandler<typeof events, 'household.changed'> =>
  async event => {
    const { householdId, members: told } = event.data;
    const before = await households.findById(householdId).lean<HouseholdDocument>();
    const members = told.map(({ joinedAt, ...member }) => ({ ...member, joinedAt: new Date(joinedAt) }));
    if (members.length === 0) await projectDeletion({ model: households, event, erase: ['members'] });
    else await project({ model: households, event, set: { members } });
    await coverMembers({ allowances, households }, householdId);
    const now = await households.findById(householdId).lean<HouseholdDocument>();
    const listOf = before && ownerOf(before);
    if (!listOf) return;
    const isShared = now && ownerOf(now) === listOf;
    const staying = isShared ? (now.members ?? []).map(({ userId }) => userId) : [listOf];
    await takeMealsOff(lists, { listOf, staying });
  };
