import type { HouseholdModel } from '../household/household-model.ts';
import { seatOf, sittingAt } from '../household/seat-of.ts';
import { bringEaters } from './bring-eaters.ts';
import { type BringDeps, bring, bringGuests, broughtTo } from './bring-meals.ts';
import { wholeCalendar } from './kept-calendar.ts';
import type { PlanDocument } from './plan-model.ts';
import { takeOff } from './take-off.ts';

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
  const heir = await heirOf(deps.households, { ownerId, sharedIn: document.sharedIn });
  const going = broughtTo(days).filter(
    ({ kept: { by = ownerId } }) => heir !== undefined || !staying.has(by),
  );
  for (const [by, meals] of Map.groupBy(going, ({ kept }) => kept.by ?? ownerId))
    await bring(deps, { by, meals, seat: by === ownerId ? seat : await seatOf(deps.households, by) });
  if (heir !== undefined) {
    await bringEaters(deps, { eaters, to: heir });
    await bringGuests(deps, { days, to: heir });
  }
  await takeOff(deps.plans, { ownerId, isGoing: by => !staying.has(by) });
  await deps.plans.updateOne(
    { _id: ownerId },
    isShared ? { $set: { sharedIn: seat.householdId } } : { $unset: { sharedIn: '' } },
  );
}

interface Handed {
  ownerId: string;
  sharedIn: string | undefined;
}

/** Who owns the household now that shared the calendar last, if that is another; its former owner may have left it since. */
async function heirOf(households: HouseholdModel, { ownerId, sharedIn }: Handed) {
  if (sharedIn === undefined) return undefined;
  const household = await households.findOne({ _id: sharedIn, deletedAt: null }).lean();
  const owner = household?.members?.find(({ role }) => role === 'owner')?.userId;
  return owner === ownerId ? undefined : owner;
}
