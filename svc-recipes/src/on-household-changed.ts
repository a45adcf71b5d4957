import type { events } from '@sufra/contracts';
import { type EventHandler, project, projectDeletion } from '@sufra/service-kit';
import { type CoverDeps, coverMembers } from './household/cover-members.ts';
import type { HouseholdDocument } from './household/household-model.ts';
import { seatOf } from './household/seat-of.ts';
import { isGone } from './plan/gone.ts';
import { leaveCalendars } from './plan/leave-calendars.ts';
import { partCalendar } from './plan/part-calendar.ts';
import type { PlanModel } from './plan/plan-model.ts';
import type { RecipeModel } from './recipe/recipe-model.ts';
import { bringLeftLists, leaveList, markLeftList } from './shopping/leave-list.ts';
import type { ShoppingModel } from './shopping/shopping-model.ts';
import { takeMealsOff } from './shopping/take-meals-off.ts';

interface Deps extends CoverDeps {
  lists: ShoppingModel;
  plans: PlanModel;
  recipes: RecipeModel;
}

/**
 * Rights first. Then the recipes of members who no longer share a list or a calendar leave it; both are left to those whose they are. It may be handled
 * again after a failure: so those of a household that is dissolved are forgotten last, and the list of each is looked at.
 */
export const onHouseholdChanged =
  ({
    households,
    lists,
    plans,
    allowances,
    recipes,
  }: Deps): EventHandler<typeof events, 'household.changed'> =>
  async event => {
    const { householdId, members: told } = event.data;
    const before = await households.findById(householdId).lean<HouseholdDocument>();
    if ((before?.v ?? 0) < Number(event.sequence)) await markLeftList(lists, { before, members: told });
    const members = told.map(({ joinedAt, ...member }) => ({ ...member, joinedAt: new Date(joinedAt) }));
    if (members.length === 0) await projectDeletion({ model: households, event, erase: [] });
    else await project({ model: households, event, set: { members } });
    await coverMembers({ allowances, households }, householdId);
    // Who has left and comes back some day shows what they show then. No event tells of it, and no version is at stake.
    const staying = members.map(({ userId }) => userId);
    await recipes.collection.updateMany(
      { tableIn: householdId, ownerId: { $nin: staying } },
      { $unset: { tableIn: '' } },
    );
    await bringLeftLists({ lists, households }, householdId);
    const sharing = await plans.find({ sharedIn: householdId }).select('_id').lean<{ _id: string }[]>();
    const owner = members.find(({ role }) => role === 'owner')?.userId;
    const ids = new Set([
      ...[...(before?.members ?? []), ...members].map(({ userId }) => userId),
      // A former owner whom a try before this one has left out of `before`.
      ...sharing.map(({ _id }) => _id),
    ]);
    // The owner's comes last: what is handed over to it is shared by then.
    for (const memberId of [...ids].toSorted((a, b) => Number(a === owner) - Number(b === owner))) {
      const seat = await seatOf(households, memberId);
      const others = seat.listOf === memberId ? seat.members.map(({ userId }) => userId) : [];
      await takeMealsOff(lists, { listOf: memberId, staying: [memberId, ...others] });
      const calendars = { plans, households, allowances };
      if (await isGone(calendars, memberId)) {
        await leaveCalendars(calendars, memberId);
        await leaveList({ lists, households }, memberId);
      } else await partCalendar(calendars, memberId);
    }
    await households.updateOne({ _id: householdId, deletedAt: { $ne: null } }, { $unset: { members: '' } });
  };
