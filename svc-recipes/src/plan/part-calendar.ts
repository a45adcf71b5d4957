import { isSamePlace } from '@sufra/contracts';
import { seatOf, sittingAt } from '../household/seat-of.ts';
import { bringEaters } from './bring-eaters.ts';
import { type BringDeps, bring, bringGuests, broughtTo } from './bring-meals.ts';
import { type DayChange, mealAt, placesOf } from './days.ts';
import { wholeCalendar } from './kept-calendar.ts';
import type { PlanDocument, PlanModel } from './plan-model.ts';
import { saveWholeDays } from './save-days.ts';

/**
 * A meal goes with the member who brought it: from the calendar of a member with whom they no longer share it to the one that they share
 * now, or their own, where nothing is planned at its place. When a household is handed over, all of its calendar goes along to the new
 * owner's. Made of what is there now, so it may run again.
 */
export async function partCalendar(deps: BringDeps, ownerId: string): Promise<void> {
  const seat = await seatOf(deps.households, ownerId);
  const isShared = seat.householdId !== null && seat.listOf === ownerId;
  const document = await deps.plans.findById(ownerId).select('sharedIn').lean<PlanDocument>();
  if (!document) return;
  const { days, eaters } = await wholeCalendar(deps.plans, ownerId);
  const staying = sittingAt({ ...seat, members: isShared ? seat.members : [], listOf: ownerId });
  const isHandedOver = !isShared && seat.householdId !== null && document.sharedIn === seat.householdId;
  const going = broughtTo(days).filter(({ kept: { by = ownerId } }) => isHandedOver || !staying.has(by));
  for (const [by, meals] of Map.groupBy(going, ({ kept }) => kept.by ?? ownerId))
    await bring(deps, { by, meals, seat: by === ownerId ? seat : await seatOf(deps.households, by) });
  if (isHandedOver) {
    await bringEaters(deps, { eaters, to: seat.listOf });
    await bringGuests(deps, { days, to: seat.listOf });
  }
  await takeOff(deps.plans, { ownerId, staying });
  await deps.plans.updateOne(
    { _id: ownerId },
    isShared ? { $set: { sharedIn: seat.householdId } } : { $unset: { sharedIn: '' } },
  );
}

/** What other members than those who stay have brought, with what is left of it, and what is remembered of it. */
async function takeOff(
  plans: PlanModel,
  { ownerId, staying }: { ownerId: string; staying: ReadonlySet<string> },
): Promise<void> {
  const isStrange = (by: string | undefined) => by !== undefined && !staying.has(by);
  await saveWholeDays(plans, {
    ownerId,
    change: ({ days }, v) => {
      const places = placesOf(Object.keys(days));
      const going = places.filter(place => isStrange(mealAt(days, place)?.by));
      const changes = places.flatMap((place): DayChange[] => {
        const { was, ...meal } = mealAt(days, place) ?? { people: null, v };
        const source = meal.leftoversOf;
        const isGoing =
          isStrange(meal.by) || (source !== undefined && going.some(each => isSamePlace(each, source)));
        if (isGoing) return [{ ...place, becomes: { people: null, v } }];
        return isStrange(was?.by) ? [{ ...place, becomes: meal }] : [];
      });
      return changes.length > 0 ? changes : undefined;
    },
  });
}

/** Of an account that is deleted: what others have brought to its calendar goes with them, and nothing of it stays in theirs. */
export async function leaveCalendars(deps: BringDeps, memberId: string): Promise<void> {
  const { listOf, members } = await seatOf(deps.households, memberId);
  const document = await deps.plans.findById(memberId).lean<PlanDocument>();
  if (document) {
    const others = broughtTo(document.days ?? {}).filter(({ kept: { by = memberId } }) => by !== memberId);
    for (const [by = '', meals] of Map.groupBy(others, ({ kept }) => kept.by))
      await bring(deps, { by, meals, seat: await seatOf(deps.households, by) });
    await deps.plans.deleteOne({ _id: memberId });
  }
  const staying = new Set(members.map(({ userId }) => userId).filter(id => id !== memberId));
  if (listOf !== memberId) await takeOff(deps.plans, { ownerId: listOf, staying });
}
