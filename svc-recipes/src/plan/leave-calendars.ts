import { seatOf } from '../household/seat-of.ts';
import type { BringDeps } from './bring-meals.ts';
import { sharedByOthers } from './gone.ts';
import { partCalendar } from './part-calendar.ts';
import { takeOff } from './take-off.ts';

/**
 * Of an account that is deleted: what others have brought to its calendar goes with them, and nothing of it stays in theirs. The deletion of
 * an owner may be heard before the household's next owner is: until then the calendar stays with those who share it, without the owner's
 * own, and this runs again with that news.
 */
export async function leaveCalendars(deps: BringDeps, memberId: string): Promise<void> {
  const own = (by: string) => by === memberId;
  await partCalendar(deps, memberId);
  const sharedIn = await sharedByOthers(deps, memberId);
  if (sharedIn === null) await deps.plans.deleteOne({ _id: memberId });
  else {
    await takeOff(deps.plans, { ownerId: memberId, isGoing: own });
    await deps.plans.updateOne({ _id: memberId }, { $set: { sharedIn } });
    // The news may have come between: its handler found what it then found.
    if ((await sharedByOthers(deps, memberId)) === null) return leaveCalendars(deps, memberId);
  }
  const { listOf } = await seatOf(deps.households, memberId);
  if (listOf !== memberId) await takeOff(deps.plans, { ownerId: listOf, isGoing: own });
}
